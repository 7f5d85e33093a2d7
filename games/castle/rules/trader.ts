// CAS-6: a helper on a resource field, then the yield of every field.
import { noReturn, tell } from '../../../kernel/agenda.ts'
import type { Decision, Happening } from '../../../kernel/game.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Refusal, Seat } from '../../../kernel/words.ts'
import type { Box } from '../box.ts'
import { type CastleChoice, type CastleState, FIELDS, FROM_INN, KINDS, SOURCES, type StepOf } from '../state.ts'
import { ALONE, add, eachSeat } from './seat.ts'

const DECLINE: CastleChoice = { act: 'decline-trader' }
const placing = (source: string) =>
  FIELDS.map((_, k): CastleChoice => ({ act: 'place-trader', on: [`field.${k}`, source] }))
const FROM_SUPPLY = eachSeat((seat) => [...placing(`supply.${seat}`), DECLINE])
const FROM_BOTH = eachSeat((seat) => [...placing(`supply.${seat}`), ...placing('inn.0'), DECLINE])

const NO_HELPER: Refusal = { clause: 'CAS-6.7', with: { why: 'none' } }
const OWN: Refusal = { clause: 'CAS-6.7', with: { why: 'own' } }
const CARTS_FIRST: Refusal = { clause: 'CAS-6.3' }
const FREE_CART: Refusal = { clause: 'CAS-6.4' }
const FRESH: Refusal = { clause: 'CAS-6.5' }

const isFromInn = (choice: CastleChoice): boolean => choice.on?.[1] === 'inn.0'

/** Whether every cart holds a helper: only then rider and displacing come into question. */
function cartsFull(s: CastleState, box: Box): boolean {
  for (let k = 0; k < FIELDS.length; k++) if (!box.afterCarts[k] && s.fields[k] === null) return false
  return true
}

export const placeTrader: Decision<CastleState, StepOf<'place-trader'>, CastleChoice, Box> = {
  kind: 'decision',
  by: (_s, step) => ALONE[step.seat] as Seat[],
  candidates: (s, _step, seat) => (s.inn === seat ? FROM_BOTH : FROM_SUPPLY)[seat] as CastleChoice[],
  refuse(s, _step, seat, choice, box) {
    if (choice.act === 'decline-trader') return null
    if (!isFromInn(choice) && s.supply[seat] === 0) return NO_HELPER
    const field = lastOf(choice.on?.[0])
    const full = cartsFull(s, box)
    if (box.afterCarts[field] && !full) return CARTS_FIRST
    const holder = s.fields[field]
    if (holder === null) return null
    if (holder === seat) return OWN
    if (!full) return FREE_CART
    return s.fresh[field] ? FRESH : null
  },
  resolve(s, { seat }, _seat, choice) {
    // The activation ends with this: it cannot be taken back.
    noReturn(s)
    if (choice.act === 'decline-trader') {
      tell(s, { ev: 'decline-trader', seat })
      return
    }
    const field = lastOf(choice.on?.[0])
    const displaced = s.fields[field] as Seat | null
    if (displaced !== null) add(s.supply, displaced, 1)
    const fromInn = isFromInn(choice)
    if (fromInn) s.inn = null
    else add(s.supply, seat, -1)
    s.fields[field] = seat
    s.fresh[field] = true
    if (s.events === null) return
    if (displaced !== null) tell(s, { ev: 'displaced', seat: displaced, with: { field: FIELDS[field] as string } })
    tell(s, {
      ev: 'place-trader',
      seat,
      to: `field.${field}`,
      with: { field: FIELDS[field] as string, source: SOURCES[fromInn ? FROM_INN : 0] as string },
    })
  },
}

/** CAS-6.9 to 6.13: the tower is served first, then the owner of the helper. */
export const yieldFields: Happening<CastleState, StepOf<'yield'>, Box> = {
  kind: 'happening',
  happen(s, _step, box) {
    const extra = s.options['tower-share'] === 'extra'
    for (let k = 0; k < FIELDS.length; k++) {
      const seat = s.fields[k] as Seat | null
      if (seat === null) continue
      const tower = Math.min(box.towerShare[k] as number, s.stock[k] as number)
      add(s.stock, k, -tower)
      add(s.tower, k, tower)
      const drawn = (box.yields[k] as number) - (extra ? 0 : (box.towerShare[k] as number))
      const pieces = Math.min(drawn, s.stock[k] as number)
      add(s.stock, k, -pieces)
      add(s.own[seat] as number[], k, pieces)
      if (s.events !== null) tell(s, { ev: 'yield', seat, with: { kind: KINDS[k] as string, pieces, tower } })
    }
  },
}
