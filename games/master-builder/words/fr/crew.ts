// How French counts workers, piles and loans.
import type { Loan, Type } from '../../sheet/ids.ts'

const TYPES: Readonly<Record<Type, readonly [one: string, more: string]>> = {
  apprentice: ['apprenti', 'apprentis'],
  tradesman: ['marchand', 'marchands'],
  foreman: ['contremaître', 'contremaîtres'],
  master: ['maître ouvrier', 'maîtres ouvriers'],
}

export const oneOf = (type: Type): string => TYPES[type][0]
export const moreOf = (type: Type): string => TYPES[type][1]
/** « 3 apprentis, 1 contremaître ». */
export const counted = (needs: readonly { readonly type: Type; readonly n: number }[]): string =>
  needs.map(({ type, n }) => `${n} ${n < 2 ? oneOf(type) : moreOf(type)}`).join(', ')
/** A worker’s card with its article: « l’Apprenti 2 », « le Maître ouvrier 3 ». */
export const theOne = (card: string): string => (/^[AEÉIOU]/i.test(card) ? `l’${card}` : `le ${card}`)
/** « la pile des apprentis ». */
export const pileOf = (type: Type): string => `la pile des ${moreOf(type)}`
const LOANS: Readonly<Record<Loan, readonly [one: string, more: string]>> = {
  'small-iou': ['petit emprunt', 'petits emprunts'],
  'large-iou': ['gros emprunt', 'gros emprunts'],
}
/** « 1 petit emprunt », « 2 gros emprunts ». */
export const loans = (n: number, loan: Loan): string => `${n} ${n < 2 ? LOANS[loan][0] : LOANS[loan][1]}`
export const oneLoan = (loan: Loan): string => LOANS[loan][0]
export const moreLoans = (loan: Loan): string => LOANS[loan][1]
