// The link of a table where a phone opens its share sheet, refuses to, or copies nothing either.

globalThis.document = { title: 'A table', getElementById: () => null } // read by words.js when it loads
const { copy } = await import('../../src/farmyard/server/web/static/copy.js')

const LINK = 'https://example.org/t/a-table'

// Presses the button where the share sheet and the clipboard end with these errors; returns what was
// done, in order.
async function done(sheet, clipboard) {
  const did = []
  const end = (what, error) => (data) => {
    did.push([what, data.url ?? data])
    return error ? Promise.reject(new DOMException('', error)) : Promise.resolve()
  }
  const given = {
    location: { href: LINK },
    matchMedia: () => ({ matches: true }),
    prompt: (_, link) => did.push(['shown', link]),
  }
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
  Object.defineProperty(navigator, 'share', { value: end('share', sheet), configurable: true })
  const board = { writeText: end('copied', clipboard) }
  Object.defineProperty(navigator, 'clipboard', { value: board, configurable: true })
  const span = { textContent: '' }
  const timer = globalThis.setTimeout
  globalThis.setTimeout = () => 0
  await copy({ dataset: { copy: LINK }, querySelector: () => span })
  globalThis.setTimeout = timer
  return did
}

function same(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
}

const SHEET = ['share', LINK]
const COPIED = ['copied', LINK]

Deno.test('a link that was sent, or a sheet that was closed, ends it', async () => {
  same(await done(null), [SHEET], 'sent')
  same(await done('AbortError'), [SHEET], 'closed')
})

Deno.test('a refused share sheet leaves the link in the clipboard, or shows it', async () => {
  for (const refusal of ['NotAllowedError', 'InvalidStateError', 'TypeError', 'DataError']) {
    same(await done(refusal), [SHEET, COPIED], refusal)
    same(await done(refusal, 'NotAllowedError'), [SHEET, COPIED, ['shown', LINK]], refusal)
  }
})
