// What can be asked of the languages that were found.
import { textsByLang } from './fill.ts'
import { type Lang, USUAL } from './texts.ts'
import type { Tongue } from './tongue.ts'

export interface Tongues {
  /** In the order of the alphabet. */
  readonly LANGS: readonly Lang[]
  /** Those that say everything. */
  readonly WHOLE: readonly Lang[]
  isLang(text: string): boolean
  /** What a language calls itself: known of all of them, also in a page that has fetched only one. */
  ownName(lang: Lang): string
  /** The language, or English where nobody here speaks it. */
  tongueOf(lang: Lang): Tongue
  typeset(lang: Lang, text: string): string
  /** The first of some wishes ("fr-CA", "de") that is spoken here, or the usual one. */
  preferred(wishes: readonly string[], usual?: Lang): Lang
}

/** What is known of a language before it is read. */
export type Listed = Partial<Pick<Tongue, 'name' | 'unfinished'>>

/** The answers from a list of languages, and from who has what each of them says. */
export function tonguesIn(listed: Readonly<Record<Lang, Listed>>, tongueOf: (lang: Lang) => Tongue): Tongues {
  const isLang = (text: string) => Object.hasOwn(listed, text)
  const langs = Object.keys(listed).sort()
  return {
    LANGS: langs,
    WHOLE: langs.filter((lang) => listed[lang]?.unfinished !== true),
    isLang,
    ownName: (lang) => listed[lang]?.name ?? tongueOf(lang).name,
    tongueOf,
    typeset: (lang, text) => tongueOf(lang).typeset(text),
    preferred: (wishes, otherwise = USUAL) =>
      wishes.map((wish) => wish.toLowerCase().split(/[-_.]/)[0] ?? '').find(isLang) ?? otherwise,
  }
}

export const spoken = (found: Readonly<Record<Lang, Partial<Tongue>>>): Tongues =>
  tonguesIn(found, textsByLang<Tongue>(found, 'papers/tongues'))
