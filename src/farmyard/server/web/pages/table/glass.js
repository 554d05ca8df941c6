// Draws the sand-glass in the status line, which shows how much of the turn is left by the server's clock.
// The server alone decides what happens when the time is up.
//
// @ts-check

import { one } from './dom.js'

/** @type {[number, string][]} seconds in each unit, the longest first */
const UNITS = [[86400, ' d'], [3600, ' h'], [60, ' min']]

const SHORT = 10 // seconds: from here on the glass is coloured
let ticking = 0

const said = (/** @type {number} */ left) => {
  const [size, unit] = UNITS.find(([size]) => left > 2 * size) ?? [1, '']
  return Math.ceil(left / size) + unit
}

/** @param {{ ahead: number }} line */
export function pour(line) {
  clearTimeout(ticking)
  const glass = document.getElementById('glass')
  if (!glass) return
  const left = Math.max(0, Number(glass.dataset.until) - Date.now() - line.ahead) / 1000
  glass.style.setProperty('--left', Math.min(1, left / Number(glass.dataset.seconds)).toFixed(3))
  one(glass, '.n').textContent = said(left)
  glass.classList.toggle('short', left <= SHORT)
  if (left > 0) ticking = setTimeout(pour, 250, line)
}
