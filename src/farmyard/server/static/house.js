// The pages round the tables: one more seat, copying the link, light and sound, and the bench that
// fills while you wait. Every page works without this.

import { knobs } from './knobs.js'
import { morph } from './morph.js'
import { Line } from './line.js'
import { lots } from './lot.js'

knobs()
lots()
if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check())

// A new table: chairs put away at the end of the row are folded up behind one button.
const places = document.getElementById('places')
if (places) {
  const more = document.getElementById('more')
  const rows = [...places.children]
  const none = row => row.querySelector('[value=none]')
  const draw = shown => {
    rows.forEach((row, i) => { row.hidden = i >= shown })
    more.hidden = shown >= rows.length
  }
  let shown = Math.max(Number(places.dataset.fewest), rows.findLastIndex(row => !none(row).checked) + 1)
  draw(shown)
  more.addEventListener('click', () => {
    const row = rows[shown++]
    draw(shown)
    const bot = row.querySelector('[value=bot]')
    bot.checked = true
    bot.focus()
  })
}

// What is not for so many players is put aside; the first that is takes its place.
if (places) {
  const fit = () => {
    const seats = [...places.children].filter(row => !row.querySelector('[value=none]')?.checked).length
    for (const strip of document.querySelectorAll('.options .strip:has([data-for])')) {
      const labels = [...strip.querySelectorAll('label')]
      for (const label of labels) {
        const [low, high] = (label.dataset.for ?? '1-99').split('-').map(Number)
        label.hidden = seats < low || seats > high
      }
      const open = labels.filter(label => !label.hidden)
      if (open.length && !open.some(label => label.querySelector('input').checked)) open[0].querySelector('input').checked = true
    }
  }
  fit()
  document.addEventListener('change', fit)
  document.getElementById('more')?.addEventListener('click', fit)
}

// The pill with the name closes on Escape and on a click elsewhere.
const you = document.querySelector('.you')
if (you) {
  addEventListener('keydown', event => { if (event.key === 'Escape' && you.open) { you.open = false; you.querySelector('summary').focus() } })
  addEventListener('click', event => { if (!you.contains(event.target)) you.open = false })
}

// The bench: whoever sits down is drawn at once.
const bench = document.querySelector('main[data-live]')
if (bench) {
  const line = new Line(bench.dataset.live)
  line.onpage = html => {
    const page = document.createElement('template')
    page.innerHTML = html
    if (page.content.querySelector('.board')) location.reload()
    else morph(bench, page.content)
  }
}
