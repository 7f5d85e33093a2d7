// What the board of Spyrium says, with its blanks.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Kind } from '../sheet/box.ts'
import type { OptionId } from '../sheet/form.ts'
import type { GapId, Period, POINTS, TermId } from './names.ts'

type Count = { n: number }
type Who = { who: readonly string[] }

/** What a choice takes, for its button; `priced` where it has a price in pounds, be it nothing. */
export type Dues = { priced: boolean; price: number; takes: number; workers: number }
/** What a choice brings, for its button. */
export type Brought = { pounds: number; crystals: number; vp: number }

/** Choices in few words. */
type Briefs = {
  'brief-place': object
  'brief-event': object
  'brief-start-activation': object
  'brief-earn': object
  'brief-activate': object
  'brief-exploit': object
  'brief-taylorism': object
  'brief-place-at': object
  'brief-take-worker': object
  'brief-activate-card': Dues & { kind: Kind | null; card: Card }
  'brief-use-lobbying': Dues
  'brief-do-not-use': Dues
  'brief-new-lot': Dues
  'brief-replace': Dues & { card: Card }
  'brief-take-token': Dues & { value: number }
  'brief-keep-value': Dues & { value: number }
  'brief-set-value': Dues & { value: number }
  'brief-choose-option': Dues & Brought & { option: OptionId }
  'brief-choose-effect': Dues & Brought
}

type Terms = { [K in TermId | 'capitalisation' as `term-${K}`]: object }
/** The sum a line of the score sheet came from: the most a technique counts, and the pounds of one point. */
type Sums = { [K in (typeof POINTS)[number] as `points-${K}`]: { cap: number; rate: number } }

export type Board = Briefs &
  Terms &
  Sums & {
    /** An amount of money, and one of points. */
    pounds: Count
    points: Count
    /** A heading before what it is of, as the language sets its colon. */
    head: { name: string }
    masthead: object
    'used-by': object
    'next-round': object
    piles: object
    'piles-now': { a: number; b: number; c: number; reserve: number; discard: number }
    'deck-label': { deck: `deck-${Lowercase<Period>}`; n: number }
    'in-reserve': object
    'in-discard': object
    'token-reserve-label': Count
    'token-discard-label': Count
    'token-label': { value: number }
    'tokens-of': { values: readonly number[] }
    'workers-around': Count
    'card-label': { card: Card; kind: Kind; price: number; vp: number }
    'event-label': { card: Card; used: readonly string[] }
    'next-event-label': { card: Card }
    'option-label': Count
    lane: { gap: GapId; left: Card; right: Card; workers: readonly string[] }
    'empty-lot': object
    'empty-short': object
    crowd: object
    again: object
    'when-built': object
    'at-end': object
    'end-short': object
    'once-short': object
    'once-a-round': object
    'residence-action': object
    bonus: object
    residences: object
    storey: Who & { value: number }
    phases: object
    phase: object
    placement: object
    activation: object
    'placement-short': object
    'activation-short': object
    passed: object
    'phase-label': Who & { phase: string }
    over: object
    goal: { readonly rounds: number }
    now: { readonly phase: 1 | 2; readonly passed: boolean }
    'start-card': object
    'own-label': Brought
    'active-short': Count
    'spent-short': Count
    'reserve-short': Count
    'reserve-tiny': object
    'workers-label': { active: number; spent: number; reserve: number }
    'first-lot': object
    techniques: object
    'kept-label': Count
    tally: { active: number; placed: number; lying: number; reserve: number }
    'district-of': { seat: Seat }
    built: { vp: number }
    'bonus-first': { at: number }
    'bonus-second': { at: number; worker: boolean; pounds: number }
    'bonus-done': object
    'will-stand': object
    'would-cost': { pounds: number; left: number }
    /** While the lot, the token or a technique is open: the least and the most, and what the least leaves. */
    'would-cost-between': { pounds: number; most: number; left: number }
    'would-take': { crystals: number; workers: number }
    'would-earn': { pounds: number; after: number }
  }
