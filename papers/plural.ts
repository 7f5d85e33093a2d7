// Numbers and their nouns: which form fits is the language's own affair (Intl.PluralRules). English has two, Polish four.

/** The forms of a noun by the language's categories: `{ one: 'karta', few: 'karty', many: 'kart', other: 'karty' }`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

const RULES = new Map<string, Intl.PluralRules>()

function categoryOf(lang: string, n: number): Intl.LDMLPluralRule {
  let rules = RULES.get(lang)
  if (rules === undefined) {
    rules = new Intl.PluralRules(lang)
    RULES.set(lang, rules)
  }
  return rules.select(n)
}

/** The form that fits a number; `other` for a category that is not given. */
export const formFor = (lang: string, n: number, forms: Forms): string => forms[categoryOf(lang, n)] ?? forms.other
