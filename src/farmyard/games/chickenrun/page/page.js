// Chickenrun on the page: ways over the yard (walk.js), what things are, told when they are touched,
// sheets of things of which one is chosen, and standing orders of which one shuts another.
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
  return new Walk(root, host)
}

// A sheet is open while [data-sheet] is checked: what is touched there shuts it, and so do Enter and
// Escape, for arrows go from thing to thing. Its opener has the focus then.
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

// A switch that is turned on shuts the one it names in data-instead.
/** @param {HTMLElement} root @param {HTMLInputElement} box */
function instead(root, box) {
  if (!box.checked || !box.dataset.instead) return
  /** @type {HTMLInputElement | null} */
  const other = root.querySelector(`[data-aid="${box.dataset.instead}"]:checked`)
  if (!other) return
  other.checked = false
  other.dispatchEvent(new Event('change', { bubbles: true }))
}
