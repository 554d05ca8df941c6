// Keeps the socket to the server, which brings new pages and takes messages such as choices. A broken
// socket is opened again, with longer and longer waits; the server then sends the current page, so no
// frame has to be sent twice.
//
// A socket may be dead though the browser calls it open, behind a proxy or after sleep. The server sends
// something at least every ten seconds, and a receipt for each message; if either does not come in time,
// the socket is given up like a broken one.
//
// Where sockets are barred, as in some schools and offices, the same frames come by other roads (roads.js);
// a socket is tried again now and then.
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

const LATE = 5000 // milliseconds to wait for a receipt, or for the first frame of a new socket
const LATEST = 40_000 // the longest such wait: on a slow network it is doubled each time
const SILENCE = 15_000 // milliseconds without any frame after which a socket is dead
const LOOKS = 1000 // milliseconds between two looks at the clock
const TRIES = 2 // sockets that bring nothing before other roads are loaded
const BETTER = 60_000 // milliseconds until a socket is tried again from another road; doubled each time
const SLEPT = 5000 // milliseconds between two looks after which the device must have slept

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
    this.road = 0 // of sockets, or one of the others
    /** @type {(new (url: URL) => import('./roads.js').Road)[]} */
    this.others = []
    this.failed = 0 // sockets in a row that brought nothing
    this.better = BETTER
    this.alive = false // whether it has been heard by this socket
    this.seen = false // whether to tell the server when the page is hidden
    this.ahead = 0 // milliseconds by which the server's clock is ahead of this one
    this.late = LATE
    this.heard = Date.now() // when the last frame came, or the socket was created
    this.looked = Date.now()
    this.quiet = false // whether the last socket was given up because nothing came
    this.sent = 0 // messages sent by this socket
    /** @type {{ n: number, since: number, message: Message }[]} */
    this.waiting = [] // for their receipts
    /** @type {number | undefined} */
    this.timer = undefined
    /** @type {number | undefined} */
    this.trying = undefined
    /** @type {WebSocket | import('./roads.js').Road | undefined} */
    this.socket = undefined
    /** @type {WebSocket | undefined} */
    this.trial = undefined // a socket that is tried while another road is used
    /** @type {(html: string, at: number) => void} */
    this.onpage = () => {}
    /** @type {(message: Message) => void} */
    this.onsent = () => {}
    this.onno = () => {}
    /** @type {(sentence: string) => void} */
    this.onrefusal = () => {}
    /** @type {(reply: Reply) => void} */
    this.onanswer = () => {}
    /** @type {(messages: Message[]) => void} is told which messages may not have arrived */
    this.onlost = () => {}
    /** @type {(state: 'down' | 'back', seconds?: number, lost?: number) => void} */
    this.onstate = () => {}
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.now()
      else if (this.seen) this.look()
    })
    addEventListener('online', () => this.now())
    // An open socket would keep this page out of the browser's back/forward cache.
    addEventListener('pagehide', () => {
      this.leaving = true
      this.drop()
    })
    addEventListener('pageshow', (event) => {
      this.leaving = false
      if (event.persisted) this.now()
    })
    this.connect()
    setInterval(() => this.watch(), LOOKS)
  }

  get open() {
    return this.socket?.readyState === 1
  }

  connect() {
    clearTimeout(this.timer)
    this.drop()
    try {
      this.take(new (this.others[this.road - 1] ?? WebSocket)(this.url))
    } catch { // there is no such thing in this browser
      this.alive = false
      this.broken()
    }
  }

  /** @param {WebSocket | import('./roads.js').Road} socket */
  take(socket) {
    this.drop()
    this.socket = socket
    this.alive = false
    this.heard = Date.now()
    this.sent = 0
    this.waiting = []
    socket.onmessage = (/** @type {{ data: string }} */ { data }) => this.hear(data)
    socket.onclose = () => this.broken()
  }

  // Lets go of the socket without waiting until it is closed, which on a dead network takes long.
  drop() {
    clearTimeout(this.trying)
    for (const socket of [this.socket, this.trial]) {
      if (!socket) continue
      socket.onmessage = socket.onclose = null
      socket.close()
    }
    this.socket = this.trial = undefined
  }

  // Takes the next road after several failures: sockets, events, polls, and again.
  turn() {
    this.failed = 0
    if (this.others.length) this.road = (this.road + 1) % (this.others.length + 1)
    else {
      import('./roads.js').then(({ Events, Polls }) => {
        this.others = [Events, Polls]
        this.failed = TRIES
      }, () => {})
    }
  }

  // Tries a socket while another road is used, and changes over to it if it brings a frame.
  improve() {
    this.better *= 2
    let trial
    try {
      trial = this.trial = new WebSocket(this.url)
    } catch {
      return
    }
    trial.onclose = () => this.hope()
    trial.onmessage = ({ data }) => {
      this.trial = undefined
      if (this.waiting.length) trial.close()
      else {
        this.road = 0
        this.better = BETTER
        this.take(trial)
        this.hear(data)
      }
    }
  }

  hope() {
    clearTimeout(this.trying)
    if (this.road) this.trying = setTimeout(() => this.improve(), this.better)
  }

  // Looks at the clock: gives the socket up if something is overdue. After sleep, frames may have come
  // that are not read yet, so first the server is asked.
  watch() {
    const now = Date.now()
    const slept = now - this.looked > SLEPT
    this.looked = now
    if (!this.socket || this.leaving) return
    const overdue = this.waiting.some(({ since, message }) =>
      now - since > ('ask' in message ? LATEST : this.late)
    )
    if (overdue || (!slept && now - this.heard > (this.alive ? SILENCE : this.late))) {
      if (this.alive || this.road) this.late = Math.min(2 * this.late, LATEST)
      this.quiet = true
      this.broken()
    } else if (slept && this.open) {
      this.heard = now
      this.look()
    }
  }

  /** @param {string} data */
  hear(data) {
    if (this.leaving) return
    this.heard = Date.now()
    if (!this.alive) this.back()
    const frame = JSON.parse(data)
    if (frame.go) location.assign(frame.go)
    else if (frame.now) this.ahead = frame.now - Date.now()
    else if (frame.got) {
      this.waiting = this.waiting.filter(({ n }) => n > frame.got)
      this.late = LATE
    } else if (frame.refusal) {
      this.onno()
      this.onrefusal(frame.refusal)
    } else if (frame.answer) this.onanswer(frame)
    else this.onpage(this.whole(frame.page), frame.at)
  }

  back() {
    this.alive = true
    this.quiet = false
    this.failed = 0
    this.hope()
    this.patience = 250
    if (this.lost) this.onstate('back')
    this.lost = 0
    if (document.hidden && this.seen) this.look()
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
    this.drop()
    if (this.leaving) return
    if (!this.alive && ++this.failed > (this.road ? 0 : TRIES - 1)) this.turn()
    this.lost++
    const wait = this.patience * (0.7 + Math.random() * 0.6)
    this.patience = Math.min(this.patience * 2, 1500)
    this.onstate('down', Math.ceil(wait / 1000), this.lost)
    if (this.waiting.length) this.onlost(this.waiting.splice(0).map(({ message }) => message))
    this.timer = setTimeout(() => this.connect(), wait)
  }

  // Connects again if the browser stays on this page after all; the server sends the current page.
  stay() {
    if (!this.leaving) return
    this.leaving = false
    this.connect()
  }

  look() {
    this.send({ hidden: document.hidden })
  }

  // Connects at once; asks for a receipt where there is a connection, which may be dead.
  now() {
    if (this.open) this.look()
    else if (this.socket?.readyState !== 0) this.connect()
  }

  /** @param {Message} message */
  send(message) {
    if (!this.socket || !this.open) return false
    this.socket.send(JSON.stringify(message))
    this.waiting.push({ n: ++this.sent, since: Date.now(), message })
    this.onsent(message)
    return true
  }
}
