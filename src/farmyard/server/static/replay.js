// Looking back at a game: each step is a page of its own; with scripts it is fetched and drawn over the
// one before, and what moved flies. Arrows step, Home and End jump, space plays and rests.

import { About } from './about.js'
import { Aids } from './aids.js'
import { drawer, drawn, keepDrawn } from './drawer.js'
import { fly, settle, snap, still } from './fly.js'
import { knobs, show } from './knobs.js'
import { lots } from './lot.js'
import { morph } from './morph.js'

const PACE = 1300 // milliseconds a move while it plays by itself
const table = document.getElementById('table')
const about = new About(table)
const aids = new Aids(table, () => {})
const nothing = { choices: [], picked: [] } // nobody chooses here
let acts = null
let walk = null // ways over a board; they come with a board that is walked over
let playing = 0
let wanted = null // the address of the page that is on its way

knobs()
lots()
after()

// -- Going somewhere

async function go (address) {
  if (!address) return false
  wanted = address
  try {
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    if (wanted !== address) return true // somebody was quicker
    if (!page.getElementById('tape')) throw new Error('no such page')
    draw(page)
    history.replaceState(null, '', address)
    return true
  } catch { location.assign(address); return false }
}

function draw (page) {
  const table2 = page.getElementById('table')
  settle()
  const roles = acts?.cast(table2) ?? []
  const was = snap(table)
  for (const [id, root] of [['table', table2], ['tape', page.getElementById('tape')]]) {
    const here = document.getElementById(id); const next = document.createElement('template')
    for (const { name, value } of root.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value)
    next.content.append(...root.childNodes)
    morph(here, next.content)
  }
  const scrub = document.getElementById('move')
  scrub.value = scrub.getAttribute('value')
  after()
  fly(was, table)
  acts?.perform(roles)
}

function after () {
  if (!acts && document.getElementById('lately')) import('./acts.js').then(found => { acts = found; acts.remember() })
  keepDrawn()
  if (walk) walk.read(nothing)
  else if (document.getElementById('ways')) import('./walk.js').then(({ Walk }) => { walk ??= new Walk(table); walk.read(nothing) })
  aids.draw()
  about.draw()
  show()
  for (const list of table.querySelectorAll('[data-tail]')) list.scrollTop = list.scrollHeight
  mark()
}

const step = name => document.getElementById(`to-${name}`)?.getAttribute('href')
const here = () => { const form = new FormData(document.getElementById('scrub')); return `${document.getElementById('scrub').getAttribute('action')}?${new URLSearchParams(form)}` }

// -- Playing by itself

function mark () {
  const button = document.getElementById('run'); const use = button.querySelector('use')
  use.setAttribute('href', use.getAttribute('href').replace(/#.*/, playing ? '#i-pause' : '#i-play'))
  button.setAttribute('aria-label', playing ? 'Rest' : 'Play')
}

async function tick () {
  const begun = playing
  const more = await go(step('next'))
  if (playing !== begun) return
  if (more && step('next')) playing = setTimeout(tick, still.matches ? PACE / 2 : PACE)
  else rest()
}

function rest () { clearTimeout(playing); playing = 0; mark() }

async function run () {
  if (playing) return rest()
  if (!step('next')) await go(step('first'))
  playing = setTimeout(tick, 0)
  mark()
}

// -- What people do

addEventListener('click', event => {
  const link = event.target.closest?.('#tape a[id^="to-"]')
  if (event.target.closest?.('#run')) run()
  else if (event.target.closest?.('[data-log]')) drawer(!drawn)
  else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    rest()
    go(link.getAttribute('href'))
  }
})

addEventListener('input', event => {
  if (event.target.id !== 'move' && event.target.id !== 'eyes') return
  rest()
  go(here())
})
addEventListener('submit', event => { if (event.target.id === 'scrub') { event.preventDefault(); go(here()) } })

const KEYS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' }
addEventListener('keydown', event => {
  if (event.key === 'Escape' && drawn) return drawer(false)
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, select, [popover]')) return
  if (event.key === ' ' && !event.target.closest?.('button, a, summary')) { event.preventDefault(); run() }
  if (!KEYS[event.key]) return
  event.preventDefault()
  rest()
  go(step(KEYS[event.key]))
})
