// The service worker: keeps scripts, styles, pictures and one page for the time without a line.
// Pages, tables and whatever is said at them always come from the server; nothing of them is kept.
//
// @ts-check

/** @typedef {{ title: string, body: string, table: string }} Told what the server says of a table */
/**
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Extendable
 * @typedef {Extendable & { data: { json(): Told } | null }} Pushed
 * @typedef {Extendable & { notification: Notification }} Touched
 * @typedef {{ url: string, focus(): Promise<unknown> }} Tab
 * @typedef {{ matchAll(of: object): Promise<Tab[]>, openWindow(url: URL): Promise<unknown> }} Tabs
 * @typedef {{ registration: ServiceWorkerRegistration, clients: Tabs }} Worker
 * @typedef {Extendable & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching
 */

const AWAY = 'farmyard-away' // the page without a line
const SHELL = 'farmyard-shell-' // and, by version, what pages are made with
const scope = new URL('./', location.href)
const away = new URL('away', scope).href
const worker = /** @type {Worker} */ (/** @type {unknown} */ (globalThis))

addEventListener('install', (event) => {
  const extendable = /** @type {Extendable} */ (event)
  extendable.waitUntil(keepAway())
})

addEventListener('fetch', (event) => {
  const fetching = /** @type {Fetching} */ (event)
  const { request } = fetching
  const version = versionOf(request)
  if (version) fetching.respondWith(shell(request, version))
  else if (request.mode === 'navigate' && request.method === 'GET') {
    fetching.respondWith(
      fetch(request).catch(async () => {
        return (await caches.match(away, { cacheName: AWAY })) ?? Response.error()
      }),
    )
  }
})

// A push message tells of a turn, or of the end, at a table that is not in view.
addEventListener('push', (event) => {
  const pushed = /** @type {Pushed} */ (event)
  const told = pushed.data?.json()
  if (told) pushed.waitUntil(knock(told))
})

addEventListener('notificationclick', (event) => {
  const touched = /** @type {Touched} */ (event)
  touched.notification.close()
  touched.waitUntil(go(new URL(`t/${touched.notification.tag}`, scope)))
})

/** @param {Told} told */
function knock({ title, body, table }) {
  const icon = new URL('static/icons/any-192.png', scope).href
  return worker.registration.showNotification(title, { body, icon, tag: table })
}

/**
 * Show the page of a table: the one that is open, or a new one.
 *
 * @param {URL} table
 */
async function go(table) {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === table.pathname)
  await (there ? there.focus() : worker.clients.openWindow(table))
}

/** Keep the page without a line, and all that it is made with. */
async function keepAway() {
  const page = await fetch(away, { credentials: 'same-origin' })
  const kept = await caches.open(AWAY)
  await kept.put(away, page.clone())
  for (const [, address] of (await page.text()).matchAll(/(?:href|src)="([^"#]+\?v=[^"#]+)/g)) {
    const request = new Request(new URL(address, scope))
    await shell(request, versionOf(request))
  }
}

/**
 * Return the version of a file that never changes under its address; empty for all others.
 *
 * @param {Request} request
 */
function versionOf(request) {
  const { origin, pathname, searchParams } = new URL(request.url)
  const [folder] = pathname.slice(scope.pathname.length).split('/')
  const ours = origin === scope.origin && pathname.startsWith(scope.pathname)
  const fixed = ours && ['static', 'art', 'style', 'play'].includes(folder)
  return fixed && request.method === 'GET' ? searchParams.get('v') ?? '' : ''
}

/**
 * Return a file from what is kept, else from the server; a new version takes the old one's place.
 *
 * @param {Request} request
 * @param {string} version
 */
async function shell(request, version) {
  const known = await caches.match(request, { cacheName: SHELL + version })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && answer.headers.get('cache-control')?.includes('immutable')) {
    const copy = answer.clone()
    const kept = await caches.open(SHELL + version)
    await kept.put(request, copy)
    for (const name of await caches.keys()) {
      if (name.startsWith(SHELL) && name !== SHELL + version) await caches.delete(name)
    }
  }
  return answer
}
