// One picker for every game. The server lists the legal choices, each a set of parts of the page;
// parts are picked one after the other, and a complete and unique choice is sent at once. What can
// no longer become legal is aria-disabled; asking for it anyway gets the reason from the server.

const kind = part => part.replace(/-[^-]*$/, '')
const rivals = new Set()

export class Chooser {
  constructor (root, send, ask, changed) {
    Object.assign(this, { root, send, ask, changed, choices: [], picked: null })
    root.addEventListener('click', event => this.click(event))
    addEventListener('keydown', event => this.key(event))
  }

  // Reads the choices of a freshly drawn page; picks that no longer mean anything are dropped. The
  // first page may come with picks: they were made by plain forms, before this script was there.
  read () {
    this.picked ??= (document.querySelector('#play [name=picked]')?.value || '').split(',').filter(Boolean)
    this.choices = JSON.parse(document.getElementById('choices')?.textContent || '[]')
    this.at = Number(document.querySelector('#play [name=at]')?.value ?? -1)
    this.picked = this.picked.filter(part => this.parts().has(part))
    if (!this.fits(this.picked).length) this.picked = []
    rivals.clear()
    for (const [, parts] of this.choices) for (const a of parts) for (const b of parts) rivals.add(kind(a) + ' ' + kind(b))
    this.draw()
  }

  parts () { return new Set(this.choices.flatMap(([, parts]) => parts)) }
  fits (picked) { return this.choices.filter(([, parts]) => picked.every(part => parts.includes(part))) }

  // The picks after one more part: it replaces picks of which it is an alternative. null: closed.
  with (part) {
    if (this.picked.includes(part)) return this.picked.filter(other => other !== part)
    const stay = this.picked.filter(other => rivals.has(kind(part) + ' ' + kind(other)) && kind(part) !== kind(other))
    const next = [...stay, part]
    return this.fits(next).length ? next : null
  }

  pick (...parts) {
    let ok = true
    for (const part of parts) {
      if (parts.length > 1 && this.picked.includes(part)) continue
      const next = this.with(part)
      if (next) this.picked = next
      else ok = false
    }
    if (!ok) { this.ask([...new Set([...this.picked, ...parts])]); this.draw(); return false }
    const open = this.fits(this.picked)
    if (this.picked.length && open.length === 1 && open[0][1].length === this.picked.length) {
      this.picked = []
      this.send(open[0][0], this.at)
    }
    this.draw()
    return true
  }

  draw () {
    const field = document.querySelector('#play [name=picked]')
    if (field) field.value = this.picked.join(',')
    for (const node of this.root.querySelectorAll('[data-part]')) {
      const closed = node.dataset.part.split(',').some(part => !this.picked.includes(part) && !this.with(part))
      if (node.hasAttribute('aria-pressed')) node.setAttribute('aria-pressed', String(this.picked.includes(node.dataset.part)))
      node.classList.toggle('fits', !closed && this.picked.length > 0 && !this.picked.includes(node.dataset.part) && this.fits([...this.picked, node.dataset.part]).length > 0)
      if (closed) node.setAttribute('aria-disabled', 'true')
      else node.removeAttribute('aria-disabled')
    }
    this.changed?.(this.picked)
  }

  click (event) {
    const node = event.target.closest('[data-part]')
    if (!node) return
    event.preventDefault()
    this.pick(...node.dataset.part.split(','))
  }

  key (event) {
    if (event.key === 'Escape' && this.picked.length) { this.picked = []; this.draw() } else if (event.key.startsWith('Arrow')) roam(event)
  }
}

// Arrow keys move the focus to the nearest part in that direction, within a [data-roam] group.
function roam (event) {
  const from = document.activeElement?.closest('[data-roam]') && document.activeElement
  if (!from) return
  const [ax, ay] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  const here = middle(from)
  let best = null; let least = Infinity
  for (const node of from.closest('[data-roam]').querySelectorAll('button, a')) {
    const there = middle(node); const x = there[0] - here[0]; const y = there[1] - here[1]
    const ahead = x * ax + y * ay; const aside = Math.abs(x * ay) + Math.abs(y * ax)
    if (node === from || ahead < 4 || !node.offsetParent) continue
    const cost = ahead + aside * 2.2
    if (cost < least) { least = cost; best = node }
  }
  if (best) { best.focus(); event.preventDefault() }
}

function middle (node) {
  const box = node.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
