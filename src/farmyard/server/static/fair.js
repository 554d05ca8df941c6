// Checks the shuffle of a finished game: is the secret the one that was promised, do the dice come from
// it and from what everybody added, and is what this browser added among that? docs/fair-shuffles.md.

import { remembered } from './lot.js'

const known = new Map()

const hex = bytes => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
const hash = async text => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

// The names of the sentences to show.
async function judge (file) {
  if (!globalThis.crypto?.subtle) return ['unable']
  const head = (await (await fetch(file)).text()).split('\n\n')[0].split('\n').slice(1)
  const says = Object.fromEntries(head.map(line => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 1))]))
  const { secret, commitment, contributions: lots, options, renewed, seats } = says
  const key = (await hash(['farmyard deal 1', secret, ...lots].map(line => line + '\n').join(''))).slice(0, 32)
  const dealt = renewed?.at(-1).key ?? says.key
  const chosen = dealt !== key && options.solvable === 'yes'
  if (await hash(secret) !== commitment || lots.length !== seats.length || (dealt !== key && !chosen)) return ['bad']
  const own = remembered(commitment)
  const mine = own === undefined ? [] : [lots.includes(own) ? 'own' : 'other']
  return [chosen ? 'chosen' : 'good', ...mine]
}

export async function check () {
  const place = document.getElementById('fair')
  const file = place?.dataset.file
  if (!file) return
  if (!known.has(file)) known.set(file, judge(file).catch(() => ['wait']))
  const found = await known.get(file)
  for (const line of document.querySelectorAll('#fair [data-says]')) line.hidden = !found.includes(line.dataset.says)
}
