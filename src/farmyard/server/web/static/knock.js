// Knocking: on a table with days for each move this browser may be told when it is one's turn. A slip
// asks once, after one's own first move; the browser itself asks only after a yes. A switch among what
// can be done at the table says how it is, and ends it at one touch.
//
// @ts-check

import { all, around, find, maybe } from './dom.js'
import { word } from './words.js'

/** @typedef {'ask' | 'home' | 'shut' | 'on' | ''} How which slip fits; "on": none, it knocks already */

const KEY = 'farmyard-knock' // what was answered: once for all tables
/** @type {(sentence: string) => void} */
let tell = () => {}

function answered() {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true // where no answer can be kept, nothing is asked
  }
}

/** @param {'yes' | 'no'} answer */
function answer(answer) {
  try {
    localStorage.setItem(KEY, answer)
  } catch { /* not kept, then */ }
}

/** @returns {Promise<PushManager | undefined>} of the service worker, if there is one */
async function manager() {
  if (!('serviceWorker' in navigator && 'Notification' in globalThis)) return
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** @returns {Promise<How>} */
async function possible() {
  const { standalone } = /** @type {{ standalone?: boolean }} */ (navigator) // of iOS alone
  if (standalone === false) return 'home'
  const push = await manager()
  if (!push) return ''
  if (Notification.permission === 'denied') return 'shut'
  return await push.getSubscription() ? 'on' : 'ask'
}

/** @param {string} path @param {Record<string, string>} fields @returns {Promise<string>} why not */
function post(path, fields) {
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams(fields)
  return fetch(new URL(path, import.meta.url), { method: 'POST', body, headers }).then(
    (answer) => answer.ok ? '' : answer.json().then((told) => told.refusal),
  ).catch(() => word('unheard'))
}

// Said to the server again, a subscription is kept as it is now, with the time of this place.
/** @param {PushSubscription} subscription @returns {Promise<string>} why it is not kept */
function keep(subscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return post('../knock', { endpoint: subscription.endpoint, p256dh, auth, zone })
}

/** @returns {Promise<string>} why there is no subscription; empty also where the door is shut */
async function subscribe() {
  answer('yes')
  if (await Notification.requestPermission() !== 'granted') return ''
  const push = await manager()
  const key = find(document, '[data-key]')?.dataset.key ?? ''
  try {
    await (await push?.getSubscription())?.unsubscribe() // it may be for an older key
    const subscription = await push?.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const refusal = subscription ? await keep(subscription) : word('unheard')
    if (refusal) await subscription?.unsubscribe()
    return refusal
  } catch { // no push service can be reached, or this browser has none
    return word('unheard')
  }
}

/** @returns {Promise<string>} why it knocks still */
async function end() {
  answer('no')
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return ''
  const refusal = await post('../knock/off', { endpoint: subscription.endpoint })
  return await subscription.unsubscribe().catch(() => false) ? '' : refusal
}

// -- What is shown

/** @param {HTMLElement | null} root the slip, or the section among the settings @param {How} how */
function show(root, how) {
  if (!root) return
  const focused = root.contains(document.activeElement)
  for (const each of all(root, '[data-slip]')) each.hidden = each.dataset.slip !== how
  root.hidden = how === ''
  if (focused) find(root, `[data-slip=${how || 'none'}] [data-knocks]`)?.focus()
}

const hide = () => show(maybe('knock'), '')

// The slip lies over the log; on phones over the board, for the hand is needed.
/** @param {How} how */
function ask(how) {
  const hand = find(document, '.table > .hand')?.getBoundingClientRect()
  const over = hand ? Math.max(0, innerHeight - hand.top) : 0
  maybe('knock')?.style.setProperty('--over', `${over}px`)
  show(maybe('knock'), how)
}

/** After one's own move: the slip, unless it was answered before. */
export async function moved(/** @type {(sentence: string) => void} */ told) {
  tell = told
  const how = await possible()
  if (how === 'on') {
    const subscription = await (await manager())?.getSubscription()
    if (subscription) await keep(subscription)
  } else if (!answered()) ask(how)
}

/** Among what can be done at the table: the switch. */
export async function offer(/** @type {(sentence: string) => void} */ told) {
  tell = told
  show(maybe('knocking'), await possible())
}

addEventListener('click', async (event) => {
  const button = around(event, '[data-knocks]')
  const { knocks } = button?.dataset ?? {}
  if (!button || !knocks) return
  if (knocks === 'how') {
    const steps = find(document, '#knock ol')
    if (steps) steps.hidden = false
    button.hidden = true
    return
  }
  if (knocks === 'no') {
    answer('no')
    return hide()
  }
  const slip = button.closest('#knock') !== null
  if (slip) hide()
  const refusal = await (knocks === 'off' ? end() : subscribe())
  if (refusal) tell(refusal)
  const how = await possible()
  if (!slip) show(maybe('knocking'), how)
  else if (how === 'shut') ask(how)
})
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && around(event, '#knock')) hide()
})
