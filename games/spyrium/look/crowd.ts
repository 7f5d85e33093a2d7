// Which card is being looked at, and who stands around it: the workers that make a price or a gain.

import { sameChoice } from '../../../kernel/choice.ts'
import { at } from '../../../kernel/lists.ts'
import type { Choice, Seat } from '../../../kernel/words.ts'
import { AROUND } from '../rules/market.ts'
import type { SpyriumChoice } from '../rules/state.ts'
import { termsOf } from '../words/wording.ts'
import { asked, pickedAt, type SpyriumLaying } from './pieces.ts'

/** The position a purchase or a gain is about, or −1. */
export function lookedAt(t: SpyriumLaying): number {
  const step = asked(t)
  if (step === undefined) return -1
  if ('pos' in step) return step.pos
  if (step.do !== 'earn-card' && step.do !== 'activate-card') return -1
  return pickedAt(t, 'market.')
}

/** The gap of the worker in use, or −1. */
export function workingGap(t: SpyriumLaying): number {
  const step = asked(t)
  if (step === undefined) return -1
  if ('gap' in step) return step.gap
  return step.do === 'earn-worker' || step.do === 'activate-worker' ? pickedAt(t, 'gap.') : -1
}

/** How many workers of a seat in a gap count as crowd for what is looked at. */
export function counted(t: SpyriumLaying, seat: Seat, gap: number): number {
  const pos = lookedAt(t)
  if (pos < 0 || !at(AROUND, pos).includes(gap)) return 0
  const own = seat === t.me && gap === workingGap(t) ? 1 : 0
  return (t.s.gaps[seat]?.[gap] ?? 0) - own
}

/** The pounds a choice would cost the reader, as far as it costs any. */
export function poundsOf(t: SpyriumLaying, choice: Choice): number {
  return termsOf(t.s, t.me, choice as SpyriumChoice, t.box).reduce(
    (sum, term) => (term.of === 'money' ? sum + term.amount : sum),
    0,
  )
}

/** The choice that names a thing, among those now open to the reader. */
export const optionOn = (t: SpyriumLaying, ref: string): Choice | undefined =>
  t.choosing?.options.find((choice) => choice.on?.includes(ref))

export const isOption = (t: SpyriumLaying, choice: Choice): boolean =>
  t.choosing?.options.some((other) => sameChoice(other, choice)) ?? false
