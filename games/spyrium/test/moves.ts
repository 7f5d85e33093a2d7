// The invariants that compare a position with the one before the last choice.
import type { Card, Seat } from '../../../kernel/words.ts'
import type { SpyriumState, SpyriumStep } from '../rules/state.ts'
import type { Box, Face } from '../sheet/box.ts'

export type Hold = (id: string, good: boolean) => void

const BESIDE: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [6, 7],
  [7, 8],
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 7],
  [5, 8],
]

/** I1, I4 to I7, I10: what never falls, where workers go, what leaves the market. */
export function moveInvariants(before: SpyriumState, s: SpyriumState, box: Box, hold: Hold): void {
  const sameRound = before.round === s.round && s.agenda.length > 0
  for (let seat = 0; seat < s.seats; seat++) {
    hold('I4', (s.vp[seat] as number) >= (before.vp[seat] as number))
    hold('I4', (s.residence[seat] as number) >= (before.residence[seat] as number))
    hold('I1', (s.reserve[seat] as number) <= (before.reserve[seat] as number))
    if (!sameRound) continue
    BESIDE.forEach(([a, b], gap) => {
      const placed = (s.gaps[seat]?.[gap] as number) > (before.gaps[seat]?.[gap] as number)
      hold('I5', !placed || before.market[a]?.length === 1 || before.market[b]?.length === 1)
    })
    hold('I6', (s.phase[seat] as number) >= (before.phase[seat] as number))
    hold('I6', (s.passed[seat] as number) >= (before.passed[seat] as number))
    hold('I7', (s.eventUsed[seat] as number) >= (before.eventUsed[seat] as number))
    const used = before.used[seat] as number[]
    hold(
      'I7',
      used.every((tilted, i) => (s.used[seat]?.[i] as number) >= tilted),
    )
  }
  if (!sameRound) return
  for (let pos = 0; pos < 9; pos++) {
    const was = before.market[pos]?.[0]
    const is = s.market[pos]?.[0]
    hold('I10', is === undefined || is === was)
    hold('I10', was === undefined || (box.cards[was] as Face).kind !== 'character' || is === was)
  }
}

/** I8, I12, I13, I16: turns, the first player, income, and that a move touches nobody else's things. */
export function turnInvariants(before: SpyriumState, s: SpyriumState, hold: Hold): void {
  const mover = (before.agenda.at(-1) as (SpyriumStep & { seat?: Seat }) | undefined)?.seat
  // Every building of now was there at the start of the round or has been built by one of seven workers.
  const most = (x: SpyriumState, seat: Seat) => 24 + (x.districts[seat] as Card[]).length
  for (let seat = 0; seat < s.seats; seat++) hold('I8', (s.turns[seat] as number) <= most(s, seat))
  if (s.round !== before.round) {
    hold('I12', s.round === before.round + 1 && s.first === (before.first + 1) % s.seats)
    hold(
      'I8',
      before.turns.every((turns, seat) => turns >= 1 || seat === mover),
    )
    hold(
      'I13',
      s.money.every((money, seat) => money - (before.money[seat] as number) === income(s, seat)),
    )
    return
  }
  hold('I12', s.first === before.first)
  if (s.agenda.length === 0) return
  for (let seat = 0; seat < s.seats; seat++) if (seat !== mover) hold('I16', own(s, seat) === own(before, seat))
}

/** Everything that belongs to a seat. */
const own = (s: SpyriumState, seat: Seat) =>
  JSON.stringify(
    [
      s.money,
      s.crystals,
      s.vp,
      s.residence,
      s.bonuses,
      s.phase,
      s.passed,
      s.eventUsed,
      s.turns,
      s.reserve,
      s.active,
      s.spent,
      s.gaps,
      s.staff,
      s.tilted,
      s.districts,
      s.techniques,
      s.used,
      s.kept,
      s.tally,
    ].map((list) => list[seat]),
  )

const income = (s: SpyriumState, seat: Seat) =>
  (s.options.residenceTrack === 'short' ? [2, 3, 4, 5, 7] : [2, 3, 4, 5, 6, 7])[s.residence[seat] as number] as number

/** SPY-8.4: what was charged for a card is the sum of the terms that were told. */
export function priceInvariants(before: SpyriumState, s: SpyriumState, hold: Hold): void {
  const told = s.events?.find(
    (e) => e.ev === 'build' || e.ev === 'replace' || e.ev === 'character' || e.ev === 'technique',
  )
  if (told === undefined || s.round !== before.round) return
  const bonus = s.events?.some((e) => e.ev === 'bonus-money') ? 5 : 0
  const paid = (before.money[told.seat] as number) - (s.money[told.seat] as number) + bonus
  const { terms, amounts } = told.with
  const sum = terms.reduce((n, id, i) => (id === 'crystals' ? n : n + (amounts[i] as number)), 0)
  hold('8.4', paid === told.with.price && paid === sum && amounts.every((amount) => amount !== 0))
}
