// Bringing a table into memory, keeping it in step with the store, and letting it go again.
import { findTitle } from '../../../games/shelf.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Title } from '../../../title/title.ts'
import { follow } from '../../../wire/follow.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { UNCHANGED, written } from '../../../wire/written.ts'
import type { TableRow } from '../../store/store.ts'
import { finish } from '../act.ts'
import { announce } from '../talk.ts'
import { roomOf, tableFrame, type Watch } from './audience.ts'
import { passTime } from './clock.ts'
import { docOf, driven, isDealt, peopleOf, rowOf, seatOf, type TableDoc } from './document.ts'
import { dueOf } from './due.ts'
import type { Hall, OpenTable } from './hall.ts'
import { infoOf, NOBODY } from './info.ts'
import { type Applied, catchUp, type Opened, openFrom } from './opened.ts'
import { elsewhereOf, presenceOf } from './presence.ts'
import { queueOf } from './queue.ts'
import { snapshotOf } from './snapshot.ts'

/** Lines of chat that a page gets when it joins. */
const CHAT = 50

const titles = new Map<string, Title>()

export async function titleOf(game: string): Promise<Title | null> {
  const known = titles.get(game)
  if (known !== undefined) return known
  const title = await findTitle(game)
  if (title !== null) titles.set(game, title)
  return title
}

/** The table of an id, in memory; null where there is none. */
export function tableAt(hall: Hall, id: string): Promise<OpenTable | null> {
  const open = hall.open.get(id)
  if (open !== undefined) return open
  const opening = load(hall, id)
  hall.open.set(id, opening)
  const forget = () => {
    if (hall.open.get(id) === opening) hall.open.delete(id)
  }
  opening.then((t) => t === null && forget(), forget)
  return opening
}

/** Does some work at a table, in its turn; null where there is no such table. */
export async function within<T>(hall: Hall, id: string, work: (t: OpenTable) => Promise<T>): Promise<T | null> {
  for (;;) {
    const t = await tableAt(hall, id)
    if (t === null) return null
    const done = await t.queue(async () => {
      if (t.gone) return null
      await ready(hall, t)
      return { answer: await work(t) }
    })
    if (done !== null) return done.answer
  }
}

async function load(hall: Hall, id: string): Promise<OpenTable | null> {
  const row = await hall.store.tables.get(id)
  if (row === null) return null
  const title = await titleOf(row.game)
  if (title === null) {
    hall.log.error({ table: id, game: row.game }, 'a table of a game that this house does not have')
    return null
  }
  return take(hall, title, row)
}

/** A kept table becomes an open one. */
export async function take(hall: Hall, title: Title, row: TableRow): Promise<OpenTable> {
  const doc = docOf(row)
  const t: OpenTable = {
    id: doc.id,
    title,
    queue: queueOf(),
    room: roomOf(),
    doc,
    version: row.version,
    due: row.due,
    written: hall.now(),
    opened: null,
    gone: false,
    stale: false,
    told: infoOf(doc, NOBODY),
    chat: doc.updated === doc.created && row.version === 1 ? [] : await hall.store.tables.said(doc.id, -CHAT, CHAT),
    driver: null,
    elsewhere: elsewhereOf(),
    used: hall.now(),
  }
  if (isDealt(doc)) await reopen(hall, t)
  // The power may have failed between the last entry and the end.
  if (t.opened !== null && t.doc.status === 'running' && isEnded(t)) await finish(hall, t, t.opened)
  hall.news({ t: 'who', table: t.id })
  if (t.opened !== null && t.opened.skipped > t.opened.said) await tellSkipped(hall, t, t.opened)
  return t
}

/** Newer rules refused some entries: the table says so once, and keeps where it stands. */
async function tellSkipped(hall: Hall, t: OpenTable, opened: Opened): Promise<void> {
  hall.log.error({ table: t.id, skipped: opened.skipped - opened.said }, 'newer rules refuse entries of this match')
  opened.said = opened.skipped
  await announce(hall, t, 'tables.rules-changed', { entries: opened.skipped })
  await hall.store.tables.snapshot(snapshotOf(t.id, opened))
}

/** Reads the match again from the store; whoever watches hears of every entry that is news to them. */
export async function reopen(hall: Hall, t: OpenTable): Promise<void> {
  const told = t.doc.seq
  const first = t.opened === null
  t.stale = true
  t.opened = await openFrom(hall.store, t.title, t.doc, (applied, opened) => {
    if (applied.seq > told) settle(hall, t, opened, applied)
  })
  t.stale = false
  if (first) {
    t.doc = { ...t.doc, awaited: t.opened.awaited, seq: t.opened.standing.last }
    t.told = infoOf(t.doc, presenceOf(t.room, t.elsewhere))
  }
}

/** Memory and store agree again, whatever went wrong before. */
export async function ready(hall: Hall, t: OpenTable): Promise<void> {
  t.used = hall.now()
  if (t.stale) await reopen(hall, t)
}

/** Enters what other nodes have kept; true where there was something. */
export async function followStore(hall: Hall, t: OpenTable): Promise<boolean> {
  await ready(hall, t)
  if (t.opened === null) return false
  return catchUp(hall.store, t.id, t.opened, (applied, opened) => settle(hall, t, opened, applied))
}

/** An entry stands in the store and in the match: the clocks, the info and everybody who watches follow. */
export function settle(hall: Hall, t: OpenTable, opened: Opened, applied: Applied, vacation?: readonly number[]): void {
  const { seq, at, back } = applied
  const { doc } = t
  const { awaited } = opened
  const was = doc.awaited
  if (doc.time !== null)
    doc.time = passTime(doc.clock, doc.time, { seq, at, awaited, back, ...(vacation && { vacation }) })
  doc.seq = seq
  doc.awaited = awaited
  doc.since = at
  doc.updated = at
  if (!t.room.empty) t.room.entered(opened, applied, doc.time?.left ?? null)
  tellTurns(hall, t)
  const fresh = awaited.filter((seat) => !was.includes(seat))
  if (fresh.length > 0) hall.awaited(t, fresh)
}

/** As everybody at this node was last told: what an entry means for it, they know from the entry itself. */
export function toldInfo(t: OpenTable): TableInfo {
  const { seq, since, awaited, time } = t.doc
  if (t.told.seq < seq) t.told = follow(t.told, { seq, at: since, ...(time && { left: time.left }) }, awaited)
  return t.told
}

export function tellTurns(hall: Hall, t: OpenTable): void {
  if (hall.turns.followed()) hall.turns.heard(t.id, peopleOf(t.doc), awaitedPeople(t.doc))
}

/** The people whom the table waits for. */
export const awaitedPeople = (doc: TableDoc): string[] =>
  doc.status !== 'running'
    ? []
    : doc.awaited.flatMap((seat) => {
        const person = doc.seats[seat]?.person
        return person === null || person === undefined || driven(doc, seat) ? [] : [person]
      })

/** What other nodes need to know after something was kept. */
export function publish(hall: Hall, t: OpenTable): void {
  if (hall.alone()) return
  const { id: table, doc, version } = t
  const people = peopleOf(doc)
  hall.news({ t: 'table', table, seq: doc.seq, version, awaited: awaitedPeople(doc), people })
}

/** Tells everybody what has changed in the table's info. */
export function tellInfo(t: OpenTable, except: Watch | null = null): void {
  const info = infoOf(t.doc, presenceOf(t.room, t.elsewhere))
  const change = written(toldInfo(t), info)
  if (change === UNCHANGED) return
  t.told = info
  t.room.info(change, except)
}

export const frameFor = (hall: Hall, t: OpenTable, seen: number | null) => (watch: Watch) => {
  const chat = t.chat.filter((line) => line.person === null || !watch.ear.deaf(line.person))
  return tableFrame(watch, toldInfo(t), t.opened, chat, seen, hall.now())
}

/** A document that somebody else wrote, or that was just written, is the table's now. */
export async function adopt(
  hall: Hall,
  t: OpenTable,
  doc: TableDoc,
  version: number,
  due: number | null,
): Promise<void> {
  // What the entries have told so far, they have told of the document as it was.
  toldInfo(t)
  const { seq, awaited, since, updated, time } = t.doc
  // The log may be further than the document that was written.
  const ahead = seq > doc.seq
  t.doc = ahead ? { ...doc, seq, awaited, since, updated, time } : doc
  t.version = version
  t.due = due
  t.written = hall.now()
  const begins = t.opened === null && isDealt(t.doc)
  if (begins) await reopen(hall, t)
  t.room.reseat((person) => seatOf(t.doc, person), t.opened, frameFor(hall, t, null))
  tellInfo(t)
  if (begins) t.room.lay(t.opened, frameFor(hall, t, null))
  tellTurns(hall, t)
}

/** Reads the document again: somebody else may have been first. True where they were. */
export async function refetch(hall: Hall, t: OpenTable): Promise<boolean> {
  const row = await hall.store.tables.get(t.id)
  if (row === null) throw new Error(`table ${t.id} is gone`)
  if (row.version === t.version) return false
  await adopt(hall, t, docOf(row), row.version, row.due)
  return true
}

/** Writes the document as it stands now; a lost race costs nothing, since the log is the truth. */
export async function flush(hall: Hall, t: OpenTable): Promise<void> {
  const due = dueOf(t.doc, hall.now())
  if (await hall.store.tables.put(rowOf(t.doc, t.version + 1, due))) {
    t.version++
    t.due = due
    t.written = hall.now()
  } else await refetch(hall, t)
}

/** Lets go of a table that nobody uses: snapshot, document, gone. Whoever asked for it meanwhile keeps it. */
export async function letGo(hall: Hall, t: OpenTable): Promise<void> {
  const { opened } = t
  if (!t.stale) {
    if (opened !== null && opened.standing.last > opened.snapshotAt) {
      await hall.store.tables.snapshot(snapshotOf(t.id, opened))
      opened.snapshotAt = opened.standing.last
    }
    if (t.doc.status === 'running') await flush(hall, t)
  }
  if (!t.room.empty || isThinking(t) || t.queue.waiting() > 1) return
  t.gone = true
  hall.open.delete(t.id)
}

/** Whether an opponent of this table thinks now. */
export const isThinking = (t: OpenTable): boolean => t.driver !== null && t.driver.thinking.length > 0

export const isEnded = (t: OpenTable): boolean => t.opened !== null && isOver(t.opened.standing.state)
