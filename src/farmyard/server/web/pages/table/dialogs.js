// Opens the dialogs of a table: the rules, the keys, and "At this table". Their text is fetched when a dialog
// is first opened, that of "At this table" each time.
//
// @ts-check

import { find } from './dom.js'
import { LATER } from './guard.js'
import { show } from './layers.js'
import { morph } from './morph.js'
import { show as drawToolbar } from './toolbar.js'

/**
 * @param {HTMLDialogElement} dialog @param {(sentence: string) => void} tell
 * @param {string} [law] the entry of the rules to scroll to
 */
export async function open(dialog, tell, law) {
  if (!dialog.open) await fill(dialog, tell)
  const entry = law && find(dialog, `[id="${law}"]`)
  if (!entry) return
  const folded = entry.closest('details')
  if (folded) folded.open = true
  entry.scrollIntoView({ block: 'center' })
  entry.focus()
}

/** @param {HTMLDialogElement} dialog @param {(sentence: string) => void} tell */
async function fill(dialog, tell) {
  const text = find(dialog, '.prose')
  show(dialog)
  const { src, fresh } = text?.dataset ?? {}
  if (!text || !src || (text.childElementCount && fresh === undefined)) return
  const page = await fetch(src).then((answer) => answer.text(), () => null)
  const prose = page
    ? new DOMParser().parseFromString(page, 'text/html').querySelector('.prose')
    : null
  if (prose) {
    const content = new DocumentFragment()
    content.append(...prose.childNodes)
    morph(text, content) // keeps existing elements, so that a press under way still counts
    drawToolbar()
    if (find(text, '#knocking')) import('./knock.js').then(({ offer }) => offer(tell), () => {})
  } else if (page) location.assign(src)
  else {
    dialog.close()
    tell(LATER)
  }
}

// Closes a dialog on a click on its backdrop.
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}
