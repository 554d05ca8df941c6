// One picker for every game. The server lists the legal choices, each a set of parts of the page;
// parts are picked one after the other, and a complete and unique choice is sent at once. What can
// no longer become legal is aria-disabled; asking for it anyway gets the reason from the server.
//
// Parts that are free may be picked together whatever comes of it: a game may say which. A part with
// data-last ends a choice: it is open when it makes one. Of several alike, thing~1 and thing~2, the
// first that is free is picked.
//
// @ts-check

import { all, around, DRAWN, find, target } from './dom.js'
import { roam } from './roam.js'

/** @typedef {import('./dom.js').Drawn} Drawn */
/** @typedef {[number | number[], string[]]} Choice its number, or those of several in a row; its parts */

const kind = (/** @type {string} */ part) => part.replace(/-[^-]*$/, '')
/** @type {Set<string>} */
const rivals = new Set()

/** @param {string} name @returns {HTMLInputElement | null} a field of the form that makes choices */
const field = (name) => document.querySelector(`#play [name=${name}]`)

export class Chooser {
  /**
   * @param {HTMLElement} root within which all parts lie
   * @param {(choice: number | number[], at: number) => void} send makes a choice
   * @param {(parts: string[]) => void} ask why these parts are none
   * @param {(picked: string[]) => void} [changed] hears of what is picked
   *
   * The first page may come with picks: they were made by plain forms, before this script was there.
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
    /** @type {string | undefined} what the status line says by itself */
    this.asked = undefined
    /** @type {Map<string | undefined, Drawn> | undefined} */
    this.nodes = undefined
    root.addEventListener('click', (event) => this.click(event))
    addEventListener('keydown', (event) => this.key(event))
  }

  // Reads the choices of a freshly drawn page; picks that no longer mean anything are dropped.
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

  /** @returns {Set<string>} all that can be picked at all */
  parts() {
    return new Set(this.choices.flatMap(([, parts]) => parts))
  }
  /** @param {string[]} picked @returns {Choice[]} the choices that these can still become */
  fits(picked) {
    return this.choices.filter(([, parts]) => picked.every((part) => parts.includes(part)))
  }

  // A board has hundreds of parts, and each is asked about at every touch: they are remembered.
  /** @param {string} part @returns {Drawn | null} */
  node(part) {
    const known = this.nodes?.get(part)
    return known?.isConnected && known.dataset.part === part
      ? known
      : find(this.root, `[data-part="${CSS.escape(part)}"]`, DRAWN)
  }

  /** @param {string} _part @returns {boolean} whether it may be picked whatever comes of it: a game may know */
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

  // The picks after one more part: it replaces picks of which it is an alternative. null: closed.
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

  // The choice that is made by now: whole, and nothing can be added to it; what all that could still
  // come of it end with was touched last.
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

  /** @param {string[]} touched @returns {boolean} whether they could be picked */
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
    this.nodes = new Map(nodes.toReversed().map((node) => [node.dataset.part, node]))
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

  // The status line speaks of what is picked, by its data-say; of nothing, as the server had it.
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
