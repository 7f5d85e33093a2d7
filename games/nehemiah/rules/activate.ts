// NEH-5: activating a worker, his card, and the tired workers above.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { cardAt, close, columnOf, isBottom, isFree, isTired, ownerAt, placeOf } from './layout.ts'
import { alone, chosenSlot, perSlot, SLOT_REFS, STOP, slotRef } from './refs.ts'
import type { NehemiahRefusal } from './speech.ts'
import type { Nehemiah, NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'
import { payCoin } from './stock.ts'
import { hindranceAfterCoin, ONCE } from './work.ts'
import { carryOut, hindrance } from './works.ts'

export const ACTIVATE = perSlot('activate')
const RESOLVE_OR_SKIP: NehemiahStep = { do: 'resolve-or-skip' }
const EXTRA_ACTIVATION: NehemiahStep = { do: 'extra-activation' }

/** NEH-5.1, 5.2: the worker is tired at once, and a bottom card closes its column. */
export function activate(s: NehemiahState, slot: number): void {
  s.passes = 0
  s.tired[slot] = 1
  s.anchor = slot
  s.activated = small.of(slot)
  tellActivated(s, slot)
  if (isBottom(slot)) close(s, columnOf(slot))
  next(s, RESOLVE_OR_SKIP, EXTRA_ACTIVATION)
}

function tellActivated(s: NehemiahState, slot: number): void {
  // As for a placement: nothing is put together where nobody listens.
  if (s.events === null) return
  const owner = ownerAt(s, slot)
  const ev = owner === s.turn ? 'activate' : 'corrupt'
  tell(s, { ev, seat: s.turn, from: slotRef(slot), card: cardAt(s, slot), with: { ...placeOf(slot), owner } })
}

const BOTH: readonly NehemiahChoice[] = [{ act: 'resolve' }, { act: 'skip' }]

export const resolveOrSkip: DecisionOf<Nehemiah, 'resolve-or-skip'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates: () => BOTH,
  refuse: (s, _step, seat, choice, box) =>
    choice.act === 'skip' ? null : hindrance(s, seat, s.anchor, num(s.gold, seat), s.activated, box),
  givesUp: (_s, _step, _seat, choice) => choice.act === 'skip',
  resolve(s, _step, seat, choice, box) {
    if (choice.act === 'resolve') return carryOut(s, seat, s.anchor, box)
    tell(s, { ev: 'skip', seat, from: slotRef(s.anchor), card: cardAt(s, s.anchor) })
  },
}

/** The other three cards of the anchor's column, and stopping: by slot. */
const EXTRA = perSlot('extra')
const AROUND: readonly (readonly NehemiahChoice[])[] = EXTRA.map((_, anchor) => [
  ...EXTRA.filter((_, slot) => columnOf(slot) === columnOf(anchor) && slot !== anchor),
  STOP,
])

const BELOW: NehemiahRefusal = { clause: 'NEH-5.5', with: { why: 'below' } }
const COLUMN: NehemiahRefusal = { clause: 'NEH-5.5', with: { why: 'column' } }
const EMPTY: NehemiahRefusal = { clause: 'NEH-5.5', with: { why: 'empty' } }
const STANDING: NehemiahRefusal = { clause: 'NEH-5.5', with: { why: 'standing' } }
const NO_GOLD: NehemiahRefusal = { clause: 'NEH-5.5', with: { why: 'gold' } }
const COIN_AND_PRICE: NehemiahRefusal = { clause: 'NEH-5.5', with: { why: 'price' } }

/** NEH-5.5: why the card cannot be the next extra activation. */
function refuseExtra(s: NehemiahState, seat: Seat, slot: number, box: Box): NehemiahRefusal | null {
  if (slot > s.anchor) return BELOW
  if (isFree(s, slot)) return EMPTY
  if (!isTired(s, slot)) return STANDING
  if (small.has(s.activated, slot)) return ONCE
  const gold = num(s.gold, seat)
  if (gold < box.coin) return NO_GOLD
  return hindranceAfterCoin(s, seat, slot, gold, s.activated, box, hindrance, COIN_AND_PRICE)
}

export const extraActivation: DecisionOf<Nehemiah, 'extra-activation'> = {
  kind: 'decision',
  by: (s) => alone(s.turn),
  candidates: (s) => at(AROUND, s.anchor),
  refuse: (s, _step, seat, choice, box) =>
    choice.act === 'stop' ? null : refuseExtra(s, seat, chosenSlot(choice), box),
  otherwise: (s, _step, seat, { act, on }) => {
    if (seat !== s.turn || act !== 'extra') return null
    const slot = SLOT_REFS.indexOf(on?.[0] ?? '')
    return slot < 0 ? null : slot === s.anchor ? ONCE : COLUMN
  },
  givesUp: (_s, _step, _seat, choice) => choice.act === 'stop',
  resolve(s, step, seat, choice, box) {
    if (choice.act === 'stop') return
    const slot = chosenSlot(choice)
    next(s, step)
    payCoin(s, seat, slot, box)
    carryOut(s, seat, slot, box)
  },
}
