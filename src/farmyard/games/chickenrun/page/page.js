// Runs the table of Chickenrun: paths over the yard (walk.js), explanations of things that are touched,
// sheets with a group of radio buttons, and standing orders that exclude each other.
//
// @ts-check

import { Walk } from './walk.js'

/** @type {import('../../../server/web/static/game.js').Start} */
export function start(root, host) {
  addEventListener('click', ({ target, detail }) => {
    if (!(target instanceof Element)) return
    /** @type {HTMLElement | null} */
    const told = target.closest('[data-tell]')
    if (told && !target.closest('button, a')) host.tell(told.dataset.tell ?? '')
    if (detail && target.closest('label')) shut(target)
  })
  addEventListener('keydown', (event) => {
    if ((event.key === 'Enter' || event.key === 'Escape') && shut(event.target)) {
      event.preventDefault()
    }
  })
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) instead(root, target)
  })
  return Object.assign(new Walk(root, host), { along: ['corn'] })
}

// Closes the open sheet around an element and moves the focus to its opener, the checkbox [data-sheet].
// A touch on a label does so, and Enter and Escape, while arrow keys only change the selection.
/** @param {EventTarget | null} node */
function shut(node) {
  const sheet = node instanceof Element ? node.closest('[role=radiogroup]')?.parentElement : null
  /** @type {HTMLInputElement | null | undefined} */
  const opener = sheet?.querySelector('[data-sheet]:checked')
  if (!opener) return false
  opener.checked = false
  opener.focus({ preventScroll: true })
  return true
}

// Turns off the switch that `box` names in data-instead, when `box` is turned on.
/** @param {HTMLElement} root @param {HTMLInputElement} box */
function instead(root, box) {
  if (!box.checked || !box.dataset.instead) return
  /** @type {HTMLInputElement | null} */
  const other = root.querySelector(`[data-aid="${box.dataset.instead}"]:checked`)
  if (!other) return
  other.checked = false
  other.dispatchEvent(new Event('change', { bubbles: true }))
}
