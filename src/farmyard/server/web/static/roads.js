// Lines to the server where WebSockets are barred. They look like a WebSocket to line.js and carry the same
// frames: down by server-sent events or by polling, up by POST, one after the other.
//
// @ts-check

import { hex } from './lot.js'

const AGAIN = 2000, HIDDEN = 8000 // milliseconds between two polls, and while the page is hidden

export class Road {
  /** @param {URL} url the socket's */
  constructor(url) {
    this.url = new URL(url)
    this.url.protocol = this.url.protocol.replace('ws', 'http')
    this.url.searchParams.set('line', hex(crypto.getRandomValues(new Uint8Array(16))))
    this.readyState = 0
    this.sent = 0
    this.gone = new AbortController()
    this.posting = Promise.resolve()
    /** @type {((event: { data: string }) => void) | null} */
    this.onmessage = null
    /** @type {(() => void) | null} */
    this.onclose = null
  }

  /** @param {string} data */
  hear(data) {
    if (this.readyState > 1) return
    this.readyState = 1
    this.onmessage?.({ data })
  }

  /** @param {string} frame */
  send(frame) {
    const nth = String(++this.sent)
    this.posting = this.posting.then(() => this.request({ nth }, { method: 'POST', body: frame }))
  }

  // Requests frames, and takes in those that come, which are lines of text.
  /** @param {Record<string, string>} asked @param {RequestInit} [how] */
  async request(asked, how) {
    const url = new URL(this.url)
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    try {
      const answer = await fetch(url, { ...how, cache: 'no-store', signal: this.gone.signal })
      if (!answer.ok) throw answer
      for (const frame of (await answer.text()).split('\n')) if (frame) this.hear(frame)
    } catch {
      this.fail()
    }
  }

  fail() {
    if (this.readyState > 1) return
    this.close()
    this.onclose?.()
  }

  close() {
    this.readyState = 3
    this.gone.abort()
  }
}

export class Events extends Road {
  /** @param {URL} url */
  constructor(url) {
    super(url)
    this.source = new EventSource(this.url)
    this.source.onmessage = ({ data }) => this.hear(data)
    this.source.onerror = () => this.fail()
  }

  /** @override */
  close() {
    super.close()
    this.source.close()
  }
}

export class Polls extends Road {
  /** @param {URL} url */
  constructor(url) {
    super(url)
    this.seen = '' // the sign of the last page
    this.polling = Promise.resolve()
    /** @type {number | undefined} */
    this.timer = undefined
    this.poll()
  }

  // Polls when the poll before has been answered: a page may come as changes of the last one.
  poll() {
    clearTimeout(this.timer)
    this.polling = this.polling.then(async () => {
      if (this.readyState > 1) return
      await this.request({ seen: this.seen })
      clearTimeout(this.timer)
      if (this.readyState > 1) return
      this.timer = setTimeout(() => this.poll(), document.hidden ? HIDDEN : AGAIN)
    })
  }

  // Polls at once after something was sent, for that is what changes the page.
  /** @override @param {string} frame */
  send(frame) {
    super.send(frame)
    this.posting.then(() => this.poll())
  }

  /** @override @param {string} data */
  hear(data) {
    const { seen } = JSON.parse(data)
    if (seen === undefined) super.hear(data)
    else this.seen = seen
  }

  /** @override */
  close() {
    super.close()
    clearTimeout(this.timer)
  }
}
