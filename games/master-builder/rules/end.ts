// MAS-10: final accounts, places, winners.
import { tell } from '../../../kernel/agenda.ts'
import { at, num, where } from '../../../kernel/lists.ts'
import { type Small, small } from '../../../kernel/small.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Box, contractOf, SECTIONS_EACH } from '../sheet/box.ts'
import { LOANS } from '../sheet/ids.ts'
import { pay, repayment } from './money.ts'
import type { MasterState } from './state.ts'
import { LINE } from './terms.ts'

/** What an unfinished contract brings at the end (MAS-10.3). */
export function unfinishedWorth(k: number, built: Small, box: Box): number {
  const missing = SECTIONS_EACH - small.size(built)
  return Math.max(0, num(box.income, k) - missing * box.limits.unfinishedPenalty)
}

/** MAS-10.3, 10.4: unfinished contracts, then all IOUs; the result may be below zero. */
export function finalAccounts(s: MasterState, box: Box): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of at(s.contracts, seat)) {
      const built = num(s.built, contractOf(card))
      const money = unfinishedWorth(contractOf(card), built, box)
      if (money > 0) pay(s, seat, money, LINE.unfinished)
      tell(s, { ev: 'unfinished', seat, card, with: { money, missing: SECTIONS_EACH - small.size(built) } })
    }
    LOANS.forEach((loan, kind) => {
      const many = num(at(s.loans, seat), kind)
      if (many === 0) return
      const amount = many * repayment(s, kind, box)
      pay(s, seat, -amount, LINE.repayments)
      tell(s, { ev: 'settle', seat, with: { loan, many, amount } })
    })
  }
  // The places are only needed to be told.
  if (s.events === null) return
  placesOf(s).forEach((place, seat) => {
    const completed = at(s.town, seat).length
    tell(s, { ev: 'result', seat, with: { money: num(s.cash, seat), completed, place } })
  })
  tell(s, { ev: 'game-over', with: { winners: winners(s) } })
}

function isBetter(s: MasterState, a: Seat, b: Seat): boolean {
  const money = num(s.cash, a) - num(s.cash, b)
  return money > 0 || (money === 0 && at(s.town, a).length > at(s.town, b).length)
}

/** MAS-10.5, 10.7: by money, then completed contracts; equals share a place. */
export const placesOf = (s: MasterState): number[] =>
  s.cash.map((_, seat) => 1 + where(s.cash, (_money, other) => isBetter(s, other, seat)).length)

/** Empty before the end. */
export const winners = (s: MasterState): Seat[] =>
  s.agenda.length > 0 ? [] : where(placesOf(s), (place) => place === 1)
