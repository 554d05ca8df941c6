// Keeps messages while the connection is down, and sends each once when it is back. A move that had already
// been sent is repeated only if the next page still asks for it, as it may have arrived before the break.
// The answers yes and no are not kept: the question may be another by then, and the page asks again.
//
// @ts-check

/**
 * @typedef {import('./line.js').Message} Message
 * @typedef {Pick<import('./line.js').Line, 'open' | 'send' | 'onsent'>} Up the members used here
 */

const MOST = 20 // messages to keep; of moves only the newest is kept

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
    this.lost = !line.open
    line.onsent = (message) => this.went(message)
  }

  // Remembers the last message sent that belongs to a version of the table, except questions.
  /** @param {Message} message */
  went(message) {
    if ('at' in message && !('ask' in message)) this.sent = message
  }

  // Sends or keeps a message; returns false if neither: questions and the answers yes and no are not kept.
  /** @param {Message} message */
  send(message) {
    if (this.line.send(message)) return true
    if ('ask' in message || answers(message)) return false
    this.messages = [
      ...this.messages.filter((other) => !kind(other) || kind(other) !== kind(message)),
      message,
    ].slice(-MOST)
    this.tell()
    return true
  }

  get waits() {
    return this.messages.length > 0
  }

  down() {
    this.lost = true
  }

  refused() {
    this.sent = null
  }

  // Handles the arrival of a page: repeats a move that was lost, then sends the messages that were kept.
  /** @param {number} at */
  heard(at) {
    const again = this.lost && this.sent?.at === at ? this.sent : null
    if (again || (this.sent && at > this.sent.at)) this.sent = null
    this.lost = false
    if (again && !this.messages.some((message) => kind(message) === 'move')) this.send(again)
    for (const message of this.messages.splice(0)) this.send(message)
  }
}
