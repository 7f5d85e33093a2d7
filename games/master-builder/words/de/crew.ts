// How German counts and declines workers, piles and loans.
import { adjective, type Case, counted as count, type Noun, noun, word } from '../../../../papers/grammar/de.ts'
import type { Loan, Type } from '../../sheet/ids.ts'

const TYPES: Readonly<Record<Type, Noun>> = {
  apprentice: noun('m', 'Lehrling', 'Lehrlinge'),
  tradesman: noun('m', 'Geselle', 'Gesellen', { weak: 'Gesellen' }),
  foreman: noun('m', 'Vorarbeiter', 'Vorarbeiter'),
  master: noun('m', 'Meister', 'Meister'),
}

/** „ein Geselle“ works, somebody hires „einen Gesellen“, „zwei Gesellen“ are more. */
export const oneOf = (type: Type): string => word(TYPES[type])
export const whomOf = (type: Type): string => word(TYPES[type], 1, 'acc')
export const moreOf = (type: Type): string => word(TYPES[type], 2)

/** A worker's card in the accusative: „Geselle 3“ is hired as „Gesellen 3“. */
export function whom(name: string): string {
  const type = Object.values(TYPES).find(({ one }) => name.startsWith(`${one} `))
  return type === undefined ? name : word(type, 1, 'acc') + name.slice(type.one.length)
}

/** „3 Lehrlinge, 1 Vorarbeiter“. */
export const counted = (needs: readonly { readonly type: Type; readonly n: number }[]): string =>
  needs.map(({ type, n }) => count(n, TYPES[type])).join(', ')

const PILES: Readonly<Record<Type, string>> = {
  apprentice: 'Lehrlingsstapel',
  tradesman: 'Gesellenstapel',
  foreman: 'Vorarbeiterstapel',
  master: 'Meisterstapel',
}
/** The name of a pile; it is masculine: „der Lehrlingsstapel“, „vom Lehrlingsstapel“. */
export const pileOf = (type: Type): string => PILES[type]

const SIZES: Readonly<Record<Loan, string>> = { 'small-iou': 'klein', 'large-iou': 'groß' }
const LOAN = noun('m', 'Kredit', 'Kredite')
/** „1 kleiner Kredit“, „2 große Kredite“, and what is repaid: „1 kleinen Kredit“. */
export const loans = (n: number, loan: Loan, kase: Case = 'nom'): string =>
  `${n} ${adjective(SIZES[loan], LOAN, kase, 'bare', n)} ${word(LOAN, n, kase)}`
/** „keinen kleinen Kredit“, as what nobody has or gives. */
export const noLoan = (loan: Loan): string => `keinen ${adjective(SIZES[loan], LOAN, 'acc', 'a')} ${word(LOAN)}`
