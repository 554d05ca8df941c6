// Which key a shortcut takes a keystroke for.

import { pressed } from '../../src/farmyard/server/web/static/dom.js'

const KEYS = {
  'h on KeyH': 'h',
  'H on KeyH': 'h', // caps lock
  'h on KeyJ': 'h', // Dvorak
  'р on KeyH': 'h', // Cyrillic
  'Η on KeyH': 'h', // Greek, with caps lock
  'י on KeyH': 'h', // Hebrew, and the apostrophe on its W
  "' on KeyW": 'w',
  '? on KeyN': '?', // Bépo
  'é on Digit2': 'é',
  '% on Digit5': '%',
  'Enter on Enter': 'enter',
}

for (const [stroke, wanted] of Object.entries(KEYS)) {
  Deno.test(stroke, () => {
    const [key, code] = stroke.split(' on ')
    const found = pressed({ key, code })
    if (found !== wanted) throw new Error(`${found}, not ${wanted}`)
  })
}
