// Shows the panels of the table that describe one of its parts: [data-about="line-1"] is shown while part
// line-1 is hovered, focused or picked, and the game's script is told of it. A panel may describe several
// parts, and a part may have several panels. The panel with an empty data-about is shown when no other is.
// While the pointer or the focus is inside a panel, that panel stays.
//
// @ts-check

import { all, around, DRAWN, find, target } from './dom.js'

export class About {
  /** @param {HTMLElement} root @param {(part: string) => void} told */
  constructor(root, told) {
    this.root = root
    this.told = told
    this.hovered =
      this.focused =
      this.touched =
      this.now =
        ''
    this.within = false
    const subject = (/** @type {Event} */ event) =>
      around(event, '[data-part], [data-about]', DRAWN)
    const name = (/** @type {import('./dom.js').Drawn | null} */ node) => {
      this.within = !!node?.closest('[data-about]')
      return this.within ? this.now : this.named(node?.dataset.part)
    }
    root.addEventListener('pointerover', (event) => {
      if (event.pointerType !== 'touch') this.set('hovered', name(subject(event)))
    })
    root.addEventListener('pointerdown', (event) => { // a touch on a disabled part
      const node = event.pointerType === 'touch' && subject(event)
      if (node && !node.closest('[data-about]')) {
        this.set('touched', node.matches('[aria-disabled="true"]') ? name(node) : '')
      }
    })
    root.addEventListener('pointerleave', () => this.set('hovered', ''))
    root.addEventListener(
      'focusin',
      (event) =>
        this.set('focused', target(event)?.matches(':focus-visible') ? name(subject(event)) : ''),
    )
    root.addEventListener('focusout', ({ relatedTarget: next }) => { // the focus may move into a panel
      if (!(next instanceof Element && next.closest('[data-about]'))) this.set('focused', '')
    })
    this.picked = ''
  }

  // Returns the last of the comma-separated parts that has a panel; empty if none has.
  /** @param {string | undefined} parts */
  named(parts) {
    return (parts || '').split(',').reverse().find((part) => this.panel(part)) || ''
  }

  /** @param {string} part */
  panel(part) {
    return find(this.root, `[data-about~="${CSS.escape(part)}"]`, DRAWN)
  }

  /** @param {'hovered' | 'focused' | 'touched'} how @param {string} part */
  set(how, part) {
    if (this[how] === part) return
    this[how] = part
    this.draw()
  }

  /** @param {string[]} picked */
  choose(picked) {
    const next = this.named(picked.join(','))
    if (next !== this.picked && (next || this.within)) this.hovered = this.focused = ''
    this.picked = next
    const left = document.activeElement?.closest('[data-about]')
    this.draw()
    if (left && next && !left.classList.contains('shown')) {
      const panel = this.panel(next)
      const first = panel && find(panel, '[data-part]:not([aria-disabled="true"])', DRAWN)
      first?.focus({ preventScroll: true })
    }
  }

  draw() {
    const now = this.now =
      [this.touched, this.hovered, this.focused, this.picked].find((part) =>
        part && this.panel(part)
      ) || ''
    for (const panel of all(this.root, '[data-about]', DRAWN)) {
      panel.classList.toggle('shown', (panel.dataset.about ?? '').split(' ').includes(now))
    }
    this.told(now)
  }
}
