// Animates pieces that have just left the table. #lately lists these animations, each of them once:
//   <li data-of="beast-3" data-act="strut|walk|sink|turn" data-to="seat-1">
//   <li data-act="pop" data-to="seat-1">+14
// The animated elements are copies of the pieces as they looked before; the page itself already shows the
// new position.
//
// @ts-check

import { all, DRAWN, find, maybe } from './dom.js'
import { copied, ghost, move, still, vanish } from './fly.js'

const LENGTH = 2600
const SET_OUT = 0.1 // of the way, on which the first of those that walk tells what they have done
const LEANING = [0, -7, 0, 7] // degrees, for four hops in turn

/**
 * @typedef {import('./dom.js').Drawn} Drawn
 * @typedef {{
 *   act: string, to: string, text: string, stage: string, copy: Drawn | null,
 *   box: DOMRect | null
 * }} Role
 * @typedef {(copy: Element, box: DOMRect, goal: DOMRect | undefined, order: number) => Animation[]} Act
 */

/** @type {string | null} */
let seen = null

// Copies everything that is about to be animated, with its place, before the page changes.
/** @param {ParentNode} next @returns {Role[]} */
export function prepare(next) {
  const list = find(next, '#lately')
  const fresh = list && list.dataset.seen !== seen && seen !== null
  seen = list?.dataset.seen ?? ''
  if (!fresh) return []
  return all(list, ':scope > li').map((line) => {
    const { of, act = '', to = '' } = line.dataset
    const node = of ? maybe(of, DRAWN) : null
    return {
      act,
      to,
      text: line.textContent,
      copy: node && copied(node),
      box: node && node.getBoundingClientRect(),
      stage: node?.closest('[data-stage]')?.id ?? '',
    }
  }).filter((one) => one.copy || one.act === 'pop')
}

export function remember() {
  seen = document.getElementById('lately')?.dataset.seen ?? ''
}

// Plays the animations and returns how many milliseconds they take.
/** @param {Role[]} roles */
export function play(roles) {
  let walkers = 0
  for (const role of roles) {
    const goal = document.getElementById(role.to)?.getBoundingClientRect()
    if (role.act === 'pop') pop(role.text, goal)
    else if (role.copy && role.box) {
      act(role, role.copy, role.box, goal, role.act === 'walk' ? walkers++ : 0)
    }
  }
  if (!roles.length) return 0
  return still.matches ? 900 : LENGTH
}

/**
 * @param {Role} role @param {Drawn} look @param {DOMRect} box @param {DOMRect | undefined} goal
 * @param {number} order
 */
function act(role, look, box, goal, order) {
  const stage = document.getElementById(role.stage)
  if (!stage) return
  const frame = stage.getBoundingClientRect()
  const copy = ghost(look, stage)
  Object.assign(copy.style, {
    position: 'absolute',
    margin: 0,
    zIndex: 8,
    left: `${box.x - frame.x}px`,
    top: `${box.y - frame.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  const last = still.matches ? [fade(copy)] : (acts[role.act] ?? acts.sink)(copy, box, goal, order)
  Promise.allSettled(last.map((motion) => motion.finished)).then(() => vanish(copy))
}

const fade = (/** @type {Element} */ copy) =>
  move(copy, [{ opacity: 1 }, { opacity: 0 }], { duration: 300, delay: 500, fill: 'forwards' })
const leave = (/** @type {Element} */ copy) =>
  move(
    copy,
    [{ transform: 'none', opacity: 1 }, {
      transform: 'translateY(30px) scale(.8)',
      opacity: 0,
    }],
    { duration: 420, delay: 1700, easing: 'cubic-bezier(.6,0,.9,.4)', fill: 'forwards' },
    0,
  )

/** @type {Record<string, Act>} */
const acts = {
  sink: (copy) => [leave(copy)],
  strut: (copy) => [
    move(
      copy,
      ['none', 'translateY(-14px) rotate(-6deg)', 'none', 'translateY(-14px) rotate(6deg)', 'none']
        .map((transform) => ({ transform })),
      { duration: 900, easing: 'ease-in-out' },
      0,
    ),
    leave(copy),
  ],
  turn: (copy) => [
    move(
      copy,
      [{ transform: 'none' }, { transform: 'scaleX(-1)', offset: 0.3 }, {
        transform: 'scaleX(-1)',
      }],
      { duration: 1400 },
      0.3,
    ),
    leave(copy),
  ],
  walk: (copy, box, goal, order) => {
    heartlet(box, order)
    return [
      move(copy, goal ? hops(box, goal) : [{ opacity: 1 }, { opacity: 0 }], {
        duration: 1100,
        delay: 900 + 160 * order,
        easing: 'linear',
        fill: 'forwards',
      }, order ? 0 : SET_OUT),
    ]
  },
}

/** @param {DOMRect} box @param {DOMRect} goal */
function hops(box, goal) {
  const x = goal.x + goal.width / 2 - box.x - box.width / 2
  const y = goal.y + goal.height / 2 - box.y - box.height / 2
  const steps = 12
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const lean = LEANING[i % 4]
    return {
      transform: `translate(${x * t}px, ${y * t - (i % 2 ? 16 : 0)}px) rotate(${lean}deg) scale(${
        1 - 0.5 * t
      })`,
      opacity: t > 0.96 ? 0 : 1,
    }
  })
}

function stageless() {
  return document.getElementById('stage') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: 'stage' }))
}

/** @param {DOMRect} box @param {number} order */
function heartlet(box, order) {
  const heart = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  heart.setAttribute('class', 'heartlet')
  heart.innerHTML = `<use href="${new URL('sprite.svg', import.meta.url).href}#heart"/>`
  ghost(heart, stageless())
  Object.assign(heart.style, { left: `${box.x + box.width * 0.6}px`, top: `${box.y - 6}px` })
  move(
    heart,
    [{ transform: 'scale(0)', opacity: 0 }, {
      transform: 'translateY(-10px) scale(1.1)',
      opacity: 1,
      offset: 0.3,
    }, { transform: 'translateY(-44px) scale(.9)', opacity: 0 }],
    { duration: 1100, delay: 350 + 160 * order, fill: 'both' },
    0,
  ).finished.then(() => vanish(heart), () => {})
}

/** @param {string} text @param {DOMRect | undefined} goal */
function pop(text, goal) {
  if (!goal) return
  const word = ghost(
    Object.assign(document.createElement('output'), { className: 'float', textContent: text }),
    stageless(),
  )
  Object.assign(word.style, {
    left: `${Math.min(goal.right - 50, innerWidth - 110)}px`,
    top: `${goal.y - 6}px`,
  })
  move(word, [
    { transform: 'scale(0)', opacity: 0 },
    { transform: 'scale(1.15)', opacity: 1, offset: 0.3 },
    { transform: 'scale(1)', opacity: 1, offset: 0.9 },
    { transform: 'scale(1)', opacity: 0 },
  ], {
    duration: still.matches ? 900 : 1300,
    delay: still.matches ? 0 : 1000,
    easing: 'ease-out',
    fill: 'both',
  }, 0).finished.then(() => vanish(word), () => {})
}
