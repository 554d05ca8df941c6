// When the next content of a page is shown: once what is shown has been seen. Of several that come
// meanwhile the newest counts.
//
// @ts-check

/**
 * @typedef {{
 *   now: () => number, after: (ms: number, then: () => void) => number,
 *   cancel: (timer: number | undefined) => void
 * }} Clock
 */

/** @type {Clock} */
const CLOCK = { // in milliseconds
  now: () => performance.now(),
  after: (ms, then) => setTimeout(then, ms),
  cancel: (timer) => clearTimeout(timer),
}

/** @template T */
export class Queue {
  /**
   * @param {(content: T) => number} show shows it; returns how many milliseconds it is to be seen
   * @param {(plays: boolean) => void} playing hears whether what is shown still plays
   */
  constructor(show, playing, clock = CLOCK) {
    this.show = show
    this.playing = playing
    this.clock = clock
    this.until = 0 // when what is shown has been seen
    /** @type {T[]} */
    this.waiting = []
    /** @type {number | undefined} */
    this.timer = undefined
  }

  /** @param {T} content */
  put(content) {
    this.waiting = [content]
    this.next()
  }

  // Takes back what waits to be shown; shows nothing until there is something again.
  /** @returns {T | undefined} */
  take() {
    this.clock.cancel(this.timer)
    this.playing(false)
    return this.waiting.splice(0)[0]
  }

  // The content that is shown has been seen enough.
  hurry() {
    this.until = 0
    this.next()
  }

  next() {
    this.clock.cancel(this.timer)
    const left = this.until - this.clock.now()
    this.playing(left > 0)
    if (left > 0) this.timer = this.clock.after(left + 1, () => this.next())
    else if (this.waiting.length) {
      const [content] = this.waiting.splice(0)
      const lasts = this.show(content)
      this.until = this.clock.now() + lasts
      this.next()
    }
  }
}
