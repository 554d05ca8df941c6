// Announces events to screen readers. Each event is added once and in order to the live region #voice,
// then the current question; and has them read aloud to who has asked for it. Sentences are removed again after a while, as the table keeps no record
// either.
//
// @ts-check

import { byId, maybe } from './dom.js'

const GOES = 6000 // milliseconds after which a sentence is removed

export const KEY = 'farmyard-read'
export const reads = () => {
  try {
    return 'speechSynthesis' in window && localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** @typedef {[number, string]} Told the number of a decision, and its sentence */

/**
 * Returns the newest decisions that have not been announced yet.
 * @param {Told[]} told the newest decisions, in order @param {number} last the last one that was said
 * @returns {Told[]}
 */
export const news = (told, last) => told.filter(([n]) => n > last)

export class Voice {
  constructor() {
    this.region = byId('voice')
    this.last = -1 // the last decision announced; -1 before the first page
    this.asked = ''
    this.written = '' // the status line as the server wrote it
    /** @type {string[]} */
    this.lately = []
    const button = maybe('to-read', HTMLButtonElement)
    if (!button || !('speechSynthesis' in window)) return
    button.hidden = false
    button.setAttribute('aria-pressed', String(reads()))
    button.onclick = () => import('./reader.js').then(({ toggle }) => toggle(button), () => {})
  }

  // Announces the new events of the page and its question; for the first page only the question.
  read() {
    const list = maybe('aloud', HTMLScriptElement)
    if (!list) return // the table is hidden by a curtain
    /** @type {Told[]} */
    const told = JSON.parse(list.textContent || '[]')
    this.written = maybe('say')?.textContent ?? ''
    const newest = told.at(-1)?.[0] ?? 0
    const fresh = this.last < 0 ? [] : news(told, this.last)
    if (fresh.length) this.lately = fresh.map(([, sentence]) => sentence)
    this.last = newest
    for (const [, sentence] of fresh) this.say(sentence)
    this.ask(fresh.length > 0)
  }

  // Announces what is asked of this player, or the status line if a pick has changed it, when the text is
  // new or events came before it. What others are asked is not announced.
  ask(again = false) {
    const say = maybe('say')
    const shown = say?.textContent ?? ''
    const text = shown === this.written ? say?.dataset.asks ?? '' : shown
    if (text && (again || text !== this.asked) && !this.lately.includes(text)) this.say(text)
    this.asked = text
  }

  /** @param {string} sentence */
  say(sentence) {
    const node = document.createElement('p')
    node.textContent = sentence
    this.region.append(node)
    if (reads()) import('./reader.js').then(({ read }) => read(sentence), () => {})
    setTimeout(() => node.remove(), GOES)
  }
}
