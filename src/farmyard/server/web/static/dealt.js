// What this browser is shown of a sealed deal while the game goes on: its seat, who sits where, whether
// the table left another game, and what it was asked first. fair.js compares the file with it.
//
// @ts-check

import { hash, memory } from './lot.js'

/**
 * @typedef {{
 *   seat: number, kinds?: string, branch?: string, last?: number, over?: boolean, n?: number,
 *   asked?: string
 * }} Dealt
 *   the seat, who sat where and the move at which another game was left; how many moves there have been,
 *   and whether all; the move before which something was first asked here, and what
 */

/** @type {import('./lot.js').Memory<Dealt>} */
const memories = memory('farmyard-dealt')
export const [dealt, keep] = memories

// A page has been drawn. What was asked first counts until it is taken back; seats and kinds are those of
// the first page, whatever later ones say.
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
