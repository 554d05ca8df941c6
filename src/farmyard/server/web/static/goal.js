// The goal line: what this game is about, until somebody has finished one of it or puts it away. Its
// row stays on this page, so that nothing moves; on the next there is none (theme.js).
//
// @ts-check

import { move, still } from './fly.js'

const KEY = 'farmyard-known' // games whose goal is known, by their keys

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
  } catch { /* it hangs there again, then */ }
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

// It goes once, and is known from then on.
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

// To be called at the end: whoever has sat through a whole game knows what it is about.
/** @param {HTMLElement} table */
export function ended(table) {
  if (table.querySelector('.seat.mine') && !known().includes(table.dataset.game ?? '')) {
    leave(table, FALL, 420)
  }
}
