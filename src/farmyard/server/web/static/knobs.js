// Buttons every page may have: light (automatic, noon, dusk), sound, and copying a link.
//
// @ts-check

import { toggle, wanted } from './sound.js'

const LIGHTS = ['auto', 'noon', 'dusk']
const SAID = { auto: 'Light: as outside', noon: 'Light: noon', dusk: 'Light: dusk' }

export function knobs () {
  addEventListener('click', event => {
    const button = event.target.closest?.('[data-light-knob], [data-sound], [data-copy]')
    if (!button) return
    if ('lightKnob' in button.dataset) turn()
    else if ('sound' in button.dataset) toggle()
    else copy(button)
    show()
  })
  show()
}

export function show () {
  for (const button of document.querySelectorAll('[data-light-knob]')) label(button, light(), SAID[light()])
  for (const button of document.querySelectorAll('[data-sound]')) label(button, wanted() ? 'sound' : 'hush', wanted() ? 'Sound: on' : 'Sound: off')
}

function label (button, icon, says) {
  const use = button.querySelector('use')
  const href = use.getAttribute('href').replace(/#.*/, '#i-' + icon)
  if (use.getAttribute('href') !== href) use.setAttribute('href', href)
  button.setAttribute('aria-label', says)
  button.title = says
}

const light = () => document.documentElement.dataset.light || 'auto'

function turn () {
  const next = LIGHTS[(LIGHTS.indexOf(light()) + 1) % LIGHTS.length]
  if (next === 'auto') delete document.documentElement.dataset.light
  else document.documentElement.dataset.light = next
  try { localStorage.setItem('farmyard-light', next) } catch { /* not kept, then */ }
}

async function copy (button) {
  const link = new URL(button.dataset.copy, location.href).href
  try { await navigator.clipboard.writeText(link) } catch { return prompt('The link of this table', link) }
  const span = button.querySelector('span')
  if (!span) { button.classList.add('go'); setTimeout(() => button.classList.remove('go'), 1200); return }
  const before = span.textContent
  span.textContent = 'Copied'
  setTimeout(() => { span.textContent = before }, 1500)
}
