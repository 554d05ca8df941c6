// How far one is in each lesson: this browser remembers it, and nobody else.
//
// @ts-check

const KEY = 'farmyard-lessons' // of each lesson the step one stands at; past the last it is done

/** @returns {Record<string, number>} */
export function reached() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || '{}')
  } catch {
    return {}
  }
}

/** @param {string} lesson @param {number} step @param {number} steps */
export function reach(lesson, step, steps) {
  const all = reached()
  if (all[lesson] > steps) return // done is done
  all[lesson] = step
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch { /* it begins anew, then */ }
}
