// NEH-5: activating a worker, his card, and the tired workers above.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import type { Ref, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../sheet/box.ts'
import { carryOut, payCoin } from './effects.ts'
import { cardAt, close, columnOf, isBottom, NEUTRAL, NOBODY, rowOf } from './layout.ts'
import { hindrance } from './needs.ts'
import { ALONE, perSlot, SLOT_REFS, STOP, slotAt } from './refs.ts'
import type { NehemiahChoice, NehemiahState, NehemiahStep } from './state.ts'

export const ACTIVATE = perSlot('activate')
const OTHERS: Refusal = { clause: 'NEH-5.1' }
const NEUTRALS: Refusal = { clause: 'NEH-9.8', with: { why: 'activate' } }
const TIRED: Refusal = { clause: 'NEH-3.3' }

/** Why the seat cannot activate the worker of a slot. */
export function refuseActivate(s: NehemiahState, seat: Seat, slot: number): Refusal | null {
  const owner = s.owner[slot] as number
  if (owner !== seat) return owner >= NEUTRAL ? NEUTRALS : OTHERS
  return s.tired[slot] === 1 ? TIRED : null
}

const RESOLVE_OR_SKIP: NehemiahStep = { do: 'resolve-or-skip' }
const EXTRA_ACTIVATION: NehemiahStep = { do: 'extra-activation' }

/** NEH-5.1, 5.2: the worker is tired at once, and a bottom card closes its column. */
export function activate(s: NehemiahState, slot: number): void {
  s.passes = 0
  s.tired[slot] = 1
  s.anchor = slot
  s.activated = 1 << slot
  if (s.events !== null)
    tell(s, {
      ev: s.owner[slot] === s.turn ? 'activate' : 'corrupt',
      seat: s.turn,
      from: SLOT_REFS[slot] as Ref,
      card: cardAt(s, slot),
      with: { column: columnOf(slot) + 1, row: rowOf(slot) + 1, owner: s.owner[slot] as number },
    })
  if (isBottom(slot)) close(s, columnOf(slot))
  next(s, RESOLVE_OR_SKIP, EXTRA_ACTIVATION)
}

const RESOLVE: NehemiahChoice = { act: 'resolve' }
const SKIP: NehemiahChoice = { act: 'skip' }
const BOTH = [RESOLVE, SKIP]

export const resolveOrSkip: Decision<
  NehemiahState,
  Extract<NehemiahStep, { do: 'resolve-or-skip' }>,
  NehemiahChoice,
  Box
> = {
  kind: 'decision',
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates: () => BOTH,
  refuse: (s, _step, seat, choice, box) =>
    choice.act === 'skip' ? null : hindrance(s, seat, s.anchor, s.gold[seat] as number, s.activated, box),
  resolve(s, _step, seat, choice, box) {
    if (choice.act === 'resolve') return carryOut(s, seat, s.anchor, box)
    if (s.events !== null) tell(s, { ev: 'skip', seat, from: SLOT_REFS[s.anchor] as Ref, card: cardAt(s, s.anchor) })
  },
}

/** The other three cards of the anchor's column, and stopping: by slot. */
const EXTRA = perSlot('extra')
const AROUND: readonly (readonly NehemiahChoice[])[] = EXTRA.map((_, anchor) => [
  ...EXTRA.filter((_, slot) => columnOf(slot) === columnOf(anchor) && slot !== anchor),
  STOP,
])

const no = (why: string): Refusal => ({ clause: 'NEH-5.5', with: { why } })
const BELOW = no('below')
const EMPTY = no('empty')
const STANDING = no('standing')
const NO_GOLD = no('gold')
const ONCE: Refusal = { clause: 'NEH-5.9' }

/** NEH-5.5: why the card cannot be the next extra activation. */
function refuseExtra(s: NehemiahState, seat: Seat, slot: number, box: Box): Refusal | null {
  if (slot > s.anchor) return BELOW
  if (s.owner[slot] === NOBODY) return EMPTY
  if (s.tired[slot] === 0) return STANDING
  if ((s.activated & (1 << slot)) !== 0) return ONCE
  const gold = (s.gold[seat] as number) - box.coin
  return gold < 0 ? NO_GOLD : hindrance(s, seat, slot, gold, s.activated, box)
}

type ExtraStep = Extract<NehemiahStep, { do: 'extra-activation' }>

export const extraActivation: Decision<NehemiahState, ExtraStep, NehemiahChoice, Box> = {
  kind: 'decision',
  by: (s) => ALONE[s.turn] as readonly Seat[],
  candidates: (s) => AROUND[s.anchor] as readonly NehemiahChoice[],
  refuse: (s, _step, seat, choice, box) =>
    choice.act === 'stop' ? null : refuseExtra(s, seat, slotAt(choice.on?.[0]), box),
  resolve(s, step, seat, choice, box) {
    if (choice.act === 'stop') return
    const slot = slotAt(choice.on?.[0])
    next(s, step)
    payCoin(s, seat, slot, box)
    carryOut(s, seat, slot, box)
  },
}
