// Standing orders: the server says which of them would answer what is asked now, [data-order] in
// #standing, and with which choices; whether one is in force says a switch [data-aid] of that name. It
// answers after a while, in which any touch or key holds it back for this question. After a decision
// was taken back nothing is answered by itself until one has been made by hand.
//
// @ts-check

import { all, around, target } from './dom.js'

/** @typedef {import('./choose.js').Chooser} Chooser */

export class Orders {
  /** @param {HTMLElement} root @param {(choices: number[], at: number) => void} send */
  constructor(root, send) {
    this.root = root
    this.send = send
    this.held = this.at = -1
    this.back = false
    /** @type {string | null | undefined} the moment and the order that waits */
    this.waits = undefined
    this.timer = 0
    const hold = () => this.hold()
    addEventListener('pointerdown', (event) => {
      if (!around(event, 'label')?.querySelector('[data-aid]')) hold()
    }, { capture: true })
    addEventListener('keydown', hold, { capture: true })
    addEventListener('submit', (event) => {
      if (target(event)?.matches('[data-back]')) this.back = true
    }, { capture: true })
  }

  meant() {
    this.back = false
  }

  // Of this page: an order that is in force starts to wait, unless it waits already.
  /** @param {Pick<Chooser, 'choices' | 'at'>} chooser */
  read(chooser) {
    const order = chooser.choices.length && !this.back && this.held !== chooser.at
      ? this.inForce()
      : null
    const name = order && `${chooser.at} ${order.dataset.order}`
    if (name === this.waits) return
    clearTimeout(this.timer)
    this.waits = name
    this.show(order)
    if (order) {
      this.timer = setTimeout(() => {
        this.show(null)
        this.send((order.dataset.choices ?? '').split(',').map(Number), chooser.at)
      }, Number(order.dataset.seconds) * 1000)
    }
    this.at = chooser.at
  }

  /** @returns {HTMLElement | null} */
  inForce() {
    const on = document.documentElement.dataset.aids?.split(' ') ?? []
    return all(this.root, '#standing [data-order]').find((each) =>
      on.includes(each.dataset.order ?? '')
    ) ?? null
  }

  hold() {
    if (!this.waits) return
    clearTimeout(this.timer)
    this.held = this.at
    this.waits = null
    this.show(null)
  }

  // A bar over the switch runs out while the order waits.
  /** @param {HTMLElement | null} order */
  show(order) {
    for (const box of all(this.root, '[data-aid]')) {
      const label = box.closest('label')
      label?.classList.toggle('waits', box.dataset.aid === order?.dataset.order)
      label?.style.setProperty('--wait', `${order?.dataset.seconds ?? 0}s`)
    }
  }
}
