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
  /** The language, or English where nobody here speaks it. */
  tongueOf(lang: Lang): Tongue
  typeset(lang: Lang, text: string): string
  /** The first of some wishes ("fr-CA", "de") that is spoken here, or the usual one. */
  preferred(wishes: readonly string[], usual?: Lang): Lang
}

export function spoken(found: Readonly<Record<Lang, Partial<Tongue>>>): Tongues {
  const isLang = (text: string) => Object.hasOwn(found, text)
  const tongueOf = textsByLang<Tongue>(found, 'papers/tongues')
  const langs = Object.keys(found).sort()
  return {
    LANGS: langs,
    WHOLE: langs.filter((lang) => tongueOf(lang).unfinished !== true),
    isLang,
    tongueOf,
    typeset: (lang, text) => tongueOf(lang).typeset(text),
    preferred: (wishes, otherwise = USUAL) =>
      wishes.map((wish) => wish.toLowerCase().split(/[-_.]/)[0] ?? '').find(isLang) ?? otherwise,
  }
}
