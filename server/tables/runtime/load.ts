// Bringing a table into memory, and keeping its match in step with the store.
import { findTitle } from '../../../games/shelf.ts'
import type { Title } from '../../../title/title.ts'
import type { KeptEntry } from '../../store/message.ts'
import type { TableRow } from '../../store/store.ts'
import { applyEntry } from './apply.ts'
import { audienceOf } from './audience.ts'
import { applyRow, catchUp, NO_ENTRIES, openFrom, type Pass } from './catchUp.ts'
import { announce, lastLines } from './chat.ts'
import { docOf, isDealt } from './document.ts'
import { infoOf, nobodySince } from './info.ts'
import type { LoadedMatch } from './loadedMatch.ts'
import { withOutages } from './outages.ts'
import { presenceOf, remotePresenceOf } from './presence.ts'
import { queueOf } from './queue.ts'
import { isEnded, type LoadedTable, type Runtime } from './runtime.ts'
import { snapshotOf } from './snapshot.ts'

const titles = new Map<string, Title>()

export async function titleOf(game: string): Promise<Title | null> {
  const known = titles.get(game)
  if (known !== undefined) return known
  const title = await findTitle(game)
  if (title !== null) titles.set(game, title)
  return title
}

/** The table of an id, in memory; null where there is none. */
export function tableAt(runtime: Runtime, id: string): Promise<LoadedTable | null> {
  const open = runtime.loaded.get(id)
  if (open !== undefined) return open
  const opening = loadById(runtime, id)
  runtime.loaded.set(id, opening)
  const forget = () => {
    if (runtime.loaded.get(id) === opening) runtime.loaded.delete(id)
  }
  opening.then((t) => t === null && forget(), forget)
  return opening
}

/** Does some work at a table, in its turn; null where there is no such table. */
export async function within<T>(runtime: Runtime, id: string, work: (t: LoadedTable) => Promise<T>): Promise<T | null> {
  for (;;) {
    const t = await tableAt(runtime, id)
    if (t === null) return null
    const done = await t.queue(async () => {
      if (t.released) return null
      await ensureCurrent(runtime, t)
      return { answer: await work(t) }
    })
    if (done !== null) return done.answer
  }
}

async function loadById(runtime: Runtime, id: string): Promise<LoadedTable | null> {
  const row = await runtime.store.tables.get(id)
  if (row === null) return null
  const title = await titleOf(row.game)
  if (title === null) {
    runtime.log.error({ table: id, game: row.game }, 'a table of a game that this house does not have')
    return null
  }
  return loadTable(runtime, title, row)
}

/** Loads a table from its row. */
export async function loadTable(runtime: Runtime, title: Title, row: TableRow): Promise<LoadedTable> {
  const doc = docOf(row)
  const t: LoadedTable = {
    id: doc.id,
    title,
    queue: queueOf(),
    audience: audienceOf(),
    doc,
    version: row.version,
    due: row.due,
    writtenAt: runtime.now(),
    match: null,
    released: false,
    stale: false,
    told: infoOf(doc, nobodySince(runtime.now())),
    chat: doc.updated === doc.created && row.version === 1 ? [] : await lastLines(runtime, doc.id),
    driver: null,
    remotePresence: remotePresenceOf(),
    lastHere: new Map(),
    loadedAt: runtime.now(),
    usedAt: runtime.now(),
  }
  doc.time = withOutages(doc.time, runtime.outages)
  if (isDealt(doc)) await reload(runtime, t)
  // The power may have failed between the last entry and the end.
  if (t.doc.status === 'running' && isEnded(t)) await runtime.end(t)
  runtime.publish({ t: 'who', table: t.id })
  if (t.match !== null && t.match.skipped > t.match.skippedTold) await tellSkipped(runtime, t, t.match)
  return t
}

/** Newer rules refused some entries: the table says so once, and keeps where it stands. */
async function tellSkipped(runtime: Runtime, t: LoadedTable, match: LoadedMatch): Promise<void> {
  runtime.log.error(
    { table: t.id, skipped: match.skipped - match.skippedTold },
    'newer rules refuse entries of this match',
  )
  match.skippedTold = match.skipped
  await announce(runtime, t, 'tables.rules-changed', { entries: match.skipped })
  await runtime.store.tables.snapshot(snapshotOf(t.id, match))
}

/** Whatever was kept is told at once. */
const passTo =
  (runtime: Runtime, t: LoadedTable): Pass =>
  (applied, match, entered) =>
    applyEntry(runtime, t, match, applied, t.audience.tellingOf(match, entered))

/** Reads the match again from the store; subscribers hear of every entry that is news to them. */
export async function reload(runtime: Runtime, t: LoadedTable): Promise<void> {
  const told = t.doc.seq
  const first = t.match === null
  t.stale = true
  const pass = passTo(runtime, t)
  t.match = await openFrom(runtime.store, t.title, t.doc, (applied, match, entered) => {
    if (applied.seq > told) pass(applied, match, entered)
  })
  t.stale = false
  if (first) {
    t.doc = { ...t.doc, awaited: t.match.awaited, seq: t.match.standing.last }
    t.told = infoOf(t.doc, presenceOf(t))
  }
}

/** Memory and store agree again, whatever went wrong before. */
export async function ensureCurrent(runtime: Runtime, t: LoadedTable): Promise<void> {
  t.usedAt = runtime.now()
  if (t.stale) await reload(runtime, t)
}

/** Enters an entry that another node has kept and told; false where it is not the next one, or takes the log to understand. */
export function followEntry(runtime: Runtime, t: LoadedTable, kept: KeptEntry): boolean {
  const { match } = t
  if (t.stale || match === null || kept.seq !== match.standing.last + 1 || 'back' in kept.entry) return false
  applyRow(match, kept, NO_ENTRIES, passTo(runtime, t))
  return true
}

/** Enters what other nodes have kept; true where there was something. */
export async function followStore(runtime: Runtime, t: LoadedTable): Promise<boolean> {
  await ensureCurrent(runtime, t)
  if (t.match === null) return false
  return catchUp(runtime.store, t.id, t.match, passTo(runtime, t))
}
