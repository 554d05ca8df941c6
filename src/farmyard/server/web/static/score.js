// Keeps picture and words of an event on one timeline: what tells of it is seen when the picture turns,
// not before. The page itself is new at once, for scripts and screen readers; until then the new words
// are transparent, and copies of the old ones lie over them.
//
// What a page tells: the status line, the latest lines of the log, what the seats have, counts, and
// whatever has data-tells; of questions and of data-tells="anew" the old look is not kept either.
//
// @ts-check

import { all } from './dom.js'
import { copied, ghost, move, settle, turns, vanish } from './fly.js'

const KEPT = '.status, .seat .has, .count, [data-tells]:not([data-tells=anew])'
const ANEW = '.ask, [data-tells=anew]'

/** @typedef {{ looks: Map<Element, HTMLElement>, texts: Map<Element, string>, lines: string[] }} Told */

/** @param {ParentNode} root */
const lines = (root) => all(root, '#lines > li:not(.sealed)')
const text = (/** @type {Element} */ node) => node.textContent.trim()

// Copies what the page tells, before it changes.
/** @param {ParentNode} root @returns {Told} */
export const listen = (root) => ({
  looks: new Map(all(root, KEPT).map((node) => [node, copied(node)])),
  texts: new Map(all(root, ANEW).map((node) => [node, text(node)])),
  lines: lines(root).map(text),
})

// Lets the new page tell nothing new until all its motions have turned. Resolves then, or as soon as
// `settle` ends them.
/** @param {Told} told @param {HTMLElement} root @returns {Promise<unknown>} */
export function hush(told, root) {
  const { leader, duration } = turns(root)
  if (!duration) return Promise.resolve()
  const kept = all(root, KEPT).filter((node) => told.looks.get(node)?.innerHTML !== node.innerHTML)
  const anew = all(root, ANEW).filter((node) => told.texts.get(node) !== text(node))
  const covers = kept.map((node) => cover(node, told.looks.get(node)))
  const hidden = [...kept, ...anew, ...fresh(told.lines, lines(root))]
  const waits = hidden.map((node) => move(node, [{ opacity: 0 }, { opacity: 0 }], { duration }))
  waits.push(move(root, [], { duration })) // also where nothing is hidden
  leader?.ready.then(({ startTime }) => { // browsers start motions up to a frame apart
    for (const wait of waits) if (wait.playState === 'running') wait.startTime = startTime
  }, () => {})
  const end = () => covers.forEach((copy) => copy && vanish(copy))
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

document.addEventListener('visibilitychange', settle)
