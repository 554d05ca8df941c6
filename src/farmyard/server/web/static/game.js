// Loads and starts a game's own script, which the page names in data-script. The script exports
// `start(root, host)`: it is given functions of the page (`Host`) and returns the callbacks it wants
// (`Game`). Each callback may be missing, and so may the whole script (docs/page.md).
//
// @ts-check

import { cite } from './cite.js'
import { pressed } from './dom.js'
import { move, still, walks } from './fly.js'
import { learn, play } from './sound.js'

/**
 * @typedef {import('./choose.js').Chooser} Chooser
 * @typedef {Pick<Chooser, 'choices' | 'picked' | 'at'>} Picks empty where nobody chooses
 * @typedef {import('./line.js').Reply} Reply
 * @typedef {import('./sounds.js').Noise} Noise
 * @typedef {{
 *   read?: (chooser: Picks) => void, draw?: (chooser: Picks) => void, about?: (part: string) => void,
 *   heard?: (reply: Reply) => void, lasting?: number, noises?: Record<string, Noise>, along?: string[]
 * }} Game
 *   callbacks for each new page, for a change of picks, for the part the player looks at and for an answer;
 *   how many milliseconds the next page waits; sounds by name; and which sounds go along with a motion
 * @typedef {{ chooser: Chooser | null, ask: (question: string) => void, tell: (sentence: string) => void }} Lent
 *   the picker (null where nobody plays), and functions that ask the game a question and show a sentence
 * @typedef {Lent & typeof OWN} Host
 * @typedef {(root: HTMLElement, host: Host) => Game} Start
 */

const OWN = { move, still, walks, play, cite, pressed }

/** @param {HTMLElement} root @returns {Promise<Start>} from the script; a dummy if it cannot be loaded */
export async function script(root) {
  const found = root.dataset.script && await import(root.dataset.script).catch(() => null)
  return found?.start ?? (() => ({}))
}

// Starts the game's script. From then on keys and touches are handled, and <html> has data-ready.
/** @param {Start} start @param {HTMLElement} root @param {Lent} lent */
export function begin(start, root, lent) {
  const game = start(root, { ...lent, ...OWN })
  learn(game.noises ?? {})
  document.documentElement.dataset.ready = ''
  return game
}
