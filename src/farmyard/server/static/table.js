// The table page: one line to the server, pages down, choices up. The page that comes is drawn over
// the old one by morph, what moved flies, what changed face flips. No rule of a game is known here.

import { About } from './about.js'
import { cast, perform, remember } from './acts.js'
import { Chooser } from './choose.js'
import { draggable, home } from './drag.js'
import { fly, settle, snap, still } from './fly.js'
import { knobs, show as drawKnobs } from './knobs.js'
import { Line } from './line.js'
import { morph } from './morph.js'
import { play } from './sound.js'

const table = document.getElementById('table')
const ribbon = document.getElementById('ribbon')
const said = document.getElementById('said')
const title = document.title
const line = new Line(table.dataset.live)
const about = new About(table)
const chooser = new Chooser(table, (choice, at) => up({ choice, at }), parts => up({ parts, at: chooser.at }), picked => about.choose(picked))
let drawn = false // the drawer with the log, on phones
let busy = 0 // until when the theatre plays
let waiting = null // the newest page that came meanwhile
let later = 0
let heard = null

draggable(table, chooser)
knobs()
remember()
after()

// -- Up: choices and plain forms

function up (message) {
  if (!line.send(message)) plain(message)
}

// Without a line the same choice goes as a form.
function plain ({ choice, parts }) {
  const form = document.getElementById('play')
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: choice === undefined ? 'part' : 'choice', value: choice ?? parts.join(',') })
  form.append(field)
  form.submit()
}

table.addEventListener('submit', event => {
  const form = event.target
  const message = form.dataset.look !== undefined ? { look: Number(form.dataset.look) } : form.dataset.back !== undefined ? { back: true, at: chooser.at } : null
  if (!message) return
  if (form.querySelector('[aria-disabled=true]')) event.preventDefault()
  else if (line.send(message)) event.preventDefault()
})

// -- Down: pages, refusals, the state of the line

line.onpage = html => {
  waiting = html
  next()
}

function next () {
  const rest = busy - performance.now()
  clearTimeout(later)
  if (waiting === null) return
  if (rest > 0) { later = setTimeout(next, rest + 1); return }
  const html = waiting
  waiting = null
  draw(html)
}

// A touch ends the theatre; what came meanwhile is shown at once.
addEventListener('pointerdown', () => { busy = 0; next() }, { capture: true })

function draw (html) {
  const page = document.createElement('template')
  page.innerHTML = html
  settle()
  const roles = cast(page.content)
  const was = snap(table)
  for (const node of table.querySelectorAll('.dragging')) { node.classList.remove('dragging'); node.style.translate = '' }
  morph(table, page.content)
  after()
  fly(was, table)
  busy = performance.now() + Math.max(perform(roles), pause())
}

function after () {
  if (drawn) document.getElementById('log')?.classList.add('open')
  chooser.read()
  about.draw()
  drawKnobs()
  tails()
  sounds()
  ending()
  said.hidden = true
  document.title = chooser.choices.length ? `Your turn – ${title}` : title
}

// A frozen moment: #hold asks for it once, in milliseconds.
let held = null
function pause () {
  const hold = document.getElementById('hold')
  const fresh = hold && hold.dataset.seen !== held
  held = hold?.dataset.seen ?? null
  return fresh && !still.matches ? Number(hold.dataset.ms) : 0
}

function sounds () {
  const list = document.getElementById('heard')
  const turn = chooser.choices.length > 0
  const now = list ? `${list.dataset.seen} ${turn}` : String(turn)
  if (heard !== null && heard !== now) {
    const fresh = list && heard.split(' ')[0] !== list.dataset.seen ? list.dataset.play : ''
    const call = turn && heard.endsWith('false') ? 'turn' : ''
    play([fresh, call].filter(Boolean).join(' '))
  }
  heard = now
}

// Lists that grow at their end stay there, unless somebody is reading further up.
function tails () {
  for (const list of table.querySelectorAll('[data-tail]')) {
    if (!list.matches(':hover')) list.scrollTop = list.scrollHeight
  }
}

// While the end lies over the table, the table rests.
function ending () {
  const end = document.getElementById('end')
  const covered = end && location.hash !== '#table'
  for (const part of table.children) if (part !== end) part.inert = !!covered
}
addEventListener('hashchange', ending)

line.onrefusal = sentence => {
  chooser.draw()
  for (const node of table.querySelectorAll('.dragging')) home(node)
  said.textContent = sentence
  said.hidden = false
  clearTimeout(said.timer)
  said.timer = setTimeout(() => { said.hidden = true }, 2600 + sentence.length * 40)
}

line.onstate = (state, seconds, lost) => {
  clearTimeout(ribbon.timer)
  const text = state === 'back' ? 'Back again.' : lost > 5 ? 'Still no line. Your seat is kept.' : `The line is down. Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  const reveal = () => {
    ribbon.className = `ribbon ${state === 'back' ? 'back' : lost > 5 ? 'bad' : ''}`
    ribbon.querySelector('span').textContent = text
    ribbon.hidden = false
    const hen = ribbon.querySelector('use')
    hen.setAttribute('href', hen.dataset.href)
  }
  if (state === 'back' && ribbon.hidden) return
  if (ribbon.hidden) ribbon.timer = setTimeout(reveal, 700) // a hiccup is nobody's business
  else reveal()
  if (state === 'back') ribbon.timer = setTimeout(() => { ribbon.hidden = true }, 2000)
}
ribbon.querySelector('button').addEventListener('click', () => line.now())

// -- The log is a drawer on phones; the rules are a dialog

function drawer (open) {
  drawn = open
  const log = document.getElementById('log'); const knob = document.getElementById('to-log')
  log.classList.toggle('open', open)
  knob.setAttribute('aria-expanded', String(open))
  ;(open ? log.querySelector('[data-log]') : knob).focus()
}

addEventListener('click', event => {
  const knob = event.target.closest?.('[data-log], [data-dialog]')
  if (!knob) return
  event.preventDefault()
  if ('log' in knob.dataset) drawer(!drawn)
  else rules.open || openRules()
})
addEventListener('keydown', event => {
  if (event.key === 'Escape' && drawn) drawer(false)
})
// The rules are fetched when somebody wants to read them.
const rules = document.getElementById('rules')
async function openRules () {
  const text = rules.querySelector('.prose')
  rules.showModal()
  if (text.childElementCount) return
  try {
    const page = new DOMParser().parseFromString(await (await fetch(text.dataset.src)).text(), 'text/html')
    text.replaceChildren(...page.querySelector('.prose').childNodes)
  } catch { location.assign(text.dataset.src) }
}
rules.addEventListener('click', event => { if (event.target === event.currentTarget) event.currentTarget.close() })
