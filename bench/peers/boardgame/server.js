// boardgame.io's server on a free port of loopback, with its default storage; it prints the port.
const { Server } = require('boardgame.io/server')
const { game } = require('./game.js')

Server({ games: [game], origins: false })
  .run({ port: { port: 0, host: '127.0.0.1' } })
  .then(({ appServer }) => console.log(appServer.address().port))
