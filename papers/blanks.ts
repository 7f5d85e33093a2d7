// The blanks of sentences that are plain strings, as the page has them.
import { type Forms, formFor } from './plural.ts'
import type { Lang } from './texts.ts'

/** What goes into the blanks of a sentence. */
export type Filled = Readonly<Record<string, string | number>>

/** A number that may have been written out already: "1,5" in French. */
const numberOf = (value: string | number): number =>
  typeof value === 'number' ? value : Number(value.replace(/\s/gu, '').replace('−', '-').replace(',', '.'))

/** Forms as they stand in a blank: "move|moves", or named by the language's categories, "one:ruch|few:ruchy|other:ruchu". */
function formsIn(written: string): Forms {
  const named = written.split('|').map((form) => /^(zero|one|two|few|many|other):(.*)$/s.exec(form))
  if (named.every((form) => form !== null)) {
    const forms = Object.fromEntries(named.map(([, category = '', form = '']) => [category, form]))
    return { ...forms, other: forms.other ?? '' }
  }
  const [one = '', other = one] = written.split('|')
  return { one, other }
}

/**
 * A sentence with its blanks filled: `{n}` is a value, `{n|move|moves}` the form that fits it as a number; a language with
 * more forms names them.
 * `fillBlanks('fr', '{n} {n|coup joué|coups joués}', { n: 0 })` is "0 coup joué"
 */
export function fillBlanks(lang: Lang, text: string, filled: Filled): string {
  return text.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, key: string, forms?: string) => {
    const value = filled[key] ?? ''
    return forms === undefined ? String(value) : formFor(lang, numberOf(value), formsIn(forms))
  })
}
