// Lets players pick a choice on the table, in the same way for every game. The server lists the legal
// choices, each a set of parts of the page. Players pick one part after the other, and a complete and
// unique choice is sent at once. A part that no longer leads to a legal choice is aria-disabled; picking
// it anyway makes the server explain the reason.
//
// Free parts may be picked together even if they make no legal choice: a game may say which parts are
// free. A part with data-last ends a choice: it is open only when it completes one. Of several
// interchangeable parts, thing~1 and thing~2, the first one that is not yet picked is taken.
//
// @ts-check

import { all, around, DRAWN, find, target } from './dom.js'
import { roam } from './roam.js'

/** @typedef {import('./dom.js').Drawn} Drawn */
/** @typedef {[number | number[], string[]]} Choice the number, or a sequence of numbers, and the parts */

const kind = (/** @type {string} */ part) => part.replace(/-[^-]*$/, '')
/** @type {Set<string>} */
const rivals = new Set()

/** @param {string} name @returns {HTMLInputElement | null} a field of the form #play */
const field = (name) => document.querySelector(`#play [name=${name}]`)

export class Chooser {
  /**
   * @param {HTMLElement} root the element that contains all parts
   * @param {(choice: number | number[], at: number) => void} send sends a choice to the server
   * @param {(parts: string[]) => void} ask asks why these parts make no choice
   * @param {(picked: string[]) => void} [changed] called with the picked parts after each update
   *
   * The first page may already contain picks, made by plain forms before this script had loaded.
   */
  constructor(root, send, ask, changed) {
    this.root = root
    this.send = send
    this.ask = ask
    this.changed = changed
    /** @type {Choice[]} */
    this.choices = []
    this.picked = (field('picked')?.value || '').split(',').filter(Boolean)
    this.at = -1
    /** @type {string | undefined} the text of the status line without picks */
    this.asked = undefined
    /** @type {Map<string | undefined, Drawn> | undefined} */
    this.nodes = undefined
    root.addEventListener('click', (event) => this.click(event))
    addEventListener('keydown', (event) => this.key(event))
  }

  // Reads the choices of a newly drawn page and drops picks that are no longer possible.
  read() {
    const listed = document.getElementById('choices')
    const names = listed?.dataset.parts?.split(',') ?? []
    /** @type {[number | number[], ...number[]][]} */
    const choices = JSON.parse(listed?.textContent || '[]')
    this.choices = choices.map(([id, ...places]) => [id, places.map((place) => names[place])])
    this.at = Number(field('at')?.value ?? -1)
    this.asked = document.getElementById('say')?.textContent
    const parts = this.parts()
    this.picked = this.picked.filter((part) => parts.has(part) || this.free(part))
    if (!this.fits(this.picked).length && !this.picked.every((part) => this.free(part))) {
      this.picked = []
    }
    rivals.clear()
    for (const [, parts] of this.choices) {
      for (const a of parts) for (const b of parts) rivals.add(kind(a) + ' ' + kind(b))
    }
    this.draw()
  }

  /** @returns {Set<string>} the parts of all choices */
  parts() {
    return new Set(this.choices.flatMap(([, parts]) => parts))
  }
  /** @param {string[]} picked @returns {Choice[]} the choices that contain all these parts */
  fits(picked) {
    return this.choices.filter(([, parts]) => picked.every((part) => parts.includes(part)))
  }

  // Returns the element of a part. A board has hundreds of parts, each looked up on every touch, so the
  // elements are cached when the page is drawn.
  /** @param {string} part @returns {Drawn | null} */
  node(part) {
    const known = this.nodes?.get(part)
    return known?.isConnected && known.dataset.part === part
      ? known
      : find(this.root, `[data-part="${CSS.escape(part)}"]`, DRAWN)
  }

  /** @param {string} _part @returns {boolean} whether it may be picked without leading to a choice */
  free(_part) {
    return false
  }

  /** @param {string} part */
  last(part) {
    return this.node(part)?.dataset.last !== undefined
  }

  /** @param {string} part */
  twin(part) {
    const [thing, number] = part.split('~')
    if (!number) return part
    const taken = this.picked.filter((other) => other.startsWith(thing + '~')).length
    return `${thing}~${this.picked.includes(part) ? taken : taken + 1}`
  }

  // Returns the picks after a touch on a part: a picked part is removed, another one is added and replaces
  // picks that it is an alternative to. null: the part is disabled.
  /** @param {string} part @returns {string[] | null} */
  with(part) {
    if (this.picked.includes(part)) return this.picked.filter((other) => other !== part)
    if (this.last(part)) return this.whole([...this.picked, part]) ? [...this.picked, part] : null
    if (this.free(part)) {
      const all = [...this.picked, part]
      return this.fits(all).length
        ? all
        : [...this.picked.filter((other) => this.free(other)), part]
    }
    const stay = this.picked.filter((other) =>
      rivals.has(kind(part) + ' ' + kind(other)) && kind(part) !== kind(other)
    )
    const next = [...stay, part]
    return this.fits(next).length ? next : null
  }

  // Returns the choice that the picks complete, or null while there is none or a longer choice is
  // possible too. A longer choice that ends with the part touched last does not count.
  /** @param {string} touched @returns {Choice | null} */
  made(touched) {
    const open = this.fits(this.picked)
    const choice = this.picked.length ? this.whole(this.picked) : null
    return choice && open.every((other) => other === choice || other[1].at(-1) === touched)
      ? choice
      : null
  }

  /** @param {string[]} picked */
  whole(picked) {
    return this.fits(picked).find(([, parts]) => parts.length === picked.length)
  }

  /** @param {string[]} touched @returns {boolean} whether all of them could be picked */
  pick(...touched) {
    let ok = true
    const parts = touched.map((part) => this.twin(part))
    for (const part of parts) {
      if (parts.length > 1 && this.picked.includes(part)) continue
      const next = this.with(part)
      if (next) this.picked = next
      else ok = false
    }
    if (!ok) {
      this.ask([...new Set([...this.picked, ...parts])])
      this.draw()
      return false
    }
    const made = this.made(parts.at(-1) ?? '')
    if (made) {
      this.picked = []
      this.send(made[0], this.at)
    }
    this.draw()
    return true
  }

  draw() {
    const kept = field('picked')
    if (kept) kept.value = this.picked.join(',')
    const nodes = all(this.root, '[data-part]', DRAWN)
    this.nodes = new Map([...nodes].reverse().map((node) => [node.dataset.part, node]))
    for (const node of nodes) {
      const { part: own = '' } = node.dataset
      const closed = own.split(',').some((part) =>
        !this.picked.includes(part) && !this.with(this.twin(part))
      )
      if (node.hasAttribute('aria-pressed')) {
        node.setAttribute('aria-pressed', String(this.picked.includes(own)))
      }
      node.classList.toggle(
        'fits',
        !closed && this.picked.length > 0 && !this.picked.includes(own) &&
          this.fits([...this.picked, own]).length > 0,
      )
      if (closed) node.setAttribute('aria-disabled', 'true')
      else node.removeAttribute('aria-disabled')
    }
    this.heading(
      [...this.picked].reverse().map((part) => this.node(part)?.dataset.say).find(Boolean),
    )
    this.changed?.(this.picked)
  }

  // Sets the status line to the data-say of a picked part, or without one to the server's own text.
  /** @param {string | undefined} words */
  heading(words) {
    const say = document.getElementById('say')
    const text = words || this.asked
    if (say && text !== undefined && say.textContent !== text) say.textContent = text
    say?.classList.toggle('long', !!text && text.length > 60)
  }

  clear() {
    this.picked = []
    this.draw()
  }

  /** @param {MouseEvent} event */
  click(event) {
    const node = around(event, '[data-part]', DRAWN)
    if (!node?.dataset.part) return
    event.preventDefault()
    this.pick(...node.dataset.part.split(','))
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (
      target(event)?.matches('input, textarea, select') || event.ctrlKey || event.altKey ||
      event.metaKey
    ) return
    const last = this.picked.at(-1)
    if (event.key === 'Escape' && last) this.clear()
    else if (event.key === 'Backspace' && last) this.pick(last)
    else roam(event)
  }
}
