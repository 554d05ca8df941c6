// The tunes that end a game: each number has one of its own, and `win` without a number has the first.

const { sound } = await import('../../src/farmyard/server/web/static/sounds.js')

let heard = []

const param = (note = () => {}) => ({
  setValueAtTime: note,
  exponentialRampToValueAtTime() {},
})

globalThis.AudioContext = class {
  state = 'running'
  currentTime = 0
  createOscillator() {
    const frequency = param((pitch, at) => heard.push([pitch, Number((at - 0.02).toFixed(3))]))
    return { frequency, connect: (next) => next, start() {}, stop() {} }
  }
  createGain() {
    return { gain: param(), connect: (next) => next }
  }
}

function tune(words) {
  heard = []
  sound(words, {})
  return JSON.stringify(heard)
}

Deno.test('each game ends with a tune of its own', () => {
  const tunes = [0, 1, 2, 3, 4, 5].map((step) => tune(`win-${step}`))
  if (new Set(tunes).size !== 6) throw new Error(`alike: ${tunes}`)
  if (tune('win') !== tunes[0]) throw new Error('the first is not the usual one')
  if (tune('win-9') !== tunes[0]) throw new Error('an unknown one is not the usual one')
  if (tunes.some((each) => JSON.parse(each).length < 4)) throw new Error('no tune')
})
