// CAS-19.10 to 19.13, 19.18, 19.19: the damsel of the castle is courted every round until one suitor is left.
import { next, tell } from '../../../kernel/agenda.ts'
import type { Decision } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import {
  type CastleChoice,
  type CastleState,
  type CastleStep,
  ITEMS,
  KINDS,
  type StepOf,
  THALER,
  WINTER_CARD,
} from '../state.ts'
import { ALONE, add, eachSeat, inOrder, NOBODY, score } from './seat.ts'

const OUT = -1
const COURT = eachSeat((seat): CastleStep => ({ do: 'court', seat }))

/** CAS-19.10: at the reveal everybody is still courting. */
export function openCourt(s: CastleState): void {
  s.suit = new Array<number>(s.seats).fill(0)
}

/** One decision for each suitor, in player order. */
export function courtSteps(s: CastleState): void {
  for (let k = s.seats - 1; k >= 0; k--) {
    const seat = inOrder(s, k)
    if (s.suit.length > 0 && s.suit[seat] !== OUT) s.agenda.push(COURT[seat] as CastleStep)
  }
}

const GIVE = eachSeat((seat): readonly CastleChoice[] => [
  ...KINDS.map((_, k): CastleChoice => ({ act: 'court', on: [`own.${seat}.${k}`] })),
  { act: 'court', on: [`purse.${seat}`] },
  { act: 'drop-out' },
])
/** What is given or taken: a piece of a kind, or a thaler out of a purse. */
export const itemOf = (ref: Ref | undefined): number => (ref?.startsWith('purse') ? THALER : lastOf(ref))
const LACKING: readonly Refusal[] = ITEMS.map((item) => ({ clause: 'CAS-19.10', with: { item } }))

export const court: Decision<CastleState, StepOf<'court'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (s, { seat }) => (s.suit.length === 0 || s.suit[seat] === OUT ? NOBODY : (ALONE[seat] as Seat[])),
  candidates: (_s, _step, seat) => GIVE[seat] as CastleChoice[],
  refuse(s, _step, seat, choice) {
    if (choice.act === 'drop-out') return null
    const item = itemOf(choice.on?.[0])
    const has = item === THALER ? s.thalers[seat] : s.own[seat]?.[item]
    return (has as number) > 0 ? null : (LACKING[item] as Refusal)
  },
  resolve(s, { seat }, _seat, choice, box) {
    if (choice.act === 'drop-out') {
      s.suit[seat] = OUT
      tell(s, { ev: 'drop-out', seat })
    } else {
      const item = itemOf(choice.on?.[0])
      if (item === THALER) add(s.thalers, seat, -1)
      else add(s.own[seat] as number[], item, -1)
      add(s.gifts, item, 1)
      add(s.suit, seat, 1)
      tell(s, { ev: 'court', seat, with: { item: ITEMS[item] as string } })
    }
    decide(s, box)
  },
}

/** CAS-19.11: the last suitor wins, if he has given anything at all. */
function decide(s: CastleState, box: Box): void {
  let suitors = 0
  let last: Seat = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (s.suit[seat] !== OUT) {
      suitors++
      last = seat
    }
  if (suitors === 0) {
    tell(s, { ev: 'damsel-leaves' })
    damselLeaves(s)
    return
  }
  if (suitors > 1 || s.suit[last] === 0) return
  tell(s, { ev: 'damsel-won', seat: last })
  score(s, last, 'damsel', box.damselVp)
  s.suit = []
  if (s.seats === 2) shareAll(s, 1 - last)
  else next<CastleStep>(s, { do: 'share', seat: following(s, inOrder(s, s.seats - 1), last), winner: last })
}

/** The seat after this one that is not the winner. */
function following(s: CastleState, seat: Seat, winner: Seat): Seat {
  const after = (seat + 1) % s.seats
  return after === winner ? (after + 1) % s.seats : after
}

function damselLeaves(s: CastleState): void {
  s.suit = []
  s.winter.splice(s.winter.indexOf(WINTER_CARD.damsel), 1)
  s.spent.push(WINTER_CARD.damsel as Card)
}

function take(s: CastleState, seat: Seat, item: number, pieces: number): void {
  add(s.gifts, item, -pieces)
  if (item === THALER) add(s.thalers, seat, pieces)
  else add(s.own[seat] as number[], item, pieces)
  tell(s, { ev: 'share', seat, with: { item: ITEMS[item] as string, pieces } })
}

/** CAS-19.18: with two players the loser takes everything at once. */
function shareAll(s: CastleState, seat: Seat): void {
  for (let item = 0; item < ITEMS.length; item++)
    if ((s.gifts[item] as number) > 0) take(s, seat, item, s.gifts[item] as number)
  damselLeaves(s)
}

const SHARE = ITEMS.map((_, item): CastleChoice => ({ act: 'share', on: [`gift.${item}`] }))
const NOT_THERE: readonly Refusal[] = ITEMS.map((item) => ({ clause: 'CAS-19.12', with: { item } }))

/** CAS-19.12: the others take one item each in turn until the card is empty. */
export const share: Decision<CastleState, StepOf<'share'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (s, { seat }) => (s.gifts.some((pieces) => pieces > 0) ? (ALONE[seat] as Seat[]) : NOBODY),
  candidates: () => SHARE,
  refuse(s, _step, _seat, choice) {
    const item = lastOf(choice.on?.[0])
    return (s.gifts[item] as number) > 0 ? null : (NOT_THERE[item] as Refusal)
  },
  resolve(s, { seat, winner }, _seat, choice) {
    take(s, seat, lastOf(choice.on?.[0]), 1)
    if (s.gifts.every((pieces) => pieces === 0)) damselLeaves(s)
    else next<CastleStep>(s, { do: 'share', seat: following(s, seat, winner), winner })
  },
}

/** CAS-19.13: undecided at the end of the game, nobody scores and the items leave the game. */
export function damselUndecided(s: CastleState): void {
  for (let k = 0; k < KINDS.length; k++) add(s.lost, k, s.gifts[k] as number)
  s.lostThalers += s.gifts[THALER] as number
  s.gifts.fill(0)
  s.suit = []
}
