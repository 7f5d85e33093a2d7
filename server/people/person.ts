// A person as the house knows them.
import type { Lang } from '../../papers/texts.ts'
import type { PersonRow } from '../store/store.ts'
import type { Device, Hook, Quiet } from './channels.ts'
import { OPENLY, type Shows } from './privacy.ts'

/** Who somebody is at a table. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly lang: Lang
  /** Nobody keeps this name: somebody else may have the same. */
  readonly guest: boolean
}

export interface Vacation {
  /** Milliseconds; `to` is the first moment that is vacation no more. */
  readonly from: number
  readonly to: number
}

export interface MailNotice {
  readonly address: string
  readonly confirmed: boolean
  /** Wants to hear that it is their turn. */
  readonly turn: boolean
}

/** What the house keeps of a person beside the name: one document. */
export interface PersonDoc {
  readonly lang: Lang
  readonly vacations: readonly Vacation[]
  readonly mail: MailNotice | null
  /** People whose chat this person does not want to read. */
  readonly muted: readonly string[]
  /** Recovery codes not yet spent. */
  readonly codes: number
  readonly devices: readonly Device[]
  readonly hooks: readonly Hook[]
  readonly quiet: Quiet | null
  /** The time zone that the person's page last said. */
  readonly zone: string | null
  /** What others see of this person. */
  readonly shows: Shows
  /** Their devices may send what they found out about this person's own play. */
  readonly sendsJudged: boolean
  /** Up to when they have read what is new. */
  readonly newsRead: number
}

export const NAME_LENGTH = 40

/** A name as it is shown: no control signs, no doubled spaces, nothing that turns the writing around; or null. */
export function nameOf(text: string): string | null {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const visible = /[\p{L}\p{N}\p{S}\p{P}]/u.test(clean)
  return visible && [...clean].length <= NAME_LENGTH ? clean : null
}

/** What is kept of somebody of whom nothing is known. */
export const NEWCOMER: PersonDoc = {
  lang: 'en',
  vacations: [],
  mail: null,
  muted: [],
  codes: 0,
  devices: [],
  hooks: [],
  quiet: null,
  zone: null,
  shows: OPENLY,
  sendsJudged: false,
  newsRead: 0,
}

export function docOf(row: PersonRow): PersonDoc {
  const kept: Partial<PersonDoc> = JSON.parse(row.doc)
  return { ...NEWCOMER, ...kept }
}

export const personOf = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name,
  lang: docOf(row).lang,
  guest: row.kept !== true,
})
