// A board that is walked over. Squares are parts at-0, at-1, … row by row; #ways says how large the board
// is and how fast who goes there, and for each place the one before it ("from", −1 at the start) and where the middles of rooms are, so the way
// to a place can be shown while it is pointed at, focused or picked. [data-words] is the button of the
// deed: it says what the picked part says (data-deed), or names its place.
//
// Pieces are .piece with the number of their place, data-at. The one that was to move, [data-eye], or
// that stood where a way of the page before begins, walks by it; [data-slow] at half speed; how somebody flies or comes home is said by
// data-acts, when the place changes: flown, caught or freed.
//
// On a small screen the board is a frame [data-frame] that scrolls: it turns to [data-eye] and to the
// goal, and shows everything where that does not fit, or data-frame="whole" asks for it. A map [data-map]
// shows what part is seen [data-view], and turns to where it is touched.
//
// @ts-check

let COLUMNS = 1, ROWS = 1, PACE = {} // of the board, as the page tells; milliseconds a square, for each kind of piece
const EDGE = [0.65, 0.6, 28.3, 25.4] // squares: beyond the board to the left and above, and the whole drawing
const LONGEST = 900 // milliseconds: a whole walk
const LEAN = { hen: 0, tweedy: 3, dog: 7 } // degrees ahead: he holds the lantern before him, it has its nose down
const FLAG = 24 // pixels that the flag over a goal is given
const TURN = 600 // of the disc of Free, once
const HOP = 3
const HOLD = 300
const JUMP = 140
const HOME = 420
const FLIGHT = 1200
const GLIDE = 420

export class Walk {
  /** @param {HTMLElement} root @param {import('../../../server/web/static/game.js').Host} host */
  constructor(root, host) {
    this.root = root
    this.host = host
    /** @type {any} */
    this.from = undefined // the ways of this page, and below of the one before
    /** @type {any} */
    this.rooms = undefined
    /** @type {any} */
    this.free = undefined
    /** @type {any} */
    this.old = {}
    this.held = this.was = ''
    this.lasting = 0 // milliseconds until the walks of this page are over
    const goal = (event) => event.target.closest?.('[data-part^="at-"]')?.dataset.part ?? ''
    root.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') this.point(goal(event))
    })
    for (const over of ['pointerleave', 'pointercancel']) {
      root.addEventListener(over, () => this.point(''))
    }
    root.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch') this.point(goal(event))
    }) // it goes when the finger is lifted
    root.addEventListener('focusin', (event) => {
      if (event.target.matches(':focus-visible')) this.point(goal(event))
    })
    root.addEventListener('click', (event) => {
      this.goal = goal(event).slice(3) || this.goal
      if (event.target.closest('[data-whole]')) this.whole()
      else if (event.target.closest('[data-map]')) this.turn(event)
    })
    root.addEventListener('load', () => {
      if (document.getElementById('asked')) this.look(this.eye())
    }, { capture: true }) // of a style sheet: now it is known how much it covers
    root.addEventListener('scroll', (event) => {
      if (event.target.matches('[data-frame]')) this.map()
    }, { capture: true, passive: true })
  }

  read(chooser) {
    const ways = document.getElementById('ways')
    if (!ways) return // the yard is behind a curtain
    const { from = {}, rooms = {}, free = [], board, pace } = JSON.parse(ways.textContent)
    ;[COLUMNS, ROWS] = board
    PACE = pace
    Object.assign(this.old, {
      from: this.from,
      rooms: this.rooms,
      free: this.free,
      goal: this.goal,
    })
    Object.assign(this, { from, rooms, free, goal: '' })
    const squares = this.root.querySelectorAll('.sq')
    squares.forEach((square, i) => square.setAttribute('tabindex', i ? '-1' : '0'))
    this.draw(chooser)
    this.motions()
    const eye = this.eye() ?? this.root.querySelector('.sq')
    const now = `${eye?.id} ${eye?.getAttribute('style')} ${this.drawnBack()}`
    clearTimeout(this.turning)
    if (this.soars) this.turning = setTimeout(() => this.attend(eye, now), FLIGHT)
    else this.attend(eye, now)
  }

  // Turns to the piece that moves, if that is another one or stands elsewhere.
  attend(eye, now) {
    const other = now !== this.was
    if (other && this.wish === false) this.wish = undefined // closer for this once; from afar for good
    this.zoom(other ? this.drawnBack() : this.back)
    if (other) this.look(eye, false, this.was !== '')
    this.was = now
  }

  eye() {
    return this.root.querySelector('[data-eye]')
  }

  draw(chooser) {
    this.picked = chooser.picked.find((part) => part.startsWith('at-')) ?? ''
    this.show()
    const button = this.root.querySelector('[data-words]')
    const part = chooser.picked[0]
    const node = part && this.node(part)
    if (button) this.word(button, node)
    if (node?.matches('.sq, .in')) this.look(node, true)
    else if (!this.picked && this.stepped) this.zoom(this.drawnBack())
  }

  word(button, node) {
    const words = !node ? button.dataset.idle || button.textContent : node.dataset.deed ||
      button.dataset.place.replace(
        '{thing}',
        node.getAttribute('aria-label').replace(/^(The|Hut) /, (word) => word.toLowerCase()),
      )
    if (button.textContent !== words) button.textContent = words
  }

  node(part) {
    return this.root.querySelector(`[data-part="${CSS.escape(part)}"]`)
  }

  point(part) {
    if (part === this.held) return
    this.held = part
    this.show()
  }

  // The way to what is looked at, as a line through the middles of its squares; all in style, for the
  // page itself has not changed.
  show() {
    const goal = [this.held, this.picked].find((part) =>
      part && this.from?.[part.slice(3)] !== undefined
    )
    const points = goal ? this.way(goal) : []
    const line = points.length > 1
      ? `path("M${points.map((point) => point.join(' ')).join('L')}")`
      : ''
    for (const path of this.root.querySelectorAll('[data-way]')) path.style.setProperty('d', line)
    const flag = document.getElementById('steps')
    if (!flag) return
    flag.style.cssText = 'display:none'
    if (!line) return
    const steps = points.length - 1
    const [x, y] = points.at(-1)
    const words = flag.dataset[steps > 1 ? 'many' : 'one']
    const left = `clamp(3em, ${x / COLUMNS * 100}%, 100% - 3em)`
    flag.style.cssText = `display:block;--n:"${steps}${words}";left:${left};top:${y / ROWS * 100}%`
  }

  // The middles of the places on a way, by the ways of this page or another.
  way(goal, by = this) {
    const points = []
    for (let n = Number(goal.slice(3)); n >= 0 && points.length < 99; n = by.from?.[n] ?? -1) {
      points.unshift(by.rooms?.[n] ?? [n % COLUMNS + 0.5, Math.floor(n / COLUMNS) + 0.5])
    }
    return points
  }

  // -- Motions: of pieces that stand elsewhere than on the page before

  motions() {
    const before = this.stood
    this.stood = new Map()
    this.lasting = this.arrives = 0
    this.soars = false
    const walker = this.mover
    this.mover = this.eye()?.id
    for (const piece of this.root.querySelectorAll('.piece[data-at]')) {
      this.stood.set(piece.id, {
        at: piece.dataset.at,
        acts: piece.dataset.acts,
        spot: place(piece),
      })
    }
    if (!before) return
    const moved = []
    for (const [id, { at }] of this.stood) { // the board itself may have turned: nobody flies for that
      const piece = document.getElementById(id)
      const other = before.has(id) && before.get(id).at !== at
      if (other) moved.push(piece)
      piece.walks = before.has(id)
    }
    if (this.host.still.matches) {
      for (const piece of moved) {
        this.host.move(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
      }
      return
    }
    const prey = moved.find((piece) => piece.dataset.acts === 'caught')
    for (
      const piece of moved.toSorted((a, b) => Number(b.id === walker) - Number(a.id === walker))
    ) {
      const goes = piece.id === walker ||
        (!piece.dataset.acts && this.old.from?.[before.get(piece.id).at] === -1)
      this.go(
        piece,
        before.get(piece.id),
        goes ? this.goalOf(piece, prey && before.get(prey.id).at) : undefined,
      )
    }
  }

  // Where somebody walked: to a Free square, from which one is gone at once; to whom he caught, after
  // which he goes home; or to where he stands.
  goalOf(piece, prey) {
    const { from = {}, free = [], goal } = this.old
    if (piece.dataset.acts === 'freed') {
      return [goal, ...free].map(Number).find((n) => free.includes(n))
    }
    return [piece.dataset.at, prey].find((n) => n in from)
  }

  // One piece from where it stood. Whoever is caught waits for the catcher.
  go(piece, before, goal) {
    const { acts } = piece.dataset
    const points = goal === undefined ? [] : this.way(`at-${goal}`, this.old)
    if (acts === 'flown' && before.acts !== 'flown') this.soar(piece, before)
    else if (points.length > 1) this.walk(piece, before, points, String(goal) !== piece.dataset.at)
    else if (acts === 'caught') this.caught(piece, before)
    else this.fly(piece, before)
    if (acts === 'freed') this.welcome(goal)
  }

  // The disc #free-… of the Free square that was reached turns once.
  welcome(n) {
    const disc = document.getElementById(`free-${n}`)
    if (disc) {
      this.host.move(disc, [{ transform: 'none' }, { transform: 'scaleX(-1)' }, {
        transform: 'none',
      }], { duration: TURN, delay: this.arrives })
    }
    this.lasts(this.arrives + TURN)
  }

  fly(piece, before) {
    const [x, y] = this.away(piece, before)
    this.host.move(piece, [{ translate: `${x}px ${y}px`, zIndex: 9 }, ...arc(x, y, 0)], {
      duration: HOME,
      easing: 'cubic-bezier(.3,.1,.2,1)',
    })
  }

  walk(piece, before, points, home) {
    const side = piece.parentElement.clientWidth / COLUMNS
    const [u, v] = place(piece)
    const spot = ([x, y]) => [(x - u) * side, (y + 0.5 - v) * side]
    const stops = [
      this.away(piece, before),
      ...points.slice(1, -1).map(spot),
      home ? spot(points.at(-1)) : [0, 0],
    ]
    const kind = Object.keys(PACE).find((each) => piece.classList.contains(each)) ?? 'hen'
    const lasts = Math.min(LONGEST, PACE[kind] * (stops.length - 1)) *
      (piece.dataset.slow === undefined ? 1 : 2)
    this.arrives = lasts
    const ahead = heading(stops)
    /** @type {Keyframe[]} */
    const frames = stops.flatMap(([x, y], i) => {
      const here = {
        translate: `${x}px ${y}px`,
        rotate: `${i && i < stops.length - 1 ? LEAN[kind] * ahead[i] : 0}deg`,
      }
      if (kind !== 'hen' || i === stops.length - 1) return [here]
      const [a, b] = stops[i + 1]
      return [here, { translate: `${(x + a) / 2}px ${(y + b) / 2 - HOP}px`, rotate: '0deg' }]
    })
    const all = home ? lasts + HOLD + HOME : lasts
    if (home) {
      frames.forEach((frame, i) => {
        frame.offset = lasts / all * i / (frames.length - 1)
      })
      const [x, y] = stops.at(-1)
      frames.push(
        { translate: `${x}px ${y}px`, offset: 1 - HOME / all },
        ...arc(x, y, 1 - HOME / all),
      )
    }
    this.host.move(piece, frames, { duration: all })
    this.lasts(all)
    bear(this.host.move, piece, ahead, lasts)
  }

  // All holds, she jumps straight up, and then flies home in an arc.
  caught(piece, before) {
    const [x, y] = this.away(piece, before)
    const delay = this.arrives
    const all = HOLD + JUMP + HOME
    const from = (HOLD + JUMP) / all
    this.host.move(piece, [
      { translate: `${x}px ${y}px`, zIndex: 9 },
      { translate: `${x}px ${y}px`, zIndex: 9, offset: HOLD / all },
      { translate: `${x}px ${y - 14}px`, zIndex: 9, offset: (HOLD + JUMP / 2) / all },
      { translate: `${x}px ${y}px`, zIndex: 9, offset: from },
      ...arc(x, y, from),
    ], { duration: all, delay, fill: 'backwards' })
    this.lasting = Math.max(this.lasting, delay + all)
  }

  // The one set piece: over the wire, larger and larger, and down again.
  soar(piece, before) {
    const [x, y] = this.away(piece, before)
    const high = 30 + Math.hypot(x, y) * 0.18
    const at = (t, up, scale, offset, rotate = '0deg') => ({
      translate: `${x * (1 - t)}px ${y * (1 - t) - up}px`,
      scale,
      rotate,
      offset,
      zIndex: 9,
    })
    this.host.move(piece, [
      at(0, 0, '1', 0),
      at(0, 0, '1.2 .7', 0.12),
      at(0.25, high * 0.75, '1.35', 0.32, '-12deg'),
      at(0.5, high, '1.6', 0.5, '0deg'),
      at(0.8, high * 0.6, '1.35', 0.7, '10deg'),
      at(1, 0, '1', 0.86),
      at(1, 0, '1.2 .7', 0.91),
      at(1, 5, '1', 0.96),
      at(1, 0, '1', 1),
    ], { duration: FLIGHT, easing: 'linear' })
    this.soars = true
    this.lasts(FLIGHT)
  }

  away(piece, before) {
    const side = piece.parentElement.clientWidth / COLUMNS
    const [u, v] = place(piece)
    return [(before.spot[0] - u) * side, (before.spot[1] - v) * side]
  }

  lasts(milliseconds) {
    this.lasting = Math.max(this.lasting, milliseconds)
  }

  // -- The camera

  frame() {
    const frame = this.root.querySelector('[data-frame]')
    return frame && getComputedStyle(frame).overflowX !== 'visible' ? frame : null
  }

  // The frame turns to a place; to a goal so that the piece that goes there stays in sight, and if both
  // do not fit it draws back.
  look(node, goal = false, glide = goal) {
    const frame = this.frame()
    if (!node || !frame || this.isWhole()) return
    const ends = [node, goal && this.eye()].filter(Boolean).map((end) => spotIn(frame, end))
    const [x, far] = span(ends.map((spot) => spot[0]))
    const [y, deep] = span(ends.map((spot) => spot[1]))
    if (far > frame.clientWidth - 80 || deep > frame.clientHeight - 100) {
      this.zoom(true)
      this.stepped = true
      return
    }
    const over = document.getElementById('asked')?.getBoundingClientRect().top -
      frame.getBoundingClientRect().top // a question lies below it
    frame.scrollTo({
      left: x - frame.clientWidth / 2,
      top: y - (over > 0 ? over : frame.clientHeight) / 2 - (goal ? FLAG : 0),
      behavior: glide && !this.host.still.matches ? 'smooth' : 'auto',
    })
    setTimeout(() => this.corner(), glide ? GLIDE : 0)
  }

  // Where the map is touched; by the keyboard, to the piece that moves.
  turn(event) {
    const frame = this.frame()
    if (!frame) return
    if (!event.detail) {
      this.look(this.eye(), false, true)
      return
    }
    const box = event.target.closest('[data-map]').querySelector('svg').getBoundingClientRect()
    const [left, top, wide, high] = EDGE
    const x = ((event.clientX - box.x) / box.width * COLUMNS + left) / wide
    const y = ((event.clientY - box.y) / box.height * ROWS + top) / high
    const yard = yardOf(frame)
    frame.scrollTo({
      left: yard.clientLeft + x * yard.clientWidth - frame.clientWidth / 2,
      top: yard.clientTop + y * yard.clientHeight - frame.clientHeight / 2,
      behavior: this.host.still.matches ? 'auto' : 'smooth',
    })
  }

  // What of the board is seen, drawn on the map.
  map() {
    const frame = this.frame()
    const view = this.root.querySelector('[data-view]')
    if (!frame || !view) return
    const yard = yardOf(frame)
    const [left, top, wide, high] = EDGE
    const x = (frame.scrollLeft - yard.clientLeft) / yard.clientWidth * wide - left
    const y = (frame.scrollTop - yard.clientTop) / yard.clientHeight * high - top
    const w = frame.clientWidth / yard.clientWidth * wide
    const h = frame.clientHeight / yard.clientHeight * high
    view.style.cssText = `x:${x}px;y:${y}px;width:${w}px;height:${h}px`
  }

  // The map keeps to the lower corner with fewer pieces; not while a finger drags the board.
  corner() {
    const frame = this.frame()
    if (!frame) return
    const { clientWidth: w, clientHeight: h, scrollLeft, scrollTop } = frame
    const low = [...this.root.querySelectorAll('.piece[data-at]')].map((piece) =>
      spotIn(frame, piece)
    ).filter((spot) => spot[1] > scrollTop + h * 0.6 && spot[1] < scrollTop + h)
    const count = (from, to) =>
      low.filter((spot) => spot[0] > scrollLeft + w * from && spot[0] < scrollLeft + w * to).length
    this.root.classList.toggle('map-right', count(0.6, 1) < count(0, 0.4))
  }

  drawnBack() {
    return this.root.querySelector('[data-frame]')?.dataset.frame === 'whole'
  }

  isWhole() {
    return this.root.classList.contains('whole-yard')
  }

  zoom(back) {
    this.back = back
    this.stepped = false
    this.root.classList.toggle('whole-yard', this.wish ?? back)
    this.knob()
    this.map()
  }

  whole() {
    this.wish = !this.isWhole()
    this.zoom(this.back)
    this.look(this.eye())
  }

  knob() {
    this.root.querySelector('[data-whole]')?.setAttribute('aria-pressed', String(this.isWhole()))
  }
}

// The middle of some numbers, and how far they lie apart.
const span = (numbers) => [
  (Math.min(...numbers) + Math.max(...numbers)) / 2,
  Math.max(...numbers) - Math.min(...numbers),
]

// Which way a piece goes at each stop: left, as it is drawn, −1, or right 1; up and down as before.
function heading(stops) {
  let way = -1
  return stops.map(([x], i) => {
    const on = (stops[i + 1]?.[0] ?? x) - x
    return Math.abs(on) > 1 ? (way = Math.sign(on)) : way
  })
}

// A piece looks where it goes, and the lantern swings before the guard.
function bear(move, piece, ahead, lasts) {
  move(piece, ahead.map((way) => ({ scale: way > 0 ? '-1 1' : '1 1', easing: 'step-end' })), {
    duration: lasts,
  })
  const lantern = piece.querySelector('.lantern')
  if (!lantern) return
  const swing = ahead.flatMap(() => [24, -8]).map((turn) => ({
    transform: `translateX(-12%) rotate(${turn}deg)`,
  }))
  move(lantern, [{ transform: 'none' }, ...swing, { transform: 'none' }], { duration: lasts })
}

// Home in an arc, from some moment of a motion on.
const arc = (x, y, from) => [
  {
    translate: `${x / 2}px ${y / 2 - Math.hypot(x, y) * 0.06 - 10}px`,
    zIndex: 9,
    offset: from + (1 - from) * 0.5,
  },
  { translate: '0 0', zIndex: 9, offset: 1 },
]

// Where something is in what a frame scrolls over; a piece where it is going to stand.
function spotIn(frame, node) {
  const yard = yardOf(frame)
  const [left, top, wide, high] = EDGE
  if (node.matches('.piece')) {
    return [
      yard.clientLeft + (place(node)[0] + left) / wide * yard.clientWidth,
      yard.clientTop + (place(node)[1] - 0.5 + top) / high * yard.clientHeight,
    ]
  }
  const box = node.getBoundingClientRect()
  const view = frame.getBoundingClientRect()
  return [
    box.x + box.width / 2 - view.x + frame.scrollLeft,
    box.y + box.height / 2 - view.y + frame.scrollTop,
  ]
}

const yardOf = (frame) => frame.firstElementChild

// Where the foot of a piece stands, in squares.
const place = (piece) => [
  parseFloat(piece.style.left) / 100 * COLUMNS,
  parseFloat(piece.style.top) / 100 * ROWS,
]
