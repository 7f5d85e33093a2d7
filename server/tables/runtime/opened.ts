// A match in memory: opened from its last snapshot and the entries after it. The log itself stays in the store.
import { deciders } from '../../../kernel/ask.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import { type Agreement, agree } from '../../../match/agreement.ts'
import type { EarlierEntries } from '../../../match/log.ts'
import { enterIn, type Match, openMatch } from '../../../match/match.ts'
import { canRedo, type Entered, enter, passOver, type Standing, standingOf } from '../../../match/standing.ts'
import { canUndo } from '../../../match/trail.ts'
import type { Title } from '../../../title/title.ts'
import { seedOf } from '../../../wire/shuffle.ts'
import type { EntryRow, Store } from '../../store/store.ts'
import type { TableDoc } from './document.ts'
import { packLast } from './packed.ts'
import { type Kept, readSnapshot } from './snapshot.ts'

export interface Opened {
  readonly standing: Standing
  awaited: readonly Seat[]
  /** The last entry that took something back: a page that saw less must hear the whole story again. */
  lastBack: number
  /** The last commands and the entries they made, so that a command said twice is done once. */
  readonly commands: Map<string, number>
  snapshotAt: number
  /** Entries that newer rules no longer allow; the match went on without them. `said` of them the table has told. */
  skipped: number
  said: number
}

/** An entry that stands in the store and in the match. */
export interface Applied extends Entered {
  readonly at: number
  /** It took something back. */
  readonly back: boolean
}

const COMMANDS = 64

function termsOf({ seats, options, secret, words }: TableDoc) {
  return { seats: seats.length, options, seed: seedOf(secret, words), players: seats.map((seat) => seat.name) }
}

/** What the people of a table have agreed on. */
export function agreementOf(title: Title, doc: TableDoc): Agreement {
  const agreed = agree(title, termsOf(doc))
  if (!('agreement' in agreed)) throw new Error(`table ${doc.id} cannot be set up any more`)
  return agreed.agreement
}

/** Opens a match; `pass` hears of every entry after the snapshot. */
export async function openFrom(
  store: Store,
  title: Title,
  doc: TableDoc,
  pass: (applied: Applied, opened: Opened) => void,
): Promise<Opened> {
  const snapshot = await store.tables.lastSnapshot(doc.id)
  const standing = standingOf(agreementOf(title, doc))
  const kept: Kept | null = snapshot === null ? null : readSnapshot(standing, snapshot)
  const opened: Opened = {
    standing,
    awaited: deciders(standing.game, standing.state),
    lastBack: kept?.lastBack ?? 0,
    commands: new Map(kept?.commands ?? []),
    snapshotAt: standing.last,
    skipped: kept?.skipped ?? 0,
    said: kept?.skipped ?? 0,
  }
  await catchUp(store, doc.id, opened, pass)
  return opened
}

/** Enters what others have kept meanwhile; true where there was something. */
export async function catchUp(
  store: Store,
  table: string,
  opened: Opened,
  pass: (applied: Applied, opened: Opened) => void,
): Promise<boolean> {
  const rows = await store.tables.entries(table, opened.standing.last + 1)
  for (const row of rows) {
    const earlier = 'back' in row.entry ? await earlierIn(store, table) : NO_ENTRIES
    pass(applyRow(opened, row, earlier), opened)
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
function applyRow(opened: Opened, row: EntryRow, earlier: EarlierEntries): Applied {
  const { standing } = opened
  const done = enter(standing, row.entry, earlier)
  if ('entry' in done) return applied(opened, row, done)
  passOver(standing)
  opened.skipped++
  const { state, story, last } = standing
  return applied(opened, row, { entry: row.entry, seq: last, before: state, keep: story.length })
}

/** After an entry stands in the match: what the table remembers of it. */
export function applied(opened: Opened, row: Pick<EntryRow, 'command' | 'at'>, entered: Entered): Applied {
  const { standing } = opened
  const { entry, seq } = entered
  opened.awaited = deciders(standing.game, standing.state)
  const back = 'undo' in entry || 'back' in entry
  if (back) opened.lastBack = seq
  packLast(standing.story)
  if (row.command !== null) remember(opened, row.command, seq)
  return { ...entered, at: row.at, back }
}

export function remember(opened: Opened, command: string, seq: number): void {
  opened.commands.set(command, seq)
  if (opened.commands.size <= COMMANDS) return
  const oldest = opened.commands.keys().next()
  if (!oldest.done) opened.commands.delete(oldest.value)
}

export const mayUndo = ({ standing }: Opened, seat: Seat | null): boolean => seat !== null && canUndo(standing, seat)

export const mayRedo = ({ standing }: Opened, seat: Seat | null): boolean =>
  seat !== null && standing.undone.length > 0 && canRedo(standing, seat)

/** A whole match from its log, for files; or the first entry that these rules refuse. */
export function replayed(
  title: Title,
  doc: TableDoc,
  rows: readonly EntryRow[],
): { match: Match } | { refusal: Refusal; seq: number } {
  const opening = openMatch(title, termsOf(doc))
  if (!('match' in opening)) throw new Error(`table ${doc.id} cannot be set up any more`)
  for (const { entry, seq } of rows) {
    const done = enterIn(opening.match, entry)
    if ('clause' in done) return { refusal: done, seq }
  }
  return opening
}
