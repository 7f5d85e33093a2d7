// NEH-7: what every Work card has: what it needs beyond its price, what it does, and the clause that says so.
import type { Small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box, WorkKind } from '../sheet/box.ts'
import type { Clause } from './clauses.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { NehemiahState } from './state.ts'

/**
 * Why the seat could not carry out the card of a slot with this much gold, or null (NEH-7.1).
 * `used` are the cards this activation has used up (NEH-5.9).
 */
export type Hindrance = (
  s: NehemiahState,
  seat: Seat,
  slot: number,
  gold: number,
  used: Small,
  box: Box,
) => NehemiahRefusal | null

/** The rule of a kind of Work card; its words are under its id in words/, its figures in the sheet. */
export interface Work {
  /** The clause that tells its rule. */
  readonly clause: Clause
  /** Said to whoever lacks the wood or the gold it costs. */
  short(why: 'wood' | 'gold', costs: number, has: number): NehemiahRefusal
  /** What else hinders it. */
  readonly hindrance: Hindrance
  carryOut(s: NehemiahState, seat: Seat, slot: number, kind: WorkKind, box: Box): void
}

/** What asks of any Work card whether it can be carried out, and carries it out. */
export interface Carrier {
  readonly hindrance: Hindrance
  carryOut(s: NehemiahState, seat: Seat, slot: number, box: Box): void
}

/** The clauses that refuse for want of wood. */
type PricedOf<R> = R extends { readonly clause: infer K extends Clause; readonly with: { readonly why: infer W } }
  ? 'wood' extends W
    ? K
    : never
  : never

/** `...priced('NEH-7.16')`: the clause of a card, and its refusals for want of wood and gold. */
export const priced = <K extends PricedOf<NehemiahRefusal>>(clause: K) => ({
  clause,
  short: (why: 'wood' | 'gold', costs: number, has: number) => ({ clause, with: { why, costs, has } }),
})

/** What hinders a card that is paid for by a coin first; `both` is said where only coin and price together are too much. */
export function hindranceAfterCoin(
  s: NehemiahState,
  seat: Seat,
  slot: number,
  gold: number,
  used: Small,
  box: Box,
  hindrance: Hindrance,
  both: NehemiahRefusal,
): NehemiahRefusal | null {
  const found = hindrance(s, seat, slot, gold - box.coin, used, box)
  return found !== null && hindrance(s, seat, slot, gold, used, box) === null ? both : found
}

/** NEH-7.2: of an effect that may be repeated. */
export const AT_LEAST_ONCE: NehemiahRefusal = { clause: 'NEH-7.2' }

/** NEH-5.9: a card this activation has used up. */
export const ONCE: NehemiahRefusal = { clause: 'NEH-5.9' }
