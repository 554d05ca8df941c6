// Animates the pieces of the board of walk.js: each .piece with the number of its place in data-at. A
// piece walks along the path if it was to move ([data-eye]) or stood where the path of the page before
// begins; [data-slow] halves its speed. data-acts names another way to move when the place changes:
// flown, caught or freed.
//
// @ts-check

const LONGEST = 900 // milliseconds for a whole walk
/** @type {Record<string, number>} degrees a piece leans forwards while it walks */
const LEAN = { hen: 0, tweedy: 3, dog: 7 }
const TURN = 600 // milliseconds for one turn of a Free disc
const HOP = 3
const HOLD = 300
const JUMP = 140
const HOME = 420
export const FLIGHT = 1200

/**
 * @typedef {import('../../../server/web/static/game.js').Host} Host
 * @typedef {[x: number, y: number]} Point
 * @typedef {{ from?: Record<string, number>, rooms?: Record<string, Point>, free?: number[] }} Ways
 *   the previous place on the path to each place, −1 at its start; the centres of rooms; the Free squares
 * @typedef {{ at: string | undefined, acts: string | undefined, spot: Point }} Stood
 */

/** The board as the page describes it: its size, and the milliseconds per square of each kind of piece. */
export const board = { columns: 1, rows: 1, pace: /** @type {Record<string, number>} */ ({}) }

export class Pieces {
  /** @param {HTMLElement} root @param {Host} host */
  constructor(root, host) {
    this.root = root
    this.host = host
    this.lasting = 0 // milliseconds until all animations of this page are over
    this.arrives = 0 // milliseconds until the walking piece arrives
    this.soars = false
    /** @type {string | undefined} id of the piece to move */
    this.mover = undefined
    /** @type {Map<string, Stood> | undefined} positions on the page before */
    this.stood = undefined
    /** @type {Ways & { goal?: string }} the paths of the page before, and the goal that was chosen */
    this.old = {}
  }

  // Moves all pieces whose place has changed since the page before.
  /** @param {string | undefined} mover @param {Ways & { goal?: string }} old */
  go(mover, old) {
    this.old = old
    const before = this.stood
    this.stood = new Map()
    this.lasting = this.arrives = 0
    this.soars = false
    const walker = this.mover
    this.mover = mover
    /** @type {NodeListOf<HTMLElement>} */
    const pieces = this.root.querySelectorAll('.piece[data-at]')
    for (const piece of pieces) {
      this.stood.set(piece.id, {
        at: piece.dataset.at,
        acts: piece.dataset.acts,
        spot: place(piece),
      })
    }
    if (!before) return
    /** @type {{ piece: HTMLElement, was: Stood }[]} */
    const moved = []
    for (const piece of pieces) { // the board itself may have turned: that is not animated
      const was = before.get(piece.id)
      if (!was) continue
      if (was.at !== piece.dataset.at) moved.push({ piece, was })
      this.host.walks(piece)
    }
    if (this.host.still.matches) {
      for (const { piece } of moved) {
        this.host.move(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
      }
      return
    }
    const prey = moved.find(({ piece }) => piece.dataset.acts === 'caught')
    const first = [...moved].sort((a, b) =>
      Number(b.piece.id === walker) - Number(a.piece.id === walker)
    )
    for (const { piece, was } of first) {
      const goes = piece.id === walker ||
        (!piece.dataset.acts && this.old.from?.[was.at ?? ''] === -1)
      this.send(piece, was, goes ? this.goalOf(piece, prey?.was.at) : undefined)
    }
  }

  // Returns the place a piece walked to: a Free square, from which a freed piece is removed at once;
  // the place of the piece it caught, before it goes home; or the place where it stands now.
  /** @param {HTMLElement} piece @param {string | undefined} prey */
  goalOf(piece, prey) {
    const { from = {}, free = [], goal } = this.old
    if (piece.dataset.acts === 'freed') {
      return [goal, ...free].map(Number).find((n) => free.includes(n))
    }
    const there = [piece.dataset.at, prey].find((n) => n !== undefined && n in from)
    return there === undefined ? undefined : Number(there)
  }

  // Animates one piece from its old position. A caught piece waits until its catcher arrives.
  /** @param {HTMLElement} piece @param {Stood} before @param {number | undefined} goal */
  send(piece, before, goal) {
    const { acts } = piece.dataset
    const points = goal === undefined ? [] : way(goal, this.old)
    if (acts === 'flown' && before.acts !== 'flown') this.soar(piece, before)
    else if (points.length > 1) this.walk(piece, before, points, String(goal) !== piece.dataset.at)
    else if (acts === 'caught') this.caught(piece, before)
    else this.fly(piece, before)
    if (acts === 'freed') this.welcome(goal)
  }

  // Turns the disc #free-… of the Free square once when the piece reaches it.
  /** @param {number | undefined} n */
  welcome(n) {
    const disc = document.getElementById(`free-${n}`)
    if (disc) {
      this.host.move(
        disc,
        [{ transform: 'none' }, { transform: 'scaleX(-1)' }, {
          transform: 'none',
        }],
        { duration: TURN, delay: this.arrives },
        0.5,
      )
    }
    this.lasts(this.arrives + TURN)
  }

  /** @param {HTMLElement} piece @param {Stood} before */
  fly(piece, before) {
    const [x, y] = this.away(piece, before)
    this.host.move(piece, [{ translate: `${x}px ${y}px`, zIndex: 9 }, ...arc(x, y, 0)], {
      duration: HOME,
      easing: 'cubic-bezier(.3,.1,.2,1)',
    })
  }

  /** @param {HTMLElement} piece @param {Stood} before @param {Point[]} points @param {boolean} home */
  walk(piece, before, points, home) {
    const side = sideOf(piece)
    const [u, v] = place(piece)
    /** @param {Point} point @returns {Point} */
    const spot = ([x, y]) => [(x - u) * side, (y + 0.5 - v) * side]
    /** @type {Point} */
    const last = home ? spot(points[points.length - 1]) : [0, 0]
    const stops = [this.away(piece, before), ...points.slice(1, -1).map(spot), last]
    const kind = Object.keys(board.pace).find((each) => piece.classList.contains(each)) ?? 'hen'
    const lasts = Math.min(LONGEST, board.pace[kind] * (stops.length - 1)) *
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
      const [x, y] = last
      frames.push(
        { translate: `${x}px ${y}px`, offset: 1 - HOME / all },
        ...arc(x, y, 1 - HOME / all),
      )
    }
    this.host.move(piece, frames, { duration: all }, lasts / all)
    this.lasts(all)
    bear(this.host.move, piece, ahead, lasts)
  }

  // Animates a caught piece: after a pause it jumps up, then flies home in an arc.
  /** @param {HTMLElement} piece @param {Stood} before */
  caught(piece, before) {
    const [x, y] = this.away(piece, before)
    const delay = this.arrives
    const all = HOLD + JUMP + HOME
    const from = (HOLD + JUMP) / all
    this.host.move(
      piece,
      [
        { translate: `${x}px ${y}px`, zIndex: 9 },
        { translate: `${x}px ${y}px`, zIndex: 9, offset: HOLD / all },
        { translate: `${x}px ${y - 14}px`, zIndex: 9, offset: (HOLD + JUMP / 2) / all },
        { translate: `${x}px ${y}px`, zIndex: 9, offset: from },
        ...arc(x, y, from),
      ],
      { duration: all, delay },
      HOLD / all,
    )
    this.lasts(delay + all)
  }

  // Animates a flight over the wire: the piece rises and grows, then comes down again.
  /** @param {HTMLElement} piece @param {Stood} before */
  soar(piece, before) {
    const [x, y] = this.away(piece, before)
    const high = 30 + Math.hypot(x, y) * 0.18
    /** @param {number} t @param {number} up @param {string} scale @param {number} offset */
    const at = (t, up, scale, offset, rotate = '0deg') => ({
      translate: `${x * (1 - t)}px ${y * (1 - t) - up}px`,
      scale,
      rotate,
      offset,
      zIndex: 9,
    })
    this.host.move(
      piece,
      [
        at(0, 0, '1', 0),
        at(0, 0, '1.2 .7', 0.12),
        at(0.25, high * 0.75, '1.35', 0.32, '-12deg'),
        at(0.5, high, '1.6', 0.5, '0deg'),
        at(0.8, high * 0.6, '1.35', 0.7, '10deg'),
        at(1, 0, '1', 0.86),
        at(1, 0, '1.2 .7', 0.91),
        at(1, 5, '1', 0.96),
        at(1, 0, '1', 1),
      ],
      { duration: FLIGHT, easing: 'linear' },
      0.86,
    )
    this.soars = true
    this.lasts(FLIGHT)
  }

  /** @param {HTMLElement} piece @param {Stood} before @returns {Point} */
  away(piece, before) {
    const side = sideOf(piece)
    const [u, v] = place(piece)
    return [(before.spot[0] - u) * side, (before.spot[1] - v) * side]
  }

  /** @param {number} milliseconds */
  lasts(milliseconds) {
    this.lasting = Math.max(this.lasting, milliseconds)
  }
}

// Returns the direction of a piece at each stop: −1 for left, as it is drawn, or 1 for right. Moving
// straight up or down keeps the direction.
/** @param {Point[]} stops */
function heading(stops) {
  let way = -1
  return stops.map(([x], i) => {
    const on = (stops[i + 1]?.[0] ?? x) - x
    return Math.abs(on) > 1 ? (way = Math.sign(on)) : way
  })
}

// Turns a piece towards its direction, and swings the lantern of the guard.
/** @param {Host['move']} move @param {HTMLElement} piece @param {number[]} ahead @param {number} lasts */
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

// Returns keyframes for the arc to the new place, from an offset in the animation on.
/** @param {number} x @param {number} y @param {number} from @returns {Keyframe[]} */
const arc = (x, y, from) => [
  {
    translate: `${x / 2}px ${y / 2 - Math.hypot(x, y) * 0.06 - 10}px`,
    zIndex: 9,
    offset: from + (1 - from) * 0.5,
  },
  { translate: '0 0', zIndex: 9, offset: 1 },
]

// Returns the length of a square's side in pixels.
/** @param {HTMLElement} piece */
const sideOf = (piece) => (piece.parentElement?.clientWidth ?? 0) / board.columns

// Returns the position of a piece's foot, in squares.
/** @param {HTMLElement} piece @returns {Point} */
export const place = (piece) => [
  parseFloat(piece.style.left) / 100 * board.columns,
  parseFloat(piece.style.top) / 100 * board.rows,
]

// Returns the centres of the places on the path to a goal.
/** @param {number} goal @param {Ways} by */
export function way(goal, { from, rooms }) {
  /** @type {Point[]} */
  const points = []
  const { columns } = board
  for (let n = goal; n >= 0 && points.length < 99; n = from?.[n] ?? -1) {
    points.unshift(rooms?.[n] ?? [n % columns + 0.5, Math.floor(n / columns) + 0.5])
  }
  return points
}
