// Handles the keyboard shortcuts of the table page, listed at /keys: a letter moves the focus to a group or
// makes the screen reader say how things stand.
//
// @ts-check

import { all, find, maybe, pressed, target } from './dom.js'
import { enter, group, seen } from './roam.js'
import { word } from './words.js'

const GROUPS = { h: '#hand', b: '.board', p: '#seats', m: '#menu', l: '#lines' }

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select' // letters are typed there

/** @param {Element | null} node @returns {string} the text of an element as it is read out */
export function spoken(node) {
  if (!node) return ''
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const words = []
  while (texts.nextNode()) words.push(texts.currentNode.nodeValue ?? '')
  return (node.getAttribute('aria-label') ?? words.join(' ')).replace(/\s+/g, ' ').trim()
}

/**
 * The sentences that keys make the screen reader say.
 * @type {Record<string, (voice: import('./voice.js').Voice) => string>}
 */
const SAYS = {
  e: (voice) => voice.lately.join(' ') || word('table-nothing-yet'),
  t: () => spoken(maybe('say')),
  s: () => all(document, '.seats .seat').map(spoken).join('. '),
  o: () => all(document, '#hand [aria-label]', Element).map(spoken).join(', '),
  c: () => spoken(maybe('glass')) || word('table-no-clock'),
}

let offered = false // whether a listener has been told how to make bots wait

/**
 * @param {HTMLElement} root @param {import('./voice.js').Voice} voice
 * @param {Record<string, () => void>} doing the actions of other keys
 */
export function keys(root, voice, doing) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (
      target(event)?.matches(TYPED) || document.querySelector('dialog[open]')
    ) {
      return
    }
    const key = pressed(event)
    const place = GROUPS[/** @type {keyof typeof GROUPS} */ (key)]
    if (doing[key]) doing[key]()
    else if (key === 'a') asked(root, true)
    else if (place) enter(find(root, place))
    else if (SAYS[key]) {
      voice.say(SAYS[key](voice))
      if (maybe('ear') && !offered) voice.say(word('table-ear'))
      offered = true
    } else return
    event.preventDefault()
  })
}

const OPEN = '[data-part]:not([aria-disabled=true])'
const INSTEAD = '[data-part^=seat-], [data-part=pass]' // picked with another part, or instead of one

/** @param {Element} part @returns {number} the order of focus: parts that fit the picks first */
const rank = (part) =>
  ['.fits', `:not([aria-pressed=true], ${INSTEAD})`, `:not(${INSTEAD})`, '*']
    .findIndex((kind) => part.matches(kind))

/** @param {HTMLElement} root @returns {Element[]} the first open part of each group */
function open(root) {
  /** @type {Map<Element, Element>} */
  const first = new Map()
  const parts = [...root.querySelectorAll(OPEN)].filter(seen).sort((a, b) => rank(a) - rank(b))
  for (const part of parts) {
    const within = group(part) ?? part
    if (!first.has(within)) first.set(within, part)
  }
  return [...first.values()]
}

// Moves the focus to the first open part, or to the status line if there is none. With `again`, each call
// moves it to the next group.
/** @param {HTMLElement} root @param {boolean} [again] */
export function asked(root, again = false) {
  const parts = open(root)
  const { activeElement } = document
  const at = parts.findIndex((part) => (group(part) ?? part).contains(activeElement))
  const goal = parts[again ? (at + 1) % parts.length : 0] ?? maybe('status')
  if (goal instanceof HTMLElement) goal.focus({ preventScroll: !parts.length })
}

let byKeys = false // whether the last input came from the keyboard
let held = false // whether the focus was on the table before it was drawn again
let acted = false // whether a choice was made by keyboard since the last question
addEventListener('keydown', () => byKeys = true, { capture: true })
addEventListener('pointerdown', () => byKeys = false, { capture: true })

// Remembers whether the focus is on the table before it is drawn again. A choice just made counts too, as
// the part chosen last may be hidden by now.
/** @param {HTMLElement} root */
export function hold(root) {
  held = byKeys && (acted || root.contains(document.activeElement))
}

/** @returns {boolean} whether the focus is on no element, or on a hidden one */
function lost() {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !seen(activeElement)
}

// Moves the focus if a pick made by keyboard has hidden the focused element.
/** @param {HTMLElement} root */
export function picked(root) {
  if (byKeys && !acted && lost()) asked(root)
}

// Notes a choice, so that after one made by keyboard the focus moves to the next question.
export function act() {
  acted = byKeys
}

// Moves the focus to the next question if the focused element is gone, or if after a choice it is a part
// that is now disabled.
/** @param {HTMLElement} root */
export function found(root) {
  const { activeElement } = document
  const nowhere = lost() || activeElement?.id === 'status'
  const closed = acted && activeElement?.matches('[data-part][aria-disabled=true]')
  const open = root.querySelector('[data-part]:not([aria-disabled=true])')
  if ((held && nowhere) || (closed && open)) asked(root)
  if (open) acted = false
}
