// Sends a form by a request of its own instead of the socket, as its response sets a cookie.
//
// @ts-check

import { encoded } from './dom.js'

/**
 * @param {HTMLFormElement} form @param {FormData} fields
 * @param {string} unheard what is told if nobody answers @param {(sentence: string) => void} tell
 */
export async function post(form, fields, unheard, tell) {
  const refusal = await fetch(form.getAttribute('action') ?? '', { // form.action may be a field of the form
    method: 'POST',
    body: encoded(fields),
    headers: { accept: 'application/json' },
    redirect: 'manual',
  }).then(
    (answer) => answer.type === 'opaqueredirect' ? '' : answer.json().then((told) => told.refusal),
  ).catch(() => unheard)
  if (refusal) tell(refusal)
}
