// Learning aids of a table, each with a switch [data-aid="name"]: remembered here, by game, and told to
// the style sheet as html[data-aids~="name"]. Which are on at first is said by the switch itself.
//
// @ts-check

import { all } from './dom.js'

const KEY = 'farmyard-aids'

/** @returns {Record<string, Record<string, boolean>>} by game, which are on */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || '{}')
  } catch {
    return {}
  }
}

export class Aids {
  /** @param {HTMLElement} root @param {() => void} changed */
  constructor(root, changed) {
    this.changed = changed
    root.addEventListener('change', (event) => {
      const box = event.target
      if (box instanceof HTMLInputElement && box.dataset.aid) this.set(box, box.dataset.aid)
    })
    this.root = root
  }

  get game() {
    return this.root.dataset.game ?? ''
  }

  /** @param {HTMLInputElement} box @param {string} aid */
  set(box, aid) {
    const games = kept()
    games[this.game] = { ...games[this.game], [aid]: box.checked }
    try {
      localStorage.setItem(KEY, JSON.stringify(games))
    } catch { /* not kept, then */ }
    this.draw()
    this.changed()
  }

  draw() {
    const own = kept()[this.game] ?? {}
    const on = []
    for (const box of all(this.root, '[data-aid]', HTMLInputElement)) {
      const { aid = '' } = box.dataset
      box.checked = own[aid] ?? box.defaultChecked
      if (box.checked) on.push(aid)
    }
    document.documentElement.dataset.aids = on.join(' ')
  }
}
