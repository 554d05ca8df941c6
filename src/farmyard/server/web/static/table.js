// The table page: one line to the server, pages down, choices up. The page that comes is drawn over
// the old one by morph, what moved flies, what changed face flips. No rule of a game is known here.
//
// @ts-check

import { cite } from './cite.js'
import { home } from './drag.js'
import { drawer, drawn } from './drawer.js'
import { script } from './game.js'
import { guard, LATER } from './guard.js'
import { show as lay, watch } from './layers.js'
import { Line } from './line.js'
import { Orders } from './orders.js'
import { question, Surface } from './surface.js'

const table = document.getElementById('table')
const ribbon = document.getElementById('ribbon')
const said = document.getElementById('said')
const title = document.title
const UNANSWERED = 'The line is down: your answer was not sent. Answer again when it is back.'
const MANY = 5 // times that the line was tried in vain
const start = await script(table) // before the line, which speaks at once
const line = new Line(table.dataset.live)
const orders = new Orders(table, decide)
const surface = new Surface(table, {
  choose: (choice, at) => {
    orders.meant()
    decide(choice, at)
  },
  why: (parts) => up({ parts, at: chooser.at }),
  switched: () => orders.read(chooser),
  after,
})
const { chooser } = surface
let kept = null // what is done while the line is down; it comes when the page is quiet
let note = null // what a sealed deal shows; it comes when all else has
const early = [] // what was done before
let broken = null // says again that the line is down, and what is kept
let turn = false // whether something was asked here, on the page before

watch(document)
const resume = guard((sentence) => line.onrefusal(sentence), line)
surface.begin(start, {
  ask: (question) => up({ ask: question, at: chooser.at }),
  tell: (sentence) => line.onrefusal(sentence),
})
surface.read()

// -- Up: choices and plain forms

// Several choices in a row are one touch: the first, and the answers to what is asked next.
function decide(choices, at) {
  const [choice, ...then] = [choices].flat()
  up(then.length ? { choice, then, at } : { choice, at })
}

function up(message) {
  if (line.send(message)) return true
  if (kept) return kept.send(message)
  return 'ask' in message ? false : early.push(message)
}

const sendEarly = () => early.splice(0).forEach(up)

document.addEventListener('submit', (event) => { // before the line hears of it
  const form = /** @type {HTMLFormElement} */ (event.target)
  if (form.dataset.action !== undefined) {
    action(event, form)
    return
  }
  const message = meaning(form, event.submitter)
  if (message && (form.querySelector('[aria-disabled=true]') || up(message))) event.preventDefault()
})

function meaning(form, button) {
  const { ask, look, back } = form.dataset
  if (ask !== undefined) return { ask: question(form, button), at: chooser.at }
  if (look !== undefined) return { look: Number(look) }
  return back === undefined ? null : { back: true, at: chooser.at }
}

// What is done beside playing goes by the line too; its dialog closes behind it.
function action(event, form) {
  const word = new FormData(form, event.submitter).get('word') ?? ''
  if (!up({ action: form.dataset.action, word })) line.onrefusal(UNANSWERED)
  event.preventDefault()
  form.closest('dialog')?.close()
  if (form.id) form.reset()
}

// -- Down: pages, refusals, the state of the line

line.onpage = (html, at) => {
  if (kept) kept.heard(at)
  else sendEarly()
  resume()
  surface.put(html)
}

function after() {
  orders.read(chooser)
  if (document.querySelector('[data-step]')) import('./field.js')
  note?.(chooser.choices)
  if (document.getElementById('glass')) import('./glass.js').then(({ pour }) => pour(line))
  surface.sound(chooser.choices.length && !turn ? 'turn' : '')
  turn = chooser.choices.length > 0
  if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check())
  ending()
  if (document.getElementById('end')) goal('ended')
  said.hidden = true
  document.title = turn ? `Your turn – ${title}` : title
}

// The goal line goes when it is put away, or when somebody has sat through a game.
function goal(how) {
  import('./goal.js').then((found) => found[how](table), () => {})
}
addEventListener('click', (event) => {
  if (event.target.closest?.('[data-goal]')) goal('putAway')
})

function ending() {
  surface.cover(location.hash === '#table' ? null : document.getElementById('end'))
}
addEventListener('hashchange', ending)

line.onanswer = (reply) => surface.heard(reply)

line.onno = () => kept?.refused()

line.onrefusal = (sentence) => {
  chooser.draw()
  for (const node of table.querySelectorAll('.dragging')) home(node)
  cite(said, sentence, table.dataset.game)
  said.hidden = false
  clearTimeout(said.timer)
  said.timer = setTimeout(() => {
    said.hidden = true
  }, 2600 + sentence.length * 40)
}

line.onstate = (state, ...how) => {
  if (state === 'down') kept?.down()
  broken = state === 'back' ? null : () => tells(state, ...how)
  tells(state, ...how)
}

function patience(seconds, lost) {
  if (kept?.waits) return 'Your move is kept. It goes when the line is back.'
  if (lost > MANY) return 'Still no line. Your seat is kept.'
  return `The line is down. Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}

function tells(state, seconds, lost) {
  clearTimeout(ribbon.timer)
  const text = state === 'back' ? 'Back again.' : patience(seconds, lost)
  const reveal = () => {
    ribbon.className = 'ribbon'
    ribbon.classList.toggle('back', state === 'back')
    ribbon.classList.toggle('bad', lost > MANY)
    ribbon.querySelector('span').textContent = text
    ribbon.hidden = false
    const hen = ribbon.querySelector('use')
    hen.setAttribute('href', hen.dataset.href)
  }
  if (state === 'back' && ribbon.hidden) return
  if (ribbon.hidden) ribbon.timer = setTimeout(reveal, 700) // a hiccup is nobody's business
  else reveal()
  if (state === 'back') {
    ribbon.timer = setTimeout(() => {
      ribbon.hidden = true
    }, 2000)
  }
}
ribbon.querySelector('button').addEventListener('click', () => line.now())

// -- The log is a drawer on phones; the rules are a dialog

addEventListener('click', (event) => {
  const knob = event.target.closest?.('[data-log], [data-dialog]')
  if (!knob) return
  event.preventDefault()
  if ('log' in knob.dataset) drawer(!drawn)
  else openDialog(document.getElementById(knob.dataset.dialog))
})
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && drawn) drawer(false)
})
// A number leads to its entry in the rules, here as well as there.
addEventListener('click', async (event) => {
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
async function openDialog(dialog) {
  const text = dialog.querySelector('.prose')
  if (dialog.open) return
  lay(dialog)
  if (text.childElementCount && text.dataset.fresh === undefined) return
  const page = await fetch(text.dataset.src).then((answer) => answer.text(), () => null)
  const prose = page && new DOMParser().parseFromString(page, 'text/html').querySelector('.prose')
  if (prose) text.replaceChildren(...prose.childNodes)
  else if (page) location.assign(text.dataset.src)
  else {
    dialog.close()
    line.onrefusal(LATER)
  }
}
for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) {
      dialog.close()
    }
  })
}

// When the page is quiet: what keeps moves while the line is down.
const keeping = () =>
  import('./keep.js').then(({ Keep }) => {
    kept = new Keep(line, () => broken?.())
    sendEarly()
    document.body.dataset.keeps = ''
  }).catch(() => setTimeout(keeping, 2000))
setTimeout(keeping, 2000)
setTimeout(() =>
  import('./dealt.js').then((found) => {
    note = found.note
    note(chooser.choices)
  }), 1000)
