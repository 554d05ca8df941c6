// Everybody's own part in a fair shuffle: when a form [data-sealed] is sent, this browser adds a line of
// chance of its own, and remembers it with the seal it was shown, to look for both when the game is over.

const KEY = 'farmyard-lots'
const MOST = 60

export function remembered (seal) { try { return JSON.parse(localStorage.getItem(KEY) || '{}')[seal] } catch { return undefined } }

function remember (seal, lot) {
  try {
    const all = Object.entries(JSON.parse(localStorage.getItem(KEY) || '{}')).filter(([other]) => other !== seal)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...all.slice(1 - MOST), [seal, lot]])))
  } catch { /* not kept, then */ }
}

export function lots () {
  addEventListener('submit', event => {
    const form = event.target; const seal = form.dataset?.sealed
    if (!seal || event.defaultPrevented) return
    const lot = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
    form.querySelector('[name=lot]')?.remove()
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'lot', value: lot }))
    remember(seal, lot)
  })
}
