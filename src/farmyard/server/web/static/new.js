// A new table: covers set the chairs, chairs set what can be chosen, and the bar says what comes next.
// The form works without this; then all of it is on the page.

import './field.js'

const places = document.getElementById('places')
const rows = [...places.children]
const more = document.getElementById('more')
const start = document.getElementById('start').querySelector('i')
const next = document.getElementById('next')
const fewest = Number(places.dataset.fewest)
const usual = Number(places.dataset.usual)
const covers = [...document.querySelectorAll('.cover')]

const kind = (row) => row.querySelector('.strip :checked')?.value ?? 'none'
const put = (row, what) => {
  row.querySelector(`.strip [value=${what}]`).checked = true
}
const taken = () => rows.filter((row) => kind(row) !== 'none').length
let shown = Math.max(fewest, rows.findLastIndex((row) => kind(row) !== 'none') + 1)

// -- Chairs

// A second scarecrow starts as clever as the first.
function like(row) {
  const first = rows.find((each) => each !== row && kind(each) === 'bot')
  const level = first?.querySelector('.levels :checked')?.value
  if (level) row.querySelector(`.levels [value="${level}"]`).checked = true
}

function sit(row, what) {
  if (kind(row) === what) return
  put(row, what)
  if (what === 'bot') like(row)
}

more.addEventListener('click', () => {
  const row = rows[shown++]
  sit(row, 'bot')
  draw()
  row.querySelector('.strip :checked').focus()
})

const limits = (cover) => cover.dataset.for.split('-').map(Number)

// A cover sets as many chairs as its game needs.
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

// Chairs for which the chosen game is not made choose one that is.
function fit() {
  const now = covers.find((cover) => cover.querySelector(':checked'))
  const fits = (cover) => {
    const [low, high] = limits(cover)
    return taken() >= low && taken() <= high
  }
  if (now && !fits(now)) {
    const other = covers.findLast(fits)
    if (other) other.querySelector('input').checked = true
  }
}

// -- What is on the page

function draw() {
  rows.forEach((row, i) => row.classList.toggle('later', i >= shown))
  more.hidden = shown >= rows.length
  const game = document.querySelector('.cover :checked')?.value
  for (const rule of document.querySelectorAll('.opt[data-under]')) {
    const later = !rule.dataset.under.split(' ').includes(game)
    rule.classList.toggle('later', later)
    for (const field of rule.querySelectorAll('input, select')) field.disabled = later
  }
  for (const seat of document.querySelectorAll('[data-seat]')) {
    seat.hidden = Number(seat.dataset.seat) >= taken() && !seat.querySelector(':checked')
  }
  for (const drawer of document.querySelectorAll('.drawer')) count(drawer)
  say()
}

function count(drawer) {
  const changed =
    [...drawer.querySelectorAll('.opt:not(.later)')].filter((rule) =>
      value(rule) !== rule.dataset.usual
    ).length
  const span = drawer.querySelector('summary span')
  span.replaceChildren(
    changed
      ? Object.assign(document.createElement('b'), { textContent: `${changed} changed` })
      : span.dataset.usual,
  )
}

function value(rule) {
  const field = rule.querySelector('select, [type=number], [type=checkbox], :checked')
  if (field?.type !== 'checkbox') return field?.value
  return field.checked ? 'yes' : 'no'
}

const NUMBERS = [
  '',
  'one friend',
  'two friends',
  'three friends',
  'four friends',
  'five friends',
  'six friends',
  'seven friends',
  'eight friends',
  'nine friends',
]
function say() {
  const friends = rows.filter((row) => kind(row) === 'friend').length
  next.textContent = friends
    ? `A link for ${NUMBERS[friends]} comes next.`
    : 'Nobody is invited: the game starts at once.'
  start.textContent = friends ? ': get the link' : ': play'
}

document.addEventListener('change', (event) => {
  const cover = event.target.closest('.cover')
  const row = event.target.closest('.place')
  if (cover) open(cover)
  else if (row) {
    if (event.target.closest('.strip') && event.target.value === 'bot') like(row)
    fit()
  }
  draw()
})

// A bubble stands under the disc it belongs to, or above it where there is no room.
document.addEventListener('toggle', (event) => {
  const bubble = event.target
  if (!bubble.matches?.('.whybub') || event.newState !== 'open') return
  const disc = document.querySelector(`[popovertarget="${bubble.id}"]`).getBoundingClientRect()
  const high = bubble.offsetHeight
  const left = Math.max(12, Math.min(disc.left - 40, innerWidth - bubble.offsetWidth - 12))
  const top = disc.bottom + high + 8 < innerHeight
    ? disc.bottom + 2
    : Math.max(8, disc.top - high - 2)
  Object.assign(bubble.style, { margin: '0', inset: 'auto', left: `${left}px`, top: `${top}px` })
}, true)

draw()
