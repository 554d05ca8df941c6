// Fetches pages that are shown in place of the current one.
//
// @ts-check

export const LATE = Symbol('superseded by another request')
/** @type {string | null} the address requested last */
let wanted = null

/**
 * Fetches and parses a page; null if the server cannot be reached.
 * @param {string} address @returns {Promise<{ page: Document, at: string } | null>}
 */
export function fetched(address) {
  const parse = (/** @type {string} */ text) => new DOMParser().parseFromString(text, 'text/html')
  return fetch(address).then(async (answer) => ({
    page: parse(await answer.text()),
    at: answer.url,
  })).catch(() => null)
}

// Fetches a page like `fetched`, but returns LATE if another one was requested before the response.
/** @param {string} address */
export async function newest(address) {
  wanted = address
  const found = await fetched(address)
  return wanted === address ? found : LATE
}
