// Reads aloud what the table says, and each card or button that is touched, by the browser's own speech.
//
// @ts-check

import { around, maybe } from './dom.js'
import { KEY, reads } from './voice.js'

const MOST = 4 // sentences that wait their turn; more than that is past
const ISOLATES = /[\u2066-\u2069]/g // marks of direction, which some voices read out
const AGAIN = 1000 // milliseconds in which the same words are not read twice: a touch is a focus, too

/** @type {{ text: string, at: number }} */
let last = { text: '', at: 0 }
let waiting = 0

/** @param {string} sentence */
export function read(sentence) {
  const text = sentence.replace(ISOLATES, '').replace(/\s+/g, ' ').trim()
  if (!text || (text === last.text && Date.now() - last.at < AGAIN)) return
  last = { text, at: Date.now() }
  if (waiting >= MOST) hush()
  const said = new SpeechSynthesisUtterance(text)
  const { lang } = document.documentElement
  const voices = speechSynthesis.getVoices().filter((each) => each.lang.startsWith(lang))
  said.lang = lang
  said.voice = voices.find((each) => each.localService) ?? voices[0] ?? null
  waiting++
  said.onend = said.onerror = () => waiting = Math.max(0, waiting - 1)
  speechSynthesis.speak(said)
}

export function hush() {
  waiting = 0
  speechSynthesis.cancel()
}

// Turns reading on, with the status line at once so that one hears what it is, or off.
/** @param {HTMLButtonElement} button */
export function toggle(button) {
  try {
    localStorage.setItem(KEY, reads() ? 'off' : 'on')
  } catch { /* storage is not available */ }
  button.setAttribute('aria-pressed', String(reads()))
  hush()
  last.text = ''
  if (reads()) read(maybe('say')?.textContent ?? '')
}

for (const kind of ['focusin', 'click']) {
  addEventListener(kind, (event) => {
    const part = reads() && around(event, '[data-part]')
    if (part) read(part.getAttribute('aria-label') ?? part.textContent ?? '')
  })
}
