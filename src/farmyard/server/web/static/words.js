// Reads the texts that scripts show from #words in the page.
//
// @ts-check

/** @type {Record<string, string>} */
const WORDS = JSON.parse(document.getElementById('words')?.textContent || '{}')

/**
 * @param {string} id the message, without "script-"
 * @param {Record<string, string | number>} [slots] what stands in its places {like} this
 */
export const word = (id, slots = {}) =>
  (WORDS[id] ?? '').replace(/\{(\w+)\}/g, (place, name) => String(slots[name] ?? place))
