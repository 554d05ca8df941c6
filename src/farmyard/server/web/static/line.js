// The line to the server: pages come down, choices go up. When it breaks, it is tried again with
// growing patience; the server then sends the page as it is now, so nothing has to be caught up.
//
// @ts-check

/**
 * @typedef {{ choice: number, then?: number[], at: number }} Decision
 * @typedef {{ parts: string[], at: number }} Parts of which is asked why they are no choice
 * @typedef {Decision | Parts | { ask: string, at: number } | { look: number }
 *   | { hidden: boolean }
 *   | { back: true, at: number } | { action: string, word: FormDataEntryValue }} Message what goes up
 * @typedef {{ says?: string, line?: string, sum?: string, lit?: string[], panel?: string }} Answer
 * @typedef {{ answer: Answer, question: string, at: number }} Reply
 * @typedef {string | [from: number, to: number]} Change new pieces, or pieces of the page before
 */

export class Line {
  /** @param {string} path */
  constructor(path) {
    this.url = new URL(path, location.href)
    this.url.protocol = this.url.protocol.replace('http', 'ws')
    this.patience = 250
    this.lost = 0
    /** @type {string[]} */
    this.pieces = [] // of the page that came last
    this.leaving = false // whether this page goes: what comes now is not for it
    this.ever = false // whether it has ever been there
    this.seen = false // whether the server hears whether this page is in view
    this.ahead = 0 // how far the server's clock is ahead of this one, in milliseconds
    /** @type {number | undefined} */
    this.timer = undefined
    /** @type {WebSocket | undefined} */
    this.socket = undefined
    /** @type {(html: string, at: number) => void} */
    this.onpage = () => {}
    /** @type {(message: Message) => void} */
    this.onsent = () => {}
    this.onno = () => {}
    /** @type {(sentence: string) => void} */
    this.onrefusal = () => {}
    /** @type {(reply: Reply) => void} */
    this.onanswer = () => {}
    /** @type {(state: 'down' | 'back', seconds?: number, lost?: number) => void} */
    this.onstate = () => {}
    document.addEventListener('visibilitychange', () => {
      if (this.open) this.look()
      else if (!document.hidden) this.now()
    })
    addEventListener('online', () => this.now())
    // An open line would keep the browser from going back to this page at once.
    addEventListener('pagehide', () => {
      this.leaving = true
      this.socket?.close()
    })
    addEventListener('pageshow', (event) => {
      this.leaving = false
      if (event.persisted) this.now()
    })
    this.connect()
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN
  }

  connect() {
    clearTimeout(this.timer)
    const socket = this.socket = new WebSocket(this.url)
    socket.onopen = () => {
      this.ever = true
      this.patience = 250
      if (this.lost) this.onstate('back')
      this.lost = 0
      if (document.hidden) this.look()
    }
    socket.onmessage = ({ data }) => this.hear(data)
    socket.onclose = () => {
      if (socket === this.socket && !this.leaving) this.broken()
    }
  }

  /** @param {string} data */
  hear(data) {
    if (this.leaving) return
    const frame = JSON.parse(data)
    if (frame.go) location.assign(frame.go)
    else if (frame.now) this.ahead = frame.now - Date.now()
    else if (frame.refusal) {
      this.onno()
      this.onrefusal(frame.refusal)
    } else if (frame.answer) this.onanswer(frame)
    else this.onpage(this.whole(frame.page), frame.at)
  }

  // A page comes as new pieces, and as ranges of the pieces of the page before: what stands
  // between the signs < of its HTML.
  /** @param {Change[]} changes */
  whole(changes) {
    this.pieces = changes.flatMap((each) =>
      typeof each === 'string' ? each.split('<') : this.pieces.slice(...each)
    )
    return this.pieces.join('<')
  }

  broken() {
    this.lost++
    const wait = this.patience * (0.7 + Math.random() * 0.6)
    this.patience = Math.min(this.patience * 2, 1500)
    this.onstate('down', Math.ceil(wait / 1000), this.lost)
    this.timer = setTimeout(() => this.connect(), wait)
  }

  // It stays, after all: what came meanwhile comes once more.
  stay() {
    if (!this.leaving) return
    this.leaving = false
    this.socket?.close()
    this.connect()
  }

  look() {
    if (this.seen) this.send({ hidden: document.hidden })
  }

  now() {
    if (!this.open && this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  /** @param {Message} message */
  send(message) {
    if (!this.socket || !this.open) return false
    this.socket.send(JSON.stringify(message))
    this.onsent(message)
    return true
  }
}
