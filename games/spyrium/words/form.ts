// All that Spyrium has to say: the ids its texts must cover, so that a missing sentence does not compile.

import type { Param, Params } from '../../../kernel/words.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Say, Texts, Voice } from '../../../papers/texts.ts'
import type { PARTS } from '../mind/worth.ts'
import type { PriceTerm, TermId } from '../rules/price.ts'
import type { COLOURS, POINTS, SpyriumAct, SpyriumStep, SYMBOLS, TechniqueId, variants } from '../rules/state.ts'
import { unpack } from '../sheet/box.ts'
import type { BUILDINGS, CHARACTERS, EventId } from '../sheet/form.ts'
import shipped from '../sheet/sheet.json' with { type: 'json' }
import { cardParams } from './wording.ts'

type Ask = Exclude<SpyriumStep['do'], 'start-round' | 'end-turn' | 'end-round'>
type Ev =
  | 'round'
  | 'income'
  | 'current-event'
  | 'next-event'
  | 'market'
  | 'tokens'
  | 'tokens-reshuffled'
  | 'place'
  | 'start-activation'
  | 'earn'
  | 'withdraw'
  | 'character'
  | 'build'
  | 'replace'
  | 'replaced'
  | 'technique'
  | 'token-kept'
  | 'gain'
  | 'recruit'
  | 'exploit'
  | 'event'
  | 'residence-advance'
  | 'residence-score'
  | 'bonus-worker'
  | 'bonus-money'
  | 'bonus-lost'
  | 'pass'
  | 'end-round'
  | 'final-score'
  | 'game-over'
type Clause =
  | 'SPY-3.3'
  | 'SPY-3.6'
  | 'SPY-5.2'
  | 'SPY-5.3'
  | 'SPY-6.1'
  | 'SPY-6.2'
  | 'SPY-7.1'
  | 'SPY-7.2'
  | 'SPY-8.1'
  | 'SPY-8.4'
  | 'SPY-9.2'
  | 'SPY-11.3'
  | 'SPY-12.1'
  | 'SPY-12.2'
  | 'SPY-12.3'
  | 'SPY-12.4'
  | 'SPY-12.5'
  | 'SPY-13.1'
  | 'SPY-15.2'
  | 'SPY-16.4'
  | 'SPY-20.1'
  | 'SPY-20.2'
  | 'SPY-20.3'
  | 'SPY-20.4'
  | 'SPY-20.5'
  | 'SPY-20.6'
  | 'SPY-20.7'
  | 'SPY-21.3'
  | 'SPY-21.4'
  | 'SPY-23.6'
  | 'SPY-23.7'
type Name =
  | (typeof COLOURS)[number]
  | (typeof SYMBOLS)[number]
  | 'money'
  | 'spyrium'
  | 'vp'
  | 'worker'
  | 'workers'
  | 'token'
  | 'building'
  | 'character'
  | 'technique'
  | 'market'
  | 'gap'
  | 'position'
  | 'district'
  | 'lot'
  | 'start-card'
  | 'reserve'
  | 'active'
  | 'spent'
  | 'deck-a'
  | 'deck-b'
  | 'deck-c'
  | 'discard'
  | 'market-token'
  | 'event-token'
  | 'token-reserve'
  | 'token-discard'
  | 'kept'
  | 'current-event'
  | 'future-events'
  | 'past-events'
  | 'score-track'
  | 'residence-track'
  | 'round'
  | 'phase-1'
  | 'phase-2'
  | 'period-a'
  | 'period-b'
  | 'period-c'
  | 'place'
  | 'start-activation'
  | 'event'
  | 'earn'
  | 'activate'
  | 'exploit'
  | 'pass'
  | 'call'
  | 'build'
  | 'patent'
  | 'new-lot'
  | 'replace'
  | 'advance'
  | 'score'
  | 'bonus-worker'
  | 'bonus-money'
  | 'first-player'
  | 'passed'
  | 'tilted'
  | 'empty'

export type CardId = (typeof BUILDINGS)[number] | (typeof CHARACTERS)[number] | TechniqueId | EventId
/** The cards whose sentence is made of their figures alone. */
export type FigureCard = (typeof BUILDINGS)[number] | (typeof CHARACTERS)[number]

export interface SpyriumTexts extends Texts {
  readonly ask: Readonly<Record<Ask, Say>>
  readonly act: Readonly<Record<SpyriumAct, Say>>
  readonly event: Readonly<Record<Ev, Say>>
  readonly refusal: Readonly<Record<Clause, Say>>
  readonly names: Readonly<Record<Name, string>>
  readonly cards: Readonly<Record<CardId, Say>>
  readonly variants: Readonly<Record<keyof typeof variants, { name: string; values: Readonly<Record<string, string>> }>>
  readonly points: Readonly<Record<(typeof POINTS)[number], string>>
  readonly parts: Readonly<Record<(typeof PARTS)[number], Say>>
  /** One line of an opened price, by its term; the blank is `amount`. */
  readonly price: Readonly<Record<TermId, Say>>
}

/** A price opened: one line a term. */
export function priceLines(texts: SpyriumTexts, terms: readonly PriceTerm[], v: Voice): string[] {
  return terms.map(({ id, amount }) => texts.price[id]({ amount }, v))
}

/** The terms of a sentence's price, in words. */
export function openedPrice(price: SpyriumTexts['price'], p: Params, v: Voice): string[] {
  const amounts = p.amounts as readonly number[]
  return (p.terms as readonly TermId[]).map((id, i) => price[id]({ amount: amounts[i] as number }, v))
}

export const at = (p: Param | undefined, i: number): number => (Array.isArray(p) ? Number(p[i] ?? 0) : 0)

/** The sentences of cards, with the figures of the sheet that the project ships where the caller names no others. */
export function withFigures<K extends string>(says: Readonly<Record<K, Say>>): Record<K, Say> {
  const box = unpack(shipped as Sheet)
  const filled = {} as Record<K, Say>
  for (const id of Object.keys(says) as K[]) {
    const card = box.cards.findIndex((face) => face.design === id)
    const printed = cardParams(card, box)
    filled[id] = (p, v) => says[id]({ ...printed, ...p }, v)
  }
  return filled
}
