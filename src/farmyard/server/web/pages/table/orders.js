// Carries out standing orders, which answer a question by themselves. The server lists the orders that
// fit the current question, with their choices, as [data-order] in #standing; a switch [data-aid] of
// the same name puts one in force. An order answers after a pause, unless a touch or key holds it back
// for this question. After an undo, no order answers until the player has decided once.
//
// @ts-check

import { all, around } from './dom.js'

/** @typedef {import('./choose.js').Chooser} Chooser */

export class Orders {
  /**
   * @param {HTMLElement} root @param {(choices: number[], at: number) => void} send
   * @param {() => boolean} undone whether the player has not decided since an undo
   */
  constructor(root, send, undone) {
    this.root = root
    this.send = send
    this.undone = undone
    this.held = this.at = -1
    /** @type {string | null | undefined} the time and name of the waiting order */
    this.waits = undefined
    this.timer = 0
    const hold = () => this.hold()
    addEventListener('pointerdown', (event) => {
      if (!around(event, 'label')?.querySelector('[data-aid]')) hold()
    }, { capture: true })
    addEventListener('keydown', hold, { capture: true })
  }

  // Starts the pause of an order that is in force on this page, unless it has started already.
  /** @param {Pick<Chooser, 'choices' | 'at'>} chooser */
  read(chooser) {
    const order = chooser.choices.length && !this.undone() && this.held !== chooser.at
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

  // Marks the switch of a waiting order; its bar runs out during the pause.
  /** @param {HTMLElement | null} order */
  show(order) {
    for (const box of all(this.root, '[data-aid]')) {
      const label = box.closest('label')
      label?.classList.toggle('waits', box.dataset.aid === order?.dataset.order)
      label?.style.setProperty('--wait', `${order?.dataset.seconds ?? 0}s`)
    }
  }
}
