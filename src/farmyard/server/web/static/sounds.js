// Synthesises the sounds with Web Audio. The script is loaded when the first sound is to be played.
//
// @ts-check

/**
 * @typedef {{ tone: typeof tone, noise: typeof noise }} Voices
 * @typedef {(at: number, step: number, by: Voices) => number} Noise
 *   plays a sound from the given time on and returns its length in seconds
 */

/** @type {AudioContext | undefined} */
let made
const air = () => made ??= new AudioContext()

// Plays the sounds named in a string such as "down match-2 mess", one after the other. A number after a
// hyphen is the step of a scale; `own` holds the sounds of the game.
/** @param {string} words @param {Record<string, Noise>} own */
export function sound(words, own) {
  if (air().state === 'suspended') air().resume()
  let at = air().currentTime + 0.02
  for (const word of words.split(' ')) {
    const [name, step] = word.split('-')
    at += (own[name] ?? sounds[name])?.(at, Number(step) || 0, { tone, noise }) ?? 0
  }
}

/**
 * @param {number} at @param {number} pitch @param {number} length
 * @param {{ to?: number, loud?: number, wave?: OscillatorType }} [how]
 */
function tone(at, pitch, length, { to = pitch, loud = 0.12, wave = 'sine' } = {}) {
  const voice = air().createOscillator()
  const level = air().createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(Math.max(30, to), at + length)
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  level.gain.exponentialRampToValueAtTime(0.0001, at + length)
  voice.connect(level).connect(air().destination)
  voice.start(at)
  voice.stop(at + length + 0.02)
}

/** @param {number} at @param {number} length @param {number} pitch */
function noise(at, length, pitch, loud = 0.1) {
  const { sampleRate } = air()
  const grain = air().createBuffer(1, Math.ceil(sampleRate * length), sampleRate)
  const data = grain.getChannelData(0)
  for (let i = 0; i < data.length; i++) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  }
  const voice = air().createBufferSource()
  const band = air().createBiquadFilter()
  const level = air().createGain()
  voice.buffer = grain
  Object.assign(band, { type: 'bandpass' })
  band.frequency.value = pitch
  level.gain.value = loud
  voice.connect(band).connect(level).connect(air().destination)
  voice.start(at)
}

const XYLOPHONE = [523, 587, 659, 784, 880, 1047, 1175, 1319]

// Pitches and lengths of the tunes that end a game: each game has one of its own.
const ENDINGS = [
  [[523, 0.14], [659, 0.14], [784, 0.3], [659, 0.5]],
  [[784, 0.12], [659, 0.12], [784, 0.12], [1047, 0.6]],
  [[392, 0.2], [523, 0.2], [659, 0.2], [784, 0.5]],
  [[440, 0.1], [880, 0.1], [622, 0.1], [1245, 0.6]],
  [[523, 0.12], [587, 0.12], [659, 0.12], [784, 0.12], [1047, 0.5]],
  [[392, 0.3], [330, 0.2], [392, 0.2], [523, 0.5]],
]

/** @type {Record<string, Noise>} */
const sounds = {
  down: (at) => {
    noise(at, 0.09, 220, 0.5)
    return 0.1
  },
  match: (at, step) => {
    tone(at, XYLOPHONE[Math.min(step, 7)], 0.35, { wave: 'triangle' })
    tone(at, XYLOPHONE[Math.min(step, 7)] * 4, 0.08, { loud: 0.03 })
    return 0.2
  },
  fail: (at) => {
    tone(at, 196, 0.12, { to: 150 })
    tone(at + 0.15, 165, 0.16, { to: 120 })
    return 0.32
  },
  mess: (at) => {
    tone(at, 340, 0.22, { to: 70, loud: 0.2 })
    noise(at + 0.04, 0.2, 400, 0.3)
    for (let i = 0; i < 9; i++) {
      tone(at + 0.75 + i * 0.03, 210 + (i % 3) * 14, 0.03, { loud: 0.018, wave: 'sawtooth' })
    }
    return 1.05
  },
  corn: (at) => {
    tone(at, 2100, 0.05, { to: 1700, loud: 0.05, wave: 'square' })
    noise(at, 0.03, 4200, 0.2)
    return 0.09
  },
  turn: (at) => {
    tone(at, 720, 0.07, { to: 560, loud: 0.05 })
    tone(at + 0.1, 760, 0.16, { to: 480, loud: 0.06 })
    return 0.3
  },
  win: (at, step) => {
    const tune = ENDINGS[step] ?? ENDINGS[0]
    tune.reduce((t, [pitch, length]) => {
      tone(t, pitch, length, { to: pitch * 1.06, loud: 0.09, wave: 'sawtooth' })
      return t + length * 0.8
    }, at)
    return 1
  },
}
