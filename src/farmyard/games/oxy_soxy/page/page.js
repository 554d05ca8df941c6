// Runs the table of Oxy Soxy: lights the boxes of the line that is looked at, and adds the sounds of
// its animals.
//
// @ts-check

/** @type {Record<string, import('../../../server/web/static/game.js').Noise>} */
const noises = {
  bullock: (at, _, { tone, noise }) => {
    noise(at, 0.16, 180, 0.7)
    tone(at, 110, 0.16, { to: 80, wave: 'sawtooth', loud: 0.05 })
    return 0.2
  },
  cow: (at, _, { tone }) => {
    tone(at, 620, 0.4, { loud: 0.06, wave: 'triangle' })
    tone(at, 933, 0.3, { loud: 0.03 })
    return 0.3
  },
  parade: (at, _, { tone, noise }) => {
    for (let i = 0; i < 4; i++) noise(at + i * 0.13, 0.07, i % 2 ? 500 : 700, 0.4)
    for (const pitch of [392, 494, 587]) {
      tone(at + 0.6, pitch, 0.5, { loud: 0.05, wave: 'sawtooth' })
    }
    return 1.1
  },
}

/** @type {import('../../../server/web/static/game.js').Start} */
export const start = (root, { chooser }) => ({
  noises,
  along: ['parade'],
  about: (part) => light(root, part),
  draw: () => warn(root, chooser),
})

// Asks for a confirmation in the status line when the picked score would go to another player.
/** @param {HTMLElement} root @param {import('../../../server/web/static/choose.js').Chooser | null} chooser */
function warn(root, chooser) {
  /** @type {HTMLElement | null} */
  const gives = root.querySelector('.gives:not([aria-disabled=true])')
  if (gives) chooser?.heading(gives.dataset.says)
}

// Lights the elements that name the line in data-in.
/** @param {HTMLElement} root @param {string} part */
function light(root, part) {
  /** @type {NodeListOf<HTMLElement>} */
  const nodes = root.querySelectorAll('[data-in]')
  for (const node of nodes) {
    node.classList.toggle('lit', !!part && !!node.dataset.in?.split(' ').includes(part))
  }
}
