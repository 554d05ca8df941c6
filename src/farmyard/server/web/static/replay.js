// Looking back at a game: each step is a page of its own; with scripts it is fetched and drawn over the
// one before, and what moved flies. Arrows step, Home and End jump, space plays and rests.

import { About } from './about.js'
import { Aids } from './aids.js'
import { drawer, drawn, keepDrawn } from './drawer.js'
import { fly, settle, snap, still } from './fly.js'
import { begin, script } from './game.js'
import { guard, toast } from './guard.js'
import { toolbar, show } from './toolbar.js'
import { watch } from './layers.js'
import { arrived } from './lot.js'
import { morph } from './morph.js'

const PACE = 1300 // milliseconds a move while it plays by itself
const table = document.getElementById('table')
const toasted = toast()
let game = {} // until its script has come; keys are heard before
const about = new About(table, part => game.about?.(part))
const aids = new Aids(table, () => {})
const nothing = { choices: [], picked: [] } // nobody chooses here
const SPEEDS = [1, 2, 4]
let speed = 1
let effects = null
let playing = 0
let wanted = null // the address of the page that is on its way

watch(document)
toolbar()
arrived()
after()
script(table).then(start => {
  game = begin(start, table, { chooser: null, ask: () => {}, tell: toasted })
  after()
})

// -- Going somewhere

async function go (address) {
  if (!address) return false
  wanted = address
  try {
    const answer = await fetch(address).catch(() => null)
    if (!answer) return false // no line: the moment one has looked at stays
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
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
  const roles = effects?.prepare(table2) ?? []
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
  effects?.play(roles)
}

function after () {
  if (!effects && document.getElementById('lately')) import('./effects.js').then(found => { effects = found; effects.remember() })
  keepDrawn()
  game.read?.(nothing)
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
  const faster = document.getElementById('speed')
  faster.textContent = `×${speed}`
  faster.setAttribute('aria-label', speed === 1 ? 'Speed: as it was played' : `Speed: ${speed} times as fast`)
}

async function tick () {
  const begun = playing
  const more = await go(step('next'))
  if (playing !== begun) return
  if (more && step('next')) playing = setTimeout(tick, (still.matches ? PACE / 2 : PACE) / speed)
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
  const link = event.target.closest?.('#tape :is(a[id^="to-"], a[id^="mark-"], a[data-eyes])')
  const faster = event.target.closest?.('#speed')
  const eyes = document.getElementById('eyes')
  if (eyes.open && !eyes.contains(event.target)) eyes.open = false
  if (faster) { speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]; mark() }
  if (event.target.closest?.('#run')) run()
  else if (event.target.closest?.('[data-log]')) drawer(!drawn)
  else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    rest()
    eyes.open = false
    go(link.getAttribute('href'))
  }
})

addEventListener('input', event => {
  if (event.target.id !== 'move') return
  rest()
  go(here())
})
addEventListener('submit', event => { if (event.target.id === 'scrub') { event.preventDefault(); go(here()) } })
guard(toasted)

const KEYS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' }
addEventListener('keydown', event => {
  if (event.key === 'Escape' && drawn) return drawer(false)
  const eyes = document.getElementById('eyes')
  if (event.key === 'Escape' && eyes.open) { eyes.open = false; eyes.querySelector('summary').focus(); return }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, select, [popover]')) return
  if (event.key === ' ' && !event.target.closest?.('button, a, summary')) { event.preventDefault(); run() }
  if (!KEYS[event.key]) return
  event.preventDefault()
  rest()
  go(step(KEYS[event.key]))
})
