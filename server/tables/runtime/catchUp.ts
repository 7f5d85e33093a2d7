// A match from the store: its last snapshot and the entries after it.
import type { Refusal } from '../../../kernel/words.ts'
import type { EarlierEntries } from '../../../match/log.ts'
import { enterIn, type Match, openMatch } from '../../../match/match.ts'
import { type Entered, enter, passOver, standingOf } from '../../../match/standing.ts'
import type { Title } from '../../../title/title.ts'
import type { EntryRow, Store } from '../../store/store.ts'
import type { TableDoc } from './document.ts'
import { type Applied, agreementOf, applied, awaitedIn, type LoadedMatch, termsOf } from './loadedMatch.ts'
import { readSnapshot, type SnapshotDoc } from './snapshot.ts'

/** Hears of an entry that was entered now and stands in the store. */
export type Pass = (applied: Applied, match: LoadedMatch, entered: Entered) => void

/** Opens a match; `pass` hears of every entry after the snapshot. */
export async function openFrom(store: Store, title: Title, doc: TableDoc, pass: Pass): Promise<LoadedMatch> {
  const snapshot = await store.tables.lastSnapshot(doc.id)
  const standing = standingOf(agreementOf(title, doc))
  const kept: SnapshotDoc | null = snapshot === null ? null : readSnapshot(standing, snapshot)
  const match: LoadedMatch = {
    standing,
    awaited: awaitedIn(standing),
    lastBack: kept?.lastBack ?? 0,
    commands: new Map(kept?.commands ?? []),
    snapshotAt: standing.last,
    skipped: kept?.skipped ?? 0,
    skippedTold: kept?.skipped ?? 0,
  }
  await catchUp(store, doc.id, match, pass)
  return match
}

/** Enters what others have kept meanwhile; true where there was something. */
export async function catchUp(store: Store, table: string, match: LoadedMatch, pass: Pass): Promise<boolean> {
  const rows = await store.tables.entries(table, match.standing.last + 1)
  for (const row of rows) {
    const earlier = 'back' in row.entry ? await earlierIn(store, table) : NO_ENTRIES
    applyRow(match, row, earlier, pass)
  }
  return rows.length > 0
}

export const NO_ENTRIES: EarlierEntries = () => []

/** The log of a table, read from the store. */
export async function earlierIn(store: Store, table: string): Promise<EarlierEntries> {
  const log = (await store.tables.entries(table, 1)).map((row) => row.entry)
  return (count) => log.slice(0, count)
}

/** An entry that is already in the store. What newer rules refuse is passed over. */
export function applyRow(match: LoadedMatch, row: Omit<EntryRow, 'table'>, earlier: EarlierEntries, pass: Pass): void {
  const { standing } = match
  const done = enter(standing, row.entry, earlier)
  const entered = 'entry' in done ? done : passedOver(match, row)
  pass(applied(match, row, awaitedIn(standing)), match, entered)
}

function passedOver(match: LoadedMatch, { entry }: Pick<EntryRow, 'entry'>): Entered {
  const { standing } = match
  passOver(standing)
  match.skipped++
  return { entry, seq: standing.last, before: standing.state, keep: standing.story.length }
}

/** A whole match from its log, for files; or the first entry that these rules refuse. */
export function replayed(
  title: Title,
  doc: TableDoc,
  rows: readonly EntryRow[],
): { match: Match } | { refusal: Refusal; seq: number } {
  const opening = openMatch(title, termsOf(title, doc))
  if (!('match' in opening)) throw new Error(`table ${doc.id} cannot be set up any more`)
  for (const { entry, seq } of rows) {
    const done = enterIn(opening.match, entry)
    if ('clause' in done) return { refusal: done, seq }
  }
  return opening
}
