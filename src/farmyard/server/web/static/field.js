// Fields that are drawn: a number between two buttons, one less, one more, within its bounds.
//
// @ts-check

addEventListener('click', (event) => {
  const step = event.target.closest?.('[data-step]')
  if (!step) return
  const field = step.parentElement.querySelector('[type=number]')
  field.stepUp(Number(step.dataset.step))
  field.dispatchEvent(new Event('change', { bubbles: true }))
})
