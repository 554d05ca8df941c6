// Service worker: caches scripts, styles, pictures and one page to show offline. All other pages and
// all requests of a table go to the server and are never cached.
//
// @ts-check

/** @typedef {{ title: string, body: string, table: string }} Told a push message about a table */
/**
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Extendable
 * @typedef {Extendable & { data: { json(): Told } | null }} Pushed
 * @typedef {Extendable & { notification: Notification }} Touched
 * @typedef {Extendable & Record<'oldSubscription' | 'newSubscription', PushSubscription | null>} Renewed
 * @typedef {{ url: string, focus(): Promise<unknown> }} Tab
 * @typedef {{ matchAll(of: object): Promise<Tab[]>, openWindow(url: URL): Promise<unknown> }} Tabs
 * @typedef {{ registration: ServiceWorkerRegistration, clients: Tabs }} Worker
 * @typedef {Extendable & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching
 */

const AWAY = 'farmyard-away' // the page shown offline
const SHELL = 'farmyard-shell-' // scripts, styles and pictures, by version
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

// A push message announces a turn, or the end, at a table that is not in view.
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

// The browser has replaced a subscription by itself, as Firefox does; the old one hears nothing more.
addEventListener('pushsubscriptionchange', (event) => {
  const renewed = /** @type {Renewed} */ (event)
  renewed.waitUntil(subscribe(renewed))
})

/** @param {Renewed} renewed */
async function subscribe({ oldSubscription, newSubscription }) {
  const key = oldSubscription?.options.applicationServerKey
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const made = newSubscription ?? (key && await worker.registration.pushManager.subscribe(options))
  if (!made) return
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body = new URLSearchParams({ endpoint: made.endpoint, p256dh, auth, zone })
  const headers = { accept: 'application/json' }
  await fetch(new URL('knock', scope), { method: 'POST', body, headers })
}

/** @param {Told} told */
function knock({ title, body, table }) {
  const icon = new URL('static/icons/any-192.png', scope).href
  return worker.registration.showNotification(title, { body, icon, tag: table })
}

/**
 * Shows the page of a table: in the tab where it is open, or in a new one.
 *
 * @param {URL} table
 */
async function go(table) {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === table.pathname)
  await (there ? there.focus() : worker.clients.openWindow(table))
}

/** Caches the offline page and the files it uses. */
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
 * Returns the version of a file that never changes under its address, else an empty string.
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
 * Returns a file from the cache, else from the server; a new version replaces the old one.
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
