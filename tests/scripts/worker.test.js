// A push subscription that the browser has replaced by itself is sent to the server.

const heard = {}
const posted = []
const made = {
  endpoint: 'https://push.example/new',
  toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
}
const asked = []
globalThis.addEventListener = (kind, listener) => heard[kind] = listener
Object.defineProperty(globalThis, 'location', {
  value: { href: 'https://example.org/farmyard/worker.js' },
})
globalThis.fetch = (address, { method, body }) => {
  posted.push(
    `${method} ${address} ${body.get('endpoint')} ${body.get('p256dh')} ${body.get('auth')}`,
  )
  return Promise.resolve(new Response())
}
globalThis.registration = {
  pushManager: {
    subscribe: (options) => {
      asked.push(options.applicationServerKey)
      return Promise.resolve(made)
    },
  },
}
await import('../../src/farmyard/server/web/static/worker.js')

async function renewed(event) {
  posted.length = asked.length = 0
  let done
  heard.pushsubscriptionchange({ ...event, waitUntil: (promise) => done = promise })
  await done
  return [...asked, ...posted].join(', ')
}

const WANTED = 'POST https://example.org/farmyard/knock https://push.example/new p a'
const old = { options: { applicationServerKey: 'key' } }

function same(found, wanted) {
  if (found !== wanted) throw new Error(`${found}, not ${wanted}`)
}

Deno.test('a renewed push subscription is sent to the server', async () => {
  same(await renewed({ oldSubscription: old, newSubscription: made }), WANTED)
  same(await renewed({ oldSubscription: old, newSubscription: null }), `key, ${WANTED}`)
  same(await renewed({ oldSubscription: null, newSubscription: null }), '')
})
