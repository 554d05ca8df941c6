// Keeps the socket to the server, which brings new pages and takes messages such as choices. A broken
// socket is opened again, with longer and longer waits; the server then sends the current page, so no
// frame has to be sent twice.
//
// @ts-check

/**
 * @typedef {{ choice: number, then?: number[], at: number }} Decision
 * @typedef {{ parts: string[], at: number }} Parts of a choice that is not allowed; the server says why
 * @typedef {Decision | Parts | { ask: string, at: number } | { look: number }
 *   | { hidden: boolean }
 *   | { back: true, at: number } | { action: string, word: FormDataEntryValue }} Message sent to the server
 * @typedef {{ says?: string, line?: string, sum?: string, lit?: string[], panel?: string }} Answer
 * @typedef {{ answer: Answer, question: string, at: number }} Reply
 * @typedef {string | [from: number, to: number]} Change new pieces, or a range of the previous page's pieces
 */

export class Line {
  /** @param {string} path */
  constructor(path) {
    this.url = new URL(path, location.href)
    this.url.protocol = this.url.protocol.replace('http', 'ws')
    this.patience = 250
    this.lost = 0
    /** @type {string[]} */
    this.pieces = [] // of the latest page
    this.leaving = false // whether the browser is about to leave this page: frames are then ignored
    this.ever = false // whether the socket has ever been open
    this.seen = false // whether to tell the server when the page is hidden or shown
    this.ahead = 0 // milliseconds by which the server's clock is ahead of this one
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
    // An open socket would keep this page out of the browser's back/forward cache.
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

  // Puts a page together from new pieces and from ranges of the previous page's pieces. A piece is the
  // text between two "<" of the HTML.
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

  // Connects again if the browser stays on this page after all; the server sends the current page.
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
