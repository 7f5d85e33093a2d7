// The refs of Spyrium: made here and read here.
import { at, num } from '../../../kernel/lists.ts'
import { lastOf, parse, ref, refs } from '../../../kernel/ref.ts'
import type { Choice, Ref, Seat } from '../../../kernel/words.ts'
import { GAPS } from './names.ts'

const GAP_REFS = refs('gap', GAPS.length)

export const gapRef = (gap: number): Ref => at(GAP_REFS, gap)
export const positionRef = (pos: number): Ref => ref('market', pos)
export const districtRef = (seat: Seat, i: number): Ref => ref('district', seat, i)
export const tokenRef = (pos: number, i: number): Ref => ref('market-token', pos, i)

/** The gap, position, lot or token that a choice points at, or −1. */
export const pointed = (choice: Choice): number => lastOf(choice.on?.[0])

/** The position of the card whose token a choice points at. */
export const tokenPosition = (choice: Choice): number => num(parse(choice.on?.[0] ?? '').places, 0)

/** The number that a choice names: an option, an effect, a value; −1 for none. */
export const named = (choice: Choice): number => choice.n?.[0] ?? -1
