// The tournaments of the clubs, as the routes see them: announced, played round by round, and looked after by every node.

import { randomBytes } from 'node:crypto'
import type { ClubRecords } from '../../../wire/club.ts'
import type { Coming, TournamentBrief, TournamentOrder } from '../../../wire/tournament.ts'
import { turnsByKey } from '../../base/turns.ts'
import type { Answer } from '../../tables/answer.ts'
import type { TableDoc } from '../../tables/runtime/document.ts'
import { newId, newKey } from '../../tables/setUp.ts'
import type { Who } from '../../tables/who.ts'
import { maySee, memberOf, standingIn } from '../club.ts'
import { may, mayIn } from '../may.ts'
import { recordsOf } from '../records.ts'
import { told, undone } from './deeds.ts'
import { type Back, entrantOf, type TournamentChange, type TournamentDoc, unprepared, withEntrant } from './document.ts'
import { barred, comes, entered, renamed, withdrawn } from './entrants.ts'
import { briefOf } from './info.ts'
import { judgingOf } from './judging.ts'
import { type LeagueDeeds, leagueOf } from './league.ts'
import { type Office, officeOf, type Told, type TournamentParts, UNKNOWN } from './office.ts'
import { cancelled, corrected, finished, paused, prepared, recalled, resumed, started, swapped } from './rounds.ts'
import { tend } from './tending.ts'
import { termsOf } from './terms.ts'

export interface Tournaments extends LeagueDeeds {
  announce(who: Who, club: string, order: TournamentOrder): Told
  list(who: Who | null, club: string, key?: string): Promise<Answer<readonly TournamentBrief[]>>
  look(who: Who | null, id: string, key?: string): Told
  come(who: Who, id: string, coming: Coming): Told
  change(who: Who, id: string, order: TournamentOrder): Told
  enter(who: Who, id: string, person: string): Told
  withdraw(who: Who, id: string, person: string): Told
  prepare(who: Who, id: string): Told
  swap(who: Who, id: string, one: string, other: string): Told
  start(who: Who, id: string): Told
  recall(who: Who, id: string): Told
  /** Nothing is played, and every clock stands still, until it goes on. */
  pause(who: Who, id: string): Told
  resume(who: Who, id: string): Told
  result(who: Who, id: string, table: string, scores: readonly number[]): Told
  /** The computer plays for somebody who is not there, until they come. */
  absent(who: Who, id: string, table: string, person: string): Told
  time(who: Who, id: string, table: string, person: string, minutes: number): Told
  undo(who: Who, id: string, deed: number): Told
  finish(who: Who, id: string): Told
  cancel(who: Who, id: string): Told
  /** The best that was reached in a club, for its members. */
  records(who: Who | null, club: string): Promise<Answer<ClubRecords>>
  /** Whether a club plays now. */
  isPlaying(club: string): Promise<boolean>
  /** Somebody was sent away from the club: they play no further round of what it plays. */
  withdrawFrom(club: string, person: string, by: string): Promise<void>
  /** Looks after every tournament that something is due at; runs by itself every few seconds. */
  sweep(): Promise<void>
  /** A match has ended; perhaps of a tournament. */
  ended(doc: TableDoc): void
  removePerson(person: string): Promise<void>
  /** Somebody may not come to the house for a while. */
  barPerson(person: string): Promise<void>
  renamePerson(person: Who): Promise<void>
  mergeGuest(guest: string, person: Who): Promise<void>
}

const ALL = 100_000
const AT_ONCE = 100
const DAY = 24 * 3600 * 1000
/** What a club may announce in a day, called off or not: each is kept for good. */
const MOST_A_DAY = 20

/** Announced and looked at. */
function announcing({
  kept,
  club: clubAt,
  now,
  infoFor,
  found,
}: Office): Pick<Tournaments, 'announce' | 'list' | 'look' | 'records'> {
  const inTurn = turnsByKey()
  async function announce(who: Who, id: string, order: TournamentOrder): Told {
    const club = await clubAt(id)
    if (club === null || !maySee(club, who.id, undefined)) return { refusal: { clause: 'clubs.unknown' } }
    if (!mayIn(standingIn(club, who.id), 'announce')) return { refusal: { clause: 'clubs.not-yours' } }
    const at = now()
    const terms = await termsOf(order, at, (person) => memberOf(club, person) !== undefined)
    if ('clause' in terms) return { refusal: terms }
    const today = (await kept.list({ parent: id, since: at - DAY, limit: ALL })).filter((t) => t.created > at - DAY)
    if (today.length >= MOST_A_DAY) return { refusal: { clause: 'tournament.too-many', with: { most: MOST_A_DAY } } }
    const blank = { entrants: [], list: [], deeds: [], ending: [], created: at, updated: at }
    const t: TournamentDoc = { id: newId(), club: id, ...terms, status: 'announced', ...blank }
    if (!(await kept.add(t))) throw new Error('a new tournament has the id of another')
    return infoFor(t, club, who)
  }
  return {
    announce: (who, id, order) => inTurn(id, () => announce(who, id, order)),
    async list(who, id, key) {
      const club = await clubAt(id)
      if (club === null || !maySee(club, who?.id ?? null, key)) return { refusal: { clause: 'clubs.unknown' } }
      const all = await kept.list({ parent: id, limit: AT_ONCE })
      return { answer: all.toSorted((a, b) => b.at - a.at).map((t) => briefOf(t, who?.id ?? null)) }
    },
    async records(who, id) {
      const club = await clubAt(id)
      if (club === null || !maySee(club, who?.id ?? null, undefined)) return { refusal: { clause: 'clubs.unknown' } }
      if (!may(standingIn(club, who?.id ?? null), 'records')) return { refusal: { clause: 'clubs.not-yours' } }
      return { answer: recordsOf(await kept.list({ parent: id, limit: ALL })) }
    },
    async look(who, id, key) {
      const there = await found(who, id, key)
      return there === null ? { refusal: UNKNOWN } : infoFor(there.t, there.club, who)
    },
  }
}

const drawn = () => ({
  ...{ seed: randomBytes(12).toString('hex'), secret: randomBytes(32).toString('hex') },
  ...{ tableId: newId, key: newKey },
})

type Organised =
  | 'come'
  | 'change'
  | 'enter'
  | 'withdraw'
  | 'prepare'
  | 'swap'
  | 'start'
  | 'recall'
  | 'pause'
  | 'resume'
  | 'result'
  | 'finish'
  | 'cancel'

/** Who plays, and the rounds. */
function organising({ doing, found, now, banned }: Office): Pick<Tournaments, Organised> {
  return {
    come: (who, id, coming) => doing(who, id, 'come', () => comes(who, coming)),
    async change(who, id, order) {
      const there = await found(who, id)
      if (there === null) return { refusal: UNKNOWN }
      const terms = await termsOf(order, now(), (person) => memberOf(there.club, person) !== undefined)
      return doing(who, id, 'change', () => (t) => {
        if (t.status !== 'announced') return { clause: 'tournament.begun' }
        return 'clause' in terms ? terms : { ...t, ...terms, list: [], groups: [] }
      })
    },
    async enter(who, id, person) {
      const isBanned = (await banned([person])).has(person)
      return doing(who, id, 'enter', (club) => {
        const member = memberOf(club, person)
        if (member === undefined) return () => ({ clause: 'clubs.no-member' })
        if (isBanned) return () => ({ clause: 'tournament.banned', with: { name: member.name } })
        return entered({ id: person, name: member.name, guest: member.guest }, who.name)
      })
    },
    withdraw: (who, id, person) => doing(who, id, 'withdraw', () => withdrawn(person, who.name)),
    prepare: (who, id) => doing(who, id, 'prepare', () => prepared(drawn(), who.name)),
    swap: (who, id, one, other) => doing(who, id, 'swap', () => swapped(one, other, who.name)),
    start: (who, id) => doing(who, id, 'start', () => started(who.name)),
    recall: (who, id) => doing(who, id, 'recall', () => recalled(who.name)),
    pause: (who, id) => doing(who, id, 'pause', () => paused(who.name)),
    resume: (who, id) => doing(who, id, 'resume', () => resumed(who.name)),
    result: (who, id, table, scores) => doing(who, id, 'result', () => corrected(table, scores, who.name)),
    finish: (who, id) => doing(who, id, 'finish', () => finished(who.name)),
    cancel: (who, id) => doing(who, id, 'cancel', () => cancelled(who.name)),
  }
}

/** A seat at a table of the round that runs. */
interface SeatThere {
  readonly table: string
  readonly person: string
  /** 0: the computer plays for them. */
  readonly minutes: number
}

/** Done at the table first, then written down. */
async function atTable(office: Office, who: Who, id: string, deed: 'absent' | 'time', seat: SeatThere): Told {
  const { table, person, minutes } = seat
  const there = await office.found(who, id)
  if (there === null) return { refusal: UNKNOWN }
  if (!mayIn(standingIn(there.club, who.id), deed)) return { refusal: { clause: 'clubs.not-yours' } }
  const round = there.t.list.at(-1)
  const pod = round?.status === 'running' ? round.pods.findIndex((one) => one.table === table) : -1
  if (pod < 0) return { refusal: { clause: 'tournament.no-table' } }
  const { tables } = office
  const refusal = await (minutes === 0 ? tables.absent(table, person, true) : tables.time(table, person, minutes))
  if (refusal !== null) return { refusal }
  const name = entrantOf(there.t, person)?.name ?? ''
  const back = { of: 'seat', ...seat } as const
  const blanks = { table: pod + 1, name, minutes }
  return office.doing(who, id, deed, () => (t, at) => told(t, at, { by: who.name, kind: deed, with: blanks, back }))
}

/** What is to be put right at a table; null where a deed was about something else. */
const seatIn = (back: Back | null) => (back?.of === 'seat' ? back : null)

function tables(office: Office): Pick<Tournaments, 'absent' | 'time' | 'undo'> {
  return {
    absent: (who, id, table, person) => atTable(office, who, id, 'absent', { table, person, minutes: 0 }),
    time: (who, id, table, person, minutes) => atTable(office, who, id, 'time', { table, person, minutes }),
    async undo(who, id, n) {
      let back: Back | null = null
      const done = await office.doing(who, id, 'undo', () => (t, at) => {
        // Of those who take it back in the same moment one does.
        const deed = t.deeds.find((one) => one.n === n)
        back = deed?.undone === false ? deed.back : null
        return undone(n)(t, at)
      })
      const seat = seatIn(back)
      if ('refusal' in done || seat === null) return done
      // A seat at a table is put right there; whoever came back meanwhile has it already.
      await (seat.minutes === 0
        ? office.tables.absent(seat.table, seat.person, false)
        : office.tables.time(seat.table, seat.person, -seat.minutes))
      const there = await office.found(who, id)
      return there === null ? { refusal: UNKNOWN } : office.infoFor(there.t, there.club, who)
    },
  }
}

/** What is done without anybody asking for it, and what happens in every tournament of a person at once. */
function caring(
  office: Office,
): Pick<
  Tournaments,
  'isPlaying' | 'withdrawFrom' | 'sweep' | 'ended' | 'removePerson' | 'barPerson' | 'renamePerson' | 'mergeGuest'
> {
  const { kept, tending, log } = office
  const judge = judgingOf(office)
  /** Where there are more than one round looks at, the next one goes on behind the last of them. */
  let after = ''
  const ofPerson = async (person: string, how: TournamentChange) => {
    for (const { id } of await kept.list({ person, limit: ALL })) await kept.change(id, how)
  }
  return {
    async isPlaying(club) {
      const all = await kept.list({ parent: club, limit: AT_ONCE })
      return all.some((t) => t.list.at(-1)?.status === 'running')
    },
    async withdrawFrom(parent, person, by) {
      for (const { id } of await kept.list({ parent, person, limit: ALL })) await kept.change(id, withdrawn(person, by))
    },
    async sweep() {
      const due = (await kept.list({ due: 0, after, limit: AT_ONCE })).map(({ id }) => id)
      after = due.length < AT_ONCE ? '' : (due.at(-1) ?? '')
      for (const id of due)
        await tend(tending, id).catch((error) =>
          log.error({ err: error, tournament: id }, 'a tournament was not tended'),
        )
      await judge(due)
    },
    ended({ tournament }) {
      if (tournament !== undefined)
        void tend(tending, tournament).catch((error) => log.warn({ err: error, tournament }, 'not gathered yet'))
    },
    removePerson: (person) => ofPerson(person, gone(person)),
    barPerson: (person) => ofPerson(person, barred(new Set([person]))),
    renamePerson: (person) => ofPerson(person.id, renamed(person.id, person)),
    mergeGuest: (guest, person) => ofPerson(guest, renamed(guest, person)),
  }
}

export function tournamentsOf(parts: TournamentParts): Tournaments {
  const office = officeOf(parts)
  return { ...announcing(office), ...organising(office), ...leagueOf(office), ...tables(office), ...caring(office) }
}

/** Somebody has left the house for good: before the start they do not come, later they play no further round. */
const gone =
  (person: string): TournamentChange =>
  (t) => {
    const there = entrantOf(t, person)
    if (there === undefined) return t
    if (t.status === 'announced') return unprepared({ ...t, entrants: t.entrants.filter((one) => one !== there) })
    return unprepared(withEntrant(t, { ...there, name: '', out: true }))
  }
