// Advice on what to do, over the table until it is taken, put away or too late.
//
// @ts-check

import { all, around, byId, DRAWN, maybe, one } from './dom.js'

const panel = byId('advice')
/** @type {import('./line.js').Answer | null} */
let given = null
let at = -1 // the version of the table that it is for

/** @param {import('./line.js').Reply} reply */
export function show(reply) {
  given = reply.answer
  at = reply.at
  panel.innerHTML = given.panel ?? ''
  panel.hidden = false
  mark()
  byId('advice-title').focus()
}

// To be called of each page: advice for an earlier moment goes.
/** @param {number} now */
export function read(now) {
  if (given && now !== at) close()
  mark()
}

function close() {
  const focused = panel.contains(document.activeElement)
  given = null
  panel.hidden = true
  mark()
  if (focused) maybe('to-advice')?.focus()
}

// Marks the parts of the choice that is advised.
function mark() {
  for (const node of all(document, '[data-part]', DRAWN)) {
    const parts = node.dataset.part?.split(',') ?? []
    node.classList.toggle(
      'advised',
      !!given?.lit && parts.some((part) => given?.lit?.includes(part)),
    )
  }
}

panel.addEventListener('click', (event) => {
  if (!around(event, '[data-thanks]')) return
  event.preventDefault()
  close()
})
panel.addEventListener(
  'submit',
  () => one(panel, '.go', HTMLButtonElement).setAttribute('aria-busy', 'true'),
)
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && given) close()
})
