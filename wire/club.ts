// What the page and the house say of clubs.
import type { TableInfo } from './table.ts'

export const ROLES = ['owner', 'steward', 'member'] as const
export type Role = (typeof ROLES)[number]

/** How somebody stands to a club: in a role, asked by name to come, or neither. */
export const STANDINGS = [...ROLES, 'invited', 'stranger'] as const
export type ClubStanding = (typeof STANDINGS)[number]

/** A crest put together from parts, so that nobody uploads anything. */
export const CREST = { field: 6, band: 6, charge: 6 } as const
export type Crest = Readonly<Record<keyof typeof CREST, number>>

export interface MemberInfo {
  readonly person: string
  readonly name: string
  /** Nobody keeps this name. */
  readonly guest: boolean
  readonly role: Role
  readonly since: number
  readonly here: boolean
}

/** A club in a list. */
export interface ClubBrief {
  readonly id: string
  readonly name: string
  readonly welcome: string
  readonly crest: Crest
  /** Everybody finds it and may join; otherwise only whoever is asked, or has the link. */
  readonly open: boolean
  readonly size: number
  readonly standing: ClubStanding
}

/** A table that was laid for the club, with the key its members come by. */
export interface ClubTable {
  readonly table: TableInfo
  readonly key: string
}

export interface ClubInfo extends ClubBrief {
  readonly created: number
  readonly members: readonly MemberInfo[]
  /** What a link carries, and what can be read aloud instead; for members. */
  readonly invite: string | null
  readonly code: string | null
  readonly tables: readonly ClubTable[]
  /** Where it tells the world what it plays; for those who lead it. */
  readonly hook: { readonly kind: string; readonly host: string; readonly off: boolean } | null
  /** What the asker may do here. */
  readonly may: readonly string[]
}

/** Who holds a record, since when. */
export interface RecordHolder {
  readonly person: string
  readonly name: string
  readonly value: number
  readonly at: number
}

/** The records of a club in one game. */
export interface GameRecords {
  readonly game: string
  /** Tables that were played to their end. */
  readonly tables: number
  /** The most points, by how many sat at the table. */
  readonly highest: readonly (RecordHolder & { readonly seats: number })[]
  /** The most points before the second. */
  readonly widest: RecordHolder | null
  /** The most tables won. */
  readonly wins: RecordHolder | null
}

/** GET /api/clubs/:id/records. */
export interface ClubRecords {
  /** Tournaments that were played to their end, and who won most of them. */
  readonly tournaments: number
  readonly titles: readonly RecordHolder[]
  readonly games: readonly GameRecords[]
}

/** GET /api/clubs. */
export interface ClubList {
  readonly mine: readonly ClubBrief[]
  /** Where one is asked to come. */
  readonly invited: readonly ClubBrief[]
  /** Where everybody may come. */
  readonly open: readonly ClubBrief[]
}

export const CLUB_NAME = 60
export const CLUB_WELCOME = 600

/** POST /api/clubs, and what POST /api/clubs/:id/change may say of it. */
export interface ClubOrder {
  readonly name: string
  readonly welcome?: string
  readonly crest?: Crest
  readonly open?: boolean
}
