// Copies the link of a button to the clipboard, or opens the share sheet on a phone. The script is loaded
// when such a button is first pressed.
//
// @ts-check

import { word } from './words.js'

/** @param {HTMLElement} button */
export async function copy(button) {
  const link = new URL(button.dataset.copy ?? '', location.href).href
  if ('share' in navigator && matchMedia('(hover: none)').matches) {
    await navigator.share({ url: link, title: document.title }).catch(() => {}) // the share sheet was closed
    return
  }
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
