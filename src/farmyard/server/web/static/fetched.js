// Pages that are fetched and shown in place of the one that is there.
//
// @ts-check

export const LATE = Symbol('another page was wanted meanwhile')
/** @type {string | null} the address of the page that is on its way */
let wanted = null

/**
 * The page of an address; null if there is no line.
 * @param {string} address @returns {Promise<{ page: Document, at: string } | null>}
 */
export function fetched(address) {
  const parse = (/** @type {string} */ text) => new DOMParser().parseFromString(text, 'text/html')
  return fetch(address).then(async (answer) => ({
    page: parse(await answer.text()),
    at: answer.url,
  })).catch(() => null)
}

// As `fetched`; LATE if another page was wanted before this one came.
/** @param {string} address */
export async function newest(address) {
  wanted = address
  const found = await fetched(address)
  return wanted === address ? found : LATE
}
