// Runs the buttons any page may have: theme (automatic, noon, dusk), sound, copying a link, and whether
// letters are shortcuts.
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
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.letters === undefined) return
    choose('letters', target.checked ? 'on' : 'off')
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
  for (const box of all(document, 'input[data-letters]', HTMLInputElement)) {
    box.checked = document.documentElement.dataset.letters !== 'off'
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
  choose('theme', THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length])
}

// Marks on the whole page, and remembers, what is chosen; 'auto' and 'on' are no mark.
/** @param {string} name @param {string} value */
function choose(name, value) {
  if (value === 'auto' || value === 'on') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
  try {
    localStorage.setItem(`farmyard-${name}`, value)
  } catch { /* storage is not available */ }
}
