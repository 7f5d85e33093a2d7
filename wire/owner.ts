// What the page and the house say of leading the house: its name and who may do what, reports, what was done about them.
import type { ChatLine } from './table.ts'

export const WHO_OPENS = ['all', 'kept', 'owner'] as const
/** Everybody; those who keep a name; nobody but the owner. */
export type WhoOpens = (typeof WHO_OPENS)[number]

export const HOUSE_NAME = 40
export const HOUSE_WELCOME = 400

/** GET /api/house: what everybody may know. */
export interface HouseFront {
  /** Empty where it has none of its own. */
  readonly name: string
  readonly welcome: string
  /** The languages that it speaks with newcomers, the first before the others. */
  readonly langs: readonly string[]
  readonly tables: WhoOpens
  readonly clubs: WhoOpens
  /** Somebody leads it. */
  readonly claimed: boolean
}

/** GET /api/house, as whoever asks is told. */
export interface HouseInfo extends HouseFront {
  /** It is the asker who leads it. */
  readonly yours: boolean
}

export type HouseWish = Partial<Omit<HouseFront, 'claimed'>>

export const REPORT_KINDS = ['insult', 'name', 'cheating', 'leaving', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
export const REPORT_NOTE = 400

/** POST /api/reports. */
export interface ReportOrder {
  readonly person: string
  readonly kind: ReportKind
  readonly note?: string
  readonly table?: string
  /** What opens a table that is not listed. */
  readonly key?: string
  /** The line of its talk that is meant. */
  readonly line?: number
}

export const ANSWERS = ['remove-line', 'warn', 'silence', 'ban', 'nothing'] as const
export type ReportAnswer = (typeof ANSWERS)[number]

export interface PersonBrief {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export interface ReportInfo {
  readonly id: string
  readonly at: number
  readonly by: PersonBrief
  readonly about: PersonBrief
  readonly kind: ReportKind
  readonly note: string
  readonly table: { readonly id: string; readonly game: string; readonly move: number } | null
  /** The line that is meant. */
  readonly line: number | null
  /** What was said around it; empty while the table is sealed. */
  readonly lines: readonly ChatLine[]
  readonly sealed: boolean
  /** How often this person was reported before. */
  readonly before: number
  readonly matches: number
  readonly since: number
  readonly answer: ReportAnswer | null
}

/** Somebody, as the owner finds them. Nothing of what they play or say. */
export interface PersonFound extends PersonBrief {
  readonly since: number
  readonly seen: number
  readonly matches: number
  readonly clubs: number
  readonly reports: number
  readonly passkeys: number
  readonly silenced: number | null
  readonly banned: number | null
}

export interface TableFound {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly open: boolean
  readonly people: readonly PersonBrief[]
  readonly updated: number
}

export interface ClubFound {
  readonly id: string
  readonly name: string
  readonly open: boolean
  readonly size: number
  readonly owner: string
  readonly created: number
}

export const DEED_KINDS = [
  'claim',
  'settings',
  'warn',
  'silence',
  'ban',
  'lift-silence',
  'lift-ban',
  'rename',
  'merge',
  'remove-line',
  'close-table',
  'rename-club',
  'dissolve-club',
  'nothing',
  'backup',
  'new-code',
  'led-club',
  'led-tournament',
] as const
export type DeedKind = (typeof DEED_KINDS)[number]

/** One line of the log. */
export interface DeedInfo {
  readonly id: string
  readonly at: number
  /** Who did it, by name; empty for the house itself. */
  readonly by: string
  readonly role: 'owner' | 'steward' | 'house' | 'terminal'
  readonly kind: DeedKind
  /** Whom or what it was done to. */
  readonly what: string
  readonly with: Readonly<Record<string, string | number>>
  readonly undone: boolean
  /** It can be taken back. */
  readonly open: boolean
}

/** GET /api/owner. */
export interface DeskInfo {
  readonly house: HouseFront
  readonly version: string
  readonly store: string
  /** Milliseconds this process has been up, and its last write took. */
  readonly up: number
  readonly ping: number
  readonly here: number
  readonly figures: {
    readonly bytes: number
    readonly free: number | null
    readonly people: number
    readonly clubs: number
    readonly waiting: number
    readonly running: number
    readonly matches: number
  }
  readonly backup: { readonly at: number; readonly rows: number } | null
  readonly notices: {
    readonly waiting: number
    readonly oldest: number | null
    readonly failing: number
    readonly mail: boolean
  }
  readonly reports: number
}

export const NOTE_KINDS = ['warned', 'silenced', 'report-done', 'renamed'] as const

/** Something the house has to say to one person. */
export interface Note {
  readonly id: string
  readonly at: number
  readonly kind: (typeof NOTE_KINDS)[number]
  readonly text: string
  readonly with: Readonly<Record<string, string | number>>
}
