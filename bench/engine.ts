// Measures one game's engine on one core and prints one JSON line: node bench/engine.ts <game> [seconds] [seats]
import { anyChoice } from '../bots/random.ts'
import { findTitle } from '../games/shelf.ts'
import { closedOptions, deciders, optionsFor } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Choice, State } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'

const [id = '', seconds = '5', table] = process.argv.slice(2)
const title = await findTitle(id)
if (title === null) throw new Error(`no game “${id}”`)
const { game } = title
const seats = Number(table ?? game.players[1])
const chosen = chooseOptions(game.variants, {}, seats)
if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
const rng = rngOf('bench')
let begun = 0
const open = (): State => {
  const s = begin(game, chosen.options, seats, rngOf(`bench ${begun++}`))
  s.events = null
  return s
}

/** Whole games for so long: enumerate the options, take one at random, carry it out. */
function playFor(milliseconds: number) {
  const start = performance.now()
  let [games, decisions, took] = [0, 0, 0]
  while (took < milliseconds) {
    const s = open()
    while (!isOver(s)) {
      const by = deciders(game, s)
      const seat = by[by.length === 1 ? 0 : below(rng, by.length)] as number
      const list = optionsFor(game, s, seat, Number.POSITIVE_INFINITY)
      const choice = list[below(rng, list.length)] as Choice
      commit(game, s, seat, choice.span === undefined ? choice : anyChoice(game, s, seat, rng))
      decisions++
    }
    games++
    took = performance.now() - start
  }
  return { games, decisions, took: took / 1000 }
}

/** Positions from all parts of a few games, for what is measured on a position. */
function positions() {
  const found: { s: State; seat: number; v: State }[] = []
  let mostOptions = 0
  for (let g = 0; g < 8; g++) {
    const s = open()
    for (let k = 0; !isOver(s); k++) {
      const by = deciders(game, s)
      const seat = by[below(rng, by.length)] as number
      mostOptions = Math.max(mostOptions, closedOptions(game, s, seat).length)
      if (k % 7 === g % 7) found.push({ s: clone(s), seat, v: view(game, s, seat) })
      commit(game, s, seat, anyChoice(game, s, seat, rng))
    }
  }
  return { found, mostOptions }
}

/** Microseconds for one deed, over all positions again and again. */
function each(milliseconds: number, deed: (p: { s: State; seat: number; v: State }) => unknown): number {
  let times = 0
  const start = performance.now()
  let took = 0
  while (took < milliseconds) {
    for (const p of found) deed(p)
    times += found.length
    took = performance.now() - start
  }
  return (1000 * took) / times
}

const length = 1000 * Number(seconds)
playFor(Math.min(2000, length / 2))
const { games, decisions, took } = playFor(length)
const { found, mostOptions } = positions()
const short = Math.min(1000, length / 5)
const micros = (deed: Parameters<typeof each>[1]) => {
  each(short / 2, deed)
  return Math.round(100 * each(short, deed)) / 100
}
console.log(
  JSON.stringify({
    game: id,
    node: process.versions.node,
    seats,
    games,
    decisions,
    decisionsPerSecond: Math.round(decisions / took),
    playoutsPerSecond: Math.round((100 * games) / took) / 100,
    meanDecisionsPerGame: Math.round((100 * decisions) / games) / 100,
    cloneMicros: micros(({ s }) => clone(s)),
    viewMicros: micros(({ s, seat }) => view(game, s, seat)),
    imagineMicros: micros(({ v, seat }) => imagine(game, v, seat, rng)),
    stateBytes: Math.round(found.reduce((sum, { s }) => sum + JSON.stringify(s).length, 0) / found.length),
    mostOptions,
  }),
)
