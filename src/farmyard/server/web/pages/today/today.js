// Runs the page of a deal of the day: copies or shares the result, plays its animation the first time
// it is seen, and loads the next deal when the day is over.
//
// @ts-check

import { shared } from './copy.js'
import { byId, maybe, one } from './dom.js'
import { resting } from './fly.js'
import { memory } from './lot.js'
import { word } from './words.js'

const MINUTE = 60_000
const LOOKS = 20_000 // milliseconds between two checks of the clock

/** @type {import('./lot.js').Memory<boolean>} */
const [seen, see] = memory('farmyard-results')
const share = maybe('share')
const copying = maybe('copy-share', HTMLButtonElement)
const sending = maybe('send-share', HTMLButtonElement)

/** @param {HTMLElement} from */
const said = (from) => Array.from(from.children, (line) => line.textContent).join('\n')

if (share && copying) {
  copying.addEventListener('click', async () => {
    const span = one(copying, 'span')
    const before = span.textContent
    try {
      await navigator.clipboard.writeText(said(share))
    } catch {
      getSelection()?.selectAllChildren(share)
      return
    }
    span.textContent = word('copied')
    setTimeout(() => {
      span.textContent = before
    }, 2000)
  })
}
if (share && sending && 'share' in navigator && matchMedia('(pointer: coarse)').matches) {
  sending.hidden = false
  sending.addEventListener('click', async () => {
    if (!await shared({ text: said(share) })) copying?.click()
  })
}

if (share && !seen(said(share))) {
  one(document, '.today').classList.add('fresh')
  see(said(share), true)
}

const leaf = byId('leaf')
const tomorrow = Date.now() + MINUTE * Number(leaf.dataset.left)
const looking = setInterval(async () => {
  if (Date.now() < tomorrow) return
  clearInterval(looking)
  leaf.classList.add('falls')
  await resting()
  location.assign(location.pathname)
}, LOOKS)
