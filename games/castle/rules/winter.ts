// CAS-18: the winter deck. The cards that strike once have a file each, as has the damsel.
import { face, next, noReturn, tell } from '../../../kernel/agenda.ts'
import type { HappeningOf } from '../../../kernel/game.ts'
import { add, at, draw, takeOut } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { courtSteps, openCourt } from '../cards/damsel.ts'
import { WINTER_CARD } from './pieces.ts'
import { trackSpace } from './round.ts'
import { eachSeat, inOrder } from './seat.ts'
import type { Castle, CastleState, CastleStep } from './state.ts'

const PLAGUE = eachSeat((seat): CastleStep => ({ do: 'plague', seat }))
const BREACH = eachSeat((seat): CastleStep => ({ do: 'breach', seat }))
const SNOW = eachSeat((seat): CastleStep => ({ do: 'snow', seat }))
const LEAVES: CastleStep = { do: 'winter-card-leaves' }

/** The card strikes every seat in player order, then leaves. */
function strike(s: CastleState, steps: readonly CastleStep[]): void {
  next(s, LEAVES)
  for (let k = s.seats - 1; k >= 0; k--) next(s, at(steps, inOrder(s, k)))
}

/** CAS-18.2: on a marked space the top card is turned up and takes effect at once. */
export const winterCard: HappeningOf<Castle, 'winter-card'> = {
  kind: 'happening',
  happen(s, _step, box) {
    if (s.deck.length === 0 || !box.marks[s.options['winter-spaces']].includes(trackSpace(s))) return
    noReturn(s)
    const card = face(s.deck.shift())
    s.winter.push(card)
    tell(s, { ev: 'winter-card', seat: s.first, card })
    if (card === WINTER_CARD.plague) strike(s, PLAGUE)
    else if (card === WINTER_CARD.breach) strike(s, BREACH)
    else if (card === WINTER_CARD.snowfall) strike(s, SNOW)
    else if (card === WINTER_CARD.damsel) {
      openCourt(s)
      courtSteps(s)
    }
  },
}

export const winterCardLeaves: HappeningOf<Castle, 'winter-card-leaves'> = {
  kind: 'happening',
  happen(s) {
    s.spent.push(draw(s.winter))
  },
}

/** Takes a card out of the game for good (CAS-19.15). */
export function removeCard(s: CastleState, seat: Seat, pile: Card[], index: number): void {
  const card = face(pile[index])
  takeOut(pile, index)
  at(s.removed, seat).push(card)
  tell(s, { ev: 'card-removed', seat, card })
}

/** A seat pays what a winter card costs. */
export function payWinter(s: CastleState, seat: Seat, thalers: number): void {
  add(s.thalers, seat, -thalers)
  s.bank += thalers
  tell(s, { ev: 'winter-paid', seat, with: { thalers } })
}
