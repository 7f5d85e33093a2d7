// CAS-6: a helper on a resource field, then the yield of every field.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { DecisionOf, HappeningOf } from '../../../kernel/game.ts'
import { add, at, num } from '../../../kernel/lists.ts'
import type { Ref, Seat } from '../../../kernel/words.ts'
import { FIELDS, KINDS } from '../rules/pieces.ts'
import { FIELD_REF, INN_REF, pointed, SUPPLY_REF } from '../rules/refs.ts'
import { alone, eachSeat, fromStock, ownOf } from '../rules/seat.ts'
import type { CastleRefusal } from '../rules/speech.ts'
import type { Castle, CastleChoice, CastleState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

const DECLINE: CastleChoice = { act: 'decline-trader' }
const placing = (source: Ref) => FIELD_REF.map((field): CastleChoice => ({ act: 'place-trader', on: [field, source] }))
const FROM_SUPPLY = eachSeat((seat) => [...placing(at(SUPPLY_REF, seat)), DECLINE])
const FROM_BOTH = eachSeat((seat) => [...placing(at(SUPPLY_REF, seat)), ...placing(INN_REF), DECLINE])

const NO_HELPER: CastleRefusal = { clause: 'CAS-6.7', with: { why: 'none' } }
const OWN: CastleRefusal = { clause: 'CAS-6.7', with: { why: 'own' } }
const CARTS_FIRST: CastleRefusal = { clause: 'CAS-6.3' }
const FREE_CART: CastleRefusal = { clause: 'CAS-6.4' }
const FRESH: CastleRefusal = { clause: 'CAS-6.5' }

const NOT_INNKEEPER: CastleRefusal = { clause: 'CAS-13.7', with: { from: 'inn' } }

const isFromInn = (choice: CastleChoice): boolean => choice.on?.[1] === INN_REF

/** Whether every cart holds a helper: only then rider and displacing come into question. */
function cartsFull(s: CastleState, box: Box): boolean {
  for (let k = 0; k < FIELDS.length; k++) if (!box.afterCarts[k] && s.fields[k] === null) return false
  return true
}

/** Who stands on a field, as this seat sees it: nobody, itself, another who came in this round, another from before. */
function guestOf(s: CastleState, seat: Seat, field: number): 0 | 1 | 2 | 3 {
  const holder = at(s.fields, field)
  if (holder === null) return 0
  if (holder === seat) return 1
  return s.fresh[field] ? 2 : 3
}

export const placeTrader: DecisionOf<Castle, 'place-trader'> = {
  kind: 'decision',
  by: (_s, { seat }) => alone(seat),
  key(s, _step, seat) {
    let key = (s.inn === seat ? 1 : 0) + (s.supply[seat] === 0 ? 2 : 0)
    for (let field = 0; field < FIELDS.length; field++) key = 4 * key + guestOf(s, seat, field)
    return key
  },
  candidates: (s, _step, seat) => at(s.inn === seat ? FROM_BOTH : FROM_SUPPLY, seat),
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'decline-trader') return null
    if (!isFromInn(choice) && s.supply[seat] === 0) return NO_HELPER
    const field = pointed(choice)
    const full = cartsFull(s, box)
    if (box.afterCarts[field] && !full) return CARTS_FIRST
    const holder = at(s.fields, field)
    if (holder === null) return null
    if (holder === seat) return OWN
    if (!full) return FREE_CART
    return s.fresh[field] ? FRESH : null
  },
  otherwise: (_s, step, seat, { act, on }) =>
    seat === step.seat && act === 'place-trader' && on?.[1] === INN_REF && FIELD_REF.includes(on[0] ?? '')
      ? NOT_INNKEEPER
      : null,
  givesUp: (_s, _step, _seat, choice) => choice.act === 'decline-trader',
  resolve(s, { seat }, _seat, choice) {
    // The activation ends with this: it cannot be taken back.
    noReturn(s)
    if (choice.act === 'decline-trader') {
      tell(s, { ev: 'decline-trader', seat })
      return
    }
    const field = pointed(choice)
    const displaced = at(s.fields, field)
    if (displaced !== null) add(s.supply, displaced, 1)
    const fromInn = isFromInn(choice)
    if (fromInn) s.inn = null
    else add(s.supply, seat, -1)
    s.fields[field] = seat
    s.fresh[field] = true
    const id = at(FIELDS, field)
    if (displaced !== null) tell(s, { ev: 'displaced', seat: displaced, with: { field: id } })
    const source = fromInn ? 'innkeeper' : 'supply'
    tell(s, { ev: 'place-trader', seat, to: at(FIELD_REF, field), with: { field: id, source } })
  },
}

/** CAS-6.9 to 6.13: the tower is served first, then the owner of the helper. */
export const yieldFields: HappeningOf<Castle, 'yield'> = {
  kind: 'happening',
  happen(s, _step, box) {
    const extra = s.options['tower-share'] === 'extra'
    for (let k = 0; k < FIELDS.length; k++) {
      const seat = at(s.fields, k)
      if (seat === null) continue
      const share = num(box.towerShare, k)
      const tower = fromStock(s, k, share)
      add(s.tower, k, tower)
      const pieces = fromStock(s, k, num(box.yields, k) - (extra ? 0 : share))
      add(ownOf(s, seat), k, pieces)
      // Up to five each time: the event is made only where somebody listens.
      if (s.events !== null) tell(s, { ev: 'yield', seat, with: { kind: at(KINDS, k), pieces, tower } })
    }
  },
}
