// The shelf of lessons: which are done, and which has been begun; that one goes on where it was left.
//
// @ts-check

import { reached } from './steps.js'

const all = reached()
let done = 0
for (const found of document.querySelectorAll('a[data-lesson]')) {
  const row = /** @type {any} */ (found)
  const step = all[row.dataset.lesson ?? ''] ?? 0
  const steps = Number(row.dataset.steps)
  const how = row.querySelector('.how')
  if (step > steps) {
    row.dataset.how = 'done'
    done++
  } else if (step > 1) {
    row.dataset.how = 'begun'
    row.search = `?step=${step}`
  }
  if (how && row.dataset.how) {
    how.textContent = step > steps ? ' · done' : ` · step ${step} of ${steps}`
  }
}
const count = document.getElementById('done-count')
if (count) count.textContent = String(done)
