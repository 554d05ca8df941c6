// Learning aids of a table, each with a switch [data-aid="name"]: remembered here, by game, and told to
// the style sheet as html[data-aids~="name"]. Which are on at first is said by the switch itself.
//
// @ts-check

const KEY = 'farmyard-aids'

export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || '{}')
  } catch {
    return {}
  }
}

export class Aids {
  constructor(root, changed) {
    this.changed = changed
    root.addEventListener('change', (event) => {
      if (event.target.dataset?.aid) this.set(event.target)
    })
    this.root = root
  }

  get game() {
    return this.root.dataset.game
  }

  set(box) {
    const all = kept()
    all[this.game] = { ...all[this.game], [box.dataset.aid]: box.checked }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch { /* not kept, then */ }
    this.draw()
    this.changed()
  }

  draw() {
    const own = kept()[this.game] ?? {}
    const on = []
    for (const box of this.root.querySelectorAll('[data-aid]')) {
      box.checked = own[box.dataset.aid] ?? box.defaultChecked
      if (box.checked) on.push(box.dataset.aid)
    }
    document.documentElement.dataset.aids = on.join(' ')
  }
}
