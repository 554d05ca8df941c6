// Small sounds, made on the spot: short, dry, wooden. Off by one button, and that is remembered.
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
  } catch { /* not kept, then */ }
  if (wanted()) play('turn')
  return wanted()
}

/** @typedef {import('./sounds.js').Noise} Noise */

/** @type {Record<string, Noise>} sounds of the game that is played */
const own = {}

export const learn = (/** @type {Record<string, Noise>} */ noises) => Object.assign(own, noises)

// "down match-2 mess": each word a sound, one after the other.
/** @param {string} words */
export async function play(words) {
  if (!wanted() || !words || !navigator.userActivation?.hasBeenActive) return
  ;(await import('./sounds.js')).sound(words, own)
}
