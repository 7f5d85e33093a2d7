// The blanks of sentences that are plain strings, as the page has them.
import type { Lang } from './texts.ts'

/** What goes into the blanks of a sentence. */
export type Filled = Readonly<Record<string, string | number>>

const RULES = new Map<Lang, Intl.PluralRules>()

function isOne(lang: Lang, n: number): boolean {
  let rules = RULES.get(lang)
  if (rules === undefined) {
    rules = new Intl.PluralRules(lang)
    RULES.set(lang, rules)
  }
  return rules.select(n) === 'one'
}

/** A number that may have been written out already: "1,5" in French. */
const numberOf = (value: string | number): number =>
  typeof value === 'number' ? value : Number(value.replace(/\s/gu, '').replace('−', '-').replace(',', '.'))

/**
 * A sentence with its blanks filled: `{n}` is a value, `{n|move|moves}` the form that fits it as a number.
 * `fillBlanks('fr', '{n} {n|coup joué|coups joués}', { n: 0 })` is "0 coup joué"
 */
export function fillBlanks(lang: Lang, text: string, filled: Filled): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (_, key: string, one?: string, other?: string) => {
    const value = filled[key] ?? ''
    return one === undefined || other === undefined ? String(value) : isOne(lang, numberOf(value)) ? one : other
  })
}
