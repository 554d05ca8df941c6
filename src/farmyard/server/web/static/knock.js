// Offers push notifications ("knocking") at tables with days for each move, which tell players that it is
// their turn. A slip asks once, after the player's first move; the browser itself asks only after a yes. A
// switch in the dialog "At this table" shows the state and turns notifications off at one touch.
//
// @ts-check

import { all, around, find, maybe } from './dom.js'
import { word } from './words.js'

/** @typedef {'ask' | 'home' | 'shut' | 'on' | ''} How the state, which selects a slip; "on": subscribed */

const KEY = 'farmyard-knock' // the answer to the slip, for all tables
/** @type {(sentence: string) => void} */
let tell = () => {}

function answered() {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true // without storage for an answer, never ask
  }
}

/** @param {'yes' | 'no'} answer */
function answer(answer) {
  try {
    localStorage.setItem(KEY, answer)
  } catch { /* storage may be full or blocked */ }
}

/** @returns {Promise<PushManager | undefined>} of the service worker, if there is one */
async function manager() {
  if (!('serviceWorker' in navigator && 'Notification' in globalThis)) return
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** @returns {Promise<How>} */
async function possible() {
  const { standalone } = /** @type {{ standalone?: boolean }} */ (navigator) // only on iOS
  if (standalone === false) return 'home'
  const push = await manager()
  if (!push) return ''
  if (Notification.permission === 'denied') return 'shut'
  return await push.getSubscription() ? 'on' : 'ask'
}

/** @param {string} path @param {Record<string, string>} fields @returns {Promise<string>} the refusal */
function post(path, fields) {
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams(fields)
  return fetch(new URL(path, import.meta.url), { method: 'POST', body, headers }).then(
    (answer) => answer.ok ? '' : answer.json().then((told) => told.refusal),
  ).catch(() => word('unheard'))
}

// Sends a subscription to the server with this browser's time zone; sent again, it is updated.
/** @param {PushSubscription} subscription @returns {Promise<string>} the refusal, or empty */
function keep(subscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return post('../knock', { endpoint: subscription.endpoint, p256dh, auth, zone })
}

/** @returns {Promise<string>} the refusal; empty also if permission is denied */
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

/** @returns {Promise<string>} why notifications stay on, or empty */
async function end() {
  answer('no')
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return ''
  const refusal = await post('../knock/off', { endpoint: subscription.endpoint })
  return await subscription.unsubscribe().catch(() => false) ? '' : refusal
}

// -- The slip and the switch

/** @param {HTMLElement | null} root the slip, or the section among the settings @param {How} how */
function show(root, how) {
  if (!root) return
  const focused = root.contains(document.activeElement)
  for (const each of all(root, '[data-slip]')) each.hidden = each.dataset.slip !== how
  root.hidden = how === ''
  if (focused) find(root, `[data-slip=${how || 'none'}] [data-knocks]`)?.focus()
}

const hide = () => show(maybe('knock'), '')

// Shows the slip over the log, or on phones over the board, so that the hand stays free.
/** @param {How} how */
function ask(how) {
  const hand = find(document, '.table > .hand')?.getBoundingClientRect()
  const over = hand ? Math.max(0, innerHeight - hand.top) : 0
  maybe('knock')?.style.setProperty('--over', `${over}px`)
  show(maybe('knock'), how)
}

/** Shows the slip after a move of one's own unless it was answered before; renews a subscription. */
export async function moved(/** @type {(sentence: string) => void} */ told) {
  tell = told
  const how = await possible()
  if (how === 'on') {
    const subscription = await (await manager())?.getSubscription()
    if (subscription) await keep(subscription)
  } else if (!answered()) ask(how)
}

/** Shows the switch in the dialog "At this table". */
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
