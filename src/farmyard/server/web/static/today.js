// The result of a deal of the day, to be copied or given to the phone's own sheet.
//
// @ts-check

import { maybe, one } from './dom.js'
import { word } from './words.js'

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
  sending.addEventListener('click', () => {
    navigator.share({ text: said(share) }).catch(() => {}) // the sheet was put away
  })
}
