// A match in memory: opened from its last snapshot and the entries after it. The log itself stays in the store.
import { check, deciders } from '../../kernel/ask.ts'
import type { Refusal, Seat, State } from '../../kernel/words.ts'
import { canUndo, type Deed, type Entry, enter, type Match, openMatch } from '../../match/match.ts'
import type { Title } from '../../title/title.ts'
import { seedOf } from '../../wire/shuffle.ts'
import type { EntryRow, Store } from '../store/store.ts'
import type { TableDoc } from '../table/document.ts'
import { packLast } from './packed.ts'
import { type Kept, readSnapshot } from './snapshot.ts'

export interface Opened {
  readonly match: Match
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

/** What an entry did to the story: `keep` lines stay, those after them are new. */
export interface Entered {
  readonly entry: Entry
  readonly seq: number
  readonly at: number
  /** The match as it was before; as it is now where nothing changed. */
  readonly before: State
  readonly keep: number
  readonly back: boolean
}

const COMMANDS = 64

/** The match as it was agreed, before its first entry. */
export function freshMatch(title: Title, doc: TableDoc, lasting = false): Match {
  const { options, secret, words } = doc
  const players = doc.seats.map((seat) => seat.name)
  const opened = openMatch(title, { seats: doc.seats.length, options, seed: seedOf(secret, words), players, lasting })
  if (!('match' in opened)) throw new Error(`table ${doc.id} cannot be set up any more`)
  return opened.match
}

/** Opens a match; `pass` hears of every entry after the snapshot. */
export async function openFrom(
  store: Store,
  title: Title,
  doc: TableDoc,
  pass: (entered: Entered, opened: Opened) => void,
): Promise<Opened> {
  const snapshot = await store.tables.lastSnapshot(doc.id)
  const match = freshMatch(title, doc, true)
  const kept: Kept | null = snapshot === null ? null : readSnapshot(title, match, snapshot)
  const opened: Opened = {
    match,
    awaited: deciders(match.game, match.state),
    lastBack: kept?.lastBack ?? 0,
    commands: new Map(kept?.commands ?? []),
    snapshotAt: match.log.length,
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
  pass: (entered: Entered, opened: Opened) => void,
): Promise<boolean> {
  const rows = await store.tables.entries(table, opened.match.log.length + 1)
  for (const row of rows) {
    if ('back' in row.entry) await recall(store, table, opened)
    pass(enterRow(opened, row), opened)
  }
  return rows.length > 0
}

/** An entry that is already in the store. What newer rules refuse is passed over: it keeps its number and does nothing. */
function enterRow(opened: Opened, row: EntryRow): Entered {
  const { match } = opened
  const before = match.deeds
  const lines = before.length
  const refusal = enter(match, row.entry)
  if (refusal !== null) {
    match.log.push(row.entry)
    opened.skipped++
  }
  return entered(opened, row, before, lines)
}

/** After an entry stands in the match: what it changed. The log's text is forgotten, its length is not. */
export function entered(
  opened: Opened,
  row: Pick<EntryRow, 'command' | 'at' | 'entry'>,
  story: readonly Deed[],
  lines: number,
): Entered {
  const { match } = opened
  const before = match.before ?? match.state
  match.before = null
  const seq = match.log.length
  match.log[seq - 1] = FORGOTTEN
  opened.awaited = deciders(match.game, match.state)
  const back = 'undo' in row.entry || 'back' in row.entry
  if (back) opened.lastBack = seq
  packLast(match.deeds)
  if (row.command !== null) remember(opened, row.command, seq)
  return { entry: row.entry, seq, at: row.at, before, keep: back ? common(story, match.deeds) : lines, back }
}

const FORGOTTEN: Entry = { seat: -1, undo: true }

export function remember(opened: Opened, command: string, seq: number): void {
  opened.commands.set(command, seq)
  if (opened.commands.size <= COMMANDS) return
  const oldest = opened.commands.keys().next()
  if (!oldest.done) opened.commands.delete(oldest.value)
}

/** How many lines of the story are the same: a line is its place in the log. */
function common(a: readonly Deed[], b: readonly Deed[]): number {
  let n = 0
  while (n < a.length && n < b.length && a[n]?.at === b[n]?.at) n++
  return n
}

/** Reads the log again into the match: taking back by agreement replays it. */
export async function recall(store: Store, table: string, opened: Opened): Promise<void> {
  const rows = await store.tables.entries(table, 1)
  const { log } = opened.match
  for (let i = 0; i < log.length; i++) log[i] = rows[i]?.entry ?? FORGOTTEN
}

export const mayUndo = ({ match }: Opened, seat: Seat | null): boolean => seat !== null && canUndo(match, seat)

export function mayRedo({ match }: Opened, seat: Seat | null): boolean {
  if (seat === null || match.undone.length === 0) return false
  const again = match.undone.findLast((u) => u.seat === seat)
  return again !== undefined && check(match.game, match.state, seat, again.choice) === null
}

/** A whole match from its log, for files and for looking back; or the first entry that these rules refuse. */
export function replayed(
  title: Title,
  doc: TableDoc,
  rows: readonly EntryRow[],
): { match: Match } | { refusal: Refusal; seq: number } {
  const match = freshMatch(title, doc)
  for (const { entry, seq } of rows) {
    const refusal = enter(match, entry)
    if (refusal !== null) return { refusal, seq }
  }
  return { match }
}

/** The states after each line of the story, from the choices that stand; fewer where newer rules refuse one. */
export function* statesOf(title: Title, doc: TableDoc, deeds: readonly Deed[]): Generator<State> {
  const match = freshMatch(title, doc)
  yield match.state
  for (const { seat, choice } of deeds) {
    if (seat === null || choice === null) continue
    if (enter(match, { seat, choice, move: null }) !== null) return
    yield match.state
  }
}
