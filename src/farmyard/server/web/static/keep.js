// What is done while the line is down is kept, and sent once when it is back. A move goes again only if
// the page that comes first still asks for it: whatever was sent before the line broke may have arrived.
// A yes or no is not kept: by then something else may be asked, and the page asks again.
//
// @ts-check

import { byId, encoded } from './dom.js'

/**
 * @typedef {import('./line.js').Message} Message
 * @typedef {Pick<import('./line.js').Line, 'open' | 'ever' | 'send' | 'onsent'>} Up what of a line is used
 */

const MOST = 20 // sayings and other actions; of moves the newest counts

/** @param {Message} message */
function kind(message) {
  if ('action' in message) return ''
  return 'look' in message ? 'look' : 'move'
}
/** @param {Message} message */
const answers = (message) =>
  'action' in message && (message.action === 'yes' || message.action === 'no')

export class Keep {
  /** @param {Up} line @param {() => void} tell */
  constructor(line, tell) {
    this.line = line
    this.tell = tell
    /** @type {Message[]} */
    this.messages = []
    /** @type {Message & { at: number } | null} */
    this.sent = null
    this.posting = false
    this.lost = !line.open
    line.onsent = (message) => this.went(message)
  }

  // A message is on its way.
  /** @param {Message} message */
  went(message) {
    if ('at' in message && !('ask' in message)) this.sent = message
  }

  // Whether it is on its way, or will be; questions are not kept, and neither are answers to others.
  /** @param {Message} message */
  send(message) {
    if (this.line.send(message)) return true
    if ('ask' in message || answers(message)) return false
    this.messages = [
      ...this.messages.filter((other) => !kind(other) || kind(other) !== kind(message)),
      message,
    ].slice(-MOST)
    if (this.line.ever) this.tell()
    else this.post()
    return true
  }

  get waits() {
    return this.messages.length > 0
  }

  down() {
    this.lost = true
    if (!this.line.ever && this.waits) this.post()
  }

  refused() {
    this.sent = null
  }

  // A page has come, of this moment.
  /** @param {number} at */
  heard(at) {
    const again = this.lost && this.sent?.at === at ? this.sent : null
    if (again || (this.sent && at > this.sent.at)) this.sent = null
    this.lost = false
    if (again && !this.messages.some((message) => kind(message) === 'move')) this.send(again)
    for (const message of this.messages.splice(0)) this.send(message)
  }

  // Where lines are barred a move goes as a form does, but by the script: a page that cannot be fetched
  // is not shown.
  async post() {
    const move = this.messages.find((message) => 'choice' in message || 'parts' in message)
    if (!move || this.posting) return
    this.posting = true
    const form = byId('play', HTMLFormElement)
    const body = encoded(new FormData(form))
    if ('parts' in move) body.append('part', move.parts.join(','))
    else body.append('choice', [move.choice, ...move.then ?? []].join())
    try {
      await fetch(form.action, { method: 'POST', body })
      location.reload()
    } catch { // and again when the line is tried again
      this.posting = false
      this.tell()
    }
  }
}
