// Adds the sounds of By Golly! to its table.
//
// @ts-check

/** @type {Record<string, import('../../../server/web/static/game.js').Noise>} */
const noises = {
  flip: (at, _, { noise }) => {
    noise(at, 0.05, 2400, 0.16)
    noise(at + 0.07, 0.06, 900, 0.3)
    return 0.16
  },
  shovel: (at, _, { tone, noise }) => {
    noise(at, 0.22, 3200, 0.2)
    tone(at + 0.24, 1760, 0.25, { loud: 0.05, wave: 'triangle' })
    return 0.45
  },
}

/** @type {import('../../../server/web/static/game.js').Start} */
export const start = () => ({ noises, along: ['flip'] })
