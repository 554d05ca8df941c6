// The pages round the tables: copying the link, light and sound, earlier tables, and the bench that
// fills while you wait. Every page works without this.
//
// @ts-check

import { all, around, find, maybe, one } from './dom.js'
import { guard, toast } from './guard.js'
import { toolbar } from './toolbar.js'
import { morph } from './morph.js'
import { Line } from './line.js'
import { arrived } from './lot.js'

toolbar()
arrived()
if (document.querySelector('.hall') && 'setAppBadge' in navigator) {
  navigator.setAppBadge(all(document, '.run .go').length).catch(() => {})
}
addEventListener('click', (event) => {
  if (around(event, '[data-print]')) print()
})
if (document.getElementById('knocking')) import('./knock.js').then(({ offer }) => offer(toast))
if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check())

// Earlier tables: of one box alone, or of those that are still open.
const earlier = maybe('earlier', HTMLDetailsElement)
if (earlier) {
  const only = (/** @type {string} */ box) => {
    for (const row of all(earlier, '.past')) {
      row.hidden = box !== '' && !row.dataset.box?.split(' ').includes(box)
    }
    const others = find(earlier, '.others', HTMLDetailsElement)
    if (others && box) others.open = true
  }
  earlier.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'box') only(target.value)
  })
  addEventListener('click', (event) => {
    const link = around(event, '[data-filter]')
    const { filter } = link?.dataset ?? {}
    if (filter === undefined) return
    earlier.open = true
    one(earlier, `[name=box][value="${filter}"]`, HTMLInputElement).checked = true
    only(filter)
  })
}

// The pill with the name and each box's "More" close on Escape and on a click elsewhere.
const folded = '.you, .more'
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const each of all(document, folded, HTMLDetailsElement)) {
    if (!each.open) continue
    each.open = false
    one(each, 'summary').focus()
  }
})
addEventListener('click', ({ target }) => {
  for (const each of all(document, folded, HTMLDetailsElement)) {
    if (!(target instanceof Node && each.contains(target))) each.open = false
  }
})

// A name that was only proposed is ready to be written over.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && 'select' in target.dataset) target.select()
})

// The bench: whoever sits down is drawn at once.
const bench = find(document, 'main[data-live]')
const line = bench ? new Line(bench.dataset.live ?? '') : undefined
const tell = toast()
const resume = guard(tell, line)
if (bench && line) {
  line.onpage = (html) => {
    tell('')
    resume()
    const page = document.createElement('template')
    page.innerHTML = html
    if (page.content.querySelector('.board')) location.reload()
    else morph(bench, page.content)
  }
}
