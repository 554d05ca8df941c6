// The table page: one line to the server, pages down, choices up. The page that comes is drawn over
// the old one by morph, what moved flies, what changed face flips. No rule of a game is known here.

import { Aids } from './aids.js'
import { Chooser } from './choose.js'
import { cite } from './cite.js'
import { draggable, home } from './drag.js'
import { drawer, drawn, keepDrawn } from './drawer.js'
import { fly, settle, snap, still } from './fly.js'
import { begin, script } from './game.js'
import { guard, LATER } from './guard.js'
import { toolbar, show as drawToolbar } from './toolbar.js'
import { show as lay, watch } from './layers.js'
import { Line } from './line.js'
import { arrived } from './lot.js'
import { morph } from './morph.js'
import { Orders } from './orders.js'
import { play } from './sound.js'

const table = document.getElementById('table')
const ribbon = document.getElementById('ribbon')
const said = document.getElementById('said')
const title = document.title
const UNANSWERED = 'The line is down: your answer was not sent. Answer again when it is back.'
const start = await script(table) // before the line, which speaks at once
const line = new Line(table.dataset.live)
let about = null // panels that speak of parts, where there are such
const orders = new Orders(table, decide)
const chooser = new Chooser(table, (choice, at) => { orders.meant(); decide(choice, at) }, parts => up({ parts, at: chooser.at }), picked => { about?.choose(picked); game.draw?.(chooser) })
const aids = new Aids(table, () => { chooser.draw(); orders.read(chooser) })
let kept = null // what is done while the line is down; it comes when the page is quiet
let note = null // what a sealed deal shows; it comes when all else has
const early = [] // what was done before
let broken = null // says again that the line is down, and what is kept
let busy = 0 // when the animations under way end
let waiting = null // the newest page that came meanwhile
let later = 0
let heard = null
let effects = null // effects.js, once there is something to animate
const game = begin(start, table, { chooser, ask: question => up({ ask: question, at: chooser.at }), tell: sentence => line.onrefusal(sentence) })

draggable(table, chooser)
watch(document)
toolbar()
arrived()
const resume = guard(sentence => line.onrefusal(sentence), line)
after()

// -- Up: choices and plain forms

// Several choices in a row are one touch: the first, and the answers to what is asked next.
function decide (choices, at) {
  const [choice, ...then] = [choices].flat()
  up(then.length ? { choice, then, at } : { choice, at })
}

function up (message) {
  return line.send(message) || (kept ? kept.send(message) : 'ask' in message ? false : early.push(message))
}

const sendEarly = () => early.splice(0).forEach(up)

document.addEventListener('submit', event => { // before the line hears of it
  const form = event.target
  if (form.dataset.action !== undefined) { action(event, form); return }
  const message = form.dataset.ask !== undefined ? { ask: question(form, event.submitter), at: chooser.at } : form.dataset.look !== undefined ? { look: Number(form.dataset.look) } : form.dataset.back !== undefined ? { back: true, at: chooser.at } : null
  if (!message) return
  if (form.querySelector('[aria-disabled=true]')) event.preventDefault()
  else if (up(message)) event.preventDefault()
})

// What is done beside playing goes by the line too; its dialog closes behind it.
function action (event, form) {
  const word = new FormData(form, event.submitter).get('word') ?? ''
  if (!up({ action: form.dataset.action, word })) line.onrefusal(UNANSWERED)
  event.preventDefault()
  form.closest('dialog')?.close()
  if (form.id) form.reset()
}

const question = (form, button) => [...new FormData(form, button)].flatMap(([name, said]) => name.startsWith('question') ? [said] : []).join(' ').trim()

// -- Down: pages, refusals, the state of the line

line.onpage = (html, at) => {
  waiting = html
  if (kept) kept.heard(at)
  else sendEarly()
  resume()
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

// A touch ends the animations, and the page that came meanwhile is shown at once.
addEventListener('pointerdown', () => { busy = 0; act(0); next() }, { capture: true })

// While it plays, table.acting: what would lie over it waits.
let blocked = 0
function act (lasts) {
  clearTimeout(blocked)
  table.classList.toggle('acting', lasts > 0)
  if (lasts > 0) blocked = setTimeout(() => table.classList.remove('acting'), lasts)
}

function draw (html) {
  const page = document.createElement('template')
  page.innerHTML = html
  settle()
  const roles = effects?.prepare(page.content) ?? []
  const was = snap(table)
  for (const node of table.querySelectorAll('.dragging')) { node.classList.remove('dragging'); node.style.translate = '' }
  morph(table, page.content)
  after()
  fly(was, table)
  const lasts = Math.max(effects?.play(roles) ?? 0, pause(), game.lasting ?? 0)
  busy = performance.now() + lasts
  act(lasts)
}

function after () {
  if (!effects && document.getElementById('lately')) import('./effects.js').then(found => { effects = found; effects.remember() })
  keepDrawn()
  aids.draw()
  chooser.read()
  orders.read(chooser)
  game.read?.(chooser)
  if (document.querySelector('[data-step]')) import('./field.js')
  note?.(chooser.choices)
  if (about) about.draw()
  else if (table.querySelector('[data-about]')) import('./about.js').then(({ About }) => { about ??= new About(table, game.about); about.choose(chooser.picked) })
  drawToolbar()
  if (document.getElementById('glass')) import('./glass.js').then(({ pour }) => pour(line))
  tails()
  sounds()
  if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check())
  ending()
  if (document.getElementById('end')) goal('ended')
  said.hidden = true
  document.title = chooser.choices.length ? `Your turn – ${title}` : title
}

// The goal line goes when it is put away, or when somebody has sat through a game.
function goal (how) { import('./goal.js').then(found => found[how](table), () => {}) }
addEventListener('click', event => { if (event.target.closest?.('[data-goal]')) goal('putAway') })

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

line.onanswer = reply => { if (game.heard) game.heard(reply); else if (reply.answer.says) line.onrefusal(reply.answer.says) }

line.onno = () => kept?.refused()

line.onrefusal = sentence => {
  chooser.draw()
  for (const node of table.querySelectorAll('.dragging')) home(node)
  cite(said, sentence, table.dataset.game)
  said.hidden = false
  clearTimeout(said.timer)
  said.timer = setTimeout(() => { said.hidden = true }, 2600 + sentence.length * 40)
}

line.onstate = (state, ...how) => {
  if (state === 'down') kept?.down()
  broken = state === 'back' ? null : () => tells(state, ...how)
  tells(state, ...how)
}

function tells (state, seconds, lost) {
  clearTimeout(ribbon.timer)
  const text = state === 'back' ? 'Back again.' : kept?.waits ? 'Your move is kept. It goes when the line is back.' : lost > 5 ? 'Still no line. Your seat is kept.' : `The line is down. Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
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

addEventListener('click', event => {
  const knob = event.target.closest?.('[data-log], [data-dialog]')
  if (!knob) return
  event.preventDefault()
  if ('log' in knob.dataset) drawer(!drawn)
  else openDialog(document.getElementById(knob.dataset.dialog))
})
addEventListener('keydown', event => {
  if (event.key === 'Escape' && drawn) drawer(false)
})
// A number leads to its entry in the rules, here as well as there.
addEventListener('click', async event => {
  const law = event.target.closest?.('[data-law]')
  if (!law) return
  event.preventDefault()
  const rules = document.getElementById('rules')
  await openDialog(rules)
  const entry = rules.querySelector(`[id="${law.dataset.law}"]`)
  entry?.scrollIntoView({ block: 'center' })
  entry?.focus()
})
// The rules are fetched when somebody wants to read them, and what can be done here each time.
async function openDialog (dialog) {
  const text = dialog.querySelector('.prose')
  if (dialog.open) return
  lay(dialog)
  if (text.childElementCount && text.dataset.fresh === undefined) return
  const page = await fetch(text.dataset.src).then(answer => answer.text(), () => null)
  const prose = page && new DOMParser().parseFromString(page, 'text/html').querySelector('.prose')
  if (prose) text.replaceChildren(...prose.childNodes)
  else if (page) location.assign(text.dataset.src)
  else {
    dialog.close()
    line.onrefusal(LATER)
  }
}
for (const dialog of document.querySelectorAll('dialog')) dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close() })

// When the page is quiet: what keeps moves while the line is down.
const keeping = () => import('./keep.js').then(({ Keep }) => {
  kept = new Keep(line, () => broken?.())
  sendEarly()
  document.body.dataset.keeps = ''
}).catch(() => setTimeout(keeping, 2000))
setTimeout(keeping, 2000)
setTimeout(() => import('./dealt.js').then(found => { note = found.note; note(chooser.choices) }), 1000)
