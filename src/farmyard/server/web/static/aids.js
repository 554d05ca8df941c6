// Handles the switches of a table's learning aids, [data-aid="name"]. Their state is stored in this browser
// for each game and passed to the style sheets as html[data-aids~="name"]. The HTML of a switch says
// whether it is on at first.
//
// @ts-check

import { all } from './dom.js'

const KEY = 'farmyard-aids'

/** @returns {Record<string, Record<string, boolean>>} the state of each aid, by game */
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
    } catch { /* storage may be full or blocked */ }
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
