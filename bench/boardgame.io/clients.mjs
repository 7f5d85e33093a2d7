// Four clients a match on boardgame.io's server, speaking its own protocol (socket.io's, over a bare socket): as light as
// they can be, like those of the other side. Each notes the number of the state it was sent, and reads the last one when
// somebody wants to see it.
import { bareTo } from '../load/bare.ts'

const { Pillars } = await import('./pillars.mjs')
const { enumerate } = Pillars.ai

const SEATS = 4
const PATH = '/socket.io/?EIO=4&transport=websocket'
const ROOM = '/pillars,'
/** Packets of engine.io and socket.io. */
const OPEN = '0'
const PING = '2'
const PONG = '3'
const CONNECT = `40${ROOM}`
const EVENT = `42${ROOM}`
const SYNC = `${EVENT}["sync"`
const UPDATE = `${EVENT}["update"`
const NUMBER = '"_stateID":'

const read = (text) => JSON.parse(text.slice(EVENT.length))

/** What one client knows: the number of the last state, and the state itself when it is asked for. */
function seen() {
  let text = null
  let state = null
  return {
    number: 0,
    hear(update) {
      const from = update.indexOf(NUMBER) + NUMBER.length
      this.number = Number.parseInt(update.slice(from, from + 10), 10)
      text = update
    },
    get state() {
      if (text !== null) {
        const [kind, , sent] = read(text)
        state = kind === 'sync' ? sent.state : sent
        if (state._stateID !== this.number) throw new Error(`state ${state._stateID} was taken for ${this.number}`)
        text = null
      }
      return state
    },
  }
}

/** The side of boardgame.io, for the harness in bench/load. */
export function boardgameSide(port, random) {
  const matches = []
  const sockets = []

  function client(match, seat) {
    const mine = seen()
    match.seen.push(mine)
    return new Promise((resolve, reject) => {
      const socket = bareTo(port, PATH, [], {
        open() {},
        text(text) {
          if (text.startsWith(UPDATE)) {
            mine.hear(text)
            if (match.seen.every(({ number }) => number >= match.wants)) match.told?.()
          } else if (text.startsWith(SYNC)) {
            mine.hear(text)
            resolve(socket)
          } else if (text === PING) socket.say(PONG)
          else if (text.startsWith(CONNECT))
            socket.say(`${EVENT}${JSON.stringify(['sync', match.id, String(seat), null, SEATS])}`)
          else if (text.startsWith(OPEN)) socket.say(CONNECT)
        },
        close: () => reject(new Error('boardgame.io closed a line')),
      })
      sockets.push(socket)
    })
  }

  return {
    name: 'boardgame.io',
    async open(count) {
      for (let i = 0; i < count; i++) {
        const match = { id: `m${matches.length}`, seen: [], wants: 0, told: null, clients: [] }
        // One after another: the first one makes the match.
        for (let seat = 0; seat < SEATS; seat++) match.clients.push(await client(match, seat))
        matches.push(match)
      }
    },
    move(index) {
      const match = matches[index]
      const { ctx } = match.seen[0].state
      if (ctx.gameover !== undefined) return Promise.resolve(false)
      const seat = Number(ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0])
      const { G, ctx: own, _stateID } = match.seen[seat].state
      const options = enumerate(G, own, String(seat))
      const { move, args } = options[Math.floor(random() * options.length)]
      match.wants = _stateID + 1
      return new Promise((resolve) => {
        match.told = () => {
          match.told = null
          resolve(true)
        }
        const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat) } }
        match.clients[seat].say(`${EVENT}${JSON.stringify(['update', action, _stateID, match.id, String(seat)])}`)
      })
    },
    received: () => sockets.reduce((sum, s) => sum + s.bytesRead, 0),
    close() {
      for (const socket of sockets) socket.close()
    },
  }
}
