// CAS-19.2 to 19.4, 19.17: the innkeeper. Every trader pays a toll while the card lies beside the castle.
import { next, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import { FIELDS } from '../rules/pieces.ts'
import { FIELD_REF, pointed } from '../rules/refs.ts'
import { alone, eachSeat, NOBODY } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleState, CastleStep } from '../rules/state.ts'

const RECALL = eachSeat((seat): CastleStep => ({ do: 'recall-trader-helper', seat }))
const CHOICES = FIELD_REF.map((ref): CastleChoice => ({ act: 'recall-trader-helper', on: [ref] }))
const NOT_YOURS: CastleRefusal = { clause: 'CAS-19.3' }

export const toll: HappeningOf<Castle, 'toll'> = {
  kind: 'happening',
  happen(s, { seat }, box) {
    if (s.inn === seat) return
    // CAS-19.3: who cannot pay takes a helper off the carts instead.
    if (num(s.thalers, seat) < box.toll) {
      next(s, at(RECALL, seat))
      return
    }
    add(s.thalers, seat, -box.toll)
    if (s.inn === null) s.hoard += box.toll
    else add(s.thalers, s.inn, box.toll)
    tell(s, { ev: 'toll', seat, with: { thalers: box.toll, to: s.inn } })
  },
}

export const recallTraderHelper: DecisionOf<Castle, 'recall-trader-helper'> = {
  kind: 'decision',
  by: (s, { seat }) => (s.fields.includes(seat) ? alone(seat) : NOBODY),
  candidates: () => CHOICES,
  refuse: (s, _step, seat, choice) => (at(s.fields, pointed(choice)) === seat ? null : NOT_YOURS),
  resolve(s, { seat }, _seat, choice) {
    const field = pointed(choice)
    s.fields[field] = null
    add(s.supply, seat, 1)
    tell(s, { ev: 'recall', seat, from: at(FIELD_REF, field), with: { field: at(FIELDS, field) } })
  },
}

/** CAS-19.4: the new innkeeper takes what lies on the card. */
export function enterInn(s: CastleState, seat: Seat): void {
  s.inn = seat
  if (s.hoard === 0) return
  add(s.thalers, seat, s.hoard)
  tell(s, { ev: 'hoard', seat, with: { thalers: s.hoard } })
  s.hoard = 0
}
