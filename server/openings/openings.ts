// How the house's finished matches began: counted a few at a time by every sweep, and told as sums to whoever asks.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { findOpenings } from '../../games/shelf.ts'
import type { HouseOpenings } from '../../wire/openings.ts'
import { type BeginningMark, type BeginningRow, type CountMark, FIRST } from '../store/openings.ts'
import type { Store } from '../store/store.ts'
import { titleOf } from '../tables/runtime/load.ts'
import { Chapters } from './chapters.ts'
import { countedIn, FORM } from './counting.ts'

/** Matches that one sweep counts. */
const AT_ONCE = 4
/** A table is looked at so long after it was last written: nodes' clocks differ, and a write may take its time. */
const LATER_MS = 60_000
/** Seats of a game that are kept, the newest. */
const MOST = 20_000
/** How often a match is tried on one node before it is passed over. */
const TRIES = 3
/** Rows that are read at once, and for how long what was made of them is told. */
const PAGE = 500
const KEPT_MS = 10 * 60_000

export interface Told {
  readonly openings: HouseOpenings
  /** Equal exactly for equal openings. */
  readonly tag: string
}

export interface OpeningsDesk {
  /** Counts some matches that have ended since. */
  sweep(): Promise<void>
  /** What is told of a game; null where there is none of this name, or none whose first choices are followed. */
  told(game: string): Promise<Told | null>
}

interface Parts {
  readonly store: Store
  readonly log: Logger
  now(): number
}

/** Lets everybody else who waits come first. */
const turn = (): Promise<void> => new Promise((go) => setImmediate(go))

const START: CountMark = { form: FORM, at: -1, table: '' }

function sweepOf({ store, log, now }: Parts): () => Promise<void> {
  let failed = { table: '', tries: 0 }

  /** Where to go on; null while a newer version of the house counts in another way. */
  async function from(): Promise<CountMark | null> {
    const mark = await store.openings.mark()
    if (mark === null) return START
    if (mark.form < FORM) await store.openings.restart(FORM)
    return mark.form > FORM ? null : mark.form < FORM ? START : mark
  }

  return async () => {
    const mark = await from()
    if (mark === null) return
    const found: BeginningRow[] = []
    let last = mark
    for (const next of await store.openings.next(mark, now() - LATER_MS, AT_ONCE)) {
      const { table } = next
      try {
        found.push(...(await countedIn(store, table)))
      } catch (error) {
        failed = { table, tries: failed.table === table ? failed.tries + 1 : 1 }
        log.warn({ err: error, table, tries: failed.tries }, 'how a match began was not counted')
        if (failed.tries < TRIES) break
      }
      last = { form: FORM, ...next }
      await turn()
    }
    if (last !== mark) await store.openings.keep(last, found, MOST)
  }
}

async function made(store: Store, game: string): Promise<Told | null> {
  const [title, openings] = await Promise.all([titleOf(game), findOpenings(game)])
  if (title === null || openings === null) return null
  const rules = title.game.version
  const chapters = new Chapters(openings.depth)
  let after: BeginningMark | undefined = FIRST
  while (after !== undefined) {
    const rows = await store.openings.page(game, rules, after, PAGE)
    for (const row of rows) chapters.add(row)
    after = rows.at(-1)
    await turn()
  }
  const told: HouseOpenings = { rules, chapters: chapters.told() }
  const tag = createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)
  return { openings: told, tag }
}

export function openingsOf(parts: Parts): OpeningsDesk {
  const { store, now } = parts
  const kept = new Map<string, { readonly at: number; readonly told: Promise<Told | null> }>()
  return {
    sweep: sweepOf(parts),
    async told(game) {
      // Only games that there are may be asked for again and again.
      if ((await findOpenings(game)) === null) return null
      const known = kept.get(game)
      if (known !== undefined && now() - known.at < KEPT_MS) return known.told
      const told = made(store, game)
      kept.set(game, { at: now(), told })
      told.catch(() => kept.delete(game))
      return told
    },
  }
}
