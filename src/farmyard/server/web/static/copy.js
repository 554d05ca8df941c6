// Copies the link of a button to the clipboard, or opens the share sheet on a phone. The script is loaded
// when such a button is first pressed.
//
// @ts-check

import { word } from './words.js'

/**
 * Opens the share sheet; resolves to false if the browser refuses to, as inside some apps. A sheet that
 * was closed is no refusal.
 *
 * @param {ShareData} data
 */
export function shared(data) {
  return navigator.share(data).then(() => true, ({ name }) => name === 'AbortError')
}

/** @param {HTMLElement} button */
export async function copy(button) {
  const link = new URL(button.dataset.copy ?? '', location.href).href
  const phone = 'share' in navigator && matchMedia('(hover: none)').matches
  if (phone && await shared({ url: link, title: document.title })) return
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    prompt(word('link-of-table'), link)
    return
  }
  const span = button.querySelector('span')
  if (!span) {
    button.classList.add('go')
    setTimeout(() => button.classList.remove('go'), 1200)
    return
  }
  const before = span.textContent
  span.textContent = word('copied')
  setTimeout(() => {
    span.textContent = before
  }, 1500)
}
