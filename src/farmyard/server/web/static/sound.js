// Plays short synthesised sounds. One button turns them off, and the browser remembers that.
//
// @ts-check

const KEY = 'farmyard-sound'
export const wanted = () => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function toggle() {
  try {
    localStorage.setItem(KEY, wanted() ? 'off' : 'on')
  } catch { /* storage is not available */ }
  if (wanted()) play('turn')
  return wanted()
}

/** @typedef {import('./sounds.js').Noise} Noise */

/** @type {Record<string, Noise>} sounds of the current game */
const own = {}

export const learn = (/** @type {Record<string, Noise>} */ noises) => Object.assign(own, noises)

// Plays the sounds named in a string such as "down match-2 mess", one after the other.
/** @param {string} words */
export async function play(words) {
  if (!wanted() || !words || !navigator.userActivation?.hasBeenActive) return
  await import('./sounds.js').then(({ sound }) => sound(words, own), () => {})
}
