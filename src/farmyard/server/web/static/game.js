// A game's own script: a page of it names one in data-script. It exports `start(root, host)`, is
// lent what the page can do (`Host`), and gives back what it wants to hear of; each part may be missing, and
// so may the whole script (docs/page.md).
//
// @ts-check

import { cite } from './cite.js'
import { move, still, walks } from './fly.js'
import { learn, play } from './sound.js'

/**
 * @typedef {import('./choose.js').Chooser} Chooser
 * @typedef {Pick<Chooser, 'choices' | 'picked' | 'at'>} Picks of nobody, where nobody chooses
 * @typedef {import('./line.js').Reply} Reply
 * @typedef {import('./sounds.js').Noise} Noise
 * @typedef {{
 *   read?: (chooser: Picks) => void, draw?: (chooser: Picks) => void, about?: (part: string) => void,
 *   heard?: (reply: Reply) => void, lasting?: number, noises?: Record<string, Noise>
 * }} Game
 *   what hears of each page, of what is picked, of the part that is looked at, of an answer; how many
 *   milliseconds the next page is to wait; and sounds by their names
 * @typedef {{ chooser: Chooser | null, ask: (question: string) => void, tell: (sentence: string) => void }} Lent
 *   the picker (null where nobody plays), a question to the game, a sentence for the reader
 * @typedef {Lent & typeof OWN} Host
 * @typedef {(root: HTMLElement, host: Host) => Game} Start
 */

const OWN = { move, still, walks, play, cite }

/** @param {HTMLElement} root @returns {Promise<Start>} of the script it names, if it can be had */
export async function script(root) {
  const found = root.dataset.script && await import(root.dataset.script).catch(() => null)
  return found?.start ?? (() => ({}))
}

// Starts the game's script; from then on keys and touches are heard, and the page says data-ready.
/** @param {Start} start @param {HTMLElement} root @param {Lent} lent */
export function begin(start, root, lent) {
  const game = start(root, { ...lent, ...OWN })
  learn(game.noises ?? {})
  document.documentElement.dataset.ready = ''
  return game
}
