// The people of the house: who asks, what they played, how good they are, when they are away.
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Lang } from '../../papers/texts.ts'
import type { Settings } from '../settings.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { type Company, companyOf } from './company.ts'
import { cookiesWith } from './cookie.ts'
import { type Names, namesOf } from './names.ts'
import { type Passkeys, passkeysOf } from './passkeys.ts'
import { docOf, type Person, type PersonDoc, personOf } from './person.ts'
import { OPENLY, seesHere } from './privacy.ts'
import { type Finished, finishMatch } from './ratings.ts'
import { type PersonRecords, recordsOf } from './records.ts'
import { type Recovery, recoveryOf } from './recovery.ts'
import { type Sanctions, sanctionsOf } from './sanctions.ts'
import { type Sessions, sessionsOf } from './sessions.ts'
import { outOfTime, vacationBetween } from './vacation.ts'

/** What every part of the house is made with. */
export interface HouseBase {
  readonly settings: Settings
  readonly store: Store
  readonly log: Logger
  now(): number
}

/** What people ask of the tables and the live connections. */
export interface PeopleHooks {
  /** Takes somebody who leaves for good from every table. */
  removePerson(person: string): Promise<void>
  /** Somebody's vacations have changed: their clocks run out at another time. */
  adjustClocks(person: string): Promise<void>
  /** A guest has signed in as somebody the house knows: their seats go along. */
  mergeGuest(guest: string, person: Person): Promise<void>
  /** Somebody has another name now, or keeps theirs: their seats show it. */
  renamePerson(person: Person): Promise<void>
  /** Closes the live connections of somebody who signed out everywhere. */
  dismiss(person: string): void
  /** How many people have a live connection through this node. */
  here(): number
}

export interface People {
  /** The person behind a cookie header, or null. */
  of(cookieHeader: string | undefined): Promise<Person | null>
  /** A new guest, and the header that hands out the cookie. */
  guest(name?: string | null, lang?: Lang): Promise<{ person: Person; cookie: string }>
  get(id: string): Promise<Person | null>
  /** Whom this person does not want to read. */
  muted(id: string): Promise<readonly string[]>
  mute(id: string, other: string, yes: boolean): Promise<void>
  /** A match has ended: writes results and ratings, once; saying it again is harmless. */
  finish(match: Finished): Promise<void>
  areFriends(id: string, other: string): Promise<boolean>
  friends(id: string): Promise<ReadonlySet<string>>
  /** Those of these people who let people near them see that they are here: friends, and others of a club. */
  showHere(people: readonly string[]): Promise<readonly string[]>
  /** Those of these who may not come to the house now. */
  banned(people: readonly string[]): Promise<ReadonlySet<string>>
  /** When somebody who may not speak may speak again; null where they may. */
  silencedUntil(id: string): Promise<number | null>
  /** Those who are never to be brought together with this person. */
  apart(id: string): Promise<ReadonlySet<string>>
  /** Milliseconds of this person's vacation between two moments. */
  vacationBetween(id: string, from: number, to: number): Promise<number>
  /** When a clock of days that has `left` milliseconds from `from` on runs out for this person. */
  outOfTime(id: string, from: number, left: number): Promise<number>
  /** Says who does at tables and live connections what somebody's leaving, signing in or vacation asks for. */
  connect(others: PeopleHooks): void
  /** Takes a person out of the house for good. */
  remove(id: string): Promise<void>
  /** Their vacations have changed: the tables hear of it. */
  vacationChanged(id: string): Promise<void>
  /** Whoever asks signs in as somebody: a guest's seats go along. The header that hands out the cookie. */
  signIn(person: Person, cookieHeader: string | undefined): Promise<string>
  /** Somebody has another name now, or keeps theirs: the tables hear of it. */
  named(id: string): Promise<void>
  /**
   * Somebody who can no longer sign in came back as a guest: the guest's seats and browsers are theirs from now on, and the
   * guest is no more.
   */
  merge(guest: string, person: Person): Promise<void>
  /** Hears whose record was changed by this node. */
  onChange(hear: (person: string) => void): () => void
  close(): void
  /** How many people have a live connection through this node. */
  here(): number
  /** Friends, and those one wants nothing to do with. */
  readonly company: Company
  readonly names: Names
  readonly sessions: Sessions
  readonly records: PersonRecords
  readonly passkeys: Passkeys
  readonly recovery: Recovery
  /** Who may not speak, or not come. */
  readonly sanctions: Sanctions
}

async function mute(records: PersonRecords, id: string, other: string, yes: boolean): Promise<void> {
  await records.change(id, (_, doc) => {
    const rest = doc.muted.filter((m) => m !== other)
    return { doc: { ...doc, muted: yes ? [...rest, other].slice(-500) : rest } }
  })
}

interface Comings {
  readonly store: Store
  readonly sessions: Sessions
  readonly sanctions: Sanctions
  docAt(id: string): Promise<PersonDoc | null>
  get(id: string): Promise<Person | null>
  dismiss(person: string): void
  hooks(): PeopleHooks | null
}

/** Somebody signs in, is called otherwise, turns out to be somebody else, or leaves for good: tables and clubs hear of it. */
function comingAndGoing(parts: Comings): Pick<People, 'signIn' | 'remove' | 'merge' | 'named'> {
  const { store, sessions, sanctions, docAt, get, dismiss, hooks } = parts
  return {
    async signIn(person, header) {
      // Whoever may not come takes nobody's seats along.
      await sanctions.check(person.id)
      const before = await sessions.of(header)
      const keeps = before === null ? null : await docAt(before.id)
      const isGuest = before !== null && keeps?.codes === 0 && (await store.people.passkeys(before.id)).length === 0
      if (isGuest && before.id !== person.id) await hooks()?.mergeGuest(before.id, person)
      if (before !== null) await sessions.close(header)
      return sessions.open(person.id)
    },
    async remove(id) {
      await hooks()?.removePerson(id)
      await store.people.remove(id)
      await sanctions.forget(id)
      dismiss(id)
    },
    async merge(guest, person) {
      await hooks()?.mergeGuest(guest, person)
      await store.people.adoptSessions(guest, person.id)
      dismiss(guest)
      await store.people.remove(guest)
    },
    async named(id) {
      const person = await get(id)
      if (person !== null) await hooks()?.renamePerson(person)
    },
  }
}

export async function openPeople({ settings, store, now }: HouseBase): Promise<People> {
  const cookieKey = await store.fix('cookie-key', randomBytes(32).toString('base64url'))
  const cookies = cookiesWith(cookieKey, settings.origin?.startsWith('https:') === true)
  let hooks: PeopleHooks | null = null
  const dismiss = (person: string) => {
    hooks?.dismiss(person)
    store.bus.publish([{ t: 'out', person }])
  }
  // Somebody signed out everywhere, at another node.
  const stopListening = store.bus.listen((message) => {
    if (message?.t === 'out') hooks?.dismiss(message.person)
  })
  const company = companyOf(store, now)
  const names = namesOf(store)
  await names.keepEarlier()
  const sanctions = sanctionsOf(store, now)
  const sessions = sessionsOf(store, cookies, now, sanctions, dismiss)
  const hearers = new Set<(person: string) => void>()
  const records = recordsOf(store, now, (id) => {
    for (const hear of hearers) hear(id)
  })

  const read =
    <T>(how: (row: PersonRow) => T) =>
    async (id: string): Promise<T | null> => {
      const row = await records.row(id)
      return row === null ? null : how(row)
    }
  const [docAt, get] = [read(docOf), read(personOf)]
  return {
    of: sessions.of,
    async guest(name = null, lang = 'en') {
      const person = await records.add(name, lang)
      return { person, cookie: await sessions.open(person.id) }
    },
    get,
    muted: async (id) => [...new Set([...((await docAt(id))?.muted ?? []), ...(await company.apart(id))])],
    mute: (id, other, yes) => mute(records, id, other, yes),
    areFriends: async (id, other) => (await company.standing(id, other)) === 'friend',
    friends: company.friends,
    async showHere(list) {
      const docs = await Promise.all(list.map(docAt))
      return list.filter((_, i) => seesHere(docs[i]?.shows ?? OPENLY, 'friend'))
    },
    banned: sanctions.banned,
    silencedUntil: async (id) => (await sanctions.of(id)).silenced,
    apart: company.apart,
    async finish(match) {
      await finishMatch(store, match)
    },
    vacationBetween: async (id, from, to) => vacationBetween((await docAt(id))?.vacations ?? [], from, to),
    outOfTime: async (id, from, left) => outOfTime((await docAt(id))?.vacations ?? [], from, left),
    connect(others) {
      hooks = others
    },
    vacationChanged: async (id) => hooks?.adjustClocks(id),
    ...comingAndGoing({ store, sessions, sanctions, docAt, get, dismiss, hooks: () => hooks }),
    onChange(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    close: stopListening,
    here: () => hooks?.here() ?? 0,
    company,
    names,
    sessions,
    records,
    passkeys: passkeysOf(store, cookies, now),
    recovery: recoveryOf(store, records),
    sanctions,
  }
}
