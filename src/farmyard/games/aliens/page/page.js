// Adds the sounds of Chickens ’n’ Aliens to its table.
//
// @ts-check

/** @type {Record<string, import('../../../server/web/static/game.js').Noise>} */
const noises = {
  beam: (at, _, { tone, noise }) => {
    tone(at, 420, 0.28, { to: 980, loud: 0.05, wave: 'triangle' })
    noise(at + 0.3, 0.06, 260, 0.3)
    return 0.36
  },
  cushion: (at, _, { tone, noise }) => {
    noise(at, 0.14, 180, 0.5)
    tone(at + 0.03, 120, 0.12, { to: 90, loud: 0.08 })
    return 0.16
  },
  sneeze: (at, _, { tone, noise }) => {
    tone(at, 700, 0.12, { to: 1100, loud: 0.04 })
    noise(at + 0.16, 0.22, 2600, 0.35)
    return 0.4
  },
}

/** @type {import('../../../server/web/static/game.js').Start} */
export const start = () => ({ noises, along: ['beam'] })
