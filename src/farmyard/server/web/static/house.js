// Runs the pages around the tables: copying the link, theme and sound, earlier tables, and the waiting table
// as it fills. Every page works without this script.
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
if (document.getElementById('knocking')) {
  import('./knock.js').then(({ offer }) => offer(toast), () => {})
}
if (document.getElementById('done-count')) import('./learnt.js').catch(() => {})
if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check(), () => {})

// Filters the list of earlier tables: all, those of one game, or those that are still open.
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

// Closes the menu with the player's name and the "More" of each game on Escape and on a click elsewhere.
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

// Selects the text of a proposed name on focus, so that typing replaces it.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && 'select' in target.dataset) target.select()
})

// Draws the waiting table again as soon as somebody sits down, until the game begins.
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
