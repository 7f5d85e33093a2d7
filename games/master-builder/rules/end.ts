// MAS-10: final accounts, places, winners.
import { tell } from '../../../kernel/agenda.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import { type Box, contractOf } from '../sheet/box.ts'
import { pay, repayment } from './money.ts'
import { sizeOf } from './stability.ts'
import { LINE, LOANS, type MasterState } from './state.ts'

/** What an unfinished contract brings at the end (MAS-10.3). */
export function unfinishedWorth(k: number, built: number, box: Box): number {
  const missing = 6 - sizeOf(built)
  return Math.max(0, (box.income[k] as number) - missing * box.limits.unfinishedPenalty)
}

/** MAS-10.3, 10.4: unfinished contracts, then all IOUs; the result may be below zero. */
export function finalAccounts(s: MasterState, box: Box): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of s.contracts[seat] as Card[]) {
      const k = contractOf(card)
      const money = unfinishedWorth(k, s.built[k] as number, box)
      if (money > 0) pay(s, seat, money, LINE.unfinished)
      if (s.events !== null)
        tell(s, { ev: 'unfinished', seat, card, with: { money, missing: 6 - sizeOf(s.built[k] as number) } })
    }
    for (let kind = 0; kind < LOANS.length; kind++) {
      const many = s.loans[seat]?.[kind] as number
      if (many === 0) continue
      const amount = many * repayment(s, kind, box)
      pay(s, seat, -amount, LINE.repayments)
      if (s.events !== null) tell(s, { ev: 'settle', seat, with: { loan: LOANS[kind] as string, many, amount } })
    }
  }
  if (s.events === null) return
  const places = placesOf(s)
  for (let seat = 0; seat < s.seats; seat++)
    tell(s, {
      ev: 'result',
      seat,
      with: {
        money: s.cash[seat] as number,
        completed: (s.town[seat] as Card[]).length,
        place: places[seat] as number,
      },
    })
  tell(s, { ev: 'game-over', with: { winners: winners(s) } })
}

const better = (s: MasterState, a: Seat, b: Seat): boolean => {
  const money = (s.cash[a] as number) - (s.cash[b] as number)
  return money > 0 || (money === 0 && (s.town[a] as Card[]).length > (s.town[b] as Card[]).length)
}

/** MAS-10.5, 10.7: by money, then completed contracts; equals share a place. */
export function placesOf(s: MasterState): number[] {
  return s.cash.map((_, seat) => 1 + s.cash.filter((_money, other) => better(s, other, seat)).length)
}

/** Empty before the end. */
export function winners(s: MasterState): Seat[] {
  if (s.agenda.length > 0) return []
  return placesOf(s).flatMap((place, seat) => (place === 1 ? [seat] : []))
}
