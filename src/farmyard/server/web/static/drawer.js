// The log is a drawer on phones: out or in, and still out when the page has been drawn anew.
//
// @ts-check

import { closed, opened } from './layers.js'

export let drawn = false
const shut = () => drawer(false)

export function drawer(open) {
  if (drawn === open) return
  drawn = open
  if (open) opened(shut)
  else closed(shut)
  const log = document.getElementById('log')
  const knob = document.getElementById('to-log')
  log.classList.toggle('open', open)
  knob.setAttribute('aria-expanded', String(open))
  ;(open ? log.querySelector('[data-log]') : knob).focus()
}

export function keepDrawn() {
  if (drawn) document.getElementById('log')?.classList.add('open')
}
