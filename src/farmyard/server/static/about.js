// Panels that speak of one part of the page: [data-about="line-1"] is shown while part line-1 is
// hovered, focused or picked, and everything with that word in data-in is lit. The panel with an
// empty data-about is there when nothing else is.

export class About {
  constructor (root) {
    this.root = root
    this.hovered = this.focused = ''
    const subject = event => event.target.closest?.('[data-part], [data-about]')
    const name = node => node && (node.dataset.about || this.named(node.dataset.part))
    root.addEventListener('pointerover', event => { if (event.pointerType !== 'touch') this.set('hovered', name(subject(event))) })
    root.addEventListener('pointerleave', () => this.set('hovered', ''))
    root.addEventListener('focusin', event => this.set('focused', event.target.matches(':focus-visible') ? name(subject(event)) : ''))
    root.addEventListener('focusout', () => this.set('focused', ''))
    this.picked = ''
  }

  named (parts) { return (parts || '').split(',').find(part => this.panel(part)) || '' }
  panel (part) { return this.root.querySelector(`[data-about="${CSS.escape(part)}"]`) }

  set (how, part) {
    if (this[how] === (part || '')) return
    this[how] = part || ''
    this.draw()
  }

  choose (picked) {
    this.picked = this.named(picked.join(','))
    this.draw()
  }

  draw () {
    const now = [this.hovered, this.focused, this.picked].find(part => part && this.panel(part)) || ''
    for (const panel of this.root.querySelectorAll('[data-about]')) panel.classList.toggle('shown', panel.dataset.about === now)
    for (const node of this.root.querySelectorAll('[data-in]')) node.classList.toggle('lit', !!now && node.dataset.in.split(' ').includes(now))
  }
}
