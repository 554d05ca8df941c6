// Says what happens, for those who cannot see it: in #voice each event once and in order, then what
// is asked. What was said is taken away again: where the table remembers nothing, neither does this.
//
// @ts-check

import { byId, maybe } from './dom.js'

const GOES = 6000 // milliseconds after which a sentence is taken away

/** @typedef {[number, string]} Told the number of a decision, and what is said of it */

/**
 * What of the newest decisions is still to be said.
 * @param {Told[]} told the newest decisions, in order @param {number} last the last one that was said
 * @returns {Told[]}
 */
export const news = (told, last) => told.filter(([n]) => n > last)

export class Voice {
  constructor() {
    this.region = byId('voice')
    this.last = -1 // the number of the decision that was said last; -1: nothing has been read
    this.asked = ''
    this.written = '' // the status line as the server had it
    /** @type {string[]} */
    this.lately = []
  }

  // Says what is new on the page; of the first page only what is asked.
  read() {
    const list = maybe('aloud', HTMLScriptElement)
    if (!list) return // a curtain hides the table
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

  // Says what is asked, or what the status line says of a pick, if that is new or something has
  // happened since. What the status line tells of events has been said.
  ask(again = false) {
    const say = maybe('say')
    const shown = say?.textContent ?? ''
    const text = shown === this.written ? say?.dataset.asks ?? shown : shown
    if (text && (again || text !== this.asked) && !this.lately.includes(text)) this.say(text)
    this.asked = text
  }

  /** @param {string} sentence */
  say(sentence) {
    const node = document.createElement('p')
    node.textContent = sentence
    this.region.append(node)
    setTimeout(() => node.remove(), GOES)
  }
}
