// npm run luck [-- <game> …] [--matches 200] [--effort bare|least|quick] [--levels journeyman,apprentice] [--minutes 10] [--resume FILE]:
// matches of quick opponents, judged: that the parts add up, that luck has mean 0 for every seat, how much of the results it explains, what small
// choices come to, what nobody can be given. With two levels one seat after the other is the first one's: what parts say of who plays better.
// With a file it goes on where it stopped, and tells the sum of all.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Sum, sumFor, totalOf } from '../analysis/account.ts'
import { effortOf, momentsOf, QUICK } from '../analysis/analyse.ts'
import type { Thoroughness } from '../analysis/moment.ts'
import { mean } from '../bots/arena/statistics.ts'
import type { Bot } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { isLevel, LEVELS } from '../bots/level.ts'
import { levels } from '../bots/levels.ts'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import type { Seat } from '../kernel/words.ts'
import { type Course, courseOf, courseTold, meansTold } from './judging/course.ts'
import { median, points, variance } from './judging/figures.ts'
import { played } from './judging/played.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '200' },
    effort: { type: 'string', default: 'least' },
    levels: { type: 'string', default: '' },
    minutes: { type: 'string', default: '600' },
    seats: { type: 'string' },
    resume: { type: 'string' },
  },
})

/** Enough for what must hold of any judge, however little it thinks; without a search there are no mistakes, only luck and rest. */
const EFFORTS: Readonly<Record<string, Thoroughness>> = {
  bare: { search: { iterations: 0 }, check: 0, worlds: 1, draws: 2 },
  least: { search: { iterations: 4 }, check: 4, worlds: 2, draws: 2 },
  quick: effortOf(QUICK),
}
const effort = effortNamed(values.effort)
function effortNamed(name: string): Thoroughness {
  const found = EFFORTS[name]
  if (found === undefined) throw new Error(`no effort ${name}: ${Object.keys(EFFORTS).join(', ')}`)
  return found
}

/** Two levels that meet, the first at one seat; null where all are quick alike. */
const players = values.levels === '' ? null : pairOf(values.levels)
function pairOf(names: string): readonly [Bot, Bot] {
  const found = names.split(',').flatMap((name) => (isLevel(name) ? [levels[name]] : []))
  const [one, two] = found
  if (one === undefined || two === undefined) throw new Error(`--levels wants two of ${LEVELS.join(', ')}`)
  return [one, two]
}

const errorOf = ({ start, draw, hidden, own, gifts, small, theirs, rest, end }: Sum): number =>
  Math.abs(end - start - draw - hidden - own - totalOf(gifts) - small - totalOf(theirs) - rest)

/** A match that was judged, as a line of the file. */
interface Judged {
  readonly game: string
  readonly seats: number
  readonly effort: string
  readonly levels: string
  readonly match: number
  readonly seconds: number
  readonly sums: readonly Sum[]
  readonly course: Course
}

function linesOf(game: string, seats: number): Judged[] {
  const path = values.resume
  if (path === undefined || !existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line): Judged => JSON.parse(line))
    .filter(
      (one) => one.game === game && one.seats === seats && one.effort === values.effort && one.levels === values.levels,
    )
}

async function judge(game: string): Promise<Judged[]> {
  const [title, mind] = await Promise.all([findTitle(game), findMind(game)])
  if (title === null || mind === null) throw new Error(`no game ${game}`)
  const seats = Number(values.seats ?? title.game.players[1])
  const lines = linesOf(game, seats)
  const from = performance.now()
  for (let match = lines.length; match < Number(values.matches); match++) {
    if (performance.now() - from > Number(values.minutes) * 60_000) break
    const bot = players === null ? greedy : (seat: Seat) => (seat === match % seats ? players[0] : players[1])
    const one = played(title, mind, seats, `luck/${game}/${match}`, { bot })
    const began = process.cpuUsage().user
    const moments = [...momentsOf(mind, one, one.story, effort)]
    const seconds = (process.cpuUsage().user - began) / 1e6
    const sums = Array.from({ length: seats }, (_, seat) => sumFor(moments, seat))
    const { effort: asked, levels: who } = values
    const line = { game, seats, effort: asked, levels: who, match, seconds, sums, course: courseOf(moments) }
    lines.push(line)
    if (values.resume !== undefined) appendFileSync(values.resume, `${JSON.stringify(line)}\n`)
  }
  return lines
}

/** Tells what came of a game's matches; false where something does not hold. */
function tell(game: string, lines: readonly Judged[]): boolean {
  const n = lines.length
  const seats = lines[0]?.seats ?? 0
  const worst = Math.max(0, ...lines.flatMap(({ sums }) => sums.map(errorOf)))
  const each = mean(lines.map(({ seconds }) => seconds)).toFixed(2)
  console.log(
    `${game}, ${seats} seats, ${values.effort}: ${n} matches, ${each} s each to judge; parts add up within ${worst.toExponential(1)}`,
  )
  let fair = worst < 1e-9
  for (let seat = 0; seat < seats; seat++) {
    const of = (part: (sum: Sum) => number) => lines.flatMap(({ sums }) => sums[seat] ?? []).map(part)
    const told = (name: string, list: readonly number[]) => {
      const error = Math.sqrt(variance(list) / n)
      const far = error === 0 ? 0 : Math.abs(mean(list)) / error
      if (far > 3) fair = false
      return `${name} ${points(mean(list), 2)} ± ${points(error, 2)} (${far.toFixed(1)})`
    }
    const draw = told(
      'draw',
      of((s) => s.draw),
    )
    const hidden = told(
      'hidden',
      of((s) => s.hidden),
    )
    const raw = variance(of((s) => s.end))
    const adjusted = variance(of((s) => s.end - s.draw))
    const rest = median(of((s) => Math.abs(s.rest)))
    console.log(
      `  seat ${seat}: ${draw}, ${hidden}, own ${points(mean(of((s) => s.own)))}, rest median ${points(rest)}, ` +
        `variance ${raw.toFixed(4)} → ${adjusted.toFixed(4)} (${(raw / adjusted).toFixed(2)} ×)`,
    )
  }
  console.log(`  ${courseTold(lines)}`)
  if (players === null) return fair
  const seatsOf = (first: boolean) =>
    lines.flatMap(({ sums, match }) => sums.filter((_, seat) => (seat === match % sums.length) === first))
  console.log(`  ${players[0].id}: ${meansTold(seatsOf(true))}`)
  console.log(`  ${players[1].id}: ${meansTold(seatsOf(false))}`)
  return fair
}

let good = true
for (const game of positionals.length > 0 ? positionals : gameIds()) good = tell(game, await judge(game)) && good
process.exit(good ? 0 : 1)
