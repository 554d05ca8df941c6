// The pages round the tables: copying the link, light and sound, earlier tables, and the bench that
// fills while you wait. Every page works without this.
//
// @ts-check

import { guard, toast } from './guard.js'
import { toolbar } from './toolbar.js'
import { morph } from './morph.js'
import { Line } from './line.js'
import { arrived } from './lot.js'

toolbar()
arrived()
if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check())

// Earlier tables: of one box alone, or of those that are still open.
const earlier = document.getElementById('earlier')
if (earlier) {
  const only = (box) => {
    for (const row of earlier.querySelectorAll('.past')) {
      row.hidden = box !== '' && !row.dataset.box.split(' ').includes(box)
    }
    const others = earlier.querySelector('.others')
    if (others && box) others.open = true
  }
  earlier.addEventListener('change', (event) => {
    if (event.target.name === 'box') only(event.target.value)
  })
  addEventListener('click', (event) => {
    const link = event.target.closest?.('[data-filter]')
    if (!link) return
    earlier.open = true
    earlier.querySelector(`[name=box][value="${link.dataset.filter}"]`).checked = true
    only(link.dataset.filter)
  })
}

// The pill with the name closes on Escape and on a click elsewhere.
const you = document.querySelector('.you')
if (you) {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && you.open) {
      you.open = false
      you.querySelector('summary').focus()
    }
  })
  addEventListener('click', (event) => {
    if (!you.contains(event.target)) you.open = false
  })
}

// A name that was only proposed is ready to be written over.
addEventListener('focusin', (event) => {
  if (event.target.dataset?.select !== undefined) event.target.select()
})

// The bench: whoever sits down is drawn at once.
const bench = document.querySelector('main[data-live]')
const line = bench ? new Line(bench.dataset.live) : undefined
const tell = toast()
const resume = guard(tell, line)
if (line) {
  line.onpage = (html) => {
    tell('')
    resume()
    const page = document.createElement('template')
    page.innerHTML = html
    if (page.content.querySelector('.board')) location.reload()
    else morph(bench, page.content)
  }
}
