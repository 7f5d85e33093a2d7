// Quick pairing: those who look for a table get one, whichever node of the house finds that they fit.

import { randomInt } from 'node:crypto'
import { USUAL_LEVEL } from '../../bots/level.ts'
import type { Clock } from '../../wire/clock.ts'
import type { TableOrder } from '../../wire/http.ts'
import { personOf } from '../people/person.ts'
import type { SeekRow } from '../store/meeting.ts'
import type { Answer } from './answer.ts'
import { type Counts, type Group, groupsOf, type Seeker, type Wish } from './pairing.ts'
import type { TableDoc } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import { titleOf, within } from './runtime/load.ts'
import type { Runtime } from './runtime/runtime.ts'
import { newId } from './setUp.ts'
import { withRoom } from './space.ts'
import { deal } from './start.ts'
import { sitter, type Who } from './who.ts'

/** A page says every few seconds that it still looks; one that has not for so long has gone. */
const SILENT_MS = 30_000
/** Who looks at once; a house with more pairs the others in the next rounds. */
const AT_ONCE = 300
const MOST = 6000
/** Who is counted where others see how many look. */
const COUNTED = 1000

const CLOCKS: Readonly<Record<Wish['pace'], Clock>> = {
  live: { kind: 'live', minutes: 20, increment: 15 },
  days: { kind: 'days', days: 2, budget: 5 },
}

export type Create = (who: Who, order: TableOrder, finished: (doc: TableDoc) => TableDoc) => Promise<Answer>

export interface Pairing {
  /** Looks for a table, or says that one still does: the table that was found, or null. */
  seek(who: Who, wish: Wish): Promise<Answer<{ readonly since: number; readonly table: string | null }>>
  unseek(who: Who): Promise<void>
  /** What somebody looks for now; null where they do not, or have found it. */
  soughtBy(person: string): Promise<Wish | null>
  /** Brings together whoever fits; runs by itself every few seconds. */
  pair(): Promise<void>
}

export function pairingOf(runtime: Runtime, create: Create): Pairing {
  const { meeting } = runtime.store
  let pairing: Promise<void> = Promise.resolve()
  /** Who asks while others wait for the next round waits for the same one. */
  let next: Promise<void> | null = null
  let from = 0
  const pair = () => {
    next ??= pairing = pairing
      .then(async () => {
        next = null
        from = await pairAll(runtime, create, from)
      })
      .catch((error) => runtime.log.error({ err: error }, 'not paired'))
    return next
  }
  return {
    pair,
    unseek: (who) => meeting.unseek(who.id),
    async soughtBy(person) {
      const row = await meeting.sought(person)
      return row === null || row.table !== null || row.seen <= runtime.now() - SILENT_MS ? null : JSON.parse(row.doc)
    },
    async seek(who, wish) {
      const now = runtime.now()
      const before = await meeting.sought(who.id)
      const going = before !== null && before.seen > now - SILENT_MS
      if (going && before.table !== null) return { answer: { since: before.since, table: before.table } }
      // What is found is one more table: who has as many as they may looks for none.
      const room = await withRoom(runtime, who, null, async () => ({ answer: null }))
      if ('refusal' in room) return room
      const doc = JSON.stringify(wish)
      const since = going ? before.since : now
      await meeting.seek({ person: who.id, doc, since, seen: now, table: null })
      if (!going || before.doc !== doc) await pair()
      const after = await meeting.sought(who.id)
      return { answer: { since, table: after?.table ?? null } }
    },
  }
}

/**
 * Looks at some of those who look, the longest waiting first; where the next round begins. Rounds overlap by half, so that those who
 * came soon after each other are looked at together, and nobody has to wait for those before them, whom perhaps nobody fits.
 */
async function pairAll(runtime: Runtime, create: Create, from: number): Promise<number> {
  const { store } = runtime
  const now = runtime.now()
  const all = await store.meeting.seeks(now - SILENT_MS, MOST)
  const start = from < all.length ? from : 0
  const some = all.slice(start, start + AT_ONCE)
  const banned = await runtime.people.banned(some.map((row) => row.person))
  const rows = some.filter((row) => !banned.has(row.person))
  if (rows.length === 0) return 0
  const blocks = await store.meeting.blocks(rows.map((row) => row.person))
  const apart = new Set(blocks.flatMap(({ person, other }) => [`${person} ${other}`, `${other} ${person}`]))
  const seekers = await Promise.all(rows.map((row) => seekerOf(runtime, row)))
  const counts = await countsOf(seekers)
  const groups = groupsOf(seekers, counts, (a, b) => apart.has(`${a} ${b}`), now)
  const ready = new Map(groups.map((group) => [newId(), group]))
  const given = await store.meeting.pair([...ready].map(([table, { people }]) => ({ table, people })))
  for (const { table } of given) {
    const group = ready.get(table)
    if (group === undefined) continue
    // The others have been given their tables, too.
    await lay(runtime, create, table, group).catch((error) =>
      runtime.log.error({ err: error, table }, 'a found table could not be laid'),
    )
  }
  return start + AT_ONCE < all.length ? start + AT_ONCE / 2 : 0
}

async function seekerOf({ store }: Runtime, { person, doc, since }: SeekRow): Promise<Seeker> {
  const ratings = await store.people.ratings(person)
  return { person, since, wish: JSON.parse(doc), mu: Object.fromEntries(ratings.map((r) => [r.game, r.mu])) }
}

/** How many others look for a table of each game: where somebody looks, there is a place. */
export async function lookingBy(
  { store, now }: Pick<Runtime, 'store' | 'now'>,
  who: Who | null,
  apart: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const looking: Record<string, number> = {}
  for (const { person, doc, table } of await store.meeting.seeks(now() - SILENT_MS, COUNTED)) {
    if (table !== null || person === who?.id || apart.has(person)) continue
    const { games }: Wish = JSON.parse(doc)
    for (const game of new Set(games)) looking[game] = (looking[game] ?? 0) + 1
  }
  return looking
}

async function countsOf(seekers: readonly Seeker[]): Promise<Counts> {
  const known = new Map<string, readonly [number, number]>()
  for (const game of new Set(seekers.flatMap((s) => s.wish.games))) {
    const title = await titleOf(game)
    if (title !== null) known.set(game, title.game.players)
  }
  return (game) => known.get(game) ?? [1, 0]
}

/** Lays the table of a group, each at a seat by lot, and begins. */
async function lay(runtime: Runtime, create: Create, id: string, group: Group): Promise<void> {
  const rows = await Promise.all(group.people.map((person) => runtime.store.people.get(person)))
  const people = shuffled(rows.flatMap((row) => (row === null ? [] : [personOf(row)])))
  const [host, ...others] = people
  if (host === undefined) return
  const now = runtime.now()
  const bots = Array.from({ length: group.seats }, (_, seat) => (seat < people.length ? null : USUAL_LEVEL))
  const { game, seats } = group
  const order: TableOrder = {
    game,
    seats,
    clock: CLOCKS[group.pace],
    open: true,
    bots,
    sit: 0,
    rated: others.length > 0,
  }
  const made = await create(host, order, (doc) => ({
    ...doc,
    id,
    seats: doc.seats.map((there, seat) => {
      const who = seat === 0 ? undefined : people[seat]
      return who === undefined ? there : { ...there, ...sitter(who), since: now }
    }),
  }))
  if ('refusal' in made) runtime.log.warn({ clause: made.refusal.clause }, 'a found table could not be laid')
  else await within(runtime, id, async (t) => change(runtime, t, deal(t)).then(() => runtime.wake(t)))
}

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(randomInt(left.length), 1))
  return order
}
