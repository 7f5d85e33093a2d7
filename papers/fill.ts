// What a language does not say yet is said in English: the one place where a gap is filled, and noted.
import { isRecord } from '../kernel/record.ts'
import type { Lang } from './texts.ts'
import { USUAL } from './texts.ts'

/** What was filled in, by the texts it was filled into. */
const GAPS = new WeakMap<object, readonly string[]>()

function fillIn(usual: object, own: object, at: string, gaps: string[]): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...own }
  for (const [key, said] of Object.entries(usual)) {
    const here = whole[key]
    if (here === undefined) {
      whole[key] = said
      gaps.push(`${at}${key}`)
    } else if (isRecord(said) && isRecord(here)) whole[key] = fillIn(said, here, `${at}${key}.`, gaps)
  }
  return whole
}

/** The texts of a language with English in every gap, in tables within tables too. */
export function filled<T extends object>(usual: T, own: Partial<T>): T {
  if (usual === own) return usual
  const gaps: string[] = []
  const whole = fillIn(usual, own, '', gaps)
  GAPS.set(whole, gaps)
  // Every key of the English texts is there.
  return whole as T
}

/** What these texts say in English because their language does not: paths such as "file.missing". */
export const gapsIn = (texts: object): readonly string[] => GAPS.get(texts) ?? []

/** The texts of each language that was found; a language that was not is spoken in English. */
export function textsByLang<T extends object>(
  found: Readonly<Record<Lang, Partial<T>>>,
  where: string,
): (lang: Lang) => T {
  const usual = found[USUAL] as T | undefined
  if (usual === undefined) throw new Error(`${where} has no English texts`)
  const whole = new Map(Object.entries(found).map(([lang, own]) => [lang, filled(usual, own)]))
  return (lang) => whole.get(lang) ?? usual
}
