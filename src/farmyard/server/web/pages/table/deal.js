// Shows a deal: what lies in the hand comes from its pile one by one, backs go to the other seats, and
// tiles are laid from the middle of the board outward. Nobody sees it twice: theme.js hides from the
// first page what is still to be dealt. A touch, a key and a hidden window end it. The socket's first page,
// which is the same, does not: so its motions are not among those that `settle` ends.
//
// @ts-check

import { all, DRAWN, find, maybe } from './dom.js'
import { centre } from './fly.js'
import { memory } from './lot.js'
import { play } from './sound.js'

/** @typedef {import('./dom.js').Drawn} Drawn */
/** @typedef {[node: Element, frame: Keyframe, start: number]} Step the frame that a thing comes from */

/** @type {import('./lot.js').Memory<number>} the latest deal that was shown, by table */
const [, remember] = memory('farmyard-deals')
const LONGEST = 1200 // milliseconds at the usual tempo
const FLIGHT = 280
const CARD = 60 // from one card to the next
const TILE = 35
const KNOCK = 100 // length of the sound

/** @param {HTMLElement} table @param {number} tempo factor on the duration */
export function deal(table, tempo) {
  const { classList } = document.documentElement
  if (!classList.contains('undealt')) return // two pages have asked for the same deal
  const places = all(table, '[data-deal]', DRAWN)
  const unseen = all(table, '[data-deal] > *').filter((thing) => thing.getClientRects().length)
    .every((thing) => getComputedStyle(thing).opacity === '0') // not so if the scripts came late
  classList.remove('undealt')
  if (document.hidden) return
  remember(location.pathname, Number(maybe('deal')?.dataset.n))
  if (!unseen) return
  const steps = planned(table, places)
  if (!steps.length) return
  const last = steps[steps.length - 1][2]
  const pace = Math.min(1, (LONGEST - FLIGHT) / Math.max(last, 1))
  const motions = steps.map(([node, frame, start]) => {
    const frames = [{ ...frame, opacity: 0, offset: 0 }, { opacity: 1, offset: 0.2 }]
    const motion = node.animate(frames, {
      duration: FLIGHT,
      delay: start * pace,
      easing: 'cubic-bezier(.3,.1,.2,1)',
      fill: 'backwards',
    })
    motion.playbackRate = 1 / tempo
    const end = () => node.matches('.ghost') && node.remove()
    motion.finished.then(end, end)
    return motion
  })
  const finish = () => motions.forEach((motion) => motion.finish())
  for (const kind of ['pointerdown', 'keydown', 'visibilitychange']) {
    addEventListener(kind, finish, { capture: true, once: true })
  }
  play(Array(Math.ceil(last * pace / KNOCK)).fill('down').join(' '))
}

/** @param {HTMLElement} table @param {Drawn[]} places @returns {Step[]} by their starts */
function planned(table, places) {
  const board = find(table, '.board')?.getBoundingClientRect() ?? table.getBoundingClientRect()
  const others = all(table, '.seat:not(.mine)')
  /** @type {Step[]} */
  const steps = []
  let start = 0
  for (const place of places) {
    const { deal } = place.dataset
    const things = all(place, '[data-fly], [data-face]', DRAWN).filter((each) =>
      each.getClientRects().length
    )
    if (deal === 'outward') {
      for (const tile of outward(things, board)) {
        steps.push([tile, { scale: 1.3 }, start])
        start += TILE
      }
      continue
    }
    const pile = document.getElementById(deal ?? '')?.getBoundingClientRect()
    for (const card of things) {
      steps.push([card, from(card, pile ?? board), start])
      for (const seat of pile ? others : []) steps.push(back(seat, pile ?? board, start))
      start += CARD
    }
  }
  return steps
}

/** @param {Element[]} tiles @param {DOMRect} board */
function outward(tiles, board) {
  const [x, y] = centre(board)
  const far = new Map(tiles.map((tile) => {
    const [u, v] = centre(tile.getBoundingClientRect())
    return [tile, Math.hypot(u - x, v - y)]
  }))
  return tiles.sort((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))
}

/** @param {Element} card @param {DOMRect} pile @returns {Keyframe} */
function from(card, pile) {
  const [x, y] = centre(pile)
  const [u, v] = centre(card.getBoundingClientRect())
  return { translate: `${x - u}px ${y - v}px`, scale: 0.6, zIndex: 9 }
}

// Adds the back of a card that goes to another seat.
/** @param {HTMLElement} seat @param {DOMRect} pile @param {number} start @returns {Step} */
function back(seat, pile, start) {
  const [x, y] = centre(seat.getBoundingClientRect())
  const card = Object.assign(document.createElement('i'), { className: 'mini ghost' })
  card.setAttribute('aria-hidden', 'true')
  Object.assign(card.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    margin: '-.625rem 0 0 -.4375rem',
    zIndex: 'var(--z-stage)',
  })
  document.body.append(card)
  return [card, { ...from(card, pile), scale: 2 }, start]
}
