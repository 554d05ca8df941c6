// Makes the form for a new table shorter: it shows only the chairs, rules and seats that fit the chosen
// game, and says on the bar what the button will do. Without scripts the form shows everything.
//
// @ts-check

import { all, around, byId, find, one } from './dom.js'
import './field.js'
import { word } from './words.js'

const places = byId('places')
const rows = all(places, ':scope > *')
const more = byId('more')
const start = byId('start')
const next = byId('next')
const fewest = Number(places.dataset.fewest)
const usual = Number(places.dataset.usual)
const covers = all(document, '.cover')

/** @param {Element} row */
const kind = (row) => find(row, '.strip :checked', HTMLInputElement)?.value ?? 'none'
/** @param {Element} row @param {string} what */
const put = (row, what) => {
  one(row, `.strip [value=${what}]`, HTMLInputElement).checked = true
}
const taken = () => rows.filter((row) => kind(row) !== 'none').length
let shown = Math.max(fewest, rows.map((row) => kind(row) !== 'none').lastIndexOf(true) + 1)

// -- Chairs

// Gives a bot the level of the first bot at the table.
/** @param {Element} row */
function like(row) {
  const first = rows.find((each) => each !== row && kind(each) === 'bot')
  const level = first && find(first, '.levels :checked', HTMLInputElement)?.value
  if (level) one(row, `.levels [value="${level}"]`, HTMLInputElement).checked = true
}

/** @param {Element} row @param {string} what */
function sit(row, what) {
  if (kind(row) === what) return
  put(row, what)
  if (what === 'bot') like(row)
}

more.addEventListener('click', () => {
  const row = rows[shown++]
  sit(row, 'bot')
  draw()
  one(row, '.strip :checked').focus()
})

/** @param {HTMLElement} cover */
const limits = (cover) => (cover.dataset.for ?? '').split('-').map(Number)

// Fills or empties chairs until their number fits the game of a cover.
/** @param {HTMLElement} cover */
function open(cover) {
  const [low, high] = limits(cover)
  const want = taken() < low || taken() > high ? Math.min(Math.max(usual, low), high) : taken()
  const other = rows.slice(1).map(kind).find((what) => what !== 'none') ?? 'bot'
  rows.forEach((row, i) => {
    if (i >= want) put(row, 'none')
    else if (kind(row) === 'none') sit(row, i ? other : 'me')
  })
  shown = Math.max(fewest, want)
}

// Chooses another game if the current one is not made for this number of players.
function fit() {
  const now = covers.find((cover) => cover.querySelector(':checked'))
  const fits = (/** @type {HTMLElement} */ cover) => {
    const [low, high] = limits(cover)
    return taken() >= low && taken() <= high
  }
  if (now && !fits(now)) {
    const other = [...covers].reverse().find(fits)
    if (other) one(other, 'input', HTMLInputElement).checked = true
  }
}

// -- Drawing

function draw() {
  rows.forEach((row, i) => row.classList.toggle('later', i >= shown))
  more.hidden = shown >= rows.length
  const game = find(document, '.cover :checked', HTMLInputElement)?.value ?? ''
  for (const rule of all(document, '.opt[data-under]')) {
    const later = !(rule.dataset.under ?? '').split(' ').includes(game)
    rule.classList.toggle('later', later)
    for (const field of fields(rule, 'input, select')) field.disabled = later
  }
  for (const seat of all(document, '[data-seat]')) {
    seat.hidden = Number(seat.dataset.seat) >= taken() && !seat.querySelector(':checked')
  }
  for (const drawer of all(document, '.drawer')) count(drawer)
  say()
}

/** @param {Element} root @param {string} selector @returns {Iterable<HTMLInputElement | HTMLSelectElement>} */
const fields = (root, selector) => root.querySelectorAll(selector)

/** @param {Element} drawer */
function count(drawer) {
  const changed =
    all(drawer, '.opt:not(.later)').filter((rule) => value(rule) !== rule.dataset.usual).length
  const span = one(drawer, 'summary span')
  span.replaceChildren(
    changed
      ? Object.assign(document.createElement('b'), {
        textContent: word('new-changed', { changed }),
      })
      : span.dataset.usual ?? '',
  )
}

/** @param {Element} rule */
function value(rule) {
  const [field] = fields(rule, 'select, [type=number], [type=checkbox], :checked')
  if (!(field instanceof HTMLInputElement) || field.type !== 'checkbox') return field?.value
  return field.checked ? 'yes' : 'no'
}

function say() {
  const friends = rows.filter((row) => kind(row) === 'friend').length
  const says = friends === 1 ? 'new-one-friend' : 'new-friends'
  next.textContent = friends ? word(says, { friends }) : word('new-nobody-invited')
  start.textContent = word(friends ? 'new-get-link' : 'new-start-game')
}

document.addEventListener('change', (event) => {
  const cover = around(event, '.cover')
  const row = around(event, '.place')
  if (cover) open(cover)
  else if (row) {
    const { target } = event
    const bot = target instanceof HTMLInputElement && target.value === 'bot'
    if (bot && around(event, '.strip')) like(row)
    fit()
  }
  draw()
})

// Places an explanation under its button, or above it where there is no room.
document.addEventListener('toggle', (event) => {
  const bubble = event.target
  if (!(bubble instanceof HTMLElement) || !bubble.matches('.whybub')) return
  if (event.newState !== 'open') return
  const disc = one(document, `[popovertarget="${bubble.id}"]`).getBoundingClientRect()
  const high = bubble.offsetHeight
  const left = Math.max(12, Math.min(disc.left - 40, innerWidth - bubble.offsetWidth - 12))
  const top = disc.bottom + high + 8 < innerHeight
    ? disc.bottom + 2
    : Math.max(8, disc.top - high - 2)
  Object.assign(bubble.style, { margin: '0', inset: 'auto', left: `${left}px`, top: `${top}px` })
}, true)

draw()
