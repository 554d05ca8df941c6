// Removes the goal line, a sentence on the aim of a game, once the player has made a move or closed the
// line. Its row stays on this page so that nothing moves; the next page has none (theme.js).
//
// @ts-check

import { move, still } from './fly.js'

const KEY = 'farmyard-known' // the keys of games whose goal is known

function known() {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** @param {string} game */
function learn(game) {
  try {
    localStorage.setItem(KEY, [...new Set([...known(), game])].join(' '))
  } catch { /* without storage the line is shown again next time */ }
}

const gone = () => document.documentElement.classList.contains('goal-gone')
const hide = () => document.documentElement.classList.add('goal-gone')

const FALL = [{ transform: 'none' }, { transform: 'rotate(14deg)', offset: 0.45 }, {
  transform: 'rotate(14deg) translateY(70vh)',
}]
const SLIDE = [{ transform: 'none', opacity: 1 }, {
  transform: 'translate(30vw, -20px) scale(.3)',
  opacity: 0,
}]

// Remembers that the goal is known, and animates the line away if it is still there.
/** @param {HTMLElement} table @param {Keyframe[]} way @param {number} duration */
function leave(table, way, duration) {
  learn(table.dataset.game ?? '')
  const line = document.getElementById('goal')
  if (!line || gone()) return
  if (still.matches) return hide()
  line.style.transformOrigin = '10px 10px'
  move(line, way, { duration, easing: 'cubic-bezier(.5,0,.9,.5)' }).finished.then(hide, hide)
}

/** @param {HTMLElement} table */
export function putAway(table) {
  leave(table, SLIDE, 320)
}

// Drops the goal line after a player's first move, and when a game ends that others have moved in.
/** @param {HTMLElement} table */
export function played(table) {
  if (table.querySelector('.seat.mine') && !known().includes(table.dataset.game ?? '')) {
    leave(table, FALL, 420)
  }
}
