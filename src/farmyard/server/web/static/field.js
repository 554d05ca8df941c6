// Handles number fields between two buttons [data-step] that lower or raise the number within its bounds.
//
// @ts-check

import { around, find } from './dom.js'

addEventListener('click', (event) => {
  const step = around(event, '[data-step]')
  const field = step?.parentElement && find(step.parentElement, '[type=number]', HTMLInputElement)
  if (!field) return
  field.stepUp(Number(step.dataset.step))
  field.dispatchEvent(new Event('change', { bubbles: true }))
})
