// Where puzzles are looked for: in matches of quick opponents, and in matches that people kept, as files or in a house.
import { globSync, readFileSync, statSync } from 'node:fs'
import { greedy } from '../../bots/greedy.ts'
import { findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { begin, commit, isOver } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { chooseOptions, type Values } from '../../kernel/variants.ts'
import type { Seat, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { readMatch } from '../../match/file.ts'
import type { Match } from '../../match/match.ts'
import { statesOf } from '../../match/standing.ts'
import { mayCount } from '../../server/openings/counting.ts'
import { openBeside } from '../../server/store/beside.ts'
import type { TableMark } from '../../server/store/openings.ts'
import type { Store } from '../../server/store/store.ts'
import { replayed } from '../../server/tables/runtime/catchUp.ts'
import { docOf } from '../../server/tables/runtime/document.ts'
import type { Mind } from '../../title/mind.ts'

/** A seat that is to choose, at the true table. It may be changed once the next one is asked for. */
export interface Asked {
  readonly table: State
  readonly seat: Seat
  readonly options: Values
}

/** Matches that somebody kept, each under a name by which it can be found again. */
export type Kept = AsyncGenerator<{ readonly name: string; readonly match: Match }>

/** One decision in so many is looked at: a match that is looked through whole gives puzzles that are all alike. */
const EVERY = 5

/** The moments of a match of quick opponents. */
export function* generated(mind: Mind, seats: number, seed: string): Generator<Asked> {
  const { game } = mind
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const { options } = chosen
  const table = begin(game, options, seats, rngOf(seed))
  const rng = rngOf(`${seed}/players`)
  while (!isOver(table)) {
    const [seat = 0] = deciders(game, table)
    const seen = { ...view(game, table, seat), events: null }
    if (below(rng, EVERY) === 0) yield { table, seat, options }
    commit(game, table, seat, greedy.choose({ ...mind, worlds: 1 }, seen, seat, rng))
  }
}

/** The moments of a kept match, each before the choice that was made. */
export function* momentsIn(match: Match): Generator<Asked> {
  const { options, story } = match
  let line = 0
  for (const table of statesOf(match, story)) {
    line++
    const seat = story[line]?.seat ?? null
    if (seat !== null) yield { table, seat, options }
  }
}

/** What is no use for a puzzle: other rules, corrected cards, a match that goes on or began in the middle. */
const isUseful = (mind: Mind, { game, sheet, from, state }: Match): boolean =>
  game.id === mind.game.id && game.version === mind.game.version && sheet === null && from === null && isOver(state)

/** The match files of these paths, folders with all below them. */
export async function* fromFiles(mind: Mind, paths: readonly string[]): Kept {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? globSync('**/*.chantier.json', { cwd: path }).map((file) => `${path}/${file}`)
      : path,
  )
  for (const name of files.sort()) {
    const read = await readMatch(readFileSync(name, 'utf8'), findTitle)
    if ('problem' in read) console.log(`${name}: ${read.problem.why}`)
    else if (isUseful(mind, read.match)) yield { name, match: read.match }
  }
}

/** Tables that are read at once, and more than any house has ended at the same moment. */
const PAGE = 200

/** The finished matches of a house that were open to all. */
export async function* fromStore(mind: Mind, store: Store): Kept {
  const title = await findTitle(mind.game.id)
  if (title === null) return
  let page: TableMark[] = [{ at: -1, table: '' }]
  for (;;) {
    const after = page.at(-1)
    if (after === undefined) return
    page = await store.openings.next(after, Number.MAX_SAFE_INTEGER, PAGE)
    for (const { table } of page) {
      const row = await store.tables.get(table)
      const doc = row === null ? null : docOf(row)
      if (doc === null || doc.game !== mind.game.id || doc.rules !== mind.game.version || !mayCount(doc)) continue
      const found = replayed(title, doc, await store.tables.entries(table, 1))
      if ('match' in found && isUseful(mind, found.match)) yield { name: table, match: found.match }
    }
  }
}

/** The same of a house by its folder, or by the address of its database. The house may go on meanwhile. */
export async function* fromHouse(mind: Mind, house: string): Kept {
  const isDatabase = /^postgres(ql)?:/.test(house)
  const store = await openBeside(isDatabase ? { store: house, data: '' } : { store: 'sqlite', data: house })
  try {
    yield* fromStore(mind, store)
  } finally {
    await store.close()
  }
}
