// The keys of the table page: a letter goes to a group or says how things stand. See #keys.
//
// @ts-check

import { all, DRAWN, find, maybe, target } from './dom.js'
import { enter } from './roam.js'

const GROUPS = { h: '#hand', b: '.board', p: '#seats', m: '#menu', l: '#lines' }

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
  e: (voice) => voice.lately.join(' ') || 'Nothing has happened yet.',
  t: () => spoken(maybe('say')),
  s: () => all(document, '.seats .seat').map(spoken).join('. '),
  o: () => all(document, '#hand [aria-label]', Element).map(spoken).join(', '),
  c: () => spoken(maybe('glass')) || 'There is no clock at this table.',
}

/**
 * @param {HTMLElement} root @param {import('./voice.js').Voice} voice
 * @param {Record<string, () => void>} doing what other keys do
 */
export function keys(root, voice, doing) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (
      target(event)?.matches('input, textarea, select') || document.querySelector('dialog[open]')
    ) {
      return
    }
    const { key } = event
    const group = GROUPS[/** @type {keyof typeof GROUPS} */ (key)]
    if (doing[key]) doing[key]()
    else if (key === 'a') asked(root)
    else if (group) enter(find(root, group))
    else if (SAYS[key]) voice.say(SAYS[key](voice))
    else return
    event.preventDefault()
  })
}

const OPEN = '[data-part]:not([aria-disabled=true])'

// Puts the focus on what is asked: the first part that goes with what is picked, else the first that
// is open, else the status line.
/** @param {HTMLElement} root */
export function asked(root) {
  const open = [`${OPEN}.fits`, `${OPEN}:not([aria-pressed=true])`, OPEN].map((parts) =>
    all(root, parts, DRAWN).filter((node) => node instanceof HTMLElement)
      .find((node) => node.offsetParent)
  ).find(Boolean)
  const goal = open ?? maybe('status')
  goal?.focus({ preventScroll: !open })
}

let byKeys = false // whether a key was pressed last, and no pointer
let held = false // whether the focus was on the table before it was drawn anew
let acted = false // whether a choice was made by keys, and nothing has been asked since
addEventListener('keydown', () => byKeys = true, { capture: true })
addEventListener('pointerdown', () => byKeys = false, { capture: true })

// Remembers whether the focus is on the table, before it is drawn anew.
/** @param {HTMLElement} root */
export function hold(root) {
  held = byKeys && root.contains(document.activeElement)
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
  const lost = activeElement === document.body || activeElement?.id === 'status'
  const closed = acted && activeElement?.matches('[data-part][aria-disabled=true]')
  const open = root.querySelector('[data-part]:not([aria-disabled=true])')
  if ((held && lost) || (closed && open)) asked(root)
  if (open) acted = false
}
