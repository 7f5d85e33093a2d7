// The clubs of the house, as the routes see them: who founds one, who comes, who leads it, how it ends.

import type { Refusal } from '../../kernel/words.ts'
import type { ClubBrief, ClubInfo, ClubList, ClubOrder, ClubStanding, ClubTable } from '../../wire/club.ts'
import type { TableOrder, TableReply } from '../../wire/http.ts'
import { turnsByKey } from '../base/turns.ts'
import { HOOK_OFF, type HookKind } from '../people/channels.ts'
import type { Limits } from '../settings.ts'
import { type Kept, keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'
import type { Answer } from '../tables/answer.ts'
import { newCode, readCode } from '../tables/code.ts'
import { newId, newKey } from '../tables/setUp.ts'
import type { Tables } from '../tables/tables.ts'
import type { Who } from '../tables/who.ts'
import {
  asked,
  becomes,
  bereft,
  type ClubChange,
  type ClubDoc,
  changed,
  declined,
  givenRole,
  handedOver,
  joined,
  left,
  maySee,
  memberOf,
  newClub,
  renamed,
  sentAway,
  standingIn,
  withLink,
  withTable,
} from './club.ts'
import { type HookWays, hookDue, sweepHooks, testHook, withHook, withNews, withoutHook } from './hook.ts'
import { type ClubDeed, deedsOf, may } from './may.ts'
import type { ClubNews } from './news.ts'

export interface ClubParts {
  readonly store: Store
  readonly tables: Pick<Tables, 'create' | 'shown' | 'sendAwayFrom'>
  readonly limits: Limits
  readonly ways: HookWays
  areFriends(person: string, other: string): Promise<boolean>
  /** Those of these people who let others of their club see that they are here. */
  showHere(people: readonly string[]): Promise<readonly string[]>
  /** Whether a club plays now: such a one cannot be dissolved. */
  isPlaying(club: string): Promise<boolean>
  /** Takes somebody who was sent away out of what a club plays. */
  withdraw(club: string, person: string, by: string): Promise<void>
  now(): number
}

export interface Clubs {
  found(who: Who, order: ClubOrder): Promise<Answer<ClubInfo>>
  list(who: Who | null): Promise<ClubList>
  look(who: Who | null, id: string, key?: string): Promise<Answer<ClubInfo>>
  /** Where a code that was read aloud leads. */
  byCode(code: string): Promise<Answer<{ club: string; invite: string }>>
  join(who: Who, id: string, key?: string): Promise<Answer<ClubInfo>>
  decline(who: Who, id: string): Promise<Answer<null>>
  leave(who: Who, id: string): Promise<Answer<null>>
  /** Asks a friend by name. */
  invite(who: Who, id: string, person: string): Promise<Answer<ClubInfo>>
  layTable(who: Who, id: string, order: TableOrder): Promise<Answer<TableReply>>
  change(who: Who, id: string, wish: Partial<ClubOrder>): Promise<Answer<ClubInfo>>
  renewLink(who: Who, id: string): Promise<Answer<ClubInfo>>
  setHook(who: Who, id: string, kind: HookKind, url: string): Promise<Answer<ClubInfo>>
  dropHook(who: Who, id: string): Promise<Answer<ClubInfo>>
  testHook(who: Who, id: string): Promise<Answer<ClubInfo>>
  /** Tells the world something of a club, if it wants that. */
  tell(id: string, news: ClubNews): Promise<void>
  /** Sends what is to be told; runs by itself every few seconds. */
  sweep(): Promise<void>
  sendAway(who: Who, id: string, person: string): Promise<Answer<ClubInfo>>
  setRole(who: Who, id: string, person: string, role: 'steward' | 'member'): Promise<Answer<ClubInfo>>
  handOver(who: Who, id: string, person: string): Promise<Answer<ClubInfo>>
  dissolve(who: Who, id: string): Promise<Answer<null>>
  /** What the owner of the house does with any club. */
  all(limit: number): Promise<readonly ClubDoc[]>
  renameAny(id: string, name: string): Promise<Answer<ClubDoc>>
  dissolveAny(id: string): Promise<Answer<null>>
  /** The club as it is kept; for what belongs to it. */
  get(id: string): Promise<ClubDoc | null>
  removePerson(person: string): Promise<void>
  renamePerson(person: Who): Promise<void>
  mergeGuest(guest: string, person: Who): Promise<void>
}

const UNKNOWN: Refusal = { clause: 'clubs.unknown' }
const HERE_MS = 90_000
/** How many open clubs a page shows, and how many anybody can have. */
const SHOWN = 60
const ALL = 100_000
const CODES = 8

const briefOf = (club: ClubDoc, person: string | null): ClubBrief => {
  const { id, name, welcome, crest, open } = club
  return { id, name, welcome, crest, open, size: club.members.length, standing: standingIn(club, person) }
}

const keptClubs = (store: Store, now: () => number): Kept<ClubDoc> =>
  keptOf<ClubDoc>(
    store,
    'club',
    (club) => ({
      parent: null,
      code: club.code,
      people: [...club.members.map((member) => member.person), ...club.invited],
      due: hookDue(club),
    }),
    now,
  )

const hookInfo = ({ hook }: ClubDoc): ClubInfo['hook'] =>
  hook === undefined ? null : { kind: hook.kind, host: new URL(hook.url).host, off: hook.failed >= HOOK_OFF }

/** Members are told who else is one, and how others come; those who are not yet see the club's front. */
async function infoOf(
  { store, tables, now, showHere }: ClubParts,
  club: ClubDoc,
  person: string | null,
): Promise<ClubInfo> {
  const standing = standingIn(club, person)
  const isMember = may(standing, 'leave')
  const people = club.members.map((member) => member.person)
  const present = isMember ? await store.meeting.here(people, now() - HERE_MS) : []
  const here = new Set(await showHere(present))
  const laid = isMember ? await Promise.all(club.tables.toReversed().map((table) => tables.shown(table))) : []
  const open = laid.filter((one): one is ClubTable => one !== null && /^(waiting|running)$/.test(one.table.status))
  return {
    ...briefOf(club, person),
    created: club.created,
    members: isMember ? club.members.map((member) => ({ ...member, here: here.has(member.person) })) : [],
    invite: isMember ? club.invite : null,
    code: isMember ? club.code : null,
    tables: open,
    hook: may(standing, 'set-hook') ? hookInfo(club) : null,
    may: deedsOf(standing),
  }
}

export function clubsOf(parts: ClubParts): Clubs {
  const { store, tables, limits, now } = parts
  const kept = keptClubs(store, now)
  const room = roomFor(kept, limits.clubs)
  const info = async (club: ClubDoc, who: Who | null): Promise<Answer<ClubInfo>> => ({
    answer: await infoOf(parts, club, who?.id ?? null),
  })

  /** A deed in a club that this person may know of, if they may do it. */
  async function doing(
    who: Who,
    id: string,
    deed: ClubDeed,
    how: (standing: ClubStanding) => ClubChange,
    key?: string,
  ): Promise<Answer<ClubInfo>> {
    const done = await kept.change(id, (club, at) => {
      const standing = standingIn(club, who.id)
      if (!maySee(club, who.id, key)) return UNKNOWN
      return may(standing, deed) ? how(standing)(club, at) : { clause: 'clubs.not-yours' }
    })
    if (done === null) return { refusal: UNKNOWN }
    return 'refusal' in done ? done : info(done.doc, who)
  }
  const nothing = async (done: Promise<Answer<ClubInfo>>): Promise<Answer<null>> => {
    const answer = await done
    return 'refusal' in answer ? answer : { answer: null }
  }

  return {
    found: (who, order) => found(parts, kept, room, who, order),
    list: (who) => listFor(kept, who),
    async look(who, id, key) {
      const club = await kept.get(id)
      return club === null || !maySee(club, who?.id ?? null, key) ? { refusal: UNKNOWN } : info(club, who)
    },
    async byCode(text) {
      const code = readCode(text)
      const club = code === null ? null : await kept.byCode(code)
      return club === null ? { refusal: { clause: 'clubs.code' } } : { answer: { club: club.id, invite: club.invite } }
    },
    join: (who, id, key) => room(who, id, () => doing(who, id, 'join', () => joined(who, key, limits.members), key)),
    decline: (who, id) => nothing(doing(who, id, 'decline', () => declined(who.id))),
    leave: (who, id) => nothing(doing(who, id, 'leave', () => left(who.id))),
    async invite(who, id, person) {
      const isFriend = await parts.areFriends(who.id, person)
      return doing(who, id, 'invite', (standing) =>
        isFriend ? asked(person, standing) : () => ({ clause: 'tables.not-friends' }),
      )
    },
    async layTable(who, id, order) {
      const club = await doing(who, id, 'lay-table', () => (doc) => doc)
      if ('refusal' in club) return club
      const laid = await tables.create(who, order)
      if ('answer' in laid) await kept.change(id, withTable(laid.answer.table.id))
      return laid
    },
    change: (who, id, wish) => doing(who, id, 'change', () => changed(wish)),
    renewLink: (who, id) => doing(who, id, 'renew-link', () => withLink(newKey(), newCode(who.lang ?? 'en', 3))),
    ...telling(parts, kept, doing),
    sendAway: (who, id, person) => sendAway(parts, kept, doing, { who, id, person }),
    setRole: (who, id, person, role) => doing(who, id, 'set-role', () => givenRole(person, role)),
    handOver: (who, id, person) => doing(who, id, 'hand-over', () => handedOver(person)),
    async dissolve(who, id) {
      const looked = await doing(who, id, 'dissolve', () => (doc) => doc)
      if ('refusal' in looked) return looked
      if (await parts.isPlaying(id)) return { refusal: { clause: 'clubs.playing' } }
      const isGone = await kept.remove(id, (club) => standingIn(club, who.id) !== 'owner')
      return isGone ? { answer: null } : { refusal: UNKNOWN }
    },
    get: kept.get,
    ...leading(parts, kept),
    ...everywhere(kept),
  }
}

type Doing = (
  who: Who,
  id: string,
  deed: ClubDeed,
  how: (standing: ClubStanding) => ClubChange,
) => Promise<Answer<ClubInfo>>

/** Out of the club, of what it plays, and of its tables that have not begun. */
async function sendAway(
  { tables, withdraw }: ClubParts,
  kept: Kept<ClubDoc>,
  doing: Doing,
  { who, id, person }: { readonly who: Who; readonly id: string; readonly person: string },
): Promise<Answer<ClubInfo>> {
  const done = await doing(who, id, 'send-away', (standing) => sentAway(person, standing))
  if ('refusal' in done) return done
  await withdraw(id, person, who.name)
  await tables.sendAwayFrom((await kept.get(id))?.tables ?? [], person)
  return done
}

/** The webhook of a club: only to addresses that the house may send to. */
function telling(
  { ways, now }: ClubParts,
  kept: Kept<ClubDoc>,
  doing: Doing,
): Pick<Clubs, 'setHook' | 'dropHook' | 'testHook' | 'tell' | 'sweep'> {
  return {
    async setHook(who, id, kind, url) {
      const looked = await doing(who, id, 'set-hook', () => (club) => club)
      if ('refusal' in looked) return looked
      const vetted = await ways.vet(url)
      if (vetted !== 'good') return { refusal: { clause: `outside.${vetted}` } }
      if (kind === 'ntfy' && /^\/*$/.test(new URL(url).pathname)) return { refusal: { clause: 'hook.topic' } }
      return doing(who, id, 'set-hook', () => withHook(kind, url, who.lang ?? 'en'))
    },
    dropHook: (who, id) => doing(who, id, 'drop-hook', () => withoutHook),
    async testHook(who, id) {
      const looked = await doing(who, id, 'test-hook', () => (club) => club)
      const club = 'refusal' in looked ? null : await kept.get(id)
      if (club === null) return looked
      const tested = await testHook(kept, ways, club)
      return 'refusal' in tested ? tested : doing(who, id, 'test-hook', () => (doc) => doc)
    },
    tell: async (id, news) => void (await kept.change(id, withNews(news))),
    sweep: () => sweepHooks(kept, ways, now),
  }
}

/** For the owner of the house, who need not belong to a club. */
function leading({ isPlaying }: ClubParts, kept: Kept<ClubDoc>): Pick<Clubs, 'all' | 'renameAny' | 'dissolveAny'> {
  return {
    all: (limit) => kept.list({ limit }),
    async renameAny(id, name) {
      const done = await kept.change(id, changed({ name }))
      if (done === null) return { refusal: UNKNOWN }
      return 'refusal' in done ? done : { answer: done.doc }
    },
    async dissolveAny(id) {
      if (await isPlaying(id)) return { refusal: { clause: 'clubs.playing' } }
      return (await kept.remove(id)) ? { answer: null } : { refusal: UNKNOWN }
    },
  }
}

/** What happens in every club of a person at once. */
function everywhere(kept: Kept<ClubDoc>): Pick<Clubs, 'removePerson' | 'renamePerson' | 'mergeGuest'> {
  return {
    async removePerson(person) {
      for (const { id } of await kept.list({ person, limit: ALL })) {
        const isEnding = (club: ClubDoc) => bereft(club, person) === null
        await kept.change(id, (club) => bereft(club, person) ?? club)
        await kept.remove(id, (club) => !isEnding(club) || memberOf(club, person) === undefined)
      }
    },
    async renamePerson(person) {
      for (const { id } of await kept.list({ person: person.id, limit: ALL })) await kept.change(id, renamed(person))
    },
    async mergeGuest(guest, person) {
      for (const { id } of await kept.list({ person: guest, limit: ALL })) await kept.change(id, becomes(guest, person))
    },
  }
}

type Room = <T>(who: Who, at: string | null, work: () => Promise<Answer<T>>) => Promise<Answer<T>>

/** Nobody belongs to more clubs than the house allows. */
function roomFor(kept: Kept<ClubDoc>, most: number): Room {
  const inTurn = turnsByKey()
  return async (who, at, work) => {
    if (most === 0) return work()
    return inTurn(who.id, async () => {
      const clubs = await kept.list({ person: who.id, limit: ALL })
      const mine = clubs.filter((club) => memberOf(club, who.id) !== undefined && club.id !== at)
      return mine.length < most ? work() : { refusal: { clause: 'clubs.too-many', with: { most } } }
    })
  }
}

/** Whoever founds a club keeps a name: a club must not be lost with a cookie. */
async function found(
  parts: ClubParts,
  kept: Kept<ClubDoc>,
  room: Room,
  who: Who,
  order: ClubOrder,
): Promise<Answer<ClubInfo>> {
  if (who.guest === true) return { refusal: { clause: 'clubs.guest' } }
  return room(who, null, async () => {
    for (let tries = 0; tries < CODES; tries++) {
      const made = { id: newId(), invite: newKey(), code: newCode(who.lang ?? 'en', 3) }
      const club = newClub(order, who, made, parts.now())
      if ('clause' in club) return { refusal: club }
      if (await kept.add(club)) return { answer: await infoOf(parts, club, who.id) }
    }
    throw new Error('a new club has the id or the code of another')
  })
}

async function listFor(kept: Kept<ClubDoc>, who: Who | null): Promise<ClubList> {
  const own = who === null ? [] : await kept.list({ person: who.id, limit: ALL })
  const briefs = own.map((club) => briefOf(club, who?.id ?? null))
  const all = await kept.list({ limit: 500 })
  const open = all.filter((club) => club.open && !own.some((mine) => mine.id === club.id))
  return {
    mine: briefs.filter((club) => club.standing !== 'invited'),
    invited: briefs.filter((club) => club.standing === 'invited'),
    open: open.slice(0, SHOWN).map((club) => briefOf(club, who?.id ?? null)),
  }
}
