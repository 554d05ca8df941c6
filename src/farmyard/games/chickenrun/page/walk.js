// Draws paths over the board of Chickenrun. Squares are the parts at-0, at-1, … row by row. #ways holds
// the size of the board, the pace of each kind of piece, the previous place on the path to each place
// ("from", −1 at the start) and the centres of rooms. The path to a place is drawn while the place is
// pointed at, focused or picked. The button [data-words] shows the action of the picked part
// (data-deed). pieces.js animates the pieces.
//
// On a small screen the board scrolls within a frame [data-frame]. The frame scrolls to the piece to
// move ([data-eye]) and to the goal, and shows the whole board if both do not fit or data-frame is
// "whole". A map [data-map] outlines the visible part [data-view], and a touch on it scrolls the frame
// there.
//
// @ts-check

import { board, FLIGHT, Pieces, place, way } from './pieces.js'

/**
 * @typedef {import('../../../server/web/static/game.js').Picks} Picks
 * @typedef {import('./pieces.js').Ways} Ways
 */

const EDGE = [0.65, 0.6, 28.3, 25.4] // squares: left and top margin, width and height of the drawing
const FLAG = 24 // pixels for the flag over a goal
const GLIDE = 420

export class Walk {
  /** @param {HTMLElement} root @param {import('../../../server/web/static/game.js').Host} host */
  constructor(root, host) {
    this.root = root
    this.host = host
    this.pieces = new Pieces(root, host)
    /** @type {Ways} paths of this page */
    this.ways = {}
    this.goal =
      this.held =
      this.picked =
      this.was =
        ''
    this.turning = 0
    this.back = this.stepped = false // whether the whole board is shown, and whether only to show a goal
    /** @type {boolean | undefined} */
    this.wish = undefined // whether the player asked for the whole board, if they chose
    const goal = (/** @type {Event} */ event) =>
      around(event, '[data-part^="at-"]')?.dataset.part ?? ''
    root.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') this.point(goal(event))
    })
    for (const over of ['pointerleave', 'pointercancel']) {
      root.addEventListener(over, () => this.point(''))
    }
    root.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'touch') this.point(goal(event))
    }) // hidden again when the finger is lifted
    root.addEventListener('focusin', (event) => {
      if (on(event)?.matches(':focus-visible')) this.point(goal(event))
    })
    root.addEventListener('click', (event) => {
      this.goal = goal(event).slice(3) || this.goal
      const map = around(event, '[data-map]')
      if (on(event)?.closest('[data-whole]')) this.whole()
      else if (map) this.turn(map, event)
    })
    root.addEventListener('load', () => {
      if (document.getElementById('asked')) this.look(this.eye())
    }, { capture: true }) // once a style sheet is loaded, the size of #asked is known
    root.addEventListener('scroll', (event) => {
      if (on(event)?.matches('[data-frame]')) this.map()
    }, { capture: true, passive: true })
  }

  get lasting() {
    return this.pieces.lasting
  }

  /** @param {Picks} chooser */
  read(chooser) {
    const ways = document.getElementById('ways')
    if (!ways) return // the yard is hidden by a curtain
    const { from = {}, rooms = {}, free = [], board: size, pace } = JSON.parse(ways.textContent)
    Object.assign(board, { columns: size[0], rows: size[1], pace })
    const old = { ...this.ways, goal: this.goal }
    this.ways = { from, rooms, free }
    this.goal = ''
    const squares = this.root.querySelectorAll('.sq')
    squares.forEach((square, i) => square.setAttribute('tabindex', i ? '-1' : '0'))
    this.draw(chooser)
    this.pieces.go(this.eye()?.id, old)
    /** @type {HTMLElement | null} */
    const eye = this.eye() ?? this.root.querySelector('.sq')
    const now = `${eye?.id} ${eye?.getAttribute('style')} ${this.drawnBack()}`
    clearTimeout(this.turning)
    if (this.pieces.soars) this.turning = setTimeout(() => this.attend(eye, now), FLIGHT)
    else this.attend(eye, now)
  }

  // Scrolls to the piece to move, if it is another one or stands elsewhere.
  /** @param {HTMLElement | null} eye @param {string} now */
  attend(eye, now) {
    const other = now !== this.was
    if (other && this.wish === false) this.wish = undefined // a close view is kept for one piece only
    this.zoom(other ? this.drawnBack() : this.back)
    if (other) this.look(eye, false, this.was !== '')
    this.was = now
  }

  /** @returns {HTMLElement | null} */
  eye() {
    return this.root.querySelector('[data-eye]')
  }

  /** @param {Picks} chooser */
  draw(chooser) {
    this.picked = chooser.picked.find((part) => part.startsWith('at-')) ?? ''
    this.show()
    /** @type {HTMLElement | null} */
    const button = this.root.querySelector('[data-words]')
    const [part] = chooser.picked
    const node = part ? this.node(part) : null
    if (button) this.word(button, node)
    if (node?.matches('.sq, .in')) this.look(node, true)
    else if (!this.picked && this.stepped) this.zoom(this.drawnBack())
  }

  /** @param {HTMLElement} button @param {HTMLElement | null} node */
  word(button, node) {
    const words = (node ? node.dataset.deed : button.dataset.idle) || button.textContent
    if (button.textContent !== words) button.textContent = words
  }

  /** @param {string} part @returns {HTMLElement | null} */
  node(part) {
    return this.root.querySelector(`[data-part="${CSS.escape(part)}"]`)
  }

  /** @param {string} part */
  point(part) {
    if (part === this.held) return
    this.held = part
    this.show()
  }

  // Draws the path to the place pointed at or picked, as a line through the centres of its squares.
  // Only styles are set, as the page itself has not changed.
  show() {
    const goal = [this.held, this.picked].find((part) =>
      part && this.ways.from?.[part.slice(3)] !== undefined
    )
    const points = goal ? way(Number(goal.slice(3)), this.ways) : []
    const line = points.length > 1
      ? `path("M${points.map((point) => point.join(' ')).join('L')}")`
      : ''
    /** @type {NodeListOf<SVGElement>} */
    const paths = this.root.querySelectorAll('[data-way]')
    for (const path of paths) path.style.setProperty('d', line)
    const flag = document.getElementById('steps')
    if (!flag) return
    flag.style.cssText = 'display:none'
    if (!line) return
    const steps = points.length - 1
    const [x, y] = points[steps]
    const words = flag.dataset[steps > 1 ? 'many' : 'one']
    const left = `clamp(3em, ${x / board.columns * 100}%, 100% - 3em)`
    flag.style.cssText = `display:block;--n:"${steps}${words}";left:${left};top:${
      y / board.rows * 100
    }%`
  }

  // -- The frame

  /** @returns {HTMLElement | null} */
  frame() {
    /** @type {HTMLElement | null} */
    const frame = this.root.querySelector('[data-frame]')
    return frame && getComputedStyle(frame).overflowX !== 'visible' ? frame : null
  }

  // Scrolls the frame to a place. For a goal the piece that moves stays visible too; if both do not
  // fit, the whole board is shown.
  /** @param {HTMLElement | null} node */
  look(node, goal = false, glide = goal) {
    const frame = this.frame()
    if (!node || !frame || this.isWhole()) return
    const eye = goal ? this.eye() : null
    const ends = (eye ? [node, eye] : [node]).map((end) => spotIn(frame, end))
    const [x, far] = span(ends.map((spot) => spot[0]))
    const [y, deep] = span(ends.map((spot) => spot[1]))
    if (far > frame.clientWidth - 80 || deep > frame.clientHeight - 100) {
      this.zoom(true)
      this.stepped = true
      return
    }
    const asked = document.getElementById('asked')?.getBoundingClientRect()
    const over = asked ? asked.top - frame.getBoundingClientRect().top : 0 // the question covers the rest
    frame.scrollTo({
      left: x - frame.clientWidth / 2,
      top: y - (over > 0 ? over : frame.clientHeight) / 2 - (goal ? FLAG : 0),
      behavior: glide && !this.host.still.matches ? 'smooth' : 'auto',
    })
    setTimeout(() => this.corner(), glide ? GLIDE : 0)
  }

  // Scrolls the frame to where the map is touched, or to the piece to move if the keyboard was used.
  /** @param {HTMLElement} map @param {MouseEvent} event */
  turn(map, event) {
    const frame = this.frame()
    if (!frame) return
    if (!event.detail) {
      this.look(this.eye(), false, true)
      return
    }
    const box = (map.querySelector('svg') ?? map).getBoundingClientRect()
    const [left, top, wide, high] = EDGE
    const x = ((event.clientX - box.x) / box.width * board.columns + left) / wide
    const y = ((event.clientY - box.y) / box.height * board.rows + top) / high
    const yard = yardOf(frame)
    frame.scrollTo({
      left: yard.clientLeft + x * yard.clientWidth - frame.clientWidth / 2,
      top: yard.clientTop + y * yard.clientHeight - frame.clientHeight / 2,
      behavior: this.host.still.matches ? 'auto' : 'smooth',
    })
  }

  // Outlines the visible part of the board on the map.
  map() {
    const frame = this.frame()
    /** @type {SVGElement | null} */
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

  // Puts the map into the lower corner with fewer pieces, but not while the board is dragged.
  corner() {
    const frame = this.frame()
    if (!frame) return
    const { clientWidth: w, clientHeight: h, scrollLeft, scrollTop } = frame
    /** @type {NodeListOf<HTMLElement>} */
    const pieces = this.root.querySelectorAll('.piece[data-at]')
    const low = Array.from(pieces, (piece) => spotIn(frame, piece)).filter((spot) =>
      spot[1] > scrollTop + h * 0.6 && spot[1] < scrollTop + h
    )
    /** @param {number} from @param {number} to */
    const count = (from, to) =>
      low.filter((spot) => spot[0] > scrollLeft + w * from && spot[0] < scrollLeft + w * to).length
    this.root.classList.toggle('map-right', count(0.6, 1) < count(0, 0.4))
  }

  drawnBack() {
    return !!this.root.querySelector('[data-frame="whole"]')
  }

  isWhole() {
    return this.root.classList.contains('whole-yard')
  }

  /** @param {boolean} back */
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

// Returns the middle of some numbers, and the distance between the least and the greatest.
/** @param {number[]} numbers */
const span = (numbers) => [
  (Math.min(...numbers) + Math.max(...numbers)) / 2,
  Math.max(...numbers) - Math.min(...numbers),
]
// Returns an element's position within the content of the frame; for a piece, where it is going to
// stand.
/** @param {HTMLElement} frame @param {HTMLElement} node */
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

/** @param {HTMLElement} frame */
const yardOf = (frame) => frame.firstElementChild ?? frame

/** @param {Event} event */
const on = ({ target }) => target instanceof Element ? target : null

/** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
const around = (event, selector) => on(event)?.closest(selector) ?? null
