// Stores in this browser only which step of each lesson the reader has reached.
//
// @ts-check

const KEY = 'farmyard-lessons' // current step by lesson; past the last step it is done

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
  if (!lesson || all[lesson] > steps) return // a puzzle has no name; a finished lesson stays finished
  all[lesson] = step
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch { /* storage is not available: the lesson starts again next time */ }
}
