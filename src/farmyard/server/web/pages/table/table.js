// Runs the table page: takes pages from the socket and draws them, and sends the player's choices. The
// rules of the games are known only to the server.
//
// @ts-check

import { cite } from './cite.js'
import { all, around, byId, DRAWN, filled, find, maybe, one } from './dom.js'
import { drawer, drawn } from './drawer.js'
import { script } from './game.js'
import { beside, guard, LATER } from './guard.js'
import { act, found, hold, keys, picked } from './keys.js'
import { watch } from './layers.js'
import { Line } from './line.js'
import { question, Surface } from './surface.js'
import { Voice } from './voice.js'
import { word } from './words.js'

/** @typedef {import('./line.js').Message} Message */

const table = byId('table')
const ribbon = byId('ribbon')
const said = byId('said')
const title = document.title
const UNANSWERED = word('table-unanswered')
const UNHEARD = word('table-unheard')
const MANY = 5 // failed connections after which the ribbon turns to a warning
const start = await script(table) // before the socket, which gets a frame at once
/** @type {Line} */
const line = new Line(table.dataset.live ?? '')
/** @type {import('./orders.js').Orders | null} */
let orders = null // loaded when an order could answer
let undone = false // since the player has decided
const surface = new Surface(table, {
  choose: (choice, at) => {
    undone = false
    decided = true
    decide(choice, at)
  },
  why: (parts) => up({ parts, at: chooser.at }),
  picked: (parts) => {
    picked(table)
    if (parts.length) voice.ask()
  },
  switched: order,
  before: () => hold(table),
  after,
  shown: () => found(table),
  staged: () => !moves?.open && !missed,
  own: () => decided,
})
const chooser = surface.picker
/** @type {import('./keep.js').Keep | null} */
let kept = null // keeps moves while the socket is down; loaded after two seconds
/** @type {typeof import('./dealt.js').note | null} */
let note = null // records what a sealed deal shows; loaded after one second
/** @type {Message[]} */
const early = [] // messages not sent, from before `kept` is loaded
/** @type {(() => void) | null} */
let broken = null // shows the ribbon again while the socket is down
const voice = new Voice()
/** @type {import('./moves.js').Moves | null} */
let moves = null // the last moves, loaded on the first request
/** @type {typeof import('./advice.js') | null} */
let advice = null // shows advice, loaded with the first one
let decided = false // whether the player has decided since the last page
let turn = false // whether the page before asked for a choice
let missed = false // whether pages may have been missed, while the socket was down
let unsaid = 0 // timer that hides the sentence in #said
let ribbons = 0 // timer that shows or hides the ribbon

const slow = document.getElementById('knock') !== null // whether a move may take days
line.seen = slow
watch(document)
const resume = guard((sentence) => line.onrefusal(sentence), line)
surface.begin(start, {
  ask: (question) => up({ ask: question, at: chooser.at }),
  tell: (sentence) => line.onrefusal(sentence),
})
surface.read()
keys(table, voice, {
  '?': () => openDialog('keys'),
  w: look,
  v: () => maybe('to-advice', HTMLButtonElement)?.click(),
  y: () => maybe('ear', HTMLFormElement)?.requestSubmit(),
})

// -- The last moves

addEventListener('click', (event) => {
  if (!around(event, '[data-moves]') || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  look()
})

async function look() {
  if (drawn) drawer(false)
  moves ??= await import('./moves.js').then(({ Moves }) => new Moves(surface), () => null)
  if (moves) moves.go(maybe('to-moves', HTMLAnchorElement)?.getAttribute('href'))
  else line.onrefusal(LATER)
}

// -- Sending choices and plain forms

// Sends several choices in a row as one message: the first, and the answers to the next questions.
/** @param {number | number[]} choices @param {number} at */
function decide(choices, at) {
  const [choice, ...then] = [choices].flat()
  act()
  up(then.length ? { choice, then, at } : { choice, at })
}

/** @param {Message} message @returns {boolean} whether it is sent or kept for later */
function up(message) {
  if (line.send(message)) return true
  if (kept) return kept.send(message)
  if ('ask' in message) return false
  early.push(message)
  return true
}

const sendEarly = () => early.splice(0).forEach(up)

document.addEventListener('submit', (event) => { // before the listener of guard.js on the window
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.action !== undefined) {
    action(event, form)
    return
  }
  if (form.dataset.fetch !== undefined) {
    event.preventDefault()
    post(form, filled(form, event.submitter))
    return
  }
  const message = meaning(form, event.submitter)
  if (!message || !(form.querySelector('[aria-disabled=true]') || up(message))) return
  event.preventDefault()
  if ('back' in message) undone = true
  if ('ask' in message) event.submitter?.setAttribute('aria-busy', 'true')
})

async function order() {
  if (!orders && maybe('standing')) {
    const found = await import('./orders.js').catch(() => null)
    orders ??= found && new found.Orders(table, decide, () => undone)
  }
  orders?.read(chooser)
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} button @returns {Message | null} */
function meaning(form, button) {
  const { ask, look, back } = form.dataset
  if (ask !== undefined) return { ask: question(form, button), at: chooser.at }
  if (look !== undefined) return { look: Number(look) }
  return back === undefined ? null : { back: true, at: chooser.at }
}

/** @param {HTMLFormElement} form @param {FormData} fields */
async function post(form, fields) {
  const dialog = form.closest('dialog') // the form may be replaced before the response is there
  await import('./posted.js').then(
    (found) => found.post(form, fields, UNANSWERED, line.onrefusal),
    () => line.onrefusal(UNANSWERED),
  )
  dialog?.close()
}

// Sends an action other than a move, such as a saying, over the socket and closes its dialog.
/** @param {SubmitEvent} event @param {HTMLFormElement} form */
function action(event, form) {
  const word = filled(form, event.submitter).get('word') ?? ''
  if (!up({ action: form.dataset.action ?? '', word })) line.onrefusal(UNANSWERED)
  event.preventDefault()
  form.closest('dialog')?.close()
  if (form.id) form.reset()
}

// -- Receiving pages, refusals and the state of the socket

line.onpage = (html, at) => {
  if (kept) kept.heard(at)
  else sendEarly()
  resume()
  if (moves?.open) moves.keep(html)
  else surface.put(html)
  missed = false
}

function after() {
  if (moves?.open) return surface.sound()
  order()
  advice?.read(chooser.at)
  voice.read()
  if (document.querySelector('[data-step]')) import('./field.js').catch(() => {})
  note?.(chooser.choices)
  if (decided && slow) import('./knock.js').then(({ moved }) => moved(line.onrefusal), () => {})
  if (decided || document.getElementById('end')) goal('played')
  decided = false
  if (document.getElementById('glass')) {
    import('./glass.js').then(({ pour }) => pour(line), () => {})
  }
  surface.sound(chooser.choices.length && !turn ? 'turn' : '')
  turn = chooser.choices.length > 0
  if (document.getElementById('fair')) import('./fair.js').then(({ check }) => check(), () => {})
  ending()
  said.hidden = true
  document.title = turn ? word('table-your-turn', { title }) : title
  if ('setAppBadge' in navigator) navigator.setAppBadge(Number(turn)).catch(() => {})
}

// Removes the goal line when the player puts it away or has played.
/** @param {'played' | 'putAway'} how */
function goal(how) {
  import('./goal.js').then((found) => found[how](table), () => {})
}
addEventListener('click', (event) => {
  if (around(event, '[data-goal]')) goal('putAway')
})

function ending() {
  surface.cover(location.hash === '#table' ? null : document.getElementById('end'))
}
addEventListener('hashchange', ending)

line.onanswer = (reply) => {
  answered()
  if (reply.answer.panel === undefined) surface.heard(reply)
  else advise(reply)
}

/** @param {import('./line.js').Reply} reply */
async function advise(reply) {
  advice ??= await import('./advice.js').catch(() => null)
  if (!advice) line.onrefusal(LATER)
  else if (reply.at === chooser.at) advice.show(reply)
}

const answered = () => find(document, '[aria-busy]')?.removeAttribute('aria-busy')

line.onno = () => kept?.refused()

// Says of messages other than moves, which are repeated, that they may not have arrived.
line.onlost = (messages) => {
  if (messages.some((message) => 'ask' in message || 'action' in message)) line.onrefusal(UNHEARD)
}

line.onrefusal = (sentence) => {
  answered()
  chooser.draw()
  const dragged = all(table, '.dragging', DRAWN)
  if (dragged.length) import('./drag.js').then(({ home }) => dragged.forEach(home), () => {})
  cite(said, sentence, table.dataset.game)
  said.hidden = false
  beside(said)
  clearTimeout(unsaid)
  unsaid = setTimeout(() => {
    said.hidden = true
  }, 2600 + sentence.length * 40)
}

line.onstate = (state, ...how) => {
  if (state === 'down') kept?.down()
  broken = state === 'back' ? null : () => tells(state, ...how)
  missed = true
  tells(state, ...how)
}

/** @param {number} seconds @param {number} lost */
function patience(seconds, lost) {
  if (kept?.waits) return word('table-move-kept')
  if (lost > MANY) return word('table-still-no-line')
  return word('table-line-down', { seconds })
}

/** @param {'down' | 'back'} state */
function tells(state, seconds = 0, lost = 0) {
  clearTimeout(ribbons)
  const text = state === 'back' ? word('table-line-back') : patience(seconds, lost)
  const reveal = () => {
    ribbon.className = 'ribbon'
    ribbon.classList.toggle('back', state === 'back')
    ribbon.classList.toggle('bad', lost > MANY)
    one(ribbon, 'span').textContent = text
    ribbon.hidden = false
    const hen = one(ribbon, 'use', SVGUseElement)
    hen.setAttribute('href', hen.dataset.href ?? '')
  }
  if (state === 'back' && ribbon.hidden) return
  if (ribbon.hidden && !line.quiet) ribbons = setTimeout(reveal, 700) // short breaks are not shown
  else reveal()
  if (state === 'back') {
    ribbons = setTimeout(() => {
      ribbon.hidden = true
    }, 2000)
  }
}
one(ribbon, 'button').addEventListener('click', () => line.now())

// -- The log (a drawer on phones) and the dialogs

/** @param {string} id @param {string} [law] an entry of the rules to go to */
const openDialog = (id, law) =>
  import('./dialogs.js').then(
    (found) => found.open(byId(id, HTMLDialogElement), line.onrefusal, law),
    () => line.onrefusal(LATER),
  )
addEventListener('click', (event) => {
  const knob = around(event, '[data-log], [data-dialog], [data-law]')
  if (!knob) return
  event.preventDefault()
  const { log, dialog, law } = knob.dataset
  if (log !== undefined) drawer(!drawn)
  else openDialog(dialog ?? 'rules', law)
})
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && drawn) drawer(false)
})

// Loads the script that keeps moves while the socket is down, and tries again if that fails.
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
  }, () => {}), 1000)
