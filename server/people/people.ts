// The people of the house: who asks, what they played, how good they are, when they are away, how they are told.
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Lang } from '../../papers/texts.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { cookiesWith } from './cookie.ts'
import { type Links, linksWith } from './links.ts'
import { type Mailer, mailerOf } from './mail.ts'
import { type Notices, noticesOf, type StillAwaited, type Turn } from './notices.ts'
import { type Passkeys, passkeysOf } from './passkeys.ts'
import { docOf, type Person, personOf } from './person.ts'
import { type Finished, finishMatch } from './ratings.ts'
import { type Recovery, recoveryOf } from './recovery.ts'
import { type Roll, rollOf } from './roll.ts'
import { type Sessions, sessionsOf } from './sessions.ts'
import { outOfTime, vacationBetween } from './vacation.ts'

/** What the people need of their house. */
export interface Ground {
  readonly settings: Settings
  readonly store: Store
  readonly log: Logger
  now(): number
}

/** What people ask of the tables and the live lines. */
export interface OtherRooms {
  readonly stillAwaited: StillAwaited
  /** Takes somebody who leaves for good from every table. */
  letGo(person: string): Promise<void>
  /** Somebody's vacations have changed: their clocks run out at another time. */
  adjustClocks(person: string): Promise<void>
  /** A guest has signed in as somebody the house knows: their seats go along. */
  takeAlong(guest: string, person: Person): Promise<void>
  /** Closes the live lines of somebody who signed out everywhere. */
  dismiss(person: string): void
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
  /** Milliseconds of this person's vacation between two moments. */
  vacationBetween(id: string, from: number, to: number): Promise<number>
  /** When a clock of days that has `left` milliseconds from `from` on runs out for this person. */
  outOfTime(id: string, from: number, left: number): Promise<number>
  /** A table waits for somebody who is not there: they may want a mail. */
  turn(turn: Turn): Promise<void>
  /** What tables and live lines answer, and do for whoever leaves; mails go out from then on. */
  begin(others: OtherRooms): void
  /** Takes a person out of the house for good. */
  remove(id: string): Promise<void>
  /** Their vacations have changed: the tables hear of it. */
  rested(id: string): Promise<void>
  /** Whoever asks signs in as somebody: a guest's seats go along. The header that hands out the cookie. */
  signIn(person: Person, cookieHeader: string | undefined): Promise<string>
  close(): void
  readonly sessions: Sessions
  readonly roll: Roll
  readonly passkeys: Passkeys
  readonly recovery: Recovery
  readonly notices: Notices
  readonly mailer: Mailer | null
  readonly links: Links
}

export async function openPeople({ settings, store, now, log }: Ground): Promise<People> {
  const secret = () => randomBytes(32).toString('base64url')
  const cookieKey = await store.fix('cookie-key', secret())
  const links = linksWith(await store.fix('link-key', secret()), now)
  const cookies = cookiesWith(cookieKey, settings.origin?.startsWith('https:') === true)
  let rooms: OtherRooms | null = null
  const dismiss = (person: string) => {
    rooms?.dismiss(person)
    store.bus.publish([{ t: 'out', person }])
  }
  // Somebody signed out everywhere, at another node.
  const deaf = store.bus.listen((message) => {
    if (message?.t === 'out') rooms?.dismiss(message.person)
  })
  const sessions = sessionsOf(store, cookies, now, dismiss)
  const roll = rollOf(store, now)
  const mailer = await mailerOf(settings, log)
  const notices = noticesOf({ settings, store, now, log }, mailer, links)

  const docAt = async (id: string) => {
    const row = await roll.row(id)
    return row === null ? null : docOf(row)
  }
  return {
    of: sessions.of,
    async guest(name = null, lang = 'en') {
      const person = await roll.add(name, lang)
      return { person, cookie: await sessions.open(person.id) }
    },
    async get(id) {
      const row = await roll.row(id)
      return row === null ? null : personOf(row)
    },
    muted: async (id) => (await docAt(id))?.muted ?? [],
    async mute(id, other, yes) {
      await roll.change(id, (_, doc) => {
        const rest = doc.muted.filter((m) => m !== other)
        return { doc: { ...doc, muted: yes ? [...rest, other].slice(-500) : rest } }
      })
    },
    async finish(match) {
      await finishMatch(store, match)
    },
    vacationBetween: async (id, from, to) => vacationBetween((await docAt(id))?.vacations ?? [], from, to),
    outOfTime: async (id, from, left) => outOfTime((await docAt(id))?.vacations ?? [], from, left),
    turn: notices.turn,
    begin(others) {
      rooms = others
      notices.start(others.stillAwaited)
    },
    async rested(id) {
      await rooms?.adjustClocks(id)
    },
    async signIn(person, header) {
      const before = await sessions.of(header)
      const keeps = before === null ? null : await docAt(before.id)
      const isGuest = before !== null && keeps?.codes === 0 && (await store.people.passkeys(before.id)).length === 0
      if (isGuest && before.id !== person.id) await rooms?.takeAlong(before.id, person)
      if (before !== null) await sessions.close(header)
      return sessions.open(person.id)
    },
    async remove(id) {
      await rooms?.letGo(id)
      await store.people.remove(id)
      dismiss(id)
    },
    close() {
      deaf()
      notices.close()
    },
    sessions,
    roll,
    passkeys: passkeysOf(store, cookies, now),
    recovery: recoveryOf(store, roll),
    notices,
    mailer,
    links,
  }
}
