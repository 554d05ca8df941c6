// Runs the table of Cloud Nine: the line of picked cards (strip.js), and its keys. Cards with data-free
// may be picked in any combination, unless the player wants to be shown what is possible. data-key
// names the key of a card; Enter is left to the focused element. [data-clear] puts all cards back.
//
// @ts-check

import { Strip } from './strip.js'

/** @type {Record<string, import('../../../server/web/static/game.js').Noise>} */
const noises = {
  snake: (at, _, { noise }) => {
    for (let i = 0; i < 9; i++) noise(at + i * 0.055, 0.03, 3600 + (i % 2) * 700, 0.12)
    return 0.5
  },
  owl: (at, _, { tone }) => {
    tone(at, 330, 0.2, { to: 300, loud: 0.09 })
    tone(at + 0.28, 320, 0.5, { to: 270, loud: 0.1 })
    return 0.8
  },
}

/** @type {import('../../../server/web/static/game.js').Start} */
export function start(root, host) {
  const { chooser } = host
  if (!chooser) return {} // a replay: there is nothing to pick
  chooser.free = (part) =>
    chooser.node(part)?.dataset.free !== undefined &&
    !document.documentElement.dataset.aids?.includes('narrow')
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    /** @type {HTMLElement | null} */
    const drop = event.target.closest('[data-drop]')
    if (drop) {
      event.preventDefault()
      chooser.pick(drop.dataset.drop ?? '')
    }
    if (event.target.closest('[data-clear]')) chooser.clear()
  })
  addEventListener('keydown', (event) => key(root, event, host.pressed(event)))
  return Object.assign(new Strip(root, host, chooser), { noises })
}

/** @param {HTMLElement} root @param {KeyboardEvent} event @param {string} pressed */
function key(root, event, pressed) {
  const on = event.target instanceof Element ? event.target : null
  if (
    on?.matches('input, textarea, select') || event.ctrlKey || event.altKey || event.metaKey
  ) return
  /** @type {NodeListOf<HTMLElement>} */
  const nodes = root.querySelectorAll(`[data-key="${CSS.escape(pressed)}"]`)
  const node = [...nodes].find((each) => each.getAttribute('aria-pressed') !== 'true') ?? nodes[0]
  if (!node || (event.key === 'Enter' && on?.closest('button, a, summary'))) return
  event.preventDefault()
  node.click()
}
