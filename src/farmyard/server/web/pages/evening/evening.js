// Animates the table of an evening, a series of games: when a game has just been counted, its points fly to
// the totals, and the rows move to their new places.
//
// @ts-check

import { all, byId, find, one } from './dom.js'
import { ghost, move, still, vanish } from './fly.js'
import { memory } from './lot.js'

const FLIGHT = 420, GLIDE = 320 // milliseconds

/** @type {import('./lot.js').Memory<number>} */
const [seen, see] = memory('farmyard-evenings')
const table = byId('evening', HTMLTableElement)
const counted = Number(table.dataset.counted)
const worth = (/** @type {HTMLElement} */ cell) => Number(cell.dataset.worth)

/** @param {HTMLTableRowElement} row @param {number} n */
function flies(row, n) {
  const points = find(row.cells[n], 'b')
  if (!points) return
  const from = points.getBoundingClientRect(), to = one(row, '.sum').getBoundingClientRect()
  const copy = ghost(/** @type {HTMLElement} */ (points.cloneNode(true)), document.body)
  copy.classList.add('points')
  copy.style.left = `${from.left + scrollX}px`
  copy.style.top = `${from.top + scrollY}px`
  copy.style.width = `${from.width}px`
  const across = to.left + to.width / 2 - from.left - from.width / 2
  const way = `translate(${across}px, ${to.top - from.top}px)`
  move(copy, [{}, { transform: way, opacity: 0.2 }], { duration: FLIGHT, easing: 'ease-in-out' })
    .finished.catch(() => {}).finally(() => vanish(copy))
}

/** @param {HTMLTableRowElement[]} rows @param {number} n */
function glide(rows, n) {
  const tops = rows.map((row) => row.getBoundingClientRect().top)
  const before = rows.map((row) => worth(one(row, '.sum')) - worth(row.cells[n]))
  const places = rows.map((_, i) => i).sort((a, b) => before[b] - before[a])
  places.forEach((row, place) => {
    const shift = `translateY(${tops[place] - tops[row]}px)`
    const options = { duration: GLIDE, delay: FLIGHT, easing: 'ease-in-out' }
    if (place !== row) move(rows[row], [{ transform: shift }, {}], options)
  })
}

const rows = all(table, 'tbody tr', HTMLTableRowElement)
const last = rows[0].cells.length - 2 // the last column before the total
const newest = rows.some((row) => find(row.cells[last], 'b')) ? last : last - 1
if (counted && (seen(table.dataset.of ?? '') ?? 0) < counted) {
  see(table.dataset.of ?? '', counted)
  if (!still.matches && newest) {
    glide(rows, newest) // the rows stay at their old places while the points fly
    for (const row of rows) flies(row, newest)
  }
}
