// What the commands say, in the reader's language: the folders of texts/. Each has the English one's type, so a missing
// sentence does not compile.
import { join } from 'node:path'
import { preferred, typeset } from '#tongues'
import { listTexts } from '../papers/listing.ts'
import type { Lang } from '../papers/texts.ts'
import type { CliTexts } from './texts/en/index.ts'

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

const found = await listTexts<CliTexts>(join(import.meta.dirname, 'texts'))
const set = new Map<Lang, CliTexts>()

export function textsOf(lang: Lang): CliTexts {
  const texts = set.get(lang) ?? typesetAll(lang, found(lang))
  set.set(lang, texts)
  return texts
}

/** The reader's language, as the machine's settings have it. */
export function localLang(env: Readonly<Record<string, string | undefined>>): Lang {
  return preferred([env.LC_ALL || env.LC_MESSAGES || env.LANG || ''])
}
