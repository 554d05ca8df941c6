// Runs a lesson. Each step is a page of its own, which is fetched and drawn over the current one. The
// spotlight shows the parts to touch, any other choice is answered with a reason, and moves of the
// other players follow one by one after a pause.
//
// @ts-check

import { all, around, byId, find, maybe, pressed, target } from './dom.js'
import { fetched, LATE, newest } from './fetched.js'
import { resting, still } from './fly.js'
import { script } from './game.js'
import { pour } from './glass.js'
import { guard, toast } from './guard.js'
import { spotlight } from './spotlight.js'
import { reach, reached } from './steps.js'
import { question, Surface } from './surface.js'
import { word } from './words.js'

const UNSAID = word('lesson-unloaded')
const table = byId('table')
const tell = toast()
const start = await script(table)
let later = 0
let drawings = 0
let hush = 0
const surface = new Surface(table, {
  choose: (choice) => go(moment({ choice: [choice].flat().join(',') })),
  why: ask,
  picked: shine,
  before,
  after,
  shown: settled,
})
const chooser = surface.picker
surface.begin(start, { ask: enquire, tell: say })

const lit = () => (table.dataset.spots ?? '').split(',').filter(Boolean)

/** @param {string} sentence */
function say(sentence) {
  tell(sentence)
  clearTimeout(hush)
  hush = setTimeout(() => tell(''), 2600 + sentence.length * 40)
}

// Goes on at the step this browser remembers, if the address names none.
function resumed() {
  const step = reached()[table.dataset.lesson ?? '']
  if (location.search || !(step > 1) || step > Number(table.dataset.steps)) return false
  go(`${location.pathname}?step=${step}`)
  return true
}

guard(tell)
if (!resumed()) {
  surface.read()
  settled()
  sand()
}

// -- Navigation

// Returns the address of the current step, with a choice, parts or a question added to the query.
/** @param {Record<string, string>} more */
function moment(more) {
  const form = byId('play', HTMLFormElement)
  const query = new URLSearchParams(more)
  for (const field of all(form, 'input:not([name=picked])')) {
    const { name, value } = /** @type {HTMLInputElement} */ (field)
    if (value) query.set(name, value)
  }
  return `${form.getAttribute('action')}?${query}`
}

/** @param {string} address */
async function go(address) {
  clearTimeout(later)
  const found = await newest(address)
  if (found === LATE) return
  const main = found && find(found.page, '#table[data-lesson]')
  if (!main) return say(UNSAID)
  surface.show(main)
  history.replaceState(null, '', found.at)
}

// Asks the server why these parts are no choice, and shows the reason.
/** @param {string[]} parts */
async function ask(parts) {
  const found = await fetched(moment({ part: parts.join(',') }))
  const refusal = found?.page.getElementById('refusal')
  if (refusal) say(refusal.firstChild?.textContent ?? '')
}

// Sends a question from the game's page to the server. If the answer contains choices they are made at
// once, otherwise the game's script gets the answer.
/** @param {string} question */
async function enquire(question) {
  const { at } = chooser
  /** @type {{ choices: number[], answer: import('./line.js').Answer } | null} */
  const answer = await fetch(moment({ question })).then(
    (found) => found.ok ? found.json() : null,
    () => null,
  )
  if (!answer) return say(UNSAID)
  if (answer.choices.length) go(moment({ choice: answer.choices.join(',') }))
  else surface.heard({ answer: answer.answer, question, at })
}

/** @param {HTMLElement | DocumentFragment} next */
function before(next) {
  const data = next instanceof HTMLElement ? next.dataset : {}
  for (const name of ['on', 'pace']) {
    if (data[name] === undefined) delete table.dataset[name]
  }
  chooser.picked = []
}

function after() {
  document.getElementById('refusal')?.remove()
  const { lesson = '', step, steps, on, pace } = table.dataset
  reach(lesson, Number(step), Number(steps))
  surface.sound()
  sand()
  bubble()
  if (on) later = setTimeout(go, Number(pace), on)
  surface.cover(find(table, '.done-sheet'))
  maybe('begin')?.focus()
}

// Begins to count down what is left of a run of puzzles: by this browser's clock, from what the page
// says.
function sand() {
  const glass = maybe('glass')
  if (!glass) return
  glass.dataset.until = String(Date.now() + 1000 * Number(glass.dataset.left))
  pour({ ahead: 0 })
}

// -- The spotlight and the reason for a refusal

function shine() {
  spotlight(spots())
}

// Draws the spotlight now and again after the animations, scrolling to the next spot if it is cut off.
// Sets data-rest on the table when all is done.
async function settled() {
  const drawing = ++drawings
  delete table.dataset.rest
  shine()
  for (
    const then of [turn, () => {
      table.dataset.rest = table.dataset.step
    }]
  ) {
    await resting()
    if (drawing !== drawings) return
    then()
    shine()
  }
}

// Returns the elements in the spotlight, the next one to touch first.
function spots() {
  return lit().filter((part) => !chooser.picked.includes(part)).map((part) => chooser.node(part))
    .filter((node) => node !== null)
}

// Scrolls the next element to touch into view if its frame cuts it off.
function turn() {
  const [spot] = spots()
  if (spot && cut(spot)) {
    spot.scrollIntoView({
      block: 'center',
      inline: 'center',
      behavior: still.matches ? 'auto' : 'smooth',
    })
  }
}

/** @param {Element} spot */
function cut(spot) {
  const { left, right, top, bottom } = spot.getBoundingClientRect()
  for (let frame = spot.parentElement; frame && frame !== table; frame = frame.parentElement) {
    const edge = frame.getBoundingClientRect()
    if (
      getComputedStyle(frame).overflow !== 'visible' &&
      (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)
    ) return true
  }
  return false
}

// Places the bubble with the reason below or above the part that was touched.
function bubble() {
  const node = document.getElementById('kindly')
  if (!node) return
  const of = (node.dataset.of ?? '').split(',').map((part) => chooser.node(part))
    .reverse().find((found) => found !== null)?.getBoundingClientRect()
  if (of?.width) {
    const { width, height } = node.getBoundingClientRect()
    const left = Math.max(12, Math.min(of.x + of.width / 2 - width / 2, innerWidth - width - 12))
    const below = of.bottom + 18 + height < innerHeight
    node.classList.add('placed')
    node.classList.toggle('above', !below)
    Object.assign(node.style, {
      left: `${left}px`,
      top: `${below ? of.bottom + 18 : Math.max(8, of.y - height - 18)}px`,
    })
    node.style.setProperty(
      '--tail',
      `${Math.max(16, Math.min(of.x + of.width / 2 - left - 16, width - 48))}px`,
    )
  }
  byId('to-light').focus()
}

// -- Event listeners

addEventListener('click', (event) => {
  const link = around(event, 'a[data-go]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(link.getAttribute('href') ?? '')
}, true)
addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.ask === undefined) return
  event.preventDefault()
  enquire(question(form, event.submitter))
}, true)
addEventListener('keydown', (event) => {
  if (
    pressed(event) !== 'l' || event.ctrlKey || event.metaKey || event.altKey ||
    target(event)?.matches('input, textarea')
  ) return
  const next = lit().find((part) => !chooser.picked.includes(part))
  if (next) chooser.node(next)?.focus()
})
// A window tells of its new size before board and hand have theirs.
const laidOut = new ResizeObserver(settled)
for (const part of all(document, '#table > :is(.board, .hand)')) laidOut.observe(part)
addEventListener('scroll', shine, true)
