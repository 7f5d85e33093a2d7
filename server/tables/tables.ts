// All tables of the house, as the routes and the live connections see them.

import type { Seat } from '../../kernel/words.ts'
import type { ClubTable } from '../../wire/club.ts'
import type { Past, TableList, TableOrder } from '../../wire/http.ts'
import type { ChatLine, TableInfo, TableStatus } from '../../wire/table.ts'
import type { Answer } from './answer.ts'
import { at, changed, replyOf } from './at.ts'
import { tellHost } from './attend.ts'
import { triedCards } from './cards.ts'
import { newCode } from './code.ts'
import { adjustClocks, barPerson, mergeGuest, removePerson, renamePerson, sendAwayFrom } from './everywhere.ts'
import { nextHost } from './hosting.ts'
import { laneOf } from './lane.ts'
import { type Leading, leadingOf } from './leading.ts'
import { fileOf, pastOf } from './look.ts'
import { openSeats } from './openSeats.ts'
import { type Pairing, pairingOf } from './pair.ts'
import { rematch } from './rematch.ts'
import { type RoomDeeds, roomDeeds } from './room.ts'
import { type RoundTables, roundTablesOf } from './roundTables.ts'
import { announce } from './runtime/chat.ts'
import { docOf, rowOf, seatOf, type TableDoc } from './runtime/document.ts'
import { dueOf } from './runtime/due.ts'
import { infoOf, nobodySince } from './runtime/info.ts'
import { change } from './runtime/keep.ts'
import { loadTable, tableAt, titleOf } from './runtime/load.ts'
import { presenceOf } from './runtime/presence.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { publishTable, toldInfo } from './runtime/tell.ts'
import { newKey, newTable } from './setUp.ts'
import { addWords, handOver, seatBot, silence, sit, stand, swap, takeSeat, together } from './sit.ts'
import { MINE, type Place, withRoom } from './space.ts'
import { begin } from './start.ts'
import type { Who } from './who.ts'

export type ListName = 'open' | 'mine' | 'turn' | 'watch' | 'past'

export interface ListQuery {
  readonly list: ListName
  readonly game?: string
  readonly before?: number
  readonly limit: number
}

export interface Tables extends RoomDeeds {
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
  readonly pairing: Pairing
  /** What the organiser of a tournament does at its tables. */
  readonly round: RoundTables
  /** What the owner of the house does at tables. */
  readonly leading: Leading
  /** A table as it stands, with the key to it: for those whom the house itself lets in. */
  shown(id: string): Promise<ClubTable | null>
  /** The tables where somebody is awaited. */
  turns(person: string): Promise<string[]>
  /** Takes a person who leaves the house from every table; a computer plays on. */
  removePerson(person: string): Promise<void>
  /** Somebody may not come for a while: a computer plays for them. */
  barPerson(person: string): Promise<void>
  /** Somebody is sent away from these tables, where nothing has begun. */
  sendAwayFrom(tables: readonly string[], person: string): Promise<void>
  /** Somebody's vacations have changed, and so has when their clocks run out. */
  adjustClocks(person: string): Promise<void>
  /** Somebody has another name now, or keeps theirs. */
  renamePerson(person: Who): Promise<void>
  /** A guest turned out to be this person: the seats go along. */
  mergeGuest(guest: string, person: Who): Promise<void>
}

/** Codes are short, and a house may have many tables: one that is taken is chosen anew, at last with more digits. */
const CODES = 8

const create = (
  runtime: Runtime,
  who: Who,
  order: TableOrder,
  finished: (doc: TableDoc) => TableDoc = (doc) => doc,
): Promise<Answer> => withRoom(runtime, who, null, (place) => laid(runtime, who, order, finished, place))

async function laid(
  runtime: Runtime,
  who: Who,
  order: TableOrder,
  finished: (doc: TableDoc) => TableDoc,
  place: Place,
): Promise<Answer> {
  const title = await titleOf(order.game)
  if (title === null) return { refusal: { clause: 'tables.no-game', with: { game: order.game.slice(0, 40) } } }
  const cards = await triedCards(runtime.thinkers, title, order.corrections ?? {}, who.id)
  if ('refusal' in cards) return cards
  const made = newTable(title, { ...order, ...cards }, who, runtime.now())
  if ('refusal' in made) return made
  const doc = finished({ ...made.doc, lane: await laneOf(runtime.store, who.network) })
  place.table = doc.id
  for (let tries = 0; tries < CODES; tries++) {
    const coded = tries === 0 ? doc : { ...doc, code: newCode(who.lang ?? 'en', 1 + (tries >> 1)) }
    const row = rowOf(coded, 1, dueOf(coded, runtime.now()))
    if (!(await runtime.store.tables.put(row))) continue
    const opening = loadTable(runtime, title, row)
    runtime.loaded.set(doc.id, opening)
    const t = await opening
    publishTable(runtime, t)
    return { answer: replyOf(t, who) }
  }
  throw new Error('a new table has the id or the code of another')
}

/** As it stands now: in memory, or read from the document if nothing came after it. */
async function current(runtime: Runtime, id: string, doc: TableDoc): Promise<TableInfo> {
  const open = runtime.loaded.get(id)
  const behind =
    doc.status === 'running' && open === undefined && (await runtime.store.tables.entries(id, doc.seq + 1)).length > 0
  // One table that cannot be opened must not spoil the list for everybody: it is shown as it was written down.
  const t = open === undefined && !behind ? null : await tableAt(runtime, id).catch(() => null)
  return t === null ? infoOf(doc, nobodySince(doc.updated)) : toldInfo(t)
}

async function list(
  runtime: Runtime,
  who: Who | null,
  { list: name, game, before, limit }: ListQuery,
): Promise<TableList> {
  if (name === 'open') return openSeats(runtime, who, { game, limit }, (id, doc) => current(runtime, id, doc))
  if (who === null && name !== 'watch') return { tables: [], next: null }
  const mine = who === null || name === 'watch' ? {} : { person: who.id }
  const status: Readonly<Record<Exclude<ListName, 'open'>, readonly TableStatus[]>> = {
    mine: MINE,
    turn: ['running'],
    watch: ['running'],
    past: ['over', 'archived'],
  }
  const rows = await runtime.store.tables.list({
    ...mine,
    status: status[name],
    ...(name === 'watch' && { open: true }),
    ...(game !== undefined && { game }),
    ...(before !== undefined && { before }),
    limit: name === 'turn' ? Math.max(limit, runtime.limits.tables || 1000) : limit,
  })
  const tables = await Promise.all(rows.map((row) => current(runtime, row.id, docOf(row))))
  const next = rows.length === limit ? (rows.at(-1)?.updated ?? null) : null
  const others = (info: TableInfo) => who === null || !info.seats.some((seat) => seat.person === who.id)
  if (name === 'watch') return { tables: tables.filter(others), next }
  if (name !== 'turn') return { tables, next }
  const awaits = (info: TableInfo) =>
    info.status === 'running' && info.awaited.some((seat) => info.seats[seat]?.person === who?.id)
  return { tables: tables.filter(awaits).slice(0, limit), next: null }
}

/** Standing up: whoever hosted the table passes it on, and a seat in a match goes to the computer. */
const standUp = (runtime: Runtime, who: Who, id: string): Promise<Answer> =>
  at(runtime, who, id, undefined, async (t) => {
    const seat = seatOf(t.doc, who.id)
    const presence = presenceOf(t)
    const refusal = await change(runtime, t, (doc, now) => {
      const stood = stand(who)(doc, now)
      if ('clause' in stood || stood.status !== 'waiting' || doc.host !== who.id) return stood
      return { ...stood, host: nextHost(stood, (person) => presence.here(person)) ?? stood.host }
    })
    if (refusal !== null) return { refusal }
    if (t.doc.status === 'waiting' && t.doc.host !== who.id && seat !== null) await tellHost(runtime, t)
    if (t.doc.status === 'running' && seat !== null) await announce(runtime, t, 'tables.left', { name: who.name, seat })
    runtime.wake(t)
    return { answer: replyOf(t, who) }
  })

/** What is done with a seat: sit down, stand up, hand it over, take it. */
function seatDeeds(runtime: Runtime): Pick<Tables, 'sit' | 'stand' | 'swap' | 'bot' | 'words' | 'hand' | 'take'> {
  return {
    sit: (who, id, seat, key) =>
      withRoom(runtime, who, id, async () => {
        const apart = await runtime.people.apart(who.id)
        return changed(runtime, who, id, () => together(who, apart, sit(who, seat, key)), { key })
      }),
    stand: (who, id) => standUp(runtime, who, id),
    swap: (who, id, a, b) => changed(runtime, who, id, () => swap(who, a, b)),
    bot: (who, id, seat, level) => changed(runtime, who, id, () => seatBot(who, seat, level)),
    words: (who, id, words) => changed(runtime, who, id, () => addWords(who, words)),
    hand: (who, id) =>
      at(runtime, who, id, undefined, async (t) => {
        const key = newKey()
        const refusal = await change(runtime, t, handOver(who, key))
        return refusal === null ? { answer: { key } } : { refusal }
      }),
    async take(who, id, key) {
      const apart = await runtime.people.apart(who.id)
      let giver: { readonly name: string; readonly seat: Seat } | null = null
      const note = (t: LoadedTable) => {
        const seat = t.doc.hands[key]
        giver = seat === undefined ? null : { name: t.doc.seats[seat]?.name ?? '', seat }
        return together(who, apart, takeSeat(who, key))
      }
      const after = async (t: LoadedTable) => {
        if (giver !== null) await announce(runtime, t, 'tables.handed', { ...giver, to: who.name })
      }
      return withRoom(runtime, who, id, () => changed(runtime, who, id, note, { key, after }))
    },
  }
}

/** What can be read of a match. */
function lookDeeds(runtime: Runtime): Pick<Tables, 'look' | 'past' | 'file' | 'chat'> {
  return {
    look: (who, id, key) => at(runtime, who, id, key, async (t) => ({ answer: replyOf(t, who, key) })),
    past: (who, id, key) =>
      at(runtime, who, id, key, async (t) => {
        if (t.match === null) return { refusal: { clause: 'tables.not-started' } }
        return { answer: pastOf(t.match, seatOf(t.doc, who.id)) }
      }),
    file: (who, id, key) =>
      at(runtime, who, id, key, async (t) => {
        if (t.doc.scores === null) return { refusal: { clause: 'tables.not-over' } }
        if (t.doc.sealed === true) return { refusal: { clause: 'tables.sealed' } }
        const file = await fileOf(runtime, t)
        return file === null ? { refusal: { clause: 'tables.other-rules' } } : { answer: file }
      }),
    chat: (who, id, before, key) =>
      at(runtime, who, id, key, async () => {
        const muted = await runtime.people.muted(who.id)
        const lines = await runtime.store.tables.said(id, Math.max(1, before - 100), 100)
        return { answer: lines.filter((l) => l.n < before && (l.person === null || !muted.includes(l.person))) }
      }),
  }
}

export function tablesOf(runtime: Runtime): Tables {
  return {
    ...seatDeeds(runtime),
    ...lookDeeds(runtime),
    ...roomDeeds(runtime),
    round: roundTablesOf(runtime),
    leading: leadingOf(runtime),
    pairing: pairingOf(runtime, (who, order, finished) => create(runtime, who, order, finished)),
    create: (who, order) => create(runtime, who, order),
    list: (who, query) => list(runtime, who, query),
    async shown(id) {
      const row = await runtime.store.tables.get(id)
      if (row === null) return null
      const doc = docOf(row)
      return { table: await current(runtime, id, doc), key: doc.invite }
    },
    start: (who, id) => changed(runtime, who, id, (t) => begin(t, who)),
    rematch: (who, id) =>
      at(runtime, who, id, undefined, (t) =>
        rematch(runtime, t, who, (host, order, finished) => create(runtime, host, order, finished)),
      ),
    silence: (who, id, person, on) => changed(runtime, who, id, () => silence(who, person, on)),
    async turns(person) {
      const { tables } = await list(runtime, { id: person, name: '' }, { list: 'turn', limit: 1000 })
      return tables.map((info) => info.id)
    },
    removePerson: (person) => removePerson(runtime, person),
    barPerson: (person) => barPerson(runtime, person),
    sendAwayFrom: (tables, person) => sendAwayFrom(runtime, tables, person),
    adjustClocks: (person) => adjustClocks(runtime, person),
    renamePerson: (person) => renamePerson(runtime, person),
    mergeGuest: (guest, person) => mergeGuest(runtime, guest, person),
  }
}
