// Opens and closes the log, a drawer on phones, and keeps it open when the page is drawn again.
//
// @ts-check

import { byId, one } from './dom.js'
import { closed, opened } from './layers.js'

export let drawn = false
const shut = () => drawer(false)

/** @param {boolean} open */
export function drawer(open) {
  if (drawn === open) return
  drawn = open
  if (open) opened(shut)
  else closed(shut)
  const log = byId('log')
  const knob = byId('to-log')
  log.classList.toggle('open', open)
  knob.setAttribute('aria-expanded', String(open))
  ;(open ? one(log, '[data-log]') : knob).focus()
}

export function keepDrawn() {
  if (drawn) document.getElementById('log')?.classList.add('open')
}
