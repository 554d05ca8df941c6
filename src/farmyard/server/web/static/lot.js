// Everybody's own part in a fair shuffle: to a form [data-sealed] that is sent this browser adds a line of
// chance of its own, and remembers it, the seal it was shown and the table it came to, to look for all
// of it when the game is over.
//
// @ts-check

const MOST = 60
const SENT = 'farmyard-sent'

/**
 * @template T
 * @typedef {[(key: string) => T | undefined, (key: string, value: T) => void]} Memory
 *   how to look, and how to keep
 */

/**
 * What this browser remembers under a name: a few things by their keys, the newest ones.
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
    } catch { /* not kept, then */ }
  }
  return [(key) => all()[key], put]
}

/** @type {Memory<string>} its lots, by the seal */
const lots = memory('farmyard-lots')
/** @type {Memory<string>} the seals it was shown, by the table */
const seals = memory('farmyard-seals')
export const [remembered, remember] = lots
export const [shown, show] = seals

// A page is there: if it is the table that a sealed form has led to, its seal is known from now on.
export function arrived() {
  const [, table] = /\/t\/([^/]+)$/.exec(location.pathname) ?? []
  try {
    const seal = sessionStorage.getItem(SENT)
    sessionStorage.removeItem(SENT)
    if (table && seal && !shown(table)) show(table, seal)
  } catch { /* not kept, then */ }
}

export const hex = (/** @type {ArrayBuffer | Uint8Array<ArrayBuffer>} */ bytes) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const hash = async (/** @type {string} */ text) =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

// A form is about to be sent.
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
  } catch { /* not kept, then */ }
}

// It was, and has led nowhere.
/** @param {HTMLFormElement} form */
export function unsent(form) {
  try {
    if (form.dataset.sealed) sessionStorage.removeItem(SENT)
  } catch { /* nor kept */ }
}
