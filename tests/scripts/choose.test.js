// The picker of the page, without a page: what its parts mean, by the vectors that choosing.py keeps
// as well (picking.json), and what it asks the server where a part is closed.

import vectors from './picking.json' with { type: 'json' }
import { Chooser } from '../../src/farmyard/server/web/static/choose.js'

const nothing = () => null
Object.assign(globalThis, {
  CSS: { escape: String },
  document: { documentElement: { dataset: {} }, querySelector: nothing, getElementById: nothing },
})

// The page lists these choices.
function list(choices) {
  const names = [...new Set(choices.flatMap(([, ...parts]) => parts))]
  const listed = {
    dataset: { parts: names.join(',') },
    textContent: JSON.stringify(
      choices.map(([id, ...parts]) => [id, ...parts.map((part) => names.indexOf(part))]),
    ),
  }
  globalThis.document.getElementById = (id) => id === 'choices' ? listed : null
}

// A picker that offers these choices, and what came of it: what it has sent, and asked.
function offering(choices) {
  const sent = [], asked = []
  list(choices)
  const root = { addEventListener: nothing, querySelector: nothing, querySelectorAll: () => [] }
  const chooser = new Chooser(root, (id) => sent.push(id), (parts) => asked.push(parts))
  chooser.read()
  return { chooser, sent, asked }
}

function same(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
}

for (const { about, choices, steps } of vectors) {
  Deno.test(about, () => {
    const { chooser, sent, asked } = offering(choices)
    for (const { pick, picked, fits, whole, made } of steps) {
      chooser.pick(...pick)
      same(sent.pop() ?? null, made, 'sent')
      if (made === null) same(chooser.picked, picked, 'picked')
      same(chooser.fits(picked).map(([id]) => id), fits, 'fits')
      const found = picked.length ? chooser.whole(picked) : null
      same(found ? [found[0]] : [], whole, 'whole')
    }
    same(asked, [], 'asked')
  })
}

Deno.test('a part that is closed is asked about, with what was picked before', () => {
  const { chooser, sent, asked } = offering([[1, 'card-1', 'box-1']])
  chooser.pick('card-1')
  chooser.pick('box-9')
  same(asked, [['card-1', 'box-9']], 'asked')
  same([sent, chooser.picked], [[], ['card-1']], 'nothing else')
})

Deno.test('of several alike the first that is free is picked, and the last one put back', () => {
  const { chooser } = offering([[1, 'hen~1', 'hen~2', 'box-1'], [2, 'hen~1', 'box-1']])
  same([chooser.twin('hen~2'), chooser.twin('fox-1')], ['hen~1', 'fox-1'], 'none taken yet')
  chooser.pick('hen~2')
  same([chooser.picked, chooser.twin('hen~2')], [['hen~1'], 'hen~2'], 'one taken')
})

Deno.test('picks that mean nothing on a new page are dropped', () => {
  const { chooser } = offering([[1, 'card-1', 'box-1'], [2, 'card-2', 'box-1']])
  chooser.pick('card-2')
  list([[1, 'card-1']])
  chooser.read()
  same(chooser.picked, [], 'picked')
})
