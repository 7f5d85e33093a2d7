// All tables of the house, as the routes and the live connections see them.

import type { Refusal, Seat } from '../../kernel/words.ts'
import type { Past, TableList, TableOrder, TableReply } from '../../wire/http.ts'
import type { ChatLine, TableInfo, TableStatus } from '../../wire/table.ts'
import type { Answer } from './answer.ts'
import { adjustClocks, mergeGuest, removePerson } from './everywhere.ts'
import { fileOf, pastOf } from './look.ts'
import { rematch } from './rematch.ts'
import { announce } from './runtime/chat.ts'
import { docOf, mayLook, rowOf, seatOf, type TableDoc } from './runtime/document.ts'
import { dueOf } from './runtime/due.ts'
import { infoOf, NOBODY } from './runtime/info.ts'
import { type Change, change } from './runtime/keep.ts'
import { loadTable, tableAt, titleOf, within } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { publishTable, toldInfo } from './runtime/tell.ts'
import { newKey, newTable } from './setUp.ts'
import { addWords, handOver, seatBot, silence, sit, stand, swap, takeSeat, type Who } from './sit.ts'
import { begin } from './start.ts'

export type ListName = 'open' | 'mine' | 'turn' | 'watch' | 'past'

export interface ListQuery {
  readonly list: ListName
  readonly game?: string
  readonly before?: number
  readonly limit: number
}

export interface Tables {
  create(who: Who, order: TableOrder): Promise<Answer>
  look(who: Who, id: string, key?: string): Promise<Answer>
  list(who: Who | null, query: ListQuery): Promise<TableList>
  sit(who: Who, id: string, seat?: Seat, key?: string): Promise<Answer>
  stand(who: Who, id: string): Promise<Answer>
  swap(who: Who, id: string, a: Seat, b: Seat): Promise<Answer>
  bot(who: Who, id: string, seat: Seat, level: string | null): Promise<Answer>
  words(who: Who, id: string, words: string): Promise<Answer>
  start(who: Who, id: string): Promise<Answer>
  hand(who: Who, id: string): Promise<Answer<{ key: string }>>
  take(who: Who, id: string, key: string): Promise<Answer>
  rematch(who: Who, id: string): Promise<Answer>
  silence(who: Who, id: string, person: string, on: boolean): Promise<Answer>
  past(who: Who, id: string, key?: string): Promise<Answer<Past>>
  file(who: Who, id: string, key?: string): Promise<Answer<string>>
  chat(who: Who, id: string, before: number, key?: string): Promise<Answer<readonly ChatLine[]>>
  /** The tables where somebody is awaited. */
  turns(person: string): Promise<string[]>
  /** Takes a person who leaves the house from every table; a computer plays on. */
  removePerson(person: string): Promise<void>
  /** Somebody's vacations have changed, and so has when their clocks run out. */
  adjustClocks(person: string): Promise<void>
  /** A guest turned out to be this person: the seats go along. */
  mergeGuest(guest: string, person: Who): Promise<void>
}

const UNKNOWN: Refusal = { clause: 'tables.unknown' }
const MINE: readonly TableStatus[] = ['waiting', 'running']

function reply(t: LoadedTable, who: Who): TableReply {
  const seat = seatOf(t.doc, who.id)
  return { table: toldInfo(t), seat, invite: seat !== null || t.doc.host === who.id ? t.doc.invite : null }
}

/** At a table that this person may look at, one after the other. */
async function at<T>(
  runtime: Runtime,
  who: Who,
  id: string,
  key: string | undefined,
  work: (t: LoadedTable) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const done = await within(runtime, id, async (t): Promise<Answer<T>> => {
    return mayLook(t.doc, who.id, key) ? work(t) : { refusal: UNKNOWN }
  })
  return done ?? { refusal: UNKNOWN }
}

const changed = (
  runtime: Runtime,
  who: Who,
  id: string,
  how: (t: LoadedTable) => Change,
  key?: string,
): Promise<Answer> =>
  at(runtime, who, id, key, async (t) => {
    const refusal = await change(runtime, t, how(t))
    if (refusal !== null) return { refusal }
    runtime.wake(t)
    return { answer: reply(t, who) }
  })

/** Nobody has more tables open than the house allows. */
async function roomFor(runtime: Runtime, who: Who): Promise<Refusal | null> {
  const most = runtime.limits.tables
  if (most === 0) return null
  const open = await runtime.store.tables.list({ person: who.id, status: MINE, limit: most })
  return open.length < most ? null : { clause: 'tables.too-many', with: { most } }
}

async function create(runtime: Runtime, who: Who, order: TableOrder, more: Partial<TableDoc> = {}): Promise<Answer> {
  const title = await titleOf(order.game)
  if (title === null) return { refusal: { clause: 'tables.no-game', with: { game: order.game.slice(0, 40) } } }
  const crowded = await roomFor(runtime, who)
  if (crowded !== null) return { refusal: crowded }
  const made = newTable(title, order, who, runtime.now())
  if ('refusal' in made) return made
  const doc = { ...made.doc, ...more }
  const row = rowOf(doc, 1, dueOf(doc, runtime.now()))
  if (!(await runtime.store.tables.put(row))) throw new Error('a new table has the id of another')
  const opening = loadTable(runtime, title, row)
  runtime.loaded.set(doc.id, opening)
  const t = await opening
  publishTable(runtime, t)
  return { answer: reply(t, who) }
}

/** As it stands now: in memory, or read from the document if nothing came after it. */
async function current(runtime: Runtime, id: string, doc: TableDoc): Promise<TableInfo> {
  const open = runtime.loaded.get(id)
  const behind =
    doc.status === 'running' && open === undefined && (await runtime.store.tables.entries(id, doc.seq + 1)).length > 0
  const t = open === undefined && !behind ? null : await tableAt(runtime, id)
  return t === null ? infoOf(doc, NOBODY) : toldInfo(t)
}

async function list(
  runtime: Runtime,
  who: Who | null,
  { list: name, game, before, limit }: ListQuery,
): Promise<TableList> {
  if (who === null && name !== 'open' && name !== 'watch') return { tables: [], next: null }
  const mine = who === null || name === 'open' || name === 'watch' ? {} : { person: who.id }
  const status: Readonly<Record<ListName, readonly TableStatus[]>> = {
    open: ['waiting'],
    mine: MINE,
    turn: ['running'],
    watch: ['running'],
    past: ['over', 'archived'],
  }
  const rows = await runtime.store.tables.list({
    ...mine,
    status: status[name],
    ...((name === 'open' || name === 'watch') && { open: true }),
    ...(game !== undefined && { game }),
    ...(before !== undefined && { before }),
    limit: name === 'turn' ? Math.max(limit, runtime.limits.tables || 1000) : limit,
  })
  const tables = await Promise.all(rows.map((row) => current(runtime, row.id, docOf(row))))
  const next = rows.length === limit ? (rows.at(-1)?.updated ?? null) : null
  if (name !== 'turn') return { tables, next }
  const awaits = (info: TableInfo) =>
    info.status === 'running' && info.awaited.some((seat) => info.seats[seat]?.person === who?.id)
  return { tables: tables.filter(awaits).slice(0, limit), next: null }
}

export function tablesOf(runtime: Runtime): Tables {
  return {
    create: (who, order) => create(runtime, who, order),
    look: (who, id, key) => at(runtime, who, id, key, async (t) => ({ answer: reply(t, who) })),
    list: (who, query) => list(runtime, who, query),
    async sit(who, id, seat, key) {
      const crowded = await roomFor(runtime, who)
      return crowded === null ? changed(runtime, who, id, () => sit(who, seat, key), key) : { refusal: crowded }
    },
    stand: (who, id) =>
      at(runtime, who, id, undefined, async (t) => {
        const seat = seatOf(t.doc, who.id)
        const refusal = await change(runtime, t, stand(who))
        if (refusal !== null) return { refusal }
        if (t.doc.status === 'running' && seat !== null)
          await announce(runtime, t, 'tables.left', { name: who.name, seat })
        runtime.wake(t)
        return { answer: reply(t, who) }
      }),
    swap: (who, id, a, b) => changed(runtime, who, id, () => swap(who, a, b)),
    bot: (who, id, seat, level) => changed(runtime, who, id, () => seatBot(who, seat, level)),
    words: (who, id, words) => changed(runtime, who, id, () => addWords(who, words)),
    async start(who, id) {
      const answer = await changed(runtime, who, id, (t) => begin(t, who))
      const t = 'answer' in answer ? await tableAt(runtime, id) : null
      if (t !== null) runtime.awaited(t, t.doc.awaited)
      return answer
    },
    hand: (who, id) =>
      at(runtime, who, id, undefined, async (t) => {
        const key = newKey()
        const refusal = await change(runtime, t, handOver(who, key))
        return refusal === null ? { answer: { key } } : { refusal }
      }),
    async take(who, id, key) {
      const crowded = await roomFor(runtime, who)
      return crowded === null ? changed(runtime, who, id, () => takeSeat(who, key), key) : { refusal: crowded }
    },
    rematch: (who, id) =>
      at(runtime, who, id, undefined, (t) =>
        rematch(
          runtime,
          t,
          who,
          (host, order, more) => create(runtime, host, order, more),
          (next) => at(runtime, who, next, undefined, async (n) => ({ answer: reply(n, who) })),
        ),
      ),
    silence: (who, id, person, on) => changed(runtime, who, id, () => silence(who, person, on)),
    past: (who, id, key) =>
      at(runtime, who, id, key, async (t) => {
        if (t.match === null) return { refusal: { clause: 'tables.not-started' } }
        return { answer: pastOf(t.match, seatOf(t.doc, who.id)) }
      }),
    file: (who, id, key) =>
      at(runtime, who, id, key, async (t) => {
        if (t.doc.scores === null) return { refusal: { clause: 'tables.not-over' } }
        const file = await fileOf(runtime, t)
        return file === null ? { refusal: { clause: 'tables.other-rules' } } : { answer: file }
      }),
    chat: (who, id, before, key) =>
      at(runtime, who, id, key, async () => {
        const muted = await runtime.people.muted(who.id)
        const lines = await runtime.store.tables.said(id, Math.max(1, before - 100), 100)
        return { answer: lines.filter((l) => l.n < before && (l.person === null || !muted.includes(l.person))) }
      }),
    async turns(person) {
      const { tables } = await list(runtime, { id: person, name: '' }, { list: 'turn', limit: 1000 })
      return tables.map((info) => info.id)
    },
    removePerson: (person) => removePerson(runtime, person),
    adjustClocks: (person) => adjustClocks(runtime, person),
    mergeGuest: (guest, person) => mergeGuest(runtime, guest, person),
  }
}
