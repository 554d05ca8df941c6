// A form that is answered with a cookie goes by a request of its own.
//
// @ts-check

import { encoded } from './dom.js'

/**
 * @param {HTMLFormElement} form @param {FormData} fields
 * @param {string} unheard what is told if nobody answers @param {(sentence: string) => void} tell
 */
export async function post(form, fields, unheard, tell) {
  const refusal = await fetch(form.getAttribute('action') ?? '', { // form.action is a field of it
    method: 'POST',
    body: encoded(fields),
    headers: { accept: 'application/json' },
    redirect: 'manual',
  }).then(
    (answer) => answer.type === 'opaqueredirect' ? '' : answer.json().then((told) => told.refusal),
  ).catch(() => unheard)
  if (refusal) tell(refusal)
}
