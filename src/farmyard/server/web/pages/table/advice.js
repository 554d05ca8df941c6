// Shows the game's advice in a panel over the table, #advice, until the player takes or closes it or the
// position has changed.
//
// @ts-check

import { all, around, byId, DRAWN, maybe, one } from './dom.js'

const panel = byId('advice')
/** @type {import('./line.js').Answer | null} */
let given = null
const EDGE = 4 // pixels between the panel and the window's edge, and between the places tried
let at = -1 // the version of the table that the advice is for

/** @param {import('./line.js').Reply} reply */
export function show(reply) {
  given = reply.answer
  at = reply.at
  panel.innerHTML = given.panel ?? ''
  panel.hidden = false
  mark()
  byId('advice-title').focus({ preventScroll: true })
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
  if (given) place()
}

// Moves the panel to where it covers nothing that it speaks of, nor the hand, and little else to press.
function place() {
  panel.style.inset = ''
  const own = panel.getBoundingClientRect()
  const boxes = all(document, '.advised, #hand, main [data-part]', DRAWN).map((node) => ({
    box: node.getBoundingClientRect(),
    weight: node.matches('.advised, #hand') ? 1000 : 1,
  }))
  let best = { cost: Infinity, left: 0, top: 0 }
  for (let top = EDGE; top <= innerHeight - own.height - EDGE; top += EDGE) {
    for (const left of [own.left, EDGE, innerWidth - own.width - EDGE]) {
      let cost = Math.hypot(top - own.top, left - own.left) / 1000 // the nearest of the equal
      for (const { box, weight } of boxes) {
        const wide = Math.min(box.right, left + own.width) - Math.max(box.left, left)
        const high = Math.min(box.bottom, top + own.height) - Math.max(box.top, top)
        if (wide > 0 && high > 0) cost += wide * high * weight
      }
      if (cost < best.cost) best = { cost, left, top }
    }
  }
  if (best.cost < Infinity) panel.style.inset = `${best.top}px auto auto ${best.left}px`
}

const sizes = new ResizeObserver(() => given && place())
for (const node of all(document, '#advice, main, #hand')) sizes.observe(node)
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
