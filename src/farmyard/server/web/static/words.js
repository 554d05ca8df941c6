// What scripts say: the page brings it in #words.
//
// @ts-check

/** @type {Record<string, string>} */
const WORDS = JSON.parse(document.getElementById('words')?.textContent || '{}')

/**
 * @param {string} id of a message, without "script-"
 * @param {Record<string, string | number>} [slots] what stands in its places {like} this
 */
export const word = (id, slots = {}) =>
  (WORDS[id] ?? '').replace(/\{(\w+)\}/g, (place, name) => String(slots[name] ?? place))
