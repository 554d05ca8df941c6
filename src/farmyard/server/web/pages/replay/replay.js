// Runs the replay of a game. Each step is a page of its own, which is fetched and drawn over the
// current one with animations. Arrow keys step, Home and End jump, and space starts and stops playback.
//
// @ts-check

import { around, byId, encoded, one, target } from './dom.js'
import { drawer, drawn } from './drawer.js'
import { LATE, newest } from './fetched.js'
import { still } from './fly.js'
import { script } from './game.js'
import { guard, toast } from './guard.js'
import { watch } from './layers.js'
import { become, Surface } from './surface.js'
import { word } from './words.js'

const PACE = 1300 // milliseconds per move during playback
const table = byId('table')
const toasted = toast()
const SPEEDS = [1, 2, 4]
let speed = 1
let playing = 0
const surface = new Surface(table, { before: tape, after: mark })

watch(document)
surface.read()
script(table).then((start) => {
  surface.begin(start, { ask: () => {}, tell: toasted })
  surface.read()
})

// -- Navigation

/** @param {string | null | undefined} address */
async function go(address) {
  const found = address && await newest(address)
  if (!found) return false // offline: the current step stays
  if (found === LATE) return true
  try {
    surface.show(one(found.page, '#table'))
  } catch {
    location.assign(address)
    return false
  }
  history.replaceState(null, '', address)
  return true
}

// Replaces the tape, which is below the table, by that of the next page.
/** @param {HTMLElement | DocumentFragment} next */
function tape(next) {
  become(byId('tape'), one(next.ownerDocument, '#tape'))
  const scrub = byId('move', HTMLInputElement)
  scrub.value = scrub.getAttribute('value') ?? ''
}

const step = (/** @type {string} */ name) =>
  document.getElementById(`to-${name}`)?.getAttribute('href')
const here = () => {
  const scrub = byId('scrub', HTMLFormElement)
  return `${scrub.getAttribute('action')}?${encoded(new FormData(scrub))}`
}

// -- Playback

function mark() {
  const button = byId('run')
  const use = one(button, 'use', SVGUseElement)
  const href = use.getAttribute('href') ?? ''
  use.setAttribute('href', href.replace(/#.*/, playing ? '#i-pause' : '#i-play'))
  button.setAttribute('aria-label', word(playing ? 'replay-rest' : 'replay-play'))
  const faster = byId('speed')
  faster.textContent = `×${speed}`
  faster.setAttribute(
    'aria-label',
    speed === 1 ? word('replay-speed-usual') : word('replay-speed', { speed }),
  )
}

async function tick() {
  const begun = playing
  const more = await go(step('next'))
  if (playing !== begun) return
  if (more && step('next')) playing = setTimeout(tick, (still.matches ? PACE / 2 : PACE) / speed)
  else rest()
}

function rest() {
  clearTimeout(playing)
  playing = 0
  mark()
}

async function run() {
  if (playing) return rest()
  if (!step('next')) await go(step('first'))
  playing = setTimeout(tick, 0)
  mark()
}

// -- Event listeners

addEventListener('click', (event) => {
  const link = around(event, '#tape :is(a[id^="to-"], a[id^="mark-"], a[data-eyes])')
  const faster = around(event, '#speed')
  const eyes = byId('eyes', HTMLDetailsElement)
  if (eyes.open && !eyes.contains(target(event))) eyes.open = false
  if (faster) {
    speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]
    mark()
  }
  if (around(event, '#run')) run()
  else if (around(event, '[data-log]')) drawer(!drawn)
  else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    rest()
    eyes.open = false
    go(link.getAttribute('href'))
  }
})

addEventListener('input', (event) => {
  if (!target(event)?.matches('#move')) return
  rest()
  go(here())
})
addEventListener('submit', (event) => {
  if (target(event)?.matches('#scrub')) {
    event.preventDefault()
    go(here())
  }
})
guard(toasted)

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' }
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && drawn) return drawer(false)
  const eyes = byId('eyes', HTMLDetailsElement)
  if (event.key === 'Escape' && eyes.open) {
    eyes.open = false
    one(eyes, 'summary').focus()
    return
  }
  if (
    event.ctrlKey || event.metaKey || event.altKey ||
    around(event, 'input, select, [popover]')
  ) return
  if (event.key === ' ' && !around(event, 'button, a, summary')) {
    event.preventDefault()
    if (!event.repeat) run()
  }
  if (!KEYS[event.key]) return
  event.preventDefault()
  rest()
  go(step(KEYS[event.key]))
})
