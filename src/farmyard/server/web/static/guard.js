// Keeps visitors from ending on an error page of the browser while the server is down. Forms are sent by
// this script, again and again until they are answered; a link is followed only if the server responds.
//
// @ts-check

import { around, encoded, filled } from './dom.js'
import { add, hex, unsent } from './lot.js'
import { word } from './words.js'

const KEPT = word('kept')
export const LATER = word('offline-page')
const UNHEARD = word('unheard')
const SLOWEST = 1500 // milliseconds between two tries, at most

/**
 * @typedef {{ open: boolean, leaving: boolean, stay: () => void }} Behind the members of Line used here
 * @typedef {{
 *   form: HTMLFormElement, submitter: HTMLElement | null, once: string,
 *   body: FormData | URLSearchParams, action: URL
 * }} Sent
 */

/** @type {Behind} for pages without a connection */
const still = { open: false, leaving: false, stay() {} }

// Moves a toast to what it speaks of, if that script loads.
/** @param {HTMLElement} said */
export const beside = (said) => import('./near.js').then(({ near }) => near(said), () => {})

// Adds a toast to the page and returns the function that shows a sentence in it; an empty one hides it.
export function toast() {
  const said = document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'toast', role: 'alert', hidden: true }),
  )
  return (/** @type {string} */ sentence) => {
    said.textContent = sentence
    said.hidden = !sentence
    if (sentence) beside(said)
  }
}

// Returns whether a response comes from a proxy because the server behind it is down.
const nobody = (/** @type {Response} */ answer) =>
  [502, 503, 504].includes(answer.status) && !answer.headers.get('content-type')?.includes('json')
/** @param {string | URL} address @param {RequestInit} how */
const asked = (address, how) =>
  fetch(address, how).then((answer) => nobody(answer) ? null : answer, () => null)

// Guards the forms and links of a page; returns a function that retries at once. Call it after the
// connection has added its listeners.
/** @param {(sentence: string) => void} tell @param {Behind} [line] */
export function guard(tell, line = still) {
  /** @type {Sent[]} submitted forms without a response */
  const kept = []
  let busy = false
  /** @type {() => void} */
  let hurry = () => {}

  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    if (event.defaultPrevented || form.method !== 'post') return
    event.preventDefault()
    const before = kept.find((each) => each.form === form)
    const once = before?.once ?? hex(crypto.getRandomValues(new Uint8Array(16)))
    if (!before) add(form)
    const fields = filled(form, submitter)
    fields.append('once', once) // the server acts on it only once
    const body = form.enctype === 'multipart/form-data' ? fields : encoded(fields)
    if (before) Object.assign(before, { submitter, body })
    else {kept.push({
        form,
        submitter,
        once,
        body,
        action: new URL(form.getAttribute('action') ?? '', location.href),
      })}
    send()
  })

  // Sends the forms one after the other, and goes where the response to the last one leads.
  async function send() {
    if (busy) return hurry()
    busy = true
    for (let wait = 250; kept.length > 0;) {
      const [first] = kept
      line.leaving = true // ignore new pages: the response may set a cookie first
      const answer = await asked(first.action, {
        method: 'POST',
        body: first.body,
        headers: { accept: 'application/json' },
      })
      if (!answer) {
        line.stay()
        tell(KEPT)
        await new Promise((resolve) => {
          hurry = () => resolve(undefined)
          setTimeout(resolve, wait)
        })
        wait = Math.min(2 * wait, SLOWEST)
      } else {
        kept.shift()
        if (!answer.ok && !answer.redirected) await refused(first, answer)
        else if (!kept.length) answer.redirected ? location.assign(answer.url) : shown(first)
        wait = 250
      }
    }
    busy = false
  }

  // Submits a form once more, as the browser itself would, if the response is a page to be shown.
  /** @param {Pick<Sent, 'form' | 'submitter' | 'once'>} sent */
  function shown({ form, submitter, once }) {
    const by = submitter?.getAttribute('name')
    const said = submitter?.getAttribute('value') ?? ''
    for (const [name, value] of [['once', once], [by, said]]) {
      if (name) {
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      }
    }
    HTMLFormElement.prototype.submit.call(form)
  }

  // Handles a refusal: a form with wrong input (400) is submitted once more to show the page with the error,
  // for any other refusal a sentence is shown.
  /** @param {Sent} sent @param {Response} answer */
  async function refused({ form, submitter, once }, answer) {
    unsent(form)
    if (answer.status === 400 && form.isConnected) return shown({ form, submitter, once })
    const { refusal } = await answer.json().catch(() => ({}))
    line.stay()
    tell(refusal ?? UNHEARD)
  }

  addEventListener('click', async (event) => {
    const link = around(event, 'a[href]', HTMLAnchorElement)
    if (
      !link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey ||
      event.shiftKey
    ) return
    if (
      link.target || link.hasAttribute('download') || link.origin !== location.origin ||
      link.getAttribute('href')?.startsWith('#')
    ) return
    if (line.open && navigator.onLine) return
    event.preventDefault()
    if (await asked(import.meta.url, { method: 'HEAD', cache: 'no-store' })) {
      location.assign(link.href)
    } else tell(LATER)
  })

  return () => hurry()
}
