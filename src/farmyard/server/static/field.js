// Fields that are drawn: a number between two buttons, one less, one more, within its bounds; and a
// sheet of things of which one is chosen, which is open while [data-sheet] is checked: what is touched
// there shuts it, and so do Enter and Escape, for arrows go from thing to thing.
//
// @ts-check

addEventListener('click', event => {
  const step = event.target.closest?.('[data-step]')
  if (event.detail && event.target.closest?.('label')) shut(event.target)
  if (!step) return
  const field = step.parentElement.querySelector('[type=number]')
  field.stepUp(Number(step.dataset.step))
  field.dispatchEvent(new Event('change', { bubbles: true }))
})

addEventListener('keydown', event => {
  if ((event.key === 'Enter' || event.key === 'Escape') && shut(event.target)) event.preventDefault()
})

// The sheet in which something is; its opener has the focus then.
function shut (node) {
  const opener = node.closest('[role=radiogroup]')?.parentElement.querySelector('[data-sheet]:checked')
  if (!opener) return false
  opener.checked = false
  opener.focus({ preventScroll: true })
  return true
}
