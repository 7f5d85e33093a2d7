// A club as it is kept: one document. What is done in a club makes the next document of it, or says why not.
import type { Refusal } from '../../kernel/words.ts'
import {
  CLUB_NAME,
  CLUB_WELCOME,
  type ClubOrder,
  type ClubStanding,
  CREST,
  type Crest,
  type Role,
} from '../../wire/club.ts'
import type { Who } from '../tables/who.ts'
import type { ClubHook } from './news.ts'
import { headingOf, proseOf } from './words.ts'

export interface Member {
  readonly person: string
  readonly name: string
  readonly guest: boolean
  readonly role: Role
  readonly since: number
}

export interface ClubDoc {
  readonly id: string
  readonly name: string
  readonly welcome: string
  readonly crest: Crest
  /** Everybody finds it and may join. */
  readonly open: boolean
  /** What a link must carry to come to a club that is not open. */
  readonly invite: string
  /** What can be read aloud instead of the link. */
  readonly code: string
  readonly members: readonly Member[]
  /** People who were asked by name. */
  readonly invited: readonly string[]
  /** People who were sent away: they come back only when they are asked to by name. */
  readonly away: readonly string[]
  /** Where it tells the world what it plays. */
  readonly hook?: ClubHook
  /** Tables laid for the club, the newest last. */
  readonly tables: readonly string[]
  readonly created: number
  readonly updated: number
}

export type ClubChange = (club: ClubDoc, now: number) => ClubDoc | Refusal

const MOST_INVITED = 100
const MOST_AWAY = 200
const MOST_TABLES = 40

export const memberOf = (club: ClubDoc, person: string): Member | undefined =>
  club.members.find((member) => member.person === person)

export const ownerOf = (club: ClubDoc): Member | undefined => club.members.find((member) => member.role === 'owner')

export const standingIn = (club: ClubDoc, person: string | null): ClubStanding =>
  person === null
    ? 'stranger'
    : (memberOf(club, person)?.role ?? (club.invited.includes(person) ? 'invited' : 'stranger'))

/** Whether somebody may know of the club at all. */
export const maySee = (club: ClubDoc, person: string | null, key: string | undefined): boolean =>
  club.open || key === club.invite || standingIn(club, person) !== 'stranger'

const crestOf = (crest: Crest | undefined): Crest => {
  const part = (name: keyof Crest) => Math.abs(Math.trunc(crest?.[name] ?? 0)) % CREST[name]
  return { field: part('field'), band: part('band'), charge: part('charge') }
}

export function newClub(
  order: ClubOrder,
  founder: Who,
  made: Pick<ClubDoc, 'id' | 'invite' | 'code'>,
  now: number,
): ClubDoc | Refusal {
  const name = headingOf(order.name, CLUB_NAME)
  const welcome = proseOf(order.welcome ?? '', CLUB_WELCOME)
  if (name === null) return { clause: 'clubs.name', with: { max: CLUB_NAME } }
  if (welcome === null) return { clause: 'clubs.welcome', with: { max: CLUB_WELCOME } }
  return {
    ...made,
    ...{ name, welcome, crest: crestOf(order.crest), open: order.open ?? false },
    members: [{ ...shown(founder), role: 'owner', since: now }],
    ...{ invited: [], away: [], tables: [], created: now, updated: now },
  }
}

const shown = ({ id, name, guest = false }: Who) => ({ person: id, name, guest })

/** Name, welcome, crest, openness; what is not said stays. */
export const changed =
  (wish: Partial<ClubOrder>): ClubChange =>
  (club) => {
    const name = wish.name === undefined ? club.name : headingOf(wish.name, CLUB_NAME)
    const welcome = wish.welcome === undefined ? club.welcome : proseOf(wish.welcome, CLUB_WELCOME)
    if (name === null) return { clause: 'clubs.name', with: { max: CLUB_NAME } }
    if (welcome === null) return { clause: 'clubs.welcome', with: { max: CLUB_WELCOME } }
    const crest = wish.crest === undefined ? club.crest : crestOf(wish.crest)
    return { ...club, name, welcome, crest, open: wish.open ?? club.open }
  }

export const joined =
  (who: Who, key: string | undefined, most: number): ClubChange =>
  (club, now) => {
    if (memberOf(club, who.id) !== undefined) return club
    if (club.away.includes(who.id)) return { clause: 'clubs.sent-away' }
    if (most > 0 && club.members.length >= most) return { clause: 'clubs.full', with: { most } }
    if (!maySee(club, who.id, key)) return { clause: 'clubs.unknown' }
    const member: Member = { ...shown(who), role: 'member', since: now }
    return { ...club, members: [...club.members, member], invited: without(club.invited, who.id) }
  }

export const declined =
  (person: string): ClubChange =>
  (club) => ({ ...club, invited: without(club.invited, person) })

export const asked =
  (person: string, by: ClubStanding): ClubChange =>
  (club) => {
    if (memberOf(club, person) !== undefined) return { clause: 'clubs.member-already' }
    const isSteward = by === 'owner' || by === 'steward'
    // Whoever was sent away is asked back only by those who may send away.
    if (club.away.includes(person) && !isSteward) return { clause: 'clubs.sent-away' }
    const invited = [...without(club.invited, person), person].slice(-MOST_INVITED)
    return { ...club, invited, away: without(club.away, person) }
  }

/** Leaves the club; an owner hands it over first, unless nobody else is there: then the club ends with them. */
export const left =
  (person: string): ClubChange =>
  (club) =>
    memberOf(club, person)?.role === 'owner' ? { clause: 'clubs.owner-leaves' } : withoutMember(club, person)

export const sentAway =
  (person: string, by: ClubStanding): ClubChange =>
  (club) => {
    const member = memberOf(club, person)
    if (member === undefined) return { clause: 'clubs.no-member' }
    if (member.role === 'owner' || (member.role === 'steward' && by !== 'owner')) return { clause: 'clubs.not-yours' }
    return { ...withoutMember(club, person), away: [...without(club.away, person), person].slice(-MOST_AWAY) }
  }

export const givenRole =
  (person: string, role: 'steward' | 'member'): ClubChange =>
  (club) => {
    const member = memberOf(club, person)
    if (member === undefined) return { clause: 'clubs.no-member' }
    if (member.role === 'owner') return { clause: 'clubs.owner-stays' }
    return member.role === role ? club : withRole(club, person, role)
  }

/** Another member owns the club; whoever did is a steward. A guest's cookie may be lost, and the club with it. */
export const handedOver =
  (to: string): ClubChange =>
  (club) => {
    const [owner, heir] = [ownerOf(club), memberOf(club, to)]
    if (heir === undefined) return { clause: 'clubs.no-member' }
    if (heir.guest) return { clause: 'clubs.guest-owner' }
    if (owner === undefined || owner.person === to) return club
    return withRole(withRole(club, owner.person, 'steward'), to, 'owner')
  }

/** Somebody left the house for good. Null where the club has nobody who can own it any more: it ends. */
export function bereft(club: ClubDoc, person: string): ClubDoc | null {
  const rest = withoutMember({ ...club, invited: without(club.invited, person) }, person)
  if (ownerOf(rest) !== undefined) return rest
  const heirs = rest.members.filter((member) => !member.guest)
  const heir = heirs.find((member) => member.role === 'steward') ?? heirs[0]
  return heir === undefined ? null : withRole(rest, heir.person, 'owner')
}

/** Somebody has another name now, or keeps theirs. */
export const renamed =
  (who: Who): ClubChange =>
  (club) => {
    const member = memberOf(club, who.id)
    const now = shown(who)
    if (member === undefined || (member.name === now.name && member.guest === now.guest)) return club
    return { ...club, members: club.members.map((one) => (one === member ? { ...one, ...now } : one)) }
  }

/** A guest has turned out to be somebody the house knows. */
export const becomes =
  (guest: string, who: Who): ClubChange =>
  (club) => {
    if (memberOf(club, guest) === undefined) return club
    if (memberOf(club, who.id) !== undefined) return withoutMember(club, guest)
    return { ...club, members: club.members.map((m) => (m.person === guest ? { ...m, ...shown(who) } : m)) }
  }

export const withTable =
  (table: string): ClubChange =>
  (club) => ({ ...club, tables: [...club.tables, table].slice(-MOST_TABLES) })

export const withLink =
  (invite: string, code: string): ClubChange =>
  (club) => ({ ...club, invite, code })

const without = (list: readonly string[], one: string): readonly string[] => list.filter((other) => other !== one)

const withoutMember = (club: ClubDoc, person: string): ClubDoc => ({
  ...club,
  members: club.members.filter((member) => member.person !== person),
})

const withRole = (club: ClubDoc, person: string, role: Role): ClubDoc => ({
  ...club,
  members: club.members.map((member) => (member.person === person ? { ...member, role } : member)),
})
