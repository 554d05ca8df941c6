// The keys of the table page: a letter goes to a group or says how things stand. See /keys.
//
// @ts-check

import { all, find, maybe, target } from './dom.js'
import { enter, group, seen } from './roam.js'
import { word } from './words.js'

const GROUPS = { h: '#hand', b: '.board', p: '#seats', m: '#menu', l: '#lines' }

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select' // letters are written there

/** @param {Element | null} node @returns {string} how a part of the page is read out */
export function spoken(node) {
  if (!node) return ''
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const words = []
  while (texts.nextNode()) words.push(texts.currentNode.nodeValue ?? '')
  return (node.getAttribute('aria-label') ?? words.join(' ')).replace(/\s+/g, ' ').trim()
}

/**
 * What a key says, if it says something.
 * @type {Record<string, (voice: import('./voice.js').Voice) => string>}
 */
const SAYS = {
  e: (voice) => voice.lately.join(' ') || word('table-nothing-yet'),
  t: () => spoken(maybe('say')),
  s: () => all(document, '.seats .seat').map(spoken).join('. '),
  o: () => all(document, '#hand [aria-label]', Element).map(spoken).join(', '),
  c: () => spoken(maybe('glass')) || word('table-no-clock'),
}

/**
 * @param {HTMLElement} root @param {import('./voice.js').Voice} voice
 * @param {Record<string, () => void>} doing what other keys do
 */
export function keys(root, voice, doing) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (
      target(event)?.matches(TYPED) || document.querySelector('dialog[open]')
    ) {
      return
    }
    const { key } = event
    const place = GROUPS[/** @type {keyof typeof GROUPS} */ (key)]
    if (doing[key]) doing[key]()
    else if (key === 'a') asked(root, true)
    else if (place) enter(find(root, place))
    else if (SAYS[key]) voice.say(SAYS[key](voice))
    else return
    event.preventDefault()
  })
}

const OPEN = '[data-part]:not([aria-disabled=true])'
const INSTEAD = '[data-part^=seat-], [data-part=pass]' // chosen with something else, or instead

/** @param {Element} part @returns {number} what goes with the picks first, then what is open */
const rank = (part) =>
  ['.fits', `:not([aria-pressed=true], ${INSTEAD})`, `:not(${INSTEAD})`, '*']
    .findIndex((kind) => part.matches(kind))

/** @param {HTMLElement} root @returns {Element[]} of each group the first part that is open */
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

// Puts the focus on what is asked: on the first part that is open, else the status line; again and
// again on that of each group.
/** @param {HTMLElement} root @param {boolean} [again] */
export function asked(root, again = false) {
  const parts = open(root)
  const { activeElement } = document
  const at = parts.findIndex((part) => (group(part) ?? part).contains(activeElement))
  const goal = parts[again ? (at + 1) % parts.length : 0] ?? maybe('status')
  if (goal instanceof HTMLElement) goal.focus({ preventScroll: !parts.length })
}

let byKeys = false // whether a key was pressed last, and no pointer
let held = false // whether the focus was on the table before it was drawn anew
let acted = false // whether a choice was made by keys, and nothing has been asked since
addEventListener('keydown', () => byKeys = true, { capture: true })
addEventListener('pointerdown', () => byKeys = false, { capture: true })

// Remembers whether the focus is on the table, before it is drawn anew; what was chosen last may be
// hidden by now.
/** @param {HTMLElement} root */
export function hold(root) {
  held = byKeys && (acted || root.contains(document.activeElement))
}

/** @returns {boolean} whether the focus is on nothing, or on what is hidden and will lose it */
function lost() {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !seen(activeElement)
}

// A pick made by keys may have hidden what the focus is on.
/** @param {HTMLElement} root */
export function picked(root) {
  if (byKeys && !acted && lost()) asked(root)
}

// A choice was made by keys: the focus is to be on what is asked next.
export function act() {
  acted = byKeys
}

// Puts the focus on what is asked if it was lost, as what it was on is gone, or if it lies, after a
// choice, on a part that is closed now.
/** @param {HTMLElement} root */
export function found(root) {
  const { activeElement } = document
  const nowhere = lost() || activeElement?.id === 'status'
  const closed = acted && activeElement?.matches('[data-part][aria-disabled=true]')
  const open = root.querySelector('[data-part]:not([aria-disabled=true])')
  if ((held && nowhere) || (closed && open)) asked(root)
  if (open) acted = false
}
