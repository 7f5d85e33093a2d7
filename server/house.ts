// The house: the parts of the server put together, and the sweeps that run while it is open.

import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Seat } from '../kernel/words.ts'
import { keepLimit } from './base/keepLimit.ts'
import { type Thinkers, thinkersOf } from './bots/thinkers.ts'
import { type Clubs, clubsOf } from './clubs/clubs.ts'
import { type Tournaments, tournamentsOf } from './clubs/tournament/tournaments.ts'
import { type Desk, deskOf } from './desk/desk.ts'
import { postTo } from './notices/channels.ts'
import type { News, Notices } from './notices/notices.ts'
import { type OpeningsDesk, openingsOf } from './openings/openings.ts'
import type { People, PeopleHooks } from './people/people.ts'
import type { Settings } from './settings.ts'
import type { NoticeKind } from './store/outbox.ts'
import type { Store } from './store/store.ts'
import { act } from './tables/act.ts'
import { attend, needsAttention } from './tables/attend.ts'
import { opponentsOf } from './tables/drivers/opponents.ts'
import { repeat } from './tables/drivers/repeat.ts'
import { type SweepDeeds, sweepOf } from './tables/drivers/sweep.ts'
import { endMatch } from './tables/end.ts'
import { followMissed } from './tables/missed.ts'
import { batchedPublisher, followMessage, presenceMessage } from './tables/nodes.ts'
import { outOfTime } from './tables/outOfTime.ts'
import { driven, type TableDoc } from './tables/runtime/document.ts'
import { outagesOf } from './tables/runtime/outages.ts'
import { release } from './tables/runtime/release.ts'
import { type Counts, enqueue, type Runtime } from './tables/runtime/runtime.ts'
import { turnsOf } from './tables/runtime/turns.ts'
import { standStill } from './tables/standStill.ts'
import { type Tables, tablesOf } from './tables/tables.ts'
import { talkLimit } from './tables/talkLimit.ts'

export interface House {
  readonly settings: Settings
  readonly store: Store
  readonly people: People
  readonly notices: Notices
  readonly tables: Tables
  readonly clubs: Clubs
  readonly tournaments: Tournaments
  /** What whoever leads the house does. */
  readonly desk: Desk
  /** How its finished matches began. */
  readonly openings: OpeningsDesk
  /** What somebody's leaving, signing in, vacation or new name means at tables and in clubs. */
  readonly hooks: Omit<PeopleHooks, 'dismiss' | 'here'>
  readonly runtime: Runtime
  readonly log: Logger
  now(): number
  /** Hears that something of a person has changed: name, sessions, whom they do not want to read. */
  onPerson(hear: (id: string) => void): () => void
  /** Says so within this node; the others hear it from the store's bus. */
  personChanged(id: string): void
  /** The address a caller speaks from, as far as the settings trust those who say so. */
  addressOf(request: IncomingMessage): string
  /** Does what is due at tables; runs by itself every few seconds. */
  sweep(): Promise<void>
  /** Says that the house runs, and learns when it did not: clocks do not count that. `gap` is how long it may have been silent. */
  beat(gap: number): Promise<void>
  /** Writes and releases every table. The store stays open: it belongs to whoever opened it. */
  close(): Promise<void>
}

export interface HouseParts {
  readonly settings: Settings
  readonly store: Store
  readonly people: People
  readonly notices: Notices
  readonly log: Logger
  readonly now?: () => number
  readonly thinkers?: Thinkers
  /** Milliseconds between two rounds; 0 for none, where a test looks itself. */
  readonly every?: number
  readonly counts?: Counts
  readonly addressOf?: (request: IncomingMessage) => string
}

const SWEEP_MS = 3000
const PRESENCE_ROUNDS = 8
const THREADS = 2

/** Houses of this process by store: a file has no other readers. */
const housesOn = new WeakMap<Store, number>()

export function openHouse(parts: HouseParts): House {
  const { settings, store, people, notices, log, now = Date.now, every = SWEEP_MS } = parts
  const thinkers = parts.thinkers ?? thinkersOf(THREADS)
  let going = true
  housesOn.set(store, (housesOn.get(store) ?? 0) + 1)
  const isAlone = () => store.kind === 'sqlite' && housesOn.get(store) === 1
  const runtime: Runtime = {
    ...{ store, people, log },
    limits: settings.limits,
    thinkers,
    turns: turnsOf(),
    counts: parts.counts ?? { moves: 0, refusals: 0 },
    ...{ talk: talkLimit(now), keeps: keepLimit(settings.limits.kept, now), outages: outagesOf() },
    node: randomBytes(6).toString('hex'),
    loaded: new Map(),
    now,
    isAlone,
    publish: batchedPublisher(store.bus, isAlone),
    wake: (t) => wake(t),
    ended: (doc) => tournaments.ended(doc),
    end: async (t) => {
      if (t.match !== null) await endMatch(runtime, t, t.match)
    },
    ...tellingBy(notices, log),
    isOpen: () => going,
  }
  const wake = opponentsOf(runtime, async (t, seat, choice) => {
    const acted = await act(runtime, t, null, { seat, choice })
    return 'refusal' in acted ? acted.refusal : null
  })
  const persons = new Set<(id: string) => void>()
  const personChanged = (id: string) => {
    for (const hear of persons) hear(id)
  }
  const stopListening = store.bus.listen((message) => {
    if (message?.t === 'person') personChanged(message.person)
    else
      followMessage(runtime, message).catch((error) =>
        log.warn({ err: error }, 'a message of another node was not followed'),
      )
  })

  const tables = tablesOf(runtime)
  const { clubs, tournaments } = clubsIn(parts, tables, thinkers, now)
  const desk = deskOf({ settings, store, people, tables, clubs, tournaments, log, now, personChanged })
  const openings = openingsOf({ store, log, now })
  const rounds = roundsOf(runtime, [tables.pairing.pair, tournaments.sweep, clubs.sweep, desk.follow, openings.sweep])
  // Each by itself: one that fails, or waits for somebody outside, holds up none of the others.
  const sweeps = rounds.map((one) => repeat(every, one, log))

  return {
    ...{ settings, store, people, notices, tables, clubs, tournaments, desk, openings },
    hooks: hooksOf(tables, clubs, tournaments, desk),
    runtime,
    log,
    now,
    onPerson(hear) {
      persons.add(hear)
      return () => persons.delete(hear)
    },
    personChanged,
    addressOf: parts.addressOf ?? ((request) => request.socket.remoteAddress ?? ''),
    async sweep() {
      for (const one of rounds) await one().catch((error) => log.error({ err: error }, 'a round failed'))
    },
    beat: (gap) => beat(runtime, gap),
    async close() {
      going = false
      await Promise.all(sweeps.map((one) => one.stop()))
      stopListening()
      housesOn.set(store, (housesOn.get(store) ?? 1) - 1)
      await thinkers.close()
      await releaseAll(runtime)
    },
  }
}

/** What is done every few seconds: the tables first, then the others. */
function roundsOf(runtime: Runtime, others: readonly (() => Promise<void>)[]): readonly (() => Promise<void>)[] {
  const sweepTables = sweepOf(runtime, sweepDeeds(runtime))
  let round = 0
  const presence = async () => {
    if (++round % PRESENCE_ROUNDS === 0) await tellPresence(runtime)
  }
  return [sweepTables, () => followMissed(runtime), ...others, presence]
}

/** Clubs and what they play, at the tables of the house. */
function clubsIn(parts: HouseParts, tables: Tables, thinkers: Thinkers, now: () => number) {
  const { store, settings, people, notices, log } = parts
  const { outside, sending, letters } = notices
  const clubs = clubsOf({
    ways: {
      vet: outside.vet,
      post: (to, message) => postTo(sending, to, message),
      origin: letters.origin,
    },
    ...{ store, tables, limits: settings.limits, now },
    areFriends: people.areFriends,
    showHere: people.showHere,
    isPlaying: (club) => tournaments.isPlaying(club),
    withdraw: (...sent) => tournaments.withdrawFrom(...sent),
  })
  const tournaments = tournamentsOf({
    ...{ store, tables: tables.round, thinkers, log, now, club: clubs.get },
    banned: people.sanctions.banned,
  })
  return { clubs, tournaments }
}

/** A person is the same one at tables and in clubs. */
const hooksOf = (tables: Tables, clubs: Clubs, tournaments: Tournaments, desk: Desk): House['hooks'] => ({
  adjustClocks: tables.adjustClocks,
  async removePerson(person) {
    await tables.removePerson(person)
    await clubs.removePerson(person)
    await tournaments.removePerson(person)
    await desk.removePerson(person)
  },
  async renamePerson(person) {
    await tables.renamePerson(person)
    await clubs.renamePerson(person)
    await tournaments.renamePerson(person)
  },
  async mergeGuest(guest, person) {
    await tables.mergeGuest(guest, person)
    await clubs.mergeGuest(guest, person)
    await tournaments.mergeGuest(guest, person)
  },
})

/** Outages before so long ago matter for no turn any more. */
const REMEMBERED_MS = 130 * 24 * 3600 * 1000

async function beat(runtime: Runtime, gap: number): Promise<void> {
  const now = runtime.now()
  if (!runtime.outages.update(await runtime.store.pulse.beat(now, gap, now - REMEMBERED_MS))) return
  for (const open of [...runtime.loaded.values()]) {
    const t = await open.catch(() => null)
    if (t !== null) enqueue(runtime, t, () => standStill(runtime, t))
  }
}

/** How tables tell people of what happens. */
const tellingBy = (
  notices: Notices,
  log: Logger,
): Pick<Runtime, 'noticesFor' | 'tellInvited' | 'noticed' | 'seen'> => ({
  noticesFor: (doc, seats, kind, at) => notices.noticesFor(newsOf(doc, seats, kind, at)),
  tellInvited: ({ id: table, game, clock, updated: at }, person) =>
    notices.post([{ person, table, game, kind: 'invite', at, live: clock.kind === 'live' }]),
  noticed: notices.kick,
  seen: (person, table) =>
    void notices.seen(person, table).catch((error) => log.warn({ err: error }, 'what was seen stays unseen')),
})

/** Those who sit at these seats, and whom no computer plays for, are told. */
function newsOf(doc: TableDoc, seats: readonly Seat[], kind: NoticeKind, at: number): News[] {
  const { id: table, game, clock } = doc
  return seats.flatMap((seat) => {
    const person = doc.seats[seat]?.person ?? null
    return person === null || driven(doc, seat) ? [] : [{ person, table, game, kind, at, live: clock.kind === 'live' }]
  })
}

/** Tells the other nodes who is at which table through this one. */
async function tellPresence(runtime: Runtime): Promise<void> {
  for (const open of runtime.loaded.values()) {
    const t = await open.catch(() => null)
    if (t !== null && !t.audience.empty) runtime.publish(presenceMessage(runtime, t))
  }
}

/** What a sweep may do. */
const sweepDeeds = (runtime: Runtime): SweepDeeds => ({
  outOfTime: (t, seat, at) => outOfTime(runtime, t, seat, at),
  needsAttention,
  attend: (t) => attend(runtime, t),
})

/** Writes and releases every table in memory. */
async function releaseAll(runtime: Runtime): Promise<void> {
  for (const open of [...runtime.loaded.values()]) {
    const t = await open.catch(() => null)
    if (t === null) continue
    await t
      .queue(() => release(runtime, t))
      .catch((error) => runtime.log.warn({ err: error, table: t.id }, 'not let go'))
  }
}
