// Open seats, as strangers find them: tables that wait, have a place for the reader, and are no ghosts.

import { createHash, randomBytes } from 'node:crypto'
import { gameIds } from '../../games/shelf.ts'
import { unusualOptions } from '../../kernel/variants.ts'
import type { TableList } from '../../wire/http.ts'
import { shownRating } from '../../wire/rating.ts'
import type { TableInfo } from '../../wire/table.ts'
import { docOf as personDoc } from '../people/person.ts'
import type { OfferFilter } from '../store/offers.ts'
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
/** How many tables of friends are looked at; of the others, how many at once and altogether. */
const OF_FRIENDS = 300
const LOOKED_AT = 100
const MOST_LOOKED_AT = 600
/** How far the offers of one game are looked through: so many networks, and people of all of them together. */
const LOOKED_THROUGH = { networks: 48, people: 96 }
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
    ...{ status: ['waiting'], from: now - GHOST_DAYS_MS, limit: OF_FRIENDS },
    ...(game !== undefined && { game }),
  }
  const ofFriends = who === null ? [] : await friendsTables(runtime, who, filter)
  const tables: TableInfo[] = []
  const strangers = () => offered(store, lotOf(who, now), game === undefined ? gameIds() : [game], now - GHOST_DAYS_MS)
  for await (const doc of waiting(store, ofFriends, strangers)) {
    if (tables.length >= limit) break
    const free = doc.seats.some((s) => s.person === null && s.bot === null)
    const own = who !== null && (seatOf(doc, who.id) !== null || doc.host === who.id || doc.removed.includes(who.id))
    if (!free || own || doc.seats.some((s) => s.person !== null && apart.has(s.person))) continue
    const info = await current(doc.id, doc)
    if (!isGhost(doc, info, now)) tables.push(info)
  }
  // Those of friends stay first.
  const known = new Set(ofFriends.map(({ id }) => id))
  tables.sort((a, b) => Number(known.has(b.id)) - Number(known.has(a.id)) || b.updated - a.updated)
  const listed = new Set(tables.map(({ id }) => id))
  const keys = Object.fromEntries(
    ofFriends.flatMap(({ id, invite }) => (listed.has(id) ? [[id, invite] as const] : [])),
  )
  const looking = await lookingBy(runtime, who, apart)
  const more = { people: await ratingsOf(runtime, tables), looking, unusual: await unusualAt(tables) }
  return { tables, next: null, keys, ...more }
}

/** Those of friends, then those for everybody, a few of each person. */
async function* waiting(store: Runtime['store'], ofFriends: readonly TableDoc[], strangers: () => Promise<string[]>) {
  const listed = new Map<string, number>()
  const isOneMore = (host: string) => {
    const count = (listed.get(host) ?? 0) + 1
    listed.set(host, count)
    return count <= MOST_OF_ONE
  }
  for (const doc of ofFriends) if (isOneMore(doc.host)) yield doc
  const ids = (await strangers()).slice(0, MOST_LOOKED_AT)
  for (let seen = 0; seen < ids.length; seen += LOOKED_AT) {
    const some = ids.slice(seen, seen + LOOKED_AT)
    const rows = await store.tables.list({ ids: some, status: ['waiting'], open: true, limit: some.length })
    const place = new Map(some.map((id, i) => [id, i]))
    for (const row of rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))) {
      const doc = docOf(row)
      if (isOneMore(doc.host)) yield doc
    }
  }
}

/** One draw for this process; nobody outside can tell whose turn comes when. */
const SALT = randomBytes(16)
const LOT_MS = 5 * MINUTE

/** Where somebody begins to look: somewhere else than others, and the same for some minutes, so that their list stands still. */
function lotOf(who: Who | null, now: number): Pick<OfferFilter, 'network' | 'person'> {
  const lot = createHash('sha256')
    .update(SALT)
    .update(`${who?.id} ${Math.floor(now / LOT_MS)}`)
    .digest()
  return { network: lot.toString('hex', 0, 2), person: lot.toString('base64url', 2, 8) }
}

/**
 * Tables with an open seat in the order in which they are looked at: of everybody the newest first, of the people of a network
 * one before the next, and of each network one before the next.
 */
async function offered(
  { tables }: Runtime['store'],
  lot: Pick<OfferFilter, 'network' | 'person'>,
  games: readonly string[],
  from: number,
): Promise<string[]> {
  const each = { ...LOOKED_THROUGH, ...lot, from, each: MOST_OF_ONE }
  const found = (await Promise.all(games.map((game) => tables.offers({ ...each, game })))).flat()
  const counts = new Map<string, number>()
  const ordered = found
    .toSorted((a, b) => b.updated - a.updated)
    .map((one) => {
      const nth = counts.get(one.lane) ?? 0
      counts.set(one.lane, nth + 1)
      return { ...one, nth }
    })
  return ordered.toSorted((a, b) => a.nth - b.nth || a.turn - b.turn || a.place - b.place).map(({ id }) => id)
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
