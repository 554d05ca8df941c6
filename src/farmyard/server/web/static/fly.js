// Animates the changes between two drawings of the page: elements that moved fly to their new places, and
// elements that changed face flip. A mover is [id][data-fly]; a new one starts from the place named by
// data-from. A flipper is [id][data-face]; an element that moves and changes face turns over on its way.
//
// Zones may list how many things they hold, data-holds="card:7": what one zone loses and another gains flies
// from the one to the other. In the player's own hand it flies as a new element, whose data-from has the
// kind before the place; elsewhere as the back of a card.
//
// Only transforms and opacity are animated, and a press of the pointer finishes all animations at once.
//
// Each motion has a turning point, when it shows what has happened: a card lands, a tile is half turned.
// Unless the call or the element (data-turn) names a share of the motion, it turns at its end.
//
// @ts-check

import { all, DRAWN } from './dom.js'

/**
 * @typedef {import('./dom.js').Drawn} Drawn
 * @typedef {{
 *   box: DOMRect, face: string | undefined, holds: string | undefined, node: Drawn | null
 * }} Was the look and the place of an element before
 * @typedef {Record<string, DOMRect[]>} Lost the boxes of zones that have lost a thing, by kind
 */

export const still = matchMedia('(prefers-reduced-motion: reduce)')
const LANDED = 0.86 // the share of a flight after which it only hops
/** @type {Set<Animation>} */
const running = new Set()
/** @type {Set<Element>} */
const leftovers = new Set()
/** @type {WeakSet<Element>} */
const walking = new WeakSet()
let tempo = 1 // factor on the duration of every animation
let turning = 0 // milliseconds at the usual tempo until all motions since `snap` have turned
/** @type {Animation | undefined} */
let leader // the motion that turns last

/** @param {DOMRect} box */
export const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2]

/** @param {number} factor */
export function setTempo(factor) {
  tempo = factor
}

// Animates an element at the tempo of the table; `settle` can end the animation. `turn` is the share of
// the motion at which it turns, 0 if it tells nothing. Unless told otherwise it fills backwards: browsers
// may draw a frame before a motion has started.
/**
 * @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options
 * @param {number} [turn]
 */
export function move(node, frames, options, turn) {
  return keep(node, node.animate(frames, { fill: 'backwards', ...options }), turn)
}

/** @param {Element} node @param {Animation} motion @param {number} [turn] */
function keep(node, motion, turn = Number(node.getAttribute('data-turn') ?? 1)) {
  const { delay = 0, duration } = motion.effect?.getTiming() ?? {}
  const turned = turn && delay + turn * Number(duration)
  if (turned > turning) {
    turning = turned
    leader = motion
  }
  motion.playbackRate = 1 / tempo
  running.add(motion)
  motion.finished.catch(() => {}).finally(() => running.delete(motion))
  return motion
}

// Returns the motion of this page that turns last, and when, in milliseconds at the usual tempo. Motions
// that style sheets declare are counted where the element has data-turn.
/** @param {ParentNode} root */
export function turns(root) {
  for (const node of all(root, '[data-turn]', DRAWN)) {
    for (const motion of node.getAnimations()) if (!running.has(motion)) keep(node, motion)
  }
  return { leader, duration: still.matches ? 0 : turning }
}

// Keeps an element from flying on this page, because another animation moves it to its place.
/** @param {Element} node */
export function walks(node) {
  walking.add(node)
}

/** @template {Element} T @param {T} node */
export const copied = (node) => /** @type {T} */ (node.cloneNode(true))

// Adds a copy that only shows how something looked, to be removed when its animation is over.
/** @template {Element} T @param {T} copy @param {Element} parent @returns {T} */
export function ghost(copy, parent) {
  copy.removeAttribute('id')
  for (const inner of copy.querySelectorAll('[id]')) inner.removeAttribute('id')
  copy.setAttribute('aria-hidden', 'true')
  if (copy instanceof HTMLElement) copy.inert = true
  copy.classList.add('ghost')
  parent.append(copy)
  leftovers.add(copy)
  return copy
}

/** @param {Element} copy */
export function vanish(copy) {
  leftovers.delete(copy)
  copy.remove()
}

// Finishes all animations now and removes the copies made for them.
export function settle() {
  for (const motion of [...running]) {
    try {
      motion.finish()
    } catch {
      motion.cancel()
    }
  }
  for (const copy of [...leftovers]) vanish(copy)
  running.clear()
}

document.addEventListener('pointerdown', settle, { capture: true }) // after score.js on the window

// Resolves when the page has been laid out and all animations but endless ones are over.
export async function resting() {
  await new Promise(requestAnimationFrame)
  const ending = document.getAnimations().filter((motion) =>
    motion.effect?.getTiming().iterations !== Infinity
  )
  await Promise.allSettled(ending.map((motion) => motion.finished))
}

// Records how the page looks now: the boxes of movers and zones, and the faces of flippers.
/** @param {ParentNode} [root] */
export function snap(root = document) {
  turning = 0
  /** @type {Map<string, Was>} */
  const was = new Map()
  for (const node of all(root, '[id]:is([data-fly], [data-zone], [data-face])', DRAWN)) {
    was.set(node.id, {
      box: node.getBoundingClientRect(),
      face: node.dataset.face,
      holds: node.dataset.holds,
      node: node.dataset.face ? copied(node) : null,
    })
  }
  return was
}

/** @param {Map<string, Was>} was @param {ParentNode} [root] */
export function fly(was, root = document) {
  let late = 0
  const flown = new Set()
  const lost = was.size ? passages(was, root) : {}
  for (const node of all(root, '[id][data-fly]', DRAWN)) {
    if (walking.delete(node)) continue
    const from = was.get(node.id)?.box ?? origin(node, was, lost)
    if (!from?.width || !travel(node, from, was.has(node.id) ? 0 : late * 60, was.has(node.id))) {
      continue
    }
    flown.add(node)
    if (!was.has(node.id)) late++
  }
  for (const node of all(root, '[id][data-face]', DRAWN)) {
    const before = was.get(node.id)
    if (before?.node && before.face !== node.dataset.face) {
      flown.has(node) ? turn(node) : flip(node, before.node)
    }
  }
}

// Lets backs fly from zones that have lost things to zones that have gained them. Returns, by kind, the
// boxes that are left over, one for each thing lost: new elements of the player's own hand start there.
/** @param {Map<string, Was>} was @param {ParentNode} root */
function passages(was, root) {
  /** @type {Lost} */
  const lost = {}
  /** @type {[kind: string, where: Element][]} */
  const gained = []
  const own = root.querySelector('[data-from*=" "]') ? '.mine' : 'none' // own cards fly themselves
  for (const node of all(root, '[id][data-holds]', DRAWN)) {
    const stood = was.get(node.id)
    const before = counts(stood?.holds)
    for (const [kind, n] of Object.entries(counts(node.dataset.holds))) {
      const more = n - (before[kind] ?? n)
      for (let i = more; stood && i < 0; i++) (lost[kind] ??= []).push(stood.box)
      for (let i = 0; i < more && !node.matches(own); i++) gained.push([kind, node])
    }
  }
  gained.slice(0, 12).forEach(([kind, node], i) => {
    const from = lost[kind]?.shift()
    if (from) pass(kind, from, node, i)
  })
  return lost
}

/** @param {string | undefined} text @returns {Record<string, number>} */
const counts = (text) =>
  Object.fromEntries(
    (text || '').split(' ').filter(Boolean).map((each) => each.split(':')).map((
      [kind, n],
    ) => [kind, Number(n)]),
  )

/** @param {string} kind @param {DOMRect} from @param {Element} goal @param {number} i */
function pass(kind, from, goal, i) {
  const to = goal.getBoundingClientRect()
  if (still.matches || !to.width) return
  const back = ghost(
    Object.assign(document.createElement('i'), { className: `mini passing ${kind}` }),
    document.getElementById('stage') ??
      document.body.appendChild(Object.assign(document.createElement('div'), { id: 'stage' })),
  )
  const [x, y] = centre(from)
  const [u, v] = centre(to)
  Object.assign(back.style, { left: `${u}px`, top: `${v}px` })
  move(back, [{ translate: `${x - u}px ${y - v}px`, scale: 2 }, {
    translate: `${(x - u) * 0.4}px ${(y - v) * 0.4 - 20}px`,
    scale: 2.4,
    offset: 0.5,
  }, { translate: '0 0', scale: 1 }], {
    duration: 600,
    delay: 60 * i,
    easing: 'cubic-bezier(.3,.1,.2,1)',
  }).finished.then(() => vanish(back), () => vanish(back))
}

/** @param {Drawn} node @param {Map<string, Was>} was @param {Lost} lost */
function origin(node, was, lost) {
  for (const word of was.size ? node.dataset.from?.split(' ') ?? [] : []) {
    const box = lost[word]?.shift() ?? was.get(word)?.box ??
      document.getElementById(word)?.getBoundingClientRect()
    if (box) return box
  }
  return null
}

// Animates an element from a box to its place; returns whether it moves. An element that was on the page
// before (itself) grows or shrinks on its way, a new one never starts larger than it is.
/** @param {Element} node @param {DOMRect} from @param {number} delay @param {boolean} itself */
function travel(node, from, delay, itself) {
  const to = node.getBoundingClientRect()
  const [x, y] = centre(from)
  const [u, v] = centre(to)
  const dx = x - u
  const dy = y - v
  const far = Math.hypot(dx, dy)
  if (far < 2 || !to.width) return false
  if (still.matches) {
    move(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    return true
  }
  const size = itself
    ? Math.min(2.5, Math.max(0.3, from.width / to.width))
    : Math.max(0.5, Math.min(1, from.width / to.width, from.height / to.height))
  move(
    node,
    [
      { translate: `${dx}px ${dy}px`, scale: size, zIndex: 9 },
      {
        translate: `${dx * 0.4}px ${dy * 0.4 - far * 0.06}px`,
        scale: 1.04,
        zIndex: 9,
        offset: 0.55,
      },
      { translate: '0 0', scale: 1, zIndex: 9, offset: LANDED },
      { translate: '0 -4px', scale: 1, zIndex: 9, offset: 0.93 },
      { translate: '0 0', scale: 1, zIndex: 9 },
    ],
    { duration: 420, delay, easing: 'cubic-bezier(.3,.1,.2,1)' },
    LANDED,
  )
  return true
}

// Turns an element over once while it flies.
/** @param {Element} node */
function turn(node) {
  if (!still.matches) {
    move(
      node,
      [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.45 }, {
        transform: 'none',
      }],
      { duration: 420, easing: 'ease-in-out' },
      0.45,
    )
  }
}

/** @param {Element} node @param {Drawn} before */
function flip(node, before) {
  if (still.matches) {
    move(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    return
  }
  if (!node.parentElement) return
  const old = ghost(before, node.parentElement)
  const away = move(old, [{ transform: 'none' }, { transform: 'translateY(-14px) scaleX(0)' }], {
    duration: 140,
    easing: 'ease-in',
    fill: 'forwards',
  })
  away.finished.then(() => vanish(old), () => vanish(old))
  move(
    node,
    [
      { transform: 'translateY(-14px) scaleX(0)' },
      { transform: 'translateY(-6px) scaleX(1.06)', offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: 220, delay: 140, easing: 'ease-out' },
    0,
  )
}
