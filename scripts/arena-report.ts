// All figures of the opponents as a table. Every row is an arena of its own whose games are kept in the cache folder, so
// that the report can be broken off and taken up again.
//   npm run arena:report -- [--cache FOLDER] [--only ROW,…] [--games-part 0.1] [--kept] [--workers N] [--write] [--plan]

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { threadTime } from '../bots/arena/clock.ts'
import { bots } from '../bots/index.ts'
import { search } from '../bots/search/search.ts'
import { findMind } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import { view } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'

const HOUSE = join(import.meta.dirname, '..')
const PAGE = join(HOUSE, 'docs', 'arena.md')

/** One row: an arena, and what it should show. */
interface Row {
  readonly id: string
  readonly what: string
  readonly game: string
  readonly seats: number
  readonly bots: string
  readonly games: number
  /** The share, or the multiple of the fair share, that the first bot should reach. */
  readonly goal: { readonly of: 'share' | 'fair'; readonly least: number } | null
  /** Seconds of thought in one game on one core, about. */
  readonly seconds: number
}

/** What a game takes, measured: choices of one seat with two seats and with four, and the part of its time that it spends. */
const MEASURED: Readonly<Record<string, { readonly two: number; readonly four: number; readonly spent: number }>> = {
  nehemiah: { two: 88, four: 60, spent: 0.19 },
  spyrium: { two: 118, four: 112, spent: 0.22 },
  castle: { two: 45, four: 30, spent: 0.35 },
  'master-builder': { two: 102, four: 93, spent: 0.34 },
}
const PILLARS = { four: 71, spent: 0.2 }

function rowsOf(): Row[] {
  const rows: Row[] = []
  for (const [game, { two, four, spent }] of Object.entries(MEASURED)) {
    const add = (id: string, what: string, table: Pick<Row, 'seats' | 'bots' | 'games' | 'goal'>, ms: number) => {
      const seconds = (spent * (table.seats === 2 ? two : four) * ms) / 1000
      rows.push({ id: `${game}-${id}`, what, game, ...table, seconds })
    }
    const share = (least: number) => ({ of: 'share' as const, least })
    add('greedy', 'master against greedy', { seats: 2, bots: 'master@200ms,greedy', games: 100, goal: share(0.9) }, 200)
    add(
      'table',
      'one master among three greedy',
      { seats: 4, bots: 'master@200ms,greedy', games: 100, goal: { of: 'fair', least: 2 } },
      200,
    )
    add(
      'journeyman',
      'master against journeyman',
      { seats: 2, bots: 'master@200ms,journeyman', games: 100, goal: share(0.75) },
      200,
    )
    add(
      'apprentice',
      'journeyman against apprentice',
      { seats: 2, bots: 'journeyman,apprentice', games: 100, goal: share(0.75) },
      2,
    )
    add(
      'time',
      'more time is stronger',
      { seats: 2, bots: 'master@400ms,master@50ms', games: 100, goal: share(0.6) },
      450,
    )
    add('second', 'spot check at 1 s', { seats: 2, bots: 'master@1s,greedy', games: 20, goal: null }, 1000)
  }
  const pillars = (
    id: string,
    what: string,
    table: string,
    games: number,
    least: number | null,
    ms: number,
    seats = 4,
  ) =>
    rows.push({
      id: `pillars-${id}`,
      what,
      game: 'pillars',
      seats,
      bots: table,
      games,
      goal: least === null ? null : { of: 'fair', least },
      seconds: (PILLARS.spent * PILLARS.four * ms) / 1000,
    })
  pillars('greedy', 'one master among three greedy', 'master@200ms,greedy', 300, 1.7, 200)
  pillars('journeyman', 'one master among journeymen', 'master@200ms,journeyman', 300, 1.3, 200)
  pillars('apprentice', 'one journeyman among apprentices', 'journeyman,apprentice', 300, 1.3, 2)
  pillars('time', 'more time is stronger', 'master@400ms,master@50ms', 100, 1.0001, 550)
  pillars('second', 'spot check at 1 s', 'master@1s,greedy', 20, null, 1000)
  return rows
}

const commandOf = (row: Row, games: number): string[] => [
  'arena',
  row.game,
  '--seats',
  `${row.seats}`,
  '--bots',
  row.bots,
  '--games',
  `${games}`,
]

interface Standing {
  readonly name: string
  readonly won: number
  readonly games: number
  readonly share: number
  readonly timesFair: number
  readonly interval: { readonly low: number; readonly high: number }
  readonly longestMs: number
  readonly msPerChoice: number
}

/** Games of a row that the cache holds; with `--kept` no others are played. */
function played(row: Row, cache: string): number {
  const file = join(cache, `${row.id}.jsonl`)
  return existsSync(file) ? Math.max(0, readFileSync(file, 'utf8').trimEnd().split('\n').length - 1) : 0
}

/** Plays a row to its end, or takes it from the cache. */
function play(row: Row, games: number, cache: string, workers: number): Standing {
  const args = [
    ...commandOf(row, games),
    '--workers',
    `${workers}`,
    '--json',
    '--resume',
    join(cache, `${row.id}.jsonl`),
  ]
  const ran = spawnSync(process.execPath, [join(HOUSE, 'cli', 'main.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (ran.status === null || ![0, 3, 4].includes(ran.status))
    throw new Error(`${row.id}: the arena failed (${ran.status})`)
  return (JSON.parse(ran.stdout) as { standings: Standing[] }).standings[0] as Standing
}

/** About as many iterations as the slowest game has in 0.2 s. */
const THOUGHT = 600

/** Iterations in a second; the cache remembers them. In a process of its own: a table plays one game. */
function speedOf(id: string, cache: string): number {
  const kept = join(cache, `${id}-speed.json`)
  if (existsSync(kept)) return (JSON.parse(readFileSync(kept, 'utf8')) as { speed: number }).speed
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, '--speed', id], { encoding: 'utf8' })
  const speed = Number(stdout)
  if (!(speed > 0)) throw new Error(`${id}: the speed could not be measured`)
  writeFileSync(kept, `${JSON.stringify({ speed })}\n`)
  return speed
}

/** Iterations in a second of one core at a full table, over the whole game. */
async function measureSpeed(id: string): Promise<number> {
  const mind = (await findMind(id)) as Mind
  const { game } = mind
  const seats = game.players[1]
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, seats, rngOf('speed'))
  const greedy = bots.greedy as NonNullable<typeof bots.greedy>
  let iterations = 0
  let ms = 0
  for (let k = 0; !isOver(s); k++) {
    const seat = at(deciders(game, s), 0)
    const seen = { ...view(game, s, seat), events: null }
    const rng = rngOf(`speed ${k}`)
    // The first thoughts are not counted: the engine is still compiling the rules.
    if (k < 10) search(mind, seen, seat, rng, { iterations: THOUGHT })
    else if (k % 5 === 0) {
      const from = threadTime()
      iterations += search(mind, seen, seat, rng, { iterations: THOUGHT }).iterations
      ms += threadTime() - from
    }
    commit(game, s, seat, greedy.choose(mind, seen, seat, rng))
  }
  return Math.round((1000 * iterations) / ms)
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`

function lineOf(row: Row, s: Standing): string {
  const reached = row.goal === null ? null : row.goal.of === 'share' ? s.share : s.timesFair
  const met = row.goal === null || (reached as number) >= row.goal.least
  const goal =
    row.goal === null
      ? 'none'
      : row.goal.of === 'share'
        ? `≥ ${percent(row.goal.least)}`
        : `≥ ${row.goal.least.toFixed(1)} ×`
  const { low, high } = s.interval
  return `| ${row.game} | ${row.what} | ${row.seats} | ${s.games} | ${percent(s.share)} (${percent(low)} to ${percent(high)}) | ${s.timesFair.toFixed(2)} × | ${goal} | ${met ? 'yes' : '**no**'} | ${s.msPerChoice.toFixed(0)} / ${s.longestMs.toFixed(0)} ms | \`chantier ${commandOf(row, s.games).join(' ')}\` |`
}

const clock = (seconds: number) => `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      cache: { type: 'string', default: join(HOUSE, 'node_modules', '.cache', 'arena') },
      only: { type: 'string' },
      'games-part': { type: 'string', default: '1' },
      workers: { type: 'string', default: `${availableParallelism()}` },
      kept: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      /** Only the iterations a second of this game. */
      speed: { type: 'string' },
    },
  })
  if (values.speed !== undefined) return console.log(await measureSpeed(values.speed))
  const part = Number(values['games-part'])
  const workers = Number(values.workers)
  if (!(part > 0 && part <= 1) || !(workers >= 1)) throw new Error('--games-part is from 0 to 1, --workers at least 1')
  const only = values.only?.split(',')
  const rows = rowsOf().filter((row) => only === undefined || only.some((o) => row.id.includes(o)))
  if (rows.length === 0)
    throw new Error(
      `no such row; rows: ${rowsOf()
        .map((row) => row.id)
        .join(', ')}`,
    )
  const gamesOf = (row: Row) =>
    values.kept
      ? played(row, values.cache)
      : Math.min(row.games, Math.max(row.seats, Math.ceil(row.games * part), played(row, values.cache)))
  const whole = rows.reduce((sum, row) => sum + gamesOf(row) * row.seconds, 0) / workers
  console.log(
    `${rows.length} rows, about ${clock(whole)} on ${workers} cores if nothing else runs (cache: ${values.cache})`,
  )
  for (const row of rows)
    console.log(`  ${row.id}: ${gamesOf(row)} games, about ${clock((gamesOf(row) * row.seconds) / workers)}`)
  if (values.plan) return
  mkdirSync(values.cache, { recursive: true })
  const speeds: string[] = []
  for (const game of new Set(rows.map((row) => row.game))) {
    const line = `| ${game} | ${speedOf(game, values.cache)} |`
    console.log(line)
    speeds.push(line)
  }
  const lines = new Map<Row, string>()
  if (values.write) write(speeds, rows, lines, gamesOf)
  for (const row of [...rows].sort((a, b) => hardness(a) - hardness(b))) {
    if (gamesOf(row) < row.seats) continue
    const line = lineOf(row, play(row, gamesOf(row), values.cache, workers))
    console.log(line)
    lines.set(row, line)
    // After every row, so that a report broken off leaves what it has.
    if (values.write) write(speeds, rows, lines, gamesOf)
  }
}

/** The rows that may miss their goal come first; those that only take long come last. */
function hardness({ id }: Row): number {
  const order = ['-greedy', '-time', '-table', '-journeyman', '-apprentice', '-second']
  return order.findIndex((end) => id.endsWith(end))
}

const BEGIN = '<!-- figures -->'
const END = '<!-- end of figures -->'

const UNFINISHED = `The report has not been played to its end yet: a row with fewer games than its goal asks for shows little, and
its interval says how little.`

const waiting = ({ game, what, seats }: Row) => `| ${game} | ${what} | ${seats} | not played yet | | | | | | |`

/** Puts the figures into the page, between its two marks. */
function write(
  speeds: readonly string[],
  rows: readonly Row[],
  lines: ReadonlyMap<Row, string>,
  gamesOf: (row: Row) => number,
): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before, after] = [page.slice(0, page.indexOf(BEGIN) + BEGIN.length), page.slice(page.indexOf(END))]
  const whole = rows.every((row) => lines.has(row) && gamesOf(row) === row.games)
  const text = [
    '',
    '',
    ...(whole ? [] : [UNFINISHED, '']),
    '| game | iterations a second at a full table, one core |',
    '|---|---:|',
    ...speeds,
    '',
    '| game | what | seats | games | share (95 %) | fair share | goal | met | mean / longest thought | command |',
    '|---|---|---:|---:|---|---:|---|---|---|---|',
    ...rows.map((row) => lines.get(row) ?? waiting(row)),
    '',
    '',
  ].join('\n')
  writeFileSync(PAGE, before + text + after)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
