// Shows the game's advice in a panel over the table, #advice, until the player takes or closes it or the
// position has changed.
//
// @ts-check

import { all, around, byId, DRAWN, maybe, one } from './dom.js'

const panel = byId('advice')
/** @type {import('./line.js').Answer | null} */
let given = null
let at = -1 // the version of the table that the advice is for

/** @param {import('./line.js').Reply} reply */
export function show(reply) {
  given = reply.answer
  at = reply.at
  panel.innerHTML = given.panel ?? ''
  panel.hidden = false
  mark()
  byId('advice-title').focus()
}

// Closes advice for an earlier version of the table. Call it for every new page.
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

// Highlights the parts of the advised choice, and no others.
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
