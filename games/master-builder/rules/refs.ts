// The refs of Master Builder: made once, and read here.
import { lastOf, refs } from '../../../kernel/ref.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Choice } from '../../../kernel/words.ts'
import { CONTRACTS, pieceOf, SECTIONS_EACH, WORKERS } from '../sheet/box.ts'
import { LOANS, TYPES } from '../sheet/ids.ts'

export const PILE = refs('pile', TYPES.length)
export const WORKER = refs('worker', WORKERS)
export const CONTRACT = refs('contract', CONTRACTS)
export const SECTION = refs('section', CONTRACTS * SECTIONS_EACH)
export const LOAN = refs('loan', LOANS.length)
export const TOWN = refs('town', CONTRACTS)
export const CONTRACT_PILE = 'contract-pile'
export const REMOVED = 'removed'

/** The number of the first thing a choice names: its pile, worker, contract, section or loan; −1 for none. */
export const firstOf = ({ on }: Choice): number => (on === undefined ? -1 : lastOf(on[0]))

/** The numbers of the sections a choice names. */
export const sectionsNamed = (choice: Choice): number[] => (choice.on ?? []).map(lastOf)

/** The same within their contract. */
export function piecesNamed(choice: Choice): Small {
  let set = small.none
  if (choice.on !== undefined) for (const ref of choice.on) set = small.with(set, pieceOf(lastOf(ref)))
  return set
}
