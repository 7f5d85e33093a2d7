// CAS-19.14: snowfall. In turn, everybody gives up a worker from hand or table, or pays.
import { face, next, noReturn } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { at, num } from '../../../kernel/lists.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import { isWorker, WORKERS } from '../rules/pieces.ts'
import { HAND_REF, isInHand, PLAYED_REF, pointed } from '../rules/refs.ts'
import { alone, eachSeat } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import { payWinter, removeCard } from '../rules/winter.ts'
import type { Box } from '../sheet/box.ts'

const SNOWFALL = eachSeat((seat): CastleStep => ({ do: 'snowfall', seat }))
const removing = (refs: readonly Ref[]) => refs.map((ref): CastleChoice => ({ act: 'snowfall-remove', on: [ref] }))
const FROM_HAND = HAND_REF.map(removing)
const FROM_PLAYED = PLAYED_REF.map(removing)
const PAY: CastleChoice = { act: 'snowfall-pay' }
const NO_WORKER: CastleRefusal = { clause: 'CAS-19.14', with: { why: 'worker' } }

/** The card that a seat would give up to the snow. */
export function snowedCard(
  s: CastleState,
  seat: Seat,
  choice: CastleChoice,
): { readonly pile: Card[]; readonly index: number } {
  return { pile: at(isInHand(choice) ? s.hands : s.played, seat), index: pointed(choice) }
}

/** What a seat pays that keeps its workers: the price, or all it has. */
export const snowfallCost = (s: CastleState, seat: Seat, box: Box): number =>
  Math.min(box.snowfall, num(s.thalers, seat))

/** A worker in hand or played; the face-down choice is in neither. */
const hasWorker = (s: CastleState, seat: Seat): boolean =>
  at(s.hands, seat).some((card) => isWorker(face(card))) || at(s.played, seat).some(isWorker)

/**
 * What everybody can see decides whether a seat is asked: as long as one of its workers may lie face down, an answer given
 * by itself would betray where that worker is.
 */
export const snow: HappeningOf<Castle, 'snow'> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    const played = at(s.played, seat)
    const open = played.filter(isWorker).length
    const unseen = WORKERS - open - at(s.removed, seat).filter(isWorker).length
    if (unseen > 0 || open > 1 || (open > 0 && num(s.thalers, seat) >= box.snowfall)) next(s, at(SNOWFALL, seat))
    else if (open === 1) removeCard(s, seat, played, played.findIndex(isWorker))
    else payWinter(s, seat, snowfallCost(s, seat, box))
  },
}

export const snowfall: DecisionOf<Castle, 'snowfall'> = {
  kind: 'decision',
  always: true,
  by: (_s, { seat }) => alone(seat),
  candidates: (s, _step, seat) => [
    ...at(FROM_HAND, seat).slice(0, at(s.hands, seat).length),
    ...at(FROM_PLAYED, seat).slice(0, at(s.played, seat).length),
    PAY,
  ],
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'snowfall-remove') {
      const { pile, index } = snowedCard(s, seat, choice)
      return isWorker(face(pile[index])) ? null : NO_WORKER
    }
    const thalers = box.snowfall
    const short = num(s.thalers, seat) < thalers && hasWorker(s, seat)
    return short ? { clause: 'CAS-19.14', with: { why: 'thalers', thalers } } : null
  },
  resolve(s, { seat }, _seat, choice, box) {
    if (choice.act === 'snowfall-pay') return payWinter(s, seat, snowfallCost(s, seat, box))
    // The card was known to be in this hand or face down: that it lay in hand comes out now.
    noReturn(s)
    const { pile, index } = snowedCard(s, seat, choice)
    removeCard(s, seat, pile, index)
  },
}
