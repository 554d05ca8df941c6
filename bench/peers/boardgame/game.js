// Oxy Soxy for two, for boardgame.io: what it leaves out is said in `__init__.py`.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

const COLOURS = ['yellow', 'red'] // of the seats
const SEXES = ['bullock', 'cow']
const HAND = 5
const SCORE_CARDS = 2 // of each sex, for each player
const SIDE = [0, 1, 2, 3, 4]
const LINES = [
  ...SIDE.map((row) => SIDE.map((column) => 5 * row + column)),
  ...SIDE.map((column) => SIDE.map((row) => 5 * row + column)),
]
const BOXES = SIDE.flatMap((row) => SIDE.map((column) => `${'ABCDE'[column]}${row + 1}`))
const BEASTS = {} // by name
const DECKS = COLOURS.map((colour, seat) =>
  SEXES.flatMap((sex) =>
    Array.from({ length: 10 }, (_, n) => {
      const name = `${colour} ${sex} ${n + 1}`
      BEASTS[name] = { seat, sex, value: n + 1 }
      return name
    })
  )
)

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
const others = (sex) => SEXES.find((each) => each !== sex)
const sumOf = (beasts, sex, seat) =>
  sum(
    beasts.map((name) => BEASTS[name]).filter((each) => each.sex === sex && each.seat === seat)
      .map((each) => each.value),
  )
const without = (names, name) => names.filter((each) => each !== name)

/** Tell what all can work out from the meadow: this is in the state as it is in ours. */
function judge(G) {
  const lines = LINES.map((line) => line.map((box) => G.meadow[box]).filter((name) => name))
  G.occupied = BOXES.filter((_, box) => G.meadow[box])
  G.sums = lines.map((beasts) =>
    SEXES.map((sex) => COLOURS.map((_, seat) => sumOf(beasts, sex, seat)))
  )
  G.scorable = SEXES.flatMap((sex, nth) =>
    LINES.map((_, line) => [sex, line]).filter(([, line]) =>
      G.sums[line][nth][0] !== G.sums[line][nth][1] && sum(G.sums[line][1 - nth]) > 0
    )
  )
}

/** List the moves of a seat: the client works them out, the server only checks the one made. */
function choices(G, seat) {
  const free = BOXES.map((_, box) => box).filter((box) => G.meadow[box] === null)
  const laid = G.players[seat].hand.flatMap((card) => free.map((box) => ['lay', card, box]))
  const scored = G.scorable.filter(([sex]) => G.unplayed[seat][sex]).map((each) => [
    'score',
    ...each,
  ])
  return laid.length + scored.length ? [...laid, ...scored] : [['goBy']]
}

function lay({ G, playerID }, card, box) {
  const { hand } = G.players[playerID]
  if (!hand.includes(card) || G.meadow[box] !== null) return INVALID_MOVE
  G.meadow[box] = card
  G.players[playerID].hand = without(hand, card)
  G.unseen[playerID] = without(G.unseen[playerID], card)
  if (G.left[playerID]) G.players[playerID].hand.push(G.secret.piles[playerID].pop())
  G.left[playerID] = G.secret.piles[playerID].length
  G.held[playerID] = G.players[playerID].hand.length
  G.last = { whose: playerID, card, box: BOXES[box], prize: 0, parade: [] }
  judge(G)
}

function score({ G, playerID }, sex, line) {
  if (!G.unplayed[playerID][sex]) return INVALID_MOVE
  if (!G.scorable.some((each) => each[0] === sex && each[1] === line)) return INVALID_MOVE
  G.unplayed[playerID][sex]--
  G.toScore--
  const parade = LINES[line].map((box) => G.meadow[box])
  const beasts = parade.filter((name) => name)
  const [first, second] = COLOURS.map((_, seat) => sumOf(beasts, sex, seat))
  const winner = first > second ? 0 : 1
  const prize = beasts.filter((name) => BEASTS[name].sex === others(sex))
  for (const name of beasts) if (!prize.includes(name)) G.away[BEASTS[name].seat].push(name)
  for (const box of LINES[line]) G.meadow[box] = null
  G.captured[winner].push(...prize)
  G.caught[winner] = G.captured[winner].length
  G.points[winner] += sum(prize.map((name) => BEASTS[name].value))
  G.last = { whose: playerID, sex, line, winner, prize: prize.length, parade }
  judge(G)
}

function goBy({ G, playerID }) {
  if (choices(G, playerID)[0][0] !== 'goBy') return INVALID_MOVE
  const sex = SEXES.find((each) => G.unplayed[playerID][each])
  if (sex) {
    G.unplayed[playerID][sex]--
    G.toScore--
  }
  G.last = { whose: playerID, sex, prize: 0, parade: [] }
}

function setup({ random }) {
  const packs = DECKS.map((deck) => random.Shuffle(deck))
  const G = {
    meadow: BOXES.map(() => null),
    secret: { piles: packs.map((pack) => pack.slice(HAND)) },
    players: Object.fromEntries(packs.map((pack, seat) => [seat, { hand: pack.slice(0, HAND) }])),
    captured: [[], []],
    unplayed: COLOURS.map(() => ({ bullock: SCORE_CARDS, cow: SCORE_CARDS })),
    held: packs.map(() => HAND),
    left: packs.map((pack) => pack.length - HAND),
    caught: [0, 0],
    points: [0, 0],
    unseen: DECKS,
    away: [[], []],
    toScore: SCORE_CARDS * SEXES.length * COLOURS.length,
    last: null,
  }
  judge(G)
  return G
}

const byServer = (move) => ({ move, client: false }) // for what depends on hidden cards
const game = {
  name: 'meadow',
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { lay: byServer(lay), score: byServer(score), goBy: byServer(goBy) },
  endIf: ({ G }) => G.toScore ? undefined : { points: G.points },
}

module.exports = { choices, game }
