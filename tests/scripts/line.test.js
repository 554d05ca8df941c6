// The line of a page to the server: what it makes of frames, and how it comes back when it breaks.

import { Polls } from '../../src/farmyard/server/web/static/roads.js'
import { Line } from '../../src/farmyard/server/web/static/line.js'

function same(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
}

// A line to a server that is told what to do, and timers that go when they are told to.
function connected() {
  const sockets = []
  class Socket {
    static CONNECTING = 0
    static OPEN = 1
    static CLOSED = 3
    constructor(url) {
      Object.assign(this, { url: String(url), readyState: Socket.CONNECTING, sent: [] })
      sockets.push(this)
    }
    send(text) {
      this.sent.push(JSON.parse(text))
    }
    close() {
      this.readyState = Socket.CLOSED
      this.onclose?.()
    }
    opens() {
      this.readyState = Socket.OPEN
      this.says({ now: clock })
    }
    says(frame) {
      this.onmessage?.({ data: JSON.stringify(frame) })
    }
  }
  const timers = []
  const looks = []
  let clock = 1e12
  const heard = {}
  const listen = (name, then) => {
    heard[name] = then
  }
  const place = {
    href: 'https://farm.example/t/barn',
    went: [],
    assign: (to) => place.went.push(to),
  }
  const given = {
    WebSocket: Socket,
    document: { hidden: false, addEventListener: listen },
    location: place,
    addEventListener: listen,
    setTimeout: (then, ms) => timers.push({ then, ms }),
    clearTimeout: () => {},
    setInterval: (then) => looks.push(then),
    Date: class extends Date {
      static now() {
        return clock
      }
    },
  }
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  const line = new Line('/t/barn/live')
  const log = []
  for (const name of ['onpage', 'onsent', 'onno', 'onrefusal', 'onanswer', 'onlost', 'onstate']) {
    line[name] = (...told) => log.push([name, ...told])
  }
  // Lets time pass second by second, or at once, as for a device that sleeps.
  const passes = (seconds) => {
    for (let i = 0; i < seconds; i++) sleeps(1)
  }
  const sleeps = (seconds) => {
    clock += seconds * 1000
    for (const look of looks) look()
  }
  const last = () => sockets.at(-1)
  return { line, log, sockets, timers, heard, place, passes, sleeps, last }
}

Deno.test('it goes to the address of the page, by its own protocol', () => {
  same(connected().last().url, 'wss://farm.example/t/barn/live', 'address')
})

Deno.test('a page is put together from new pieces and from those of the page before', () => {
  const { log, last } = connected()
  last().opens()
  last().says({ page: ['<p>one<p>two<p>three<p>four'], at: 1 })
  last().says({ page: [[0, 2], 'p>new', [3, 5]], at: 2 })
  last().says({ page: [[0, 1], [2, 3], [1, 2]], at: 3 })
  const pages = ['<p>one<p>two<p>three<p>four', '<p>one<p>new<p>three<p>four', '<p>new<p>one']
  same(log, pages.map((page, i) => ['onpage', page, i + 1]), 'pages')
})

Deno.test('each kind of frame goes to whom it is for', () => {
  const { line, log, last, place } = connected()
  last().opens()
  last().says({ refusal: 'Not now.', at: 4 })
  last().says({ answer: { says: 'Nine.' }, question: 'op 4+5', at: 4 })
  last().says({ go: '/t/next' })
  last().says({ now: Date.now() + 5000 })
  const answer = { answer: { says: 'Nine.' }, question: 'op 4+5', at: 4 }
  same(log, [['onno'], ['onrefusal', 'Not now.'], ['onanswer', answer]], 'heard')
  same(place.went, ['/t/next'], 'led on')
  same(Math.round(line.ahead / 1000), 5, 'the clock of the server')
})

Deno.test('nothing is sent while it is down, and nothing is said to be', () => {
  const { line, log, last } = connected()
  same(line.send({ choice: 1, at: 0 }), false, 'before it is open')
  last().opens()
  same(line.send({ choice: 1, at: 0 }), true, 'open')
  last().close()
  same(line.send({ choice: 2, at: 1 }), false, 'broken')
  same(log.filter(([name]) => name === 'onsent'), [['onsent', { choice: 1, at: 0 }]], 'sent')
})

Deno.test('it is tried again, ever later up to a second and a half or so, and says that it is back', () => {
  const { log, sockets, timers, last } = connected()
  last().opens()
  last().close()
  for (let tries = 1; tries < 8; tries++) {
    timers.at(-1).then()
    last().close()
  }
  same(sockets.length, 8, 'tried')
  const waits = timers.map(({ ms }) => ms)
  waits.forEach((ms, i) => {
    const usual = Math.min(250 * 2 ** i, 1500)
    same(ms >= 0.7 * usual && ms <= 1.3 * usual, true, `wait ${i}: ${ms}`)
  })
  same(log.map(([, state, , lost]) => [state, lost]).at(-1), ['down', 8], 'down')
  timers.at(-1).then()
  last().opens()
  same(log.at(-1), ['onstate', 'back'], 'back')
  last().close()
  same(timers.at(-1).ms <= 1.3 * 250, true, 'patient anew')
})

Deno.test('a page that is left closes it, hears nothing more, and takes it up when one comes back', () => {
  const { line, log, sockets, heard, last } = connected()
  last().opens()
  heard.pagehide()
  same([line.open, line.leaving], [false, true], 'left')
  sockets[0].says({ page: ['late'], at: 9 })
  same(log, [], 'nothing is heard')
  heard.pageshow({ persisted: true })
  same(sockets.length, 2, 'connected again')
})

Deno.test('a line that says nothing is given up, and one that says something now and then is not', () => {
  const { log, sockets, timers, passes, last } = connected()
  last().opens()
  for (let i = 0; i < 10; i++) {
    passes(10)
    last().says({ now: Date.now() })
  }
  same([sockets.length, log], [1, []], 'alive')
  passes(16)
  same([last().readyState, log[0].slice(0, 2)], [3, ['onstate', 'down']], 'given up')
  timers.at(-1).then()
  last().opens()
  same([sockets.length, log.at(-1)], [2, ['onstate', 'back']], 'opened anew')
})

Deno.test('a line without a receipt is given up, and says what may be lost', () => {
  const { line, log, sockets, passes, last } = connected()
  const chat = { action: 'chat', word: 'hello' }
  const move = { choice: 2, at: 1 }
  last().opens()
  line.send({ choice: 1, at: 0 })
  last().says({ got: 1 })
  passes(6)
  line.send(chat)
  line.send(move)
  last().says({ page: ['of somebody else'], at: 1 })
  passes(5)
  same(sockets[0].readyState, 1, 'in time')
  passes(1)
  same(sockets[0].readyState, 3, 'given up')
  same(log.filter(([name]) => name === 'onlost'), [['onlost', [chat, move]]], 'lost')
  sockets[0].says({ page: ['late'], at: 2 })
  same(log.filter(([name]) => name === 'onpage').length, 1, 'nothing more is heard of it')
})

Deno.test('each waking asks whether the line is still there', () => {
  for (const wakes of ['visibilitychange', 'online', 'sleep']) {
    const { log, heard, passes, sleeps, last } = connected()
    last().opens()
    if (wakes === 'sleep') sleeps(3600)
    else heard[wakes]()
    same(last().sent, [{ hidden: false }], wakes)
    same(last().readyState, 1, 'it may be well')
    passes(4)
    last().says({ got: 1 })
    passes(4)
    same(log, [['onsent', { hidden: false }]], 'well')
    heard.online()
    passes(6)
    same(log.some(([name, state]) => name === 'onstate' && state === 'down'), true, 'dead')
  }
})

Deno.test('a slow network gets more time, and the usual time when it is quick again', () => {
  const { line, timers, passes, last } = connected()
  const given = () => {
    const socket = last()
    let seconds = 0
    while (socket.readyState !== 3 && seconds < 99) {
      passes(1)
      seconds++
    }
    timers.at(-1).then()
    return seconds
  }
  const asked = () => {
    last().opens()
    line.send({ look: 1 })
    return given()
  }
  same([asked(), asked()], [6, 11], 'seconds for a receipt')
  last().opens()
  line.send({ look: 1 })
  last().says({ got: 1 })
  line.send({ look: 2 })
  same(given(), 6, 'for a receipt')
})

Deno.test('where sockets bring nothing other roads are taken in turn, and a socket again later', async () => {
  const { line, sockets, timers, last } = connected()
  const asked = []
  globalThis.fetch = (url) => new Promise((resolve) => asked.push({ url, resolve }))
  const again = () => timers.findLast(({ ms }) => ms < 2000).then()
  last().close()
  again()
  last().close()
  await import('../../src/farmyard/server/web/static/roads.js')
  await Promise.resolve()
  again()
  last().close()
  delete globalThis.EventSource
  again() // there are no events in this browser
  same([sockets.length, line.road], [3, 2], 'roads')
  again()
  same(line.socket instanceof Polls, true, 'polls')
  await Promise.resolve()
  same(asked[0].url.protocol, 'https:', 'address')
  const text = '{"now":1}\n{"page":["<p>one"],"at":0}\n{"seen":"abc"}\n'
  asked[0].resolve({ ok: true, text: () => Promise.resolve(text) })
  await new Promise((resolve) =>
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve)))
  )
  same([line.open, line.pieces], [true, ['', 'p>one']], 'a page')
  timers.find(({ ms }) => ms === 60_000).then()
  same(sockets.length, 4, 'a socket is tried')
  last().opens()
  same([line.road, line.socket === last()], [0, true], 'and used')
})

Deno.test('who stays after all is told what came meanwhile, by a new line', () => {
  const { line, sockets, last } = connected()
  last().opens()
  line.stay()
  same(sockets.length, 1, 'nobody was leaving')
  line.leaving = true
  line.stay()
  same([sockets.length, line.leaving], [2, false], 'a new line')
})
