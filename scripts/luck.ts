// npm run luck [-- <game> …] [--matches 200] [--effort least|quick] [--minutes 10]: matches of quick opponents, judged: that the parts
// add up, that luck has mean 0 for every seat, how much of the results it explains, and what the judge cannot explain.
import { parseArgs } from 'node:util'
import { type Sum, sumFor } from '../analysis/account.ts'
import { effortOf, momentsOf, QUICK } from '../analysis/analyse.ts'
import type { Moment, Thoroughness } from '../analysis/moment.ts'
import { greedy } from '../bots/greedy.ts'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import type { Title } from '../title/title.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '200' },
    effort: { type: 'string', default: 'least' },
    minutes: { type: 'string', default: '600' },
    seats: { type: 'string' },
  },
})

/** Enough for what must hold of any judge, however little it thinks. */
const LEAST: Thoroughness = { search: { iterations: 4 }, check: 4, worlds: 2, draws: 2 }
const effort = values.effort === 'quick' ? effortOf(QUICK) : LEAST

function played(title: Title, mind: Mind, seats: number, seed: string): Match {
  const opened = openMatch(title, { seats, seed })
  if (!('match' in opened)) throw new Error(`no table for ${seats}`)
  const { match } = opened
  const rng = rngOf(`${seed}/players`)
  while (!isOver(match.state)) {
    const seat = deciders(match.game, match.state)[0] ?? 0
    const seen = view(match.game, match.state, seat)
    playIn(match, seat, greedy.choose({ ...mind, worlds: 1 }, seen, seat, rng))
  }
  return match
}

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length
const variance = (list: readonly number[]) => mean(list.map((x) => x * x)) - mean(list) ** 2
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const points = (x: number, digits = 1) => (100 * x).toFixed(digits)

const errorOf = ({ start, draw, hidden, own, gifts, rest, end }: Sum): number =>
  Math.abs(end - start - draw - hidden - own - rest - gifts.reduce((a, b) => a + b, 0))

async function measure(id: string): Promise<boolean> {
  const title = await findTitle(id)
  const mind = await findMind(id)
  if (title === null || mind === null) throw new Error(`no game ${id}`)
  const seats = Number(values.seats ?? title.game.players[1])
  const sums: Sum[][] = []
  let worst = 0
  let times = 0
  const from = performance.now()
  for (let k = 0; k < Number(values.matches); k++) {
    if (performance.now() - from > Number(values.minutes) * 60_000) break
    const match = played(title, mind, seats, `luck/${id}/${k}`)
    const began = process.cpuUsage().user
    const moments: Moment[] = [...momentsOf(mind, match, match.story, effort)]
    times += (process.cpuUsage().user - began) / 1000
    const all = Array.from({ length: seats }, (_, seat) => sumFor(moments, seat))
    for (const sum of all) worst = Math.max(worst, errorOf(sum))
    sums.push(all)
  }
  const n = sums.length
  console.log(
    `${id}, ${seats} seats: ${n} matches, ${(times / n / 1000).toFixed(2)} s each to judge; parts add up within ${worst.toExponential(1)}`,
  )
  let fair = worst < 1e-9
  for (let seat = 0; seat < seats; seat++) {
    const of = (part: (sum: Sum) => number) => sums.flatMap((all) => all[seat] ?? []).map(part)
    const told = (name: string, list: readonly number[]) => {
      const error = Math.sqrt(variance(list) / n)
      const far = Math.abs(mean(list)) / error
      if (far > 3) fair = false
      return `${name} ${points(mean(list), 2)} ± ${points(error, 2)} (${far.toFixed(1)})`
    }
    const raw = variance(of((s) => s.end))
    const adjusted = variance(of((s) => s.end - s.draw))
    console.log(
      `  seat ${seat}: ${told(
        'draw',
        of((s) => s.draw),
      )}, ${told(
        'hidden',
        of((s) => s.hidden),
      )}, own ${points(mean(of((s) => s.own)))}, ` +
        `rest median ${points(median(of((s) => Math.abs(s.rest))))}, variance ${raw.toFixed(4)} → ${adjusted.toFixed(4)} (${(raw / adjusted).toFixed(2)} ×)`,
    )
  }
  return fair
}

let good = true
for (const id of positionals.length > 0 ? positionals : gameIds()) good = (await measure(id)) && good
process.exit(good ? 0 : 1)
