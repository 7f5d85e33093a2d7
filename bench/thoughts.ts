// The search at one table: node bench/thoughts.ts <folder of a house> <game> <seats> [seconds]. With seconds it prints one JSON
// line: iterations in a second of processor time. Started with a line to its parent it takes turns as bench/pace.ts does; the
// mark then tells whether two states of the project thought the same. All that thinks is taken from the folder.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Played, Turn } from './pace.ts'

const [house = '.', id = '', table = '', seconds = ''] = process.argv.slice(2)
const from = (file: string) => import(pathToFileURL(join(resolve(house), file)).href)
const { greedy }: typeof import('../bots/greedy.ts') = await from('bots/greedy.ts')
const { search }: typeof import('../bots/search/search.ts') = await from('bots/search/search.ts')
const { findMind }: typeof import('../games/shelf.ts') = await from('games/shelf.ts')
const { deciders }: typeof import('../kernel/ask.ts') = await from('kernel/ask.ts')
const { begin, commit, isOver }: typeof import('../kernel/play.ts') = await from('kernel/play.ts')
const { rngOf }: typeof import('../kernel/random.ts') = await from('kernel/random.ts')
const { chooseOptions }: typeof import('../kernel/variants.ts') = await from('kernel/variants.ts')
const { view }: typeof import('../kernel/zones.ts') = await from('kernel/zones.ts')

/** Iterations of one thought, and how many choices lie between the positions that are thought about. */
const THOUGHT = 100
const APART = 5

const known = await findMind(id, null)
if (known === null) throw new Error(`no game “${id}”`)
const mind = known
const { game } = mind
const seats = Number(table)
const chosen = chooseOptions(game.variants, {}, seats)
if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
const { options } = chosen

/** Positions from all parts of a match of those who look, with a real choice each. */
function positions() {
  const found: { seen: ReturnType<typeof begin>; seat: number }[] = []
  const s = begin(game, options, seats, rngOf('thoughts'))
  s.events = null
  for (let k = 0; !isOver(s); k++) {
    const seat = deciders(game, s)[0] ?? 0
    const seen = view(game, s, seat)
    if (k % APART === 0) found.push({ seen, seat })
    commit(game, s, seat, greedy.choose({ ...mind, worlds: 1 }, seen, seat, rngOf(`at ${k}`)))
  }
  return found
}

const found = positions()

/** The thoughts of these numbers. */
function thinkAll({ from, to }: Turn): Played {
  const start = process.cpuUsage()
  let decisions = 0
  let mark = 0
  for (let k = from; k < to; k++) {
    const at = found[k % found.length]
    if (at === undefined) continue
    const thought = search(mind, at.seen, at.seat, rngOf(`thought ${k}`), { iterations: THOUGHT })
    decisions += thought.iterations
    for (const { visits } of thought.found) mark = (Math.imul(mark, 31) + visits) | 0
  }
  const { user, system } = process.cpuUsage(start)
  return { decisions, milliseconds: (user + system) / 1000, mark }
}

if (process.send !== undefined) process.on('message', (turn: Turn) => process.send?.(thinkAll(turn)))
else {
  // The first ones are not counted: the engine is still compiling the rules.
  for (let warm = 0, k = 0; warm < 2000; k++) warm += thinkAll({ from: k, to: k + 1 }).milliseconds
  const length = 1000 * Number(seconds)
  let [iterations, milliseconds] = [0, 0]
  for (let k = 0; milliseconds < length; k++) {
    const turn = thinkAll({ from: k, to: k + 1 })
    iterations += turn.decisions
    milliseconds += turn.milliseconds
  }
  console.log(
    JSON.stringify({
      game: id,
      seats,
      net: mind.taught,
      iterationsPerSecond: Math.round((1000 * iterations) / milliseconds),
    }),
  )
}
