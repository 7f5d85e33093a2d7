import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { shareOut } from '../../bots/crew.ts'
import { type FuzzReport, violationLine } from '../../contract/fuzz.ts'
import { type Table, tableName } from '../../contract/plan.ts'
import { at } from '../../kernel/lists.ts'
import { matchOf, titleOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { pathOf } from '../files.ts'
import { commandOf, type Given } from '../flags.ts'
import { type Fuzzed, planOf, type Share } from '../fuzzer.ts'
import { nowhere } from '../ledger.ts'
import { tableLines } from '../page.ts'
import { clockTime, progressBar } from '../progress.ts'
import { fuzzWith } from '../resume.ts'
import { callAgain, fuzzLedger, known, type Sum, shareLeft, sharesAt, sharesOf, sumOf } from '../shares.ts'
import { failed } from '../stop.ts'

/** The dear laws are asked at one position in so many, unless somebody says otherwise; they cost some ten times the others. */
const USUAL_SHARE = 20

export const fuzz = commandOf({
  name: 'fuzz',
  flags: ['games', 'share', 'seed', 'seats', 'option', 'workers', 'resume', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const game = at(given.words, 0)
    const title = await titleOf(game, desk)
    const games = given.whole('games', 60, 1, 10_000_000)
    const seed = given.text('seed') ?? 'fuzz'
    const share = given.whole('share', USUAL_SHARE, 1, 100_000)
    const tables = await tablesOf(game, given, desk)
    const [first = null, second] = tables
    const wanted = { game, oneIn: share, seed }
    const shares =
      first !== null && second === undefined ? sharesAt(wanted, first, games) : sharesOf(wanted, tables, games)
    const head = { fuzz: 2, game, rules: title.game.version, seed, share, tables: tables.map(namedAlike) } as const
    const file = given.text('resume')
    const ledger = file === undefined ? nowhere<Fuzzed>() : fuzzLedger(pathOf(file), head, desk)
    const now = await playAll(shareLeft(shares, ledger.done), ledger.add, given, desk, games)
    const all = known(ledger.done, now)
    const rows = tables.map((_, row) => sumOf(all.filter((share) => share.row === row)))
    const sum = sumOf(rows)
    if (given.has('json'))
      desk.json({ game, seed, share, ...sum, tables: rows.map((row, i) => ({ ...tables[i], ...row })) })
    else tell({ game, share, tables, rows, sum }, desk)
    return sum.violations.length > 0 ? 1 : 0
  },
})

/** The tables of the game's plan, and one that every match draws by itself (null); or the one that was asked for. */
async function tablesOf(game: string, given: Given, desk: Desk): Promise<(Table | null)[]> {
  if (!existsSync(join(import.meta.dirname, '..', '..', 'games', game, 'test', 'plan.ts')))
    failed(desk.t.fuzz.noPlan(game))
  if (!given.has('seats') && !given.has('option')) return [...(await planOf(game)).tables, null]
  const { seats, options } = await matchOf(given, desk)
  return [{ seats, options }]
}

/** Plays what is left, share by share; each is kept as soon as it is done. */
function playAll(
  left: readonly Share[],
  keep: (share: Fuzzed) => void,
  given: Given,
  desk: Desk,
  games: number,
): Promise<Fuzzed[]> {
  let done = games - left.reduce((sum, share) => sum + share.games, 0)
  const bar = progressBar(games, done, desk)
  return shareOut<Share, Fuzzed>(
    new URL('../fuzzer.ts', import.meta.url),
    left,
    (share) => {
      keep(share)
      done += share.games
      bar(done)
    },
    given.whole('workers', availableParallelism(), 1, 256),
  )
}

/** The same in every language: it stands in the file. */
const namedAlike = (table: Table | null): string => (table === null ? 'any' : tableName(table))

const nameOf = (table: Table | null, desk: Desk) =>
  table === null
    ? desk.t.fuzz.any
    : [
        desk.t.play.seats(table.seats),
        ...Object.entries(table.options ?? {}).map(([option, value]) => `${option}=${value}`),
      ].join(' ')

const FIGURES = ['games', 'decisions', 'longest', 'mostOptions'] as const

/** What a fuzz found. */
interface Found {
  readonly game: string
  readonly share: number
  readonly tables: readonly (Table | null)[]
  readonly rows: readonly Sum[]
  readonly sum: Sum
}

function tell({ game, share, tables, rows, sum }: Found, desk: Desk): void {
  const { fuzz: t } = desk.t
  const cells = (name: string, report: FuzzReport) => [
    name,
    ...FIGURES.map((key) => desk.number(report[key])),
    desk.number(report.violations.length),
  ]
  const named = tables.map((table, row) => cells(nameOf(table, desk), at(rows, row)))
  desk.lines(tableLines(t.head, [...named, cells(t.all, sum)], desk.width()))
  desk.say()
  if (sum.violations.length === 0)
    desk.say(desk.paint('good', t.clean(desk.number(sum.games), desk.number(sum.decisions))))
  else desk.say(desk.paint('bad', t.broken(sum.violations.length)))
  for (const violation of sum.violations) {
    desk.say(violationLine(violation), '  ')
    desk.say(t.again(fuzzWith(callAgain(game, violation, share))), '    ')
  }
  desk.say(share === 1 ? t.everywhere : t.shared(desk.number(sum.asked), desk.number(share)))
  desk.say(t.took(clockTime(sum.ms / 1000)))
}
