// Bringing a table into memory, and keeping its match in step with the store.
import { findTitle } from '../../../games/shelf.ts'
import type { Title } from '../../../title/title.ts'
import type { TableRow } from '../../store/store.ts'
import { applyEntry } from './apply.ts'
import { audienceOf } from './audience.ts'
import { catchUp, openFrom } from './catchUp.ts'
import { announce } from './chat.ts'
import { docOf, isDealt } from './document.ts'
import { type Hall, isEnded, type OpenTable } from './hall.ts'
import { infoOf, NOBODY } from './info.ts'
import type { Opened } from './opened.ts'
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
  const opening = loadById(hall, id)
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

async function loadById(hall: Hall, id: string): Promise<OpenTable | null> {
  const row = await hall.store.tables.get(id)
  if (row === null) return null
  const title = await titleOf(row.game)
  if (title === null) {
    hall.log.error({ table: id, game: row.game }, 'a table of a game that this house does not have')
    return null
  }
  return loadTable(hall, title, row)
}

/** A kept table becomes an open one. */
export async function loadTable(hall: Hall, title: Title, row: TableRow): Promise<OpenTable> {
  const doc = docOf(row)
  const t: OpenTable = {
    id: doc.id,
    title,
    queue: queueOf(),
    audience: audienceOf(),
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
  if (t.doc.status === 'running' && isEnded(t)) await hall.end(t)
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
    if (applied.seq > told) applyEntry(hall, t, opened, applied)
  })
  t.stale = false
  if (first) {
    t.doc = { ...t.doc, awaited: t.opened.awaited, seq: t.opened.standing.last }
    t.told = infoOf(t.doc, presenceOf(t.audience, t.elsewhere))
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
  return catchUp(hall.store, t.id, t.opened, (applied, opened) => applyEntry(hall, t, opened, applied))
}
