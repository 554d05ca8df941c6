// Keeps picture and words of an event on one timeline: what tells of it is seen when the picture turns,
// not before. The page itself is new at once, for scripts and screen readers; until then the new words
// are transparent, and copies of the old ones lie over them.
//
// Told are the status line, the latest lines of the log, what the seats have, counts, and
// whatever has data-tells; of questions and of data-tells="anew" the old look is not kept either. Choices
// wait only for the picture of the player's own decision, and nothing waits for more than LONGEST.
//
// A press shows everything. On what could not be seen yet it does no more: the next one acts.
//
// @ts-check

import { all, maybe, target } from './dom.js'
import { copied, ghost, move, settle, still, turns, vanish } from './fly.js'

const KEPT = '.status, .seat .has, .count, [data-tells]:not([data-tells=anew])'
const ANEW = '.ask, [data-tells=anew]'
const LONGEST = 1200 // milliseconds at the usual tempo

/**
 * @typedef {{
 *   looks: Map<Element, HTMLElement>, texts: Map<Element, string>, lines: string[], own: boolean
 * }} Told
 */

/** @type {Element[]} what cannot be seen yet */
let hidden = []
let blind = false // whether the latest press was on something hidden

let dealt = maybe('deal')?.dataset.n // the latest deal of this page

/** @param {ParentNode} root */
const lines = (root) => all(root, '#lines > li:not(.sealed)')
const text = (/** @type {Element} */ node) => node.textContent.trim()

// Copies what the page tells, before it changes; `own` says whether the player's decision changes it.
/** @param {ParentNode} root @param {boolean} own @returns {Told} */
export const listen = (root, own) => ({
  own,
  looks: new Map(all(root, KEPT).map((node) => [node, copied(node)])),
  texts: new Map(all(root, ANEW).map((node) => [node, text(node)])),
  lines: lines(root).map(text),
})

// Lets the new page tell nothing new until all its motions have turned. Resolves then, or as soon as
// `settle` ends them.
/** @param {Told} told @param {HTMLElement} root @returns {Promise<unknown>} */
export function hush(told, root) {
  const { leader, duration: turning } = turns(root)
  if (!turning) return Promise.resolve()
  const duration = Math.min(turning, LONGEST)
  const kept = all(root, KEPT).filter((node) => told.looks.get(node)?.innerHTML !== node.innerHTML)
  const anew = all(root, ANEW).filter((node) =>
    told.texts.get(node) !== text(node) && (told.own || !node.querySelector('[data-part]'))
  )
  const covers = kept.map((node) => cover(node, told.looks.get(node)))
  hidden = [...kept, ...anew, ...fresh(told.lines, lines(root))]
  const waits = hidden.map((node) => move(node, [{ opacity: 0 }, { opacity: 0 }], { duration }))
  waits.push(move(root, [], { duration })) // also where nothing is hidden
  // The leader may start long after other motions, where the machine is slow.
  waits.forEach((wait) => wait.pause())
  const begin = () => {
    const start = leader?.startTime ?? document.timeline.currentTime
    for (const wait of waits) if (wait.playState === 'paused') wait.startTime = start
  }
  Promise.resolve(leader?.ready).then(begin, begin)
  const these = hidden
  const end = () => {
    covers.forEach((copy) => copy && vanish(copy))
    if (hidden === these) hidden = []
  }
  return waits[waits.length - 1].finished.then(end, end)
}

// Returns the lines after those that were there before; of a long log the first ones may be gone.
/** @param {string[]} before @param {HTMLElement[]} now */
function fresh(before, now) {
  const texts = now.map(text)
  const gone = before.findIndex((_, first) =>
    texts.every((each, i) => first + i >= before.length || before[first + i] === each)
  )
  return before.length && gone < 0 ? [] : now.slice(before.length - Math.max(gone, 0))
}

/** @param {HTMLElement} node @param {HTMLElement | undefined} look */
function cover(node, look) {
  const { x, y, width, height } = node.getBoundingClientRect()
  if (!look || !width || !node.parentElement) return null
  const copy = ghost(look, node.parentElement)
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    gridArea: 'auto',
    margin: 0,
    boxSizing: 'border-box',
    width: `${width}px`,
    height: `${height}px`,
    translate: '0 0',
  })
  const at = copy.getBoundingClientRect()
  copy.style.translate = `${x - at.x}px ${y - at.y}px`
  return copy
}

// Deals the cards of a new page if that has not been seen; they are hidden until then (always.css).
/** @param {import('./surface.js').Surface} surface */
export function deals({ root, tempo }) {
  const { classList } = document.documentElement
  const deal = maybe('deal')?.dataset.n ?? dealt
  if (deal !== dealt && !still.matches) classList.add('undealt')
  dealt = deal
  if (!classList.contains('undealt')) return
  import('./deal.js').then((found) => found.deal(root, tempo), () => {})
}

/** @param {Event} event */
const unseen = (event) => hidden.some((node) => node.contains(target(event)))

/** @param {Event} event */
function press(event) {
  const again = event instanceof KeyboardEvent && event.repeat
  blind = again && blind || unseen(event)
  settle()
}

for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, press, { capture: true })
addEventListener('click', (event) => {
  // a click without a press comes from a screen reader, which has read out what it is on
  if (!blind && !(event.detail && unseen(event))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  settle()
}, { capture: true })
document.addEventListener('visibilitychange', settle)
