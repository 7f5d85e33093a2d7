// The refs of Pillars: made here and read here.

import { at, num } from '../../../kernel/lists.ts'
import { isRef, lastOf, ref } from '../../../kernel/ref.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import { MATERIALS, type Material } from './names.ts'
import type { PillarsState } from './state.ts'

export const handRef = (seat: Seat, index: number): Ref => ref('hand', seat, index)
export const tableRef = (index: number): Ref => ref('table', 0, index)
export const stockRef = (seat: Seat, material: number): Ref => ref('stock', seat, material)
export const wonRef = (seat: Seat, index: number): Ref => ref('won', seat, index)
export const ownedRef = (seat: Seat, index: number): Ref => ref('owned', seat, index)

/** The material a ref of a stock names, as an index into MATERIALS and by name. */
export const materialAt = (address: Ref | undefined): number => lastOf(address)
export const materialNamed = (address: Ref | undefined): Material => at(MATERIALS, materialAt(address))

/** The card of a hand that a ref names. */
export const handCard = (s: PillarsState, seat: Seat, address: Ref | undefined): Card =>
  num(at(s.hands, seat), lastOf(address))

/** The card of a conversion: a worker in the won pile or an owned advantage card. */
export function converterAt(s: PillarsState, seat: Seat, address: Ref | undefined): Card {
  return num(at(isRef('owned', address) ? s.owned : s.won, seat), lastOf(address))
}
