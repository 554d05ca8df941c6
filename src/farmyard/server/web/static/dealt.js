// Remembers what this browser is shown of a sealed deal during the game: its seat, the kinds of players in
// all seats, whether the table branched off from another game, and the first question to this seat.
// fair.js compares the game file with it.
//
// @ts-check

import { hash, memory } from './lot.js'

/**
 * @typedef {{
 *   seat: number, kinds?: string, branch?: string, last?: number, over?: boolean, n?: number,
 *   asked?: string
 * }} Dealt
 *   the seat, the kinds of players in all seats, and the move at which the table branched off from another
 *   game; the number of moves so far, and whether the game is over; the number of moves before the first
 *   question to this seat, and the hash of its choices
 */

/** @type {import('./lot.js').Memory<Dealt>} */
const memories = memory('farmyard-dealt')
export const [dealt, keep] = memories

// Records the deal after a page has been drawn. The first question counts until it is taken back. The seat,
// the kinds and the branch stay those of the first page, whatever later pages say.
/** @param {import('./choose.js').Choice[]} choices */
export async function note(choices) {
  const said = document.getElementById('dealt')?.dataset
  if (!said || Number(said.seat) < 0) return
  const table = location.pathname.split('/').at(-1) ?? '', moves = Number(said.moves)
  /** @type {Dealt} */
  const was = dealt(table) ?? { seat: Number(said.seat), kinds: said.kinds, branch: said.branch }
  if (was.n !== undefined && was.n > moves) delete was.n
  if (!was.over) keep(table, { ...was, last: moves, over: 'over' in said })
  if (!choices.length || (was.n ?? moves) !== moves || !globalThis.crypto?.subtle) return
  const asked = await hash(
    [...new Set(choices.map(([id]) => [id].flat()[0]))].sort((a, b) => a - b).join(),
  )
  keep(table, { ...(dealt(table) ?? was), n: moves, asked })
}
