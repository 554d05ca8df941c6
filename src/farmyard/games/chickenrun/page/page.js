// Chickenrun on the page: ways over the yard (walk.js), what things are, told when they are touched,
// sheets of things of which one is chosen, and standing orders of which one shuts another.
//
// @ts-check

import { Walk } from './walk.js'

/** @type {import('../../../server/web/static/game.js').Start} */
export function start(root, host) {
  addEventListener('click', (event) => {
    const told = event.target.closest?.('[data-tell]')
    if (told && !event.target.closest('button, a')) host.tell(told.dataset.tell)
    if (event.detail && event.target.closest?.('label')) shut(event.target)
  })
  addEventListener('keydown', (event) => {
    if ((event.key === 'Enter' || event.key === 'Escape') && shut(event.target)) {
      event.preventDefault()
    }
  })
  root.addEventListener('change', (event) => instead(root, event.target))
  return new Walk(root, host)
}

// A sheet is open while [data-sheet] is checked: what is touched there shuts it, and so do Enter and
// Escape, for arrows go from thing to thing. Its opener has the focus then.
function shut(node) {
  const opener = node.closest('[role=radiogroup]')?.parentElement.querySelector(
    '[data-sheet]:checked',
  )
  if (!opener) return false
  opener.checked = false
  opener.focus({ preventScroll: true })
  return true
}

// A switch that is turned on shuts the one it names in data-instead.
function instead(root, box) {
  const other = box.checked && box.dataset.instead &&
    root.querySelector(`[data-aid="${box.dataset.instead}"]:checked`)
  if (!other) return
  other.checked = false
  other.dispatchEvent(new Event('change', { bubbles: true }))
}
