// Adds this browser's share to a fair shuffle. When a form [data-sealed] is sent, a random number (the
// lot) goes with it. The lot, the seal and the table are remembered, so that fair.js can check the deal
// when the game is over.
//
// @ts-check

const MOST = 60
const SENT = 'farmyard-sent'

/**
 * @template T
 * @typedef {[(key: string) => T | undefined, (key: string, value: T) => void]} Memory
 *   reads a value, and stores one
 */

/**
 * Returns a small store in local storage that keeps the newest entries by their keys.
 * @template T @param {string} name @returns {Memory<T>}
 */
export function memory(name) {
  /** @returns {Record<string, T>} */
  const all = () => {
    try {
      return JSON.parse(localStorage.getItem(name) || '{}')
    } catch {
      return {}
    }
  }
  /** @param {string} key @param {T} value */
  const put = (key, value) => {
    const others = Object.entries(all()).filter(([other]) => other !== key)
    try {
      localStorage.setItem(
        name,
        JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [key, value]])),
      )
    } catch { /* storage is full or not available */ }
  }
  return [(key) => all()[key], put]
}

/** @type {Memory<string>} the lots sent, by seal */
const lots = memory('farmyard-lots')
/** @type {Memory<string>} the seals shown, by table */
const seals = memory('farmyard-seals')
export const [remembered, remember] = lots
export const [shown, show] = seals

// Remembers the seal of the form that was sent, if this page is the table it led to.
export function arrived() {
  const [, table] = /\/t\/([^/]+)$/.exec(location.pathname) ?? []
  try {
    const seal = sessionStorage.getItem(SENT)
    sessionStorage.removeItem(SENT)
    if (table && seal && !shown(table)) show(table, seal)
  } catch { /* storage is not available */ }
}

export const hex = (/** @type {ArrayBuffer | Uint8Array<ArrayBuffer>} */ bytes) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const hash = async (/** @type {string} */ text) =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

// Adds a lot to a form that is about to be sent.
/** @param {HTMLFormElement} form */
export function add(form) {
  const seal = form.dataset.sealed
  if (!seal) return
  const lot = hex(crypto.getRandomValues(new Uint8Array(16)))
  form.querySelector('[name=lot]')?.remove()
  form.append(
    Object.assign(document.createElement('input'), { type: 'hidden', name: 'lot', value: lot }),
  )
  remember(seal, lot)
  try {
    sessionStorage.setItem(SENT, seal)
  } catch { /* storage is not available */ }
}

// Forgets the seal of a form that was refused.
/** @param {HTMLFormElement} form */
export function unsent(form) {
  try {
    if (form.dataset.sealed) sessionStorage.removeItem(SENT)
  } catch { /* storage is not available */ }
}
