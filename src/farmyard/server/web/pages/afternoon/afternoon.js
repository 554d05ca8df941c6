// Looks at an afternoon again every few seconds, by chance sooner or later, as many may look from one network:
// draws what has changed, or follows where the page leads.
//
// @ts-check

import { all, byId } from './dom.js'
import { fetched } from './fetched.js'

const every = 1000 * Number(byId('afternoon').dataset.every) // milliseconds
const soon = () => every * (0.5 + Math.random())

async function look() {
  const found = document.hidden ? null : await fetched(location.href)
  if (found && new URL(found.at).pathname !== location.pathname) return location.replace(found.at)
  for (const part of found ? all(document, '[data-fresh]') : []) {
    const next = found?.page.querySelector(`[data-fresh=${part.dataset.fresh}]`)
    const busy = part.contains(document.activeElement) && part.querySelector('.plan')
    if (next && !busy && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
  }
  setTimeout(look, soon())
}

setTimeout(look, soon())
