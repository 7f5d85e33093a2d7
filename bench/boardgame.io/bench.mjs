// Plays random games through boardgame.io's reducer and prints one JSON line.
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'

// A plain object: boardgame.io asks for NODE_ENV at every move, and Node's own `process.env` is slow to answer.
process.env = { ...process.env, NODE_ENV: 'production' }
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await import('boardgame.io/dist/cjs/internal.js')
const { Pillars } = await import('./pillars.mjs')

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '4' },
    through: { type: 'string', default: 'reducer' },
  },
})
const seconds = Number(values.seconds)
const seats = Number(values.seats)
if (!(seconds > 0)) throw new Error(`--seconds wants a number above 0, not ${values.seconds}`)
if (seats !== 3 && seats !== 4) throw new Error(`--seats wants 3 or 4, not ${values.seats}`)

/** mulberry32, for the choices; the deals come from boardgame.io's own random plugin. */
function numbers(text) {
  let a = 0
  for (const c of text) a = (Math.imul(a, 31) + c.codePointAt(0)) | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
const random = numbers(values.seed)

// boardgame.io makes an Error for every event a move asks for, to have a stack at hand: nobody reads it here.
Error.stackTraceLimit = 0

const game = ProcessGameConfig(Pillars)
const { enumerate } = game.ai

async function tableFor(through) {
  if (through === 'reducer') {
    const reducer = CreateGameReducer({ game })
    return (seed) => {
      let state = InitializeGame({ game: { ...game, seed }, numPlayers: seats })
      return {
        state: () => state,
        act: (action) => {
          state = reducer(state, action)
        },
      }
    }
  }
  if (through !== 'client') throw new Error(`--through wants reducer or client, not ${through}`)
  const { Client } = await import('boardgame.io/dist/cjs/client.js')
  return (seed) => {
    const { store } = Client({ game: { ...game, seed }, numPlayers: seats, debug: false })
    return { state: store.getState, act: store.dispatch }
  }
}
const open = await tableFor(values.through)

const total = { games: 0, decisions: 0, rounds: 0, points: 0 }

function playGame(seed) {
  const table = open(seed)
  for (;;) {
    const { G, ctx } = table.state()
    if (ctx.gameover !== undefined) {
      total.games++
      total.rounds += G.round
      for (const score of G.scores) total.points += score
      return
    }
    const playerID = ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0]
    const options = enumerate(G, ctx, playerID)
    const { move, args } = options[Math.floor(random() * options.length)]
    table.act({ type: 'MAKE_MOVE', payload: { type: move, args, playerID } })
    total.decisions++
  }
}

function playFor(milliseconds) {
  for (const key in total) total[key] = 0
  const start = performance.now()
  let end = start
  while (end - start < milliseconds) {
    playGame(`${values.seed}-${total.games}`)
    end = performance.now()
  }
  return (end - start) / 1000
}

playFor(Math.min(2000, seconds * 500))
const took = playFor(seconds * 1000)
const round = (x) => Math.round(x * 100) / 100
console.log(
  JSON.stringify({
    engine: 'boardgame.io',
    version: createRequire(import.meta.url)('boardgame.io/package.json').version,
    node: process.versions.node,
    seats,
    games: total.games,
    decisions: total.decisions,
    decisionsPerSecond: Math.round(total.decisions / took),
    playoutsPerSecond: round(total.games / took),
    meanDecisionsPerGame: round(total.decisions / total.games),
    meanRounds: round(total.rounds / total.games),
    meanScore: round(total.points / total.games / seats),
  }),
)
