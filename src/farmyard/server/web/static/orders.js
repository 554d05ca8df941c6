// Standing orders: the server says which of them would answer what is asked now, [data-order] in
// #standing, and with which choices; whether one is in force says a switch [data-aid] of that name. It
// answers after a while, in which any touch or key holds it back for this question. After a decision
// was taken back nothing is answered by itself until one has been made by hand.
//
// @ts-check

export class Orders {
  constructor(root, send) {
    this.root = root
    this.send = send
    this.held = this.at = -1
    this.back = false
    const hold = () => this.hold()
    addEventListener('pointerdown', (event) => {
      if (!event.target.closest?.('label')?.querySelector('[data-aid]')) hold()
    }, { capture: true })
    addEventListener('keydown', hold, { capture: true })
    addEventListener('submit', (event) => {
      if (event.target.dataset?.back !== undefined) this.back = true
    }, { capture: true })
  }

  meant() {
    this.back = false
  }

  // Of this page: an order that is in force starts to wait, unless it waits already.
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
        this.send(order.dataset.choices.split(',').map(Number), chooser.at)
      }, order.dataset.seconds * 1000)
    }
    this.at = chooser.at
  }

  inForce() {
    const on = document.documentElement.dataset.aids?.split(' ') ?? []
    return [...this.root.querySelectorAll('#standing [data-order]')].find((each) =>
      on.includes(each.dataset.order)
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
  show(order) {
    for (const box of this.root.querySelectorAll('[data-aid]')) {
      const label = box.closest('label')
      label?.classList.toggle('waits', box.dataset.aid === order?.dataset.order)
      label?.style.setProperty('--wait', `${order?.dataset.seconds ?? 0}s`)
    }
  }
}
