// What the commands say, in the reader's language. The French table has the English one's type: a missing sentence
// does not compile.

import { LANGS, type Lang } from '../papers/texts.ts'
import { typeset } from '../title/say.ts'
import { type CliTexts, en } from './texts/en.ts'
import { fr } from './texts/fr.ts'

export type { CliTexts }

/** The same table with every sentence set as the language does. */
function typesetAll<T>(lang: Lang, x: T): T {
  if (typeof x === 'string') return typeset(lang, x) as T
  if (typeof x === 'function') {
    const say = x as unknown as (...blanks: unknown[]) => unknown
    return ((...blanks: unknown[]) => typesetAll(lang, say(...blanks))) as T
  }
  if (Array.isArray(x)) return x.map((y) => typesetAll(lang, y)) as T
  if (typeof x !== 'object' || x === null) return x
  return Object.fromEntries(Object.entries(x).map(([key, y]) => [key, typesetAll(lang, y)])) as T
}

const tables: Readonly<Record<Lang, CliTexts>> = { en, fr: typesetAll('fr', fr) }

export const textsOf = (lang: Lang): CliTexts => tables[lang]

export const isLang = (x: string): x is Lang => (LANGS as readonly string[]).includes(x)

/** The reader's language, as the machine's settings have it. */
export function localLang(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^fr\b|^fr_/i.test(locale) ? 'fr' : 'en'
}
