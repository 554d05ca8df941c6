// Checks the shuffle of a finished game in the browser: whether the secret fits the seal, whether the dice
// follow from the secret, the kinds of players and their lots, and whether the game file matches what this
// browser was shown. See docs/fair-shuffles.md.
//
// @ts-check

import { dealt as kept } from './dealt.js'
import { all, maybe } from './dom.js'
import { hash, remembered, shown } from './lot.js'

/**
 * @typedef {{ commitment?: string, secret: string, contributions: string[], kinds?: string[] }} Left
 * @typedef {{ key: string, after: number }} Branch
 * @typedef {{
 *   secret: string, commitment: string, contributions: string[], kinds?: string[], key: string,
 *   options: Record<string, string>, seats: unknown[], position?: unknown, left?: Left[],
 *   renewed?: Branch[], asked?: [n: number, what: string][]
 * }} Deal the head of a game file
 */

/** @type {Map<string, Promise<string[]>>} */
const known = new Map()

const KINDS = ['person', 'guest', 'scarecrow']
const FALSE = ['bad', 'another', 'other', 'seats', 'cards']

// Returns whether only people have added a lot. Older files do not say who sat where, so they pass.
/** @param {string[]} lots @param {string[] | undefined} kinds */
const ofPeople = (lots, kinds) =>
  kinds === undefined ||
  (Array.isArray(kinds) && kinds.length === lots.length &&
    kinds.every((kind, seat) => KINDS.includes(kind) && (kind === 'person' || !lots[seat])))

/** @param {string} secret @param {string[]} lots @param {string[] | undefined} kinds */
const text = (secret, lots, kinds) =>
  (kinds
    ? ['farmyard deal 2', secret, ...kinds.map((kind, seat) => `${kind}:${lots[seat]}`)]
    : ['farmyard deal 1', secret, ...lots]).map((line) => line + '\n').join('')

/** @param {Branch[]} renewed @returns {Branch} the last branch; throws if there is none */
function last(renewed) {
  const found = renewed.at(-1)
  if (!found) throw new Error('The file names no branch')
  return found
}

/**
 * Returns whether the dice before each branch follow from the seal of the game that was left there.
 * @param {Deal} file
 */
async function ofTheLeft({ key, left = [], options, renewed = [] }) {
  for (const [n, { commitment, secret, contributions: lots, kinds }] of left.entries()) {
    if (!commitment) continue
    const made = (await hash(text(secret, lots, kinds))).slice(0, 32)
    const dealt = n ? renewed[n - 1].key : key
    const holds = made === dealt || (!n && options.solvable === 'yes')
    if (!holds || await hash(secret) !== commitment || !ofPeople(lots, kinds)) return false
  }
  return left.length === 0 || left.length === renewed.length
}

/**
 * Compares the file with what this browser was shown during the game; returns the name of the result.
 * @param {Deal} file
 * @param {import('./dealt.js').Dealt} was what this browser remembers of the deal
 * @param {number} decisions
 */
function compared({ kinds, asked, renewed }, was, decisions) {
  const after = renewed && last(renewed).after
  if ((was.branch === '' ? undefined : Number(was.branch)) !== after) return 'bad'
  if (was.kinds !== (kinds ?? []).join()) return kinds ? 'seats' : 'bad'
  if (was.over && was.last !== decisions) return 'cards'
  if (renewed || !kinds) return ''
  if (was.n === undefined) return 'unseen'
  const [n, first] = asked?.[was.seat] ?? []
  if (n === undefined || !(n <= was.n) || (n === was.n && first !== was.asked)) return 'cards'
  return n === was.n ? 'dealt' : 'unseen' // unseen: by the file, there was an earlier question
}

// Returns the names of the sentences to show about the shuffle.
/** @param {string} file */
async function judge(file) {
  if (!globalThis.crypto?.subtle) return ['unable']
  const [head, moves = ''] = (await (await fetch(file)).text()).split('\n\n')
  const says = /** @type {Deal} */ (Object.fromEntries(
    head.split('\n').slice(1).map(
      (line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 1))],
    ),
  ))
  const { secret, commitment, contributions: lots, kinds, options, position, renewed, seats } = says
  const table = file.split('/').at(-2) ?? ''
  const mine = shown(table)
  if (mine && mine !== commitment) return ['another']
  const decisions = moves.split('\n').filter((line) => /^\d+\./.test(line)).length
  const key = (await hash(text(secret, lots, kinds))).slice(0, 32)
  const dealt = (renewed && last(renewed).key) ?? says.key
  const chosen = dealt !== key && options.solvable === 'yes'
  const unused = renewed && last(renewed).after >= decisions
  if (
    await hash(secret) !== commitment || lots.length !== seats.length ||
    (dealt !== key && !chosen) || position || unused || !ofPeople(lots, kinds) ||
    !await ofTheLeft(says)
  ) return ['bad']
  const own = remembered(commitment)
  const was = kept(table)
  const same = was ? compared(says, was, decisions) : ''
  if (FALSE.includes(same)) return [same]
  if (!was || (own === undefined && !mine)) return ['absent']
  if (own !== undefined && lots[was.seat] !== own) return ['other']
  /** @type {[unknown, string][]} */
  const cases = [
    [renewed, 'branch'],
    [chosen, 'chosen'],
    [!kinds, 'old'],
    [same === 'dealt', 'good'],
  ]
  const [, whole] = cases.find(([so]) => so) ?? [true, 'unseen']
  return [whole, ...(own === undefined ? [] : ['own']), ...(same === 'dealt' ? [same] : [])]
}

export async function check() {
  const place = maybe('fair')
  const file = place?.dataset.file
  if (!place || !file) return
  const judged = known.get(file) ?? judge(file).catch(() => ['wait'])
  known.set(file, judged)
  const found = await judged
  place.dataset.holds = found.includes('good') ? 'proven' : 'part'
  if (found.some((name) => FALSE.includes(name))) place.dataset.holds = 'false'
  for (const line of all(document, '#fair [data-says]')) {
    line.hidden = !found.includes(line.dataset.says ?? '')
  }
}
