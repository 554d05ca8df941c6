// What this browser is shown of a sealed deal while the game goes on: its seat, who sits where, whether
// the table left another game, and what it was asked first. fair.js compares the file with it.
//
// @ts-check

import { hash, memory } from './lot.js'

export const [dealt, keep] = memory('farmyard-dealt')

// A page has been drawn. What was asked first counts until it is taken back; seats and kinds are those of
// the first page, whatever later ones say.
export async function note(choices) {
  const said = document.getElementById('dealt')?.dataset
  if (!said || Number(said.seat) < 0) return
  const table = location.pathname.split('/').at(-1), moves = Number(said.moves)
  const was = dealt(table) ?? { seat: Number(said.seat), kinds: said.kinds, branch: said.branch }
  if (was.n > moves) delete was.n
  if (!was.over) keep(table, { ...was, last: moves, over: 'over' in said })
  if (!choices.length || (was.n ?? moves) !== moves || !globalThis.crypto?.subtle) return
  const asked = await hash(
    [...new Set(choices.map(([id]) => [id].flat()[0]))].sort((a, b) => a - b).join(),
  )
  keep(table, { ...dealt(table), n: moves, asked })
}
