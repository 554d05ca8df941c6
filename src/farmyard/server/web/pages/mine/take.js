// Counts down the minutes of a code that moves a player's games to another browser, and notices when
// the code has been used.
//
// @ts-check

import { byId, one } from './dom.js'
import { resting } from './fly.js'

const MINUTE = 60_000
const LOOKS = 4_000 // milliseconds between two requests
const ALOUD = [5, 1] // minutes announced to screen readers

const left = byId('code-left')
const says = (left.dataset.left ?? '').split('|')
const end = Date.now() + (says.length - 1) * MINUTE
let shown = says.length - 1

const counting = setInterval(() => {
  const minutes = Math.max(0, Math.ceil((end - Date.now()) / MINUTE))
  if (minutes === shown) return
  shown = minutes
  one(left, 'b').textContent = says[minutes]
  if (ALOUD.includes(minutes)) byId('code-aloud').textContent = says[minutes]
  if (!minutes) stop()
}, 1000)

const looking = setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch(location.pathname).catch(() => null)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (!page.querySelector('[data-code=used]')) return
  one(document, '.qr').classList.add('torn')
  await resting()
  location.assign(location.pathname)
}, LOOKS)

function stop() {
  clearInterval(counting)
  clearInterval(looking)
}
