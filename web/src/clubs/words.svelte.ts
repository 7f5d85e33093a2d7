// The words of clubs and tournaments, in the reader's language.
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import { settings } from '../lib/settings.svelte.ts'
import { textsIn } from '../lib/texts.ts'
import { texts as en } from './texts/en/index.ts'

export type ClubWord = keyof typeof en

type ClubWords = Readonly<Record<ClubWord, string>>

const tables = textsIn(import.meta.glob<ClubWords>('./texts/*/index.ts', { import: 'texts', eager: true }))

export function c(id: ClubWord, filled: Filled = {}): string {
  return typeset(settings.lang, fillBlanks(settings.lang, tables(settings.lang)[id], filled))
}

export const isClubWord = (id: string): id is ClubWord => Object.hasOwn(en, id)
