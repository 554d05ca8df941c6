// What is done while the line is down is kept, and sent once when it is back. A move goes again only if
// the page that comes first still asks for it: whatever was sent before the line broke may have arrived.
// A yes or no is not kept: by then something else may be asked, and the page asks again.
//
// @ts-check

const MOST = 20 // sayings and other actions; of moves the newest counts

function kind(message) {
  if ('action' in message) return ''
  return 'look' in message ? 'look' : 'move'
}
const answers = (message) => message.action === 'yes' || message.action === 'no'

export class Keep {
  constructor(line, tell) {
    this.line = line
    this.tell = tell
    this.messages = []
    this.sent = null
    this.lost = !line.open
    line.onsent = (message) => this.went(message)
  }

  // A message is on its way.
  went(message) {
    if ('at' in message && !('ask' in message)) this.sent = message
  }

  // Whether it is on its way, or will be; questions are not kept, and neither are answers to others.
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
  heard(at) {
    const again = this.lost && this.sent?.at === at ? this.sent : null
    if (again || at > this.sent?.at) this.sent = null
    this.lost = false
    if (again && !this.messages.some((message) => kind(message) === 'move')) this.send(again)
    for (const message of this.messages.splice(0)) this.send(message)
  }

  // Where lines are barred a move goes as a form does, but by the script: a page that cannot be fetched
  // is not shown.
  async post() {
    const move = this.messages.find((message) => kind(message) === 'move' && !message.back)
    if (!move || this.posting) return
    const { choice, then = [], parts } = move
    this.posting = true
    const form = /** @type {any} */ (document.getElementById('play'))
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)))
    body.append(
      choice === undefined ? 'part' : 'choice',
      choice === undefined ? parts.join(',') : [choice, ...then].join(),
    )
    try {
      await fetch(form.action, { method: 'POST', body })
      location.reload()
    } catch { // and again when the line is tried again
      this.posting = false
      this.tell()
    }
  }
}
