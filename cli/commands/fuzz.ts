import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FuzzReport } from '../../contract/fuzz.ts'
import type { Table } from '../../contract/plan.ts'
import { at } from '../../kernel/lists.ts'
import { titleOf } from '../asked.ts'
import { shareOut } from '../crew.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { planOf, type Share } from '../fuzzer.ts'
import { tableLines } from '../page.ts'
import { failed } from '../stop.ts'

/** Games in one share: small, so that the cores finish together; fixed, so that a seed means the same everywhere. */
const SHARE = 5
const FIGURES = ['games', 'decisions', 'longest', 'mostOptions', 'undone', 'interrupts'] as const

export const fuzz = commandOf({
  name: 'fuzz',
  flags: ['games', 'seed', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const game = at(given.words, 0)
    await titleOf(game, desk)
    const games = given.whole('games', 60, 1, 10_000_000)
    const seed = given.text('seed') ?? 'fuzz'
    if (!existsSync(join(import.meta.dirname, '..', '..', 'games', game, 'test', 'plan.ts')))
      failed(desk.t.fuzz.noPlan(game))
    const { tables } = await planOf(game)
    const shares = sharesOf(game, tables.length, games, seed)
    const reports = await shareOut<Share, FuzzReport>(
      new URL('../fuzzer.ts', import.meta.url),
      shares,
      progress(desk, games),
    )
    const rows = tables.map((_, i) => sumOf(reports.filter((_, k) => shares[k]?.table === i)))
    const all = sumOf(rows)
    if (given.has('json')) desk.json({ game, seed, ...all, tables: rows.map((row, i) => ({ ...tables[i], ...row })) })
    else tell(tables, rows, all, desk)
    return all.violations.length > 0 ? 1 : 0
  },
})

type Sum = Omit<FuzzReport, 'table'>

/** Every table gets its part of the games; the first ones get what is left over. */
function sharesOf(game: string, tables: number, games: number, seed: string): Share[] {
  return Array.from({ length: tables }, (_, table) => table).flatMap((table) => {
    const mine = Math.floor(games / tables) + (table < games % tables ? 1 : 0)
    return Array.from({ length: Math.ceil(mine / SHARE) }, (_, k) => ({
      game,
      table,
      games: Math.min(SHARE, mine - k * SHARE),
      seed: `${seed}/${table}/${k}`,
    }))
  })
}

function sumOf(reports: readonly Sum[]): Sum {
  const add = (key: (typeof FIGURES)[number]) => reports.reduce((sum, r) => sum + r[key], 0)
  const most = (key: (typeof FIGURES)[number]) => Math.max(0, ...reports.map((r) => r[key]))
  return {
    games: add('games'),
    decisions: add('decisions'),
    longest: most('longest'),
    mostOptions: most('mostOptions'),
    undone: add('undone'),
    interrupts: add('interrupts'),
    violations: reports.flatMap((r) => r.violations),
  }
}

/** A line that counts, on a terminal only. */
function progress(desk: Desk, of: number): (report: FuzzReport) => void {
  let done = 0
  return (report) => {
    done += report.games
    if (process.stderr.isTTY) process.stderr.write(`\r${desk.t.fuzz.progress(done, of)}${done >= of ? '\n' : ''}`)
  }
}

const nameOf = ({ seats, options = {} }: Table, desk: Desk) =>
  [desk.t.play.seats(seats), ...Object.entries(options).map(([k, v]) => `${k}=${v}`)].join(' ')

function tell(tables: readonly Table[], rows: readonly Sum[], all: Sum, desk: Desk): void {
  const { fuzz: t } = desk.t
  const cells = (name: string, sum: Sum) => [
    name,
    ...FIGURES.slice(0, 4).map((key) => desk.number(sum[key])),
    desk.number(sum.violations.length),
  ]
  const named = rows.map((row, i) => cells(nameOf(at(tables, i), desk), row))
  desk.lines(tableLines(t.head, [...named, cells(t.all, all)], desk.width()))
  desk.say()
  if (all.violations.length === 0)
    desk.say(desk.paint('good', t.clean(desk.number(all.games), desk.number(all.decisions))))
  else desk.say(desk.paint('bad', t.broken(all.violations.length)))
  for (const violation of all.violations) desk.say(violation, '  ')
}
