// Open seats, as strangers find them: tables that wait, have a place for the reader, and are no ghosts.

import { unusualOptions } from '../../kernel/variants.ts'
import type { TableList } from '../../wire/http.ts'
import { shownRating } from '../../wire/rating.ts'
import type { TableInfo } from '../../wire/table.ts'
import { docOf as personDoc } from '../people/person.ts'
import { FRESH } from '../store/rows.ts'
import type { TableFilter } from '../store/store.ts'
import { lookingBy } from './pair.ts'
import { DAY } from './runtime/clock.ts'
import { docOf, seatOf, type TableDoc } from './runtime/document.ts'
import { titleOf } from './runtime/load.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Who } from './who.ts'

const MINUTE = 60_000
/** A table where nobody has been for so long is listed no more; with days for each turn people come now and then. */
const GHOST_MS = 10 * MINUTE
const GHOST_DAYS_MS = 3 * DAY
/** How many waiting tables are looked at to find some with a seat, at once and altogether. */
const LOOKED_AT = 300
const MOST_LOOKED_AT = 1500
/** How many tables of one person are listed: whoever lays many does not fill the list with them. */
const MOST_OF_ONE = 5

const isGhost = (doc: TableDoc, info: TableInfo, now: number): boolean =>
  !info.seats.some((seat) => seat.here) && now - doc.hereAt > (doc.clock.kind === 'days' ? GHOST_DAYS_MS : GHOST_MS)

interface Asked {
  readonly game?: string | undefined
  readonly limit: number
}

export async function openSeats(
  runtime: Runtime,
  who: Who | null,
  { game, limit }: Asked,
  current: (id: string, doc: TableDoc) => Promise<TableInfo>,
): Promise<TableList> {
  const { store } = runtime
  const now = runtime.now()
  const apart = who === null ? new Set<string>() : await runtime.people.apart(who.id)
  const filter: TableFilter = {
    ...{ status: ['waiting'], from: now - GHOST_DAYS_MS, limit: LOOKED_AT },
    ...(game !== undefined && { game }),
  }
  const ofFriends = who === null ? [] : await friendsTables(runtime, who, filter)
  const tables: TableInfo[] = []
  for await (const doc of waiting(store, ofFriends, filter)) {
    if (tables.length >= limit) break
    const free = doc.seats.some((s) => s.person === null && s.bot === null)
    const own = who !== null && (seatOf(doc, who.id) !== null || doc.host === who.id || doc.removed.includes(who.id))
    if (!free || own || doc.seats.some((s) => s.person !== null && apart.has(s.person))) continue
    const info = await current(doc.id, doc)
    if (!isGhost(doc, info, now)) tables.push(info)
  }
  const listed = new Set(tables.map(({ id }) => id))
  const keys = Object.fromEntries(
    ofFriends.flatMap(({ id, invite }) => (listed.has(id) ? [[id, invite] as const] : [])),
  )
  const looking = await lookingBy(runtime, who, apart)
  const more = { people: await ratingsOf(runtime, tables), looking, unusual: await unusualAt(tables) }
  return { tables, next: null, keys, ...more }
}

/** Those of friends, then those for everybody, a few of each person. Those of whom there are many already are not even read. */
async function* waiting({ tables }: Runtime['store'], ofFriends: readonly TableDoc[], filter: TableFilter) {
  yield* ofFriends
  const listed = new Map<string, number>()
  let before: number | undefined
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += LOOKED_AT) {
    const rows = await tables.list({ ...filter, open: true, ...(before !== undefined && { before }) })
    for (const row of rows) {
      // Whoever sits down with others does not hide their table.
      if (row.people.every((person) => (listed.get(person) ?? 0) >= MOST_OF_ONE)) continue
      for (const person of row.people) listed.set(person, (listed.get(person) ?? 0) + 1)
      yield docOf(row)
    }
    before = rows.at(-1)?.updated
    if (rows.length < LOOKED_AT) return
  }
}

/** Tables that wait, and that friends of this person opened to theirs. */
async function friendsTables({ store, people }: Runtime, who: Who, filter: TableFilter): Promise<TableDoc[]> {
  const friends = await people.friends(who.id)
  if (friends.size === 0) return []
  const rows = await store.tables.list({ ...filter, open: false, people: [...friends] })
  return rows.map(docOf).filter((doc) => doc.friends && friends.has(doc.host))
}

/** Of each table, the options that are not as the rulebook has them. */
async function unusualAt(tables: readonly TableInfo[]): Promise<Record<string, string[]>> {
  const unusual: Record<string, string[]> = {}
  for (const { id, game, options, seats } of tables) {
    const title = await titleOf(game)
    if (title !== null) unusual[id] = unusualOptions(title.game.variants, options, seats.length)
  }
  return unusual
}

/** The rating of everybody in the game of their table, and their language. */
async function ratingsOf({ store }: Runtime, tables: readonly TableInfo[]): Promise<NonNullable<TableList['people']>> {
  const people: Record<string, { points: number; sure: string; lang: string }> = {}
  for (const { game, seats } of tables)
    for (const { person } of seats) {
      if (person === null || Object.hasOwn(people, person)) continue
      const row = await store.people.get(person)
      if (row === null) continue
      const kept = (await store.people.ratings(person)).find((rating) => rating.game === game)
      const { points, sure } = shownRating(kept ?? FRESH, kept?.matches ?? 0)
      people[person] = { points, sure, lang: personDoc(row).lang }
    }
  return people
}
