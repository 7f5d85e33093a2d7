// Four clients a match on boardgame.io's server, speaking its own protocol over bare websockets: as light as they can be.
import { createRequire } from 'node:module'

const { io } = createRequire(import.meta.url)('socket.io-client')
const { Pillars } = await import('./pillars.mjs')
const { enumerate } = Pillars.ai

const SEATS = 4

/** The side of boardgame.io, for the harness in bench/load. */
export function boardgameSide(port, random) {
  const matches = []
  const sockets = []

  function client(match, seat) {
    const socket = io(`http://127.0.0.1:${port}/pillars`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    sockets.push(socket)
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject)
      socket.on('connect', () => socket.emit('sync', match.id, String(seat), undefined, SEATS))
      socket.on('sync', (_id, { state }) => {
        match.states[seat] = state
        resolve(socket)
      })
      socket.on('update', (_id, state) => {
        match.states[seat] = state
        if (state._stateID <= match.known[seat]) return
        match.known[seat] = state._stateID
        if (match.known.every((n) => n >= match.wants)) match.told?.()
      })
    })
  }

  return {
    name: 'boardgame.io',
    async open(count) {
      for (let i = 0; i < count; i++) {
        const match = { id: `m${matches.length}`, states: [], known: [0, 0, 0, 0], wants: 0, told: null, clients: [] }
        // One after another: the first one makes the match.
        for (let seat = 0; seat < SEATS; seat++) match.clients.push(await client(match, seat))
        matches.push(match)
      }
    },
    move(index) {
      const match = matches[index]
      const { ctx } = match.states[0]
      if (ctx.gameover !== undefined) return Promise.resolve(false)
      const seat = Number(ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0])
      const { G, ctx: own, _stateID } = match.states[seat]
      const options = enumerate(G, own, String(seat))
      const { move, args } = options[Math.floor(random() * options.length)]
      match.wants = _stateID + 1
      return new Promise((resolve) => {
        match.told = () => {
          match.told = null
          resolve(true)
        }
        const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat) } }
        match.clients[seat].emit('update', action, _stateID, match.id, String(seat))
      })
    },
    received: () => sockets.reduce((sum, s) => sum + (s.io.engine.transport.ws?._socket?.bytesRead ?? 0), 0),
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
