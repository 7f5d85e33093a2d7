// How English counts workers, piles and loans.
import type { Loan, Type } from '../../sheet/ids.ts'

const TYPES: Readonly<Record<Type, readonly [one: string, more: string]>> = {
  apprentice: ['apprentice', 'apprentices'],
  tradesman: ['tradesman', 'tradesmen'],
  foreman: ['foreman', 'foremen'],
  master: ['master worker', 'master workers'],
}

/** "an apprentice" is one, "two apprentices" are more. */
export const oneOf = (type: Type): string => TYPES[type][0]
export const moreOf = (type: Type): string => TYPES[type][1]
/** "3 apprentices, 1 foreman". */
export const counted = (needs: readonly { readonly type: Type; readonly n: number }[]): string =>
  needs.map(({ type, n }) => `${n} ${n === 1 ? oneOf(type) : moreOf(type)}`).join(', ')
/** "the apprentice pile". */
export const pileOf = (type: Type): string => `the ${oneOf(type)} pile`
const LOANS: Readonly<Record<Loan, string>> = { 'small-iou': 'small loan', 'large-iou': 'large loan' }
/** "1 small loan", "2 large loans". */
export const loans = (n: number, loan: Loan): string => `${n} ${LOANS[loan]}${n === 1 ? '' : 's'}`
export const loanOf = (loan: Loan): string => LOANS[loan]
