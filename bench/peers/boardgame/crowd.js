// People at many tables of boardgame.io's server, as `bench.crowd` has them at ours:
// `node crowd.js URL TABLES RATE SECONDS WARMING` prints a line when all are seated and have played
// for a while, begins when it is sent one, and prints `bench.crowd.Took` as JSON.  It sends what
// boardgame.io's own client sends; that client's copy of the game would take this process longer
// than the server takes, which would be measured then.
const { once } = require('node:events')
const { setTimeout: sleep } = require('node:timers/promises')
const { LobbyClient } = require('boardgame.io/client')
const { io } = require('socket.io-client')
const { choices, game } = require('./game.js')

const [server, ...numbers] = process.argv.slice(2)
const [tables, rate, seconds, warming] = numbers.map(Number)
const SETTLED = 5 // seconds, as of `bench.crowd`
const lobby = new LobbyClient({ server })
const now = () => performance.now() / 1000
let done = [] // seconds, of each move acknowledged
const due = [] // moves that no table could take yet
const ready = new Set() // the one longest ready first

class Play {
  async open() {
    this.over = false
    this.id = -1 // of the newest state
    const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 })
    this.sockets = []
    for (const [seat, playerName] of ['Ada', 'Ben'].entries()) {
      const playerID = `${seat}`
      const joining = { playerID, playerName }
      const { playerCredentials } = await lobby.joinMatch(game.name, matchID, joining)
      const socket = io(`${server}/${game.name}`, { transports: ['websocket'], forceNew: true })
      this.sockets.push(socket)
      const player = { socket, matchID, playerID, credentials: playerCredentials }
      socket.on('connect', () => socket.emit('sync', matchID, playerID, playerCredentials, 2))
      socket.on('sync', (_, { state }) => this.hear(player, state))
      socket.on('update', (_, state) => this.hear(player, state))
    }
  }

  hear(player, state) {
    if (this.sent && this.sent.player === player && state._stateID > this.sent.at) {
      done.push(now() - this.sent.due)
      this.sent = undefined
    }
    this.over ||= Boolean(state.ctx.gameover)
    if (state.ctx.currentPlayer === player.playerID && state._stateID > this.id) {
      this.id = state._stateID
      this.turn = { player, state }
    }
    if (this.sent) return
    if (this.over) this.again()
    else if (this.turn) {
      ready.add(this)
      match()
    }
  }

  move(due) {
    const { player, state } = this.turn
    const { socket, matchID, playerID, credentials } = player
    this.turn = undefined
    this.sent = { player, at: state._stateID, due }
    const all = choices(state.G, playerID)
    const [type, ...args] = all[Math.floor(Math.random() * all.length)]
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } }
    socket.emit('update', action, state._stateID, matchID, playerID)
  }

  again() {
    this.sockets.forEach((socket) => socket.close())
    this.turn = undefined
    this.open()
  }
}

function match() {
  while (due.length && ready.size) {
    const [play] = ready
    ready.delete(play)
    play.move(due.shift())
  }
}

async function arrive(plays, seconds) {
  done = []
  const start = now()
  let next = start
  while ((next -= Math.log(1 - Math.random()) / rate) < start + seconds) {
    if (next > now()) await sleep(1000 * (next - now()))
    due.push(next)
    match()
  }
  const [moves, end] = [done.length, now()]
  const underWay = () => due.length + plays.filter((play) => play.sent).length
  while (underWay() && now() < end + SETTLED) await sleep(20)
  const missing = underWay()
  due.length = 0
  return { times: [...done, ...Array(missing).fill(SETTLED)], seconds: end - start, moves, missing }
}

async function main() {
  const plays = Array.from({ length: tables }, () => new Play())
  for (const play of plays) await play.open()
  while (ready.size < tables) await sleep(20)
  await arrive(plays, warming)
  console.log('ready')
  await once(process.stdin, 'data')
  const took = JSON.stringify(await arrive(plays, seconds))
  process.stdout.write(`${took}\n`, () => process.exit())
}

main()
