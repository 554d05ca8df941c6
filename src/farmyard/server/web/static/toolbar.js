// Runs the buttons any page may have: theme (automatic, noon, dusk), sound, and copying a link.
//
// @ts-check

import { all, around, one } from './dom.js'
import { toggle, wanted } from './sound.js'
import { word } from './words.js'

const THEMES = ['auto', 'noon', 'dusk']

export function toolbar() {
  addEventListener('click', (event) => {
    const button = around(event, '[data-theme-button], [data-sound], [data-copy]')
    if (!button) return
    if ('themeButton' in button.dataset) turn()
    else if ('sound' in button.dataset) toggle()
    else import('./copy.js').then(({ copy }) => copy(button), () => {})
    show()
  })
  show()
}

export function show() {
  for (const button of all(document, '[data-theme-button]')) {
    label(button, theme(), word(`light-${theme()}`))
  }
  for (const button of all(document, '[data-sound]')) {
    label(button, wanted() ? 'sound' : 'hush', word(wanted() ? 'sound-on' : 'sound-off'))
  }
}

/** @param {HTMLElement} button @param {string} icon @param {string} says */
function label(button, icon, says) {
  const use = one(button, 'use', SVGUseElement)
  const was = use.getAttribute('href') ?? ''
  const href = was.replace(/#.*/, '#i-' + icon)
  if (was !== href) use.setAttribute('href', href)
  button.setAttribute('aria-label', says)
  button.title = says
}

const theme = () => document.documentElement.dataset.theme || 'auto'

function turn() {
  const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]
  if (next === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  try {
    localStorage.setItem('farmyard-theme', next)
  } catch { /* storage is not available */ }
}
