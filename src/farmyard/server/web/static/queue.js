// Holds the next content of a page back until the current one has been on view long enough. Of several
// that wait, only the newest is shown.
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
   * @param {(content: T) => number} show shows content and returns the milliseconds to keep it on view
   * @param {(plays: boolean) => void} playing is told whether the current content is still playing
   */
  constructor(show, playing, clock = CLOCK) {
    this.show = show
    this.playing = playing
    this.clock = clock
    this.until = 0 // time until which the current content stays on view
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

  // Returns the waiting content without showing it, and shows nothing until there is new content.
  /** @returns {T | undefined} */
  take() {
    this.clock.cancel(this.timer)
    this.playing(false)
    return this.waiting.splice(0)[0]
  }

  // Ends the time of the current content, so that waiting content is shown at once.
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
