// Counts the lessons that are done, in the hall and on the lessons page, where it also marks what is done
// or begun and links a begun lesson to the step where the reader left it.
//
// @ts-check

import { all, find } from './dom.js'
import { reached } from './steps.js'
import { word } from './words.js'

const lessons = reached()
const count = document.getElementById('done-count')
/** @type {[string, number][]} */
const counted = Object.entries(JSON.parse(count?.dataset.lessons ?? '{}'))
let done = counted.filter(([lesson, steps]) => lessons[lesson] > steps).length
for (const row of all(document, 'a[data-lesson]', HTMLAnchorElement)) {
  const step = lessons[row.dataset.lesson ?? ''] ?? 0
  const steps = Number(row.dataset.steps)
  const how = find(row, '.how')
  if (step > steps) {
    row.dataset.how = 'done'
    done++
  } else if (step > 1) {
    row.dataset.how = 'begun'
    row.search = `?step=${step}`
  }
  if (how && row.dataset.how) {
    how.textContent = ` · ${word(step > steps ? 'learn-done' : 'learn-step', { step, steps })}`
  }
}
if (count) count.textContent = String(done)
for (const egg of all(document, '.clutch i').slice(0, done)) egg.dataset.how = 'done'
