// The matches of a fuzz, cut into shares for the cores: which are wanted, which are done, and what they sum up to.
import { emptyReport, type FuzzReport, type Violation } from '../contract/fuzz.ts'
import type { Table } from '../contract/plan.ts'
import { lastOf } from '../kernel/ref.ts'
import type { Desk } from './desk.ts'
import type { Fuzzed, Share } from './fuzzer.ts'
import { type Ledger, ledgerIn } from './ledger.ts'
import type { FuzzCall } from './resume.ts'

/** Matches in one share: few, so that the cores finish together; fixed, so that a seed means the same everywhere. */
const SHARE = 50

/** What a fuzz is about; the first line of its file. */
export interface FuzzHead {
  readonly fuzz: 2
  readonly game: string
  readonly rules: number
  readonly seed: string
  /** The dear laws are asked at one position in so many. */
  readonly share: number
  /** The tables by name, in the order of the report. */
  readonly tables: readonly string[]
}

const COUNTS = [
  'row',
  'from',
  'ms',
  'games',
  'decisions',
  'asked',
  'longest',
  'mostOptions',
  'undone',
  'interrupts',
] as const

function isFuzzed(x: unknown): x is Fuzzed {
  if (typeof x !== 'object' || x === null) return false
  const found = new Map<string, unknown>(Object.entries(x))
  return (
    COUNTS.every((key) => Number.isInteger(found.get(key))) &&
    typeof found.get('seed') === 'string' &&
    Array.isArray(found.get('violations'))
  )
}

const keyOf = ({ seed, from }: Pick<Fuzzed, 'seed' | 'from'>): string => `${seed} ${from}`

/** Opens the file of a fuzz, new or broken off. */
export const fuzzLedger = (path: string, head: FuzzHead, desk: Desk): Ledger<Fuzzed> =>
  ledgerIn<Fuzzed>(
    path,
    { head, read: (line) => (isFuzzed(line) ? line : null), keyOf, other: desk.t.fuzz.other(path, head.game) },
    desk,
  )

/** What all shares of a fuzz have in common. */
export type Wanted = Pick<Share, 'game' | 'oneIn' | 'seed'>

/** Every table gets its part of the matches; the first ones get what is left over. A table that is null is drawn by each seed. */
export function sharesOf(wanted: Wanted, tables: readonly (Table | null)[], games: number): Share[] {
  return tables.flatMap((table, row) => {
    const mine = Math.floor(games / tables.length) + (row < games % tables.length ? 1 : 0)
    return Array.from({ length: Math.ceil(mine / SHARE) }, (_, k) => ({
      ...wanted,
      row,
      table,
      seed: `${wanted.seed}/${row}/${k}`,
      from: 0,
      games: Math.min(SHARE, mine - k * SHARE),
    }))
  })
}

/** The matches of one table, by their numbers alone: how a match that was found is played again. */
export const sharesAt = (wanted: Wanted, table: Table, games: number): Share[] =>
  Array.from({ length: Math.ceil(games / SHARE) }, (_, k) => ({
    ...wanted,
    row: 0,
    table,
    from: k * SHARE,
    games: Math.min(SHARE, games - k * SHARE),
  }))

/** What comes to a broken law again: the same table and share, and the seeds of its row up to this one. */
export function callAgain(game: string, { table, seed }: Violation, share: number): FuzzCall {
  const cut = seed.lastIndexOf('/')
  return { game, table, seed: seed.slice(0, cut), games: lastOf(seed) + 1, share }
}

/** What is still to be played of these shares. Where a law was broken it is played again: it may have been mended. */
export function shareLeft(shares: readonly Share[], done: ReadonlyMap<string, Fuzzed>): Share[] {
  return shares.flatMap((share) => {
    const end = share.from + share.games
    let { from } = share
    for (let known = done.get(keyOf(share)); known !== undefined && from < end; ) {
      if (known.violations.length > 0 || known.games === 0) break
      from += known.games
      known = done.get(keyOf({ seed: share.seed, from }))
    }
    return from < end ? [{ ...share, from, games: end - from }] : []
  })
}

/** All shares that are known, those played now last: of a share played twice the later counts. */
export function known(done: ReadonlyMap<string, Fuzzed>, now: readonly Fuzzed[]): Fuzzed[] {
  return [...new Map([...done, ...now.map((share) => [keyOf(share), share] as const)]).values()]
}

/** What shares found, all in all. */
export type Sum = FuzzReport & Pick<Fuzzed, 'ms'>

export function sumOf(reports: readonly Sum[]): Sum {
  return reports.reduce(
    (sum, r) => ({
      ms: sum.ms + r.ms,
      games: sum.games + r.games,
      decisions: sum.decisions + r.decisions,
      asked: sum.asked + r.asked,
      longest: Math.max(sum.longest, r.longest),
      mostOptions: Math.max(sum.mostOptions, r.mostOptions),
      undone: sum.undone + r.undone,
      interrupts: sum.interrupts + r.interrupts,
      violations: [...sum.violations, ...r.violations],
    }),
    { ms: 0, ...emptyReport() },
  )
}
