// The line to the server: pages come down, choices go up. When it breaks, it is tried again with
// growing patience; the server then sends the page as it is now, so nothing has to be caught up.
//
// @ts-check

export class Line {
  constructor (path) {
    this.url = new URL(path, location.href)
    this.url.protocol = this.url.protocol.replace('http', 'ws')
    this.patience = 250
    this.lost = 0
    this.leaving = false // whether this page goes: what comes now is not for it
    this.ever = false // whether it has ever been there
    this.ahead = 0 // how far the server's clock is ahead of this one, in milliseconds
    /** @type {(...told: any[]) => void} */
    const nobody = () => {}
    this.onpage = this.onsent = this.onno = this.onrefusal = this.onanswer = this.onstate = nobody
    document.addEventListener('visibilitychange', () => { if (!document.hidden && !this.open) this.now() })
    addEventListener('online', () => this.now())
    // An open line would keep the browser from going back to this page at once.
    addEventListener('pagehide', () => { this.leaving = true; this.socket.close() })
    addEventListener('pageshow', event => { this.leaving = false; if (event.persisted) this.now() })
    this.connect()
  }

  get open () { return this.socket?.readyState === WebSocket.OPEN }

  connect () {
    clearTimeout(this.timer)
    const socket = this.socket = new WebSocket(this.url)
    socket.onopen = () => { this.ever = true; this.patience = 250; if (this.lost) this.onstate('back'); this.lost = 0 }
    socket.onmessage = ({ data }) => this.hear(data)
    socket.onclose = () => { if (socket === this.socket && !this.leaving) this.broken() }
  }

  hear (data) {
    if (this.leaving) return
    if (data.startsWith('→')) location.assign(data.slice(1))
    else if (data.startsWith('@')) this.ahead = Number(data.slice(1)) - Date.now()
    else if (data.startsWith('!')) { this.onno(); this.onrefusal(data.slice(1)) }
    else if (data.startsWith('?')) this.onanswer(JSON.parse(data.slice(1)))
    else this.onpage(data)
  }

  broken () {
    this.lost++
    const wait = this.patience * (0.7 + Math.random() * 0.6)
    this.patience = Math.min(this.patience * 2, 1500)
    this.onstate('down', Math.ceil(wait / 1000), this.lost)
    this.timer = setTimeout(() => this.connect(), wait)
  }

  // It stays, after all: what came meanwhile comes once more.
  stay () {
    if (!this.leaving) return
    this.leaving = false
    this.socket.close()
    this.connect()
  }

  now () { if (!this.open && this.socket?.readyState !== WebSocket.CONNECTING) this.connect() }

  send (message) {
    if (!this.open) return false
    this.socket.send(JSON.stringify(message))
    this.onsent(message)
    return true
  }
}
