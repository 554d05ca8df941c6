// Messages of a page while its connection is down: which are kept, and which are not.

import { Keep } from '../../src/farmyard/server/web/pages/table/keep.js'

function same(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
}

// A line that has been there before, and what went over it.
function broken() {
  const line = {
    open: false,
    sent: [],
    send(message) {
      if (line.open) line.sent.push(message)
      return line.open
    },
  }
  return { line, keep: new Keep(line, () => {}) }
}

Deno.test('a yes or no is not kept: something else may be asked when the line is back', () => {
  const { line, keep } = broken()
  const hello = { action: 'emote', word: 'hello' }
  same(keep.send(hello), true, 'kept')
  for (const action of ['yes', 'no']) same(keep.send({ action, word: '12' }), false, action)
  line.open = true
  keep.heard(13)
  same(line.sent, [hello], 'sent')
})

Deno.test('a yes goes over a line that is there', () => {
  const { line, keep } = broken()
  line.open = true
  same(keep.send({ action: 'yes', word: '12' }), true, 'on its way')
  same(line.sent, [{ action: 'yes', word: '12' }], 'sent')
})
