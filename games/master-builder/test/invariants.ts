// MAS-I1 to I17, written from the rules and not from the code.
import { closedOptions, deciders } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Card } from '../../../kernel/words.ts'
import { title } from '../rules/index.ts'
import type { MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const at = <T>(list: readonly T[] | undefined, i: number): T => list?.[i] as T
const distinct = (cards: readonly Card[]) => new Set(cards).size === cards.length

/** MAS-7.6 to 7.9 in words of their own: bits are wall 1, wall 2, gable 1, gable 2, roof, crown, or the pieces of two walls. */
function legal(kind: number, set: number): boolean {
  const has = (bit: number) => ((set >> bit) & 1) === 1
  if (kind === 0) {
    const stable = set === 0 || ((has(0) || has(1)) && (has(2) || has(3)))
    const roofed = !has(4) || (has(0) && has(1) && has(2) && has(3))
    return stable && roofed && (!has(5) || has(4))
  }
  const wall = (a: number) => (!has(a) && !has(a + 1) && !has(a + 2)) || (has(a) && (has(a + 1) || has(a + 2)))
  const second = has(3) || has(4) || has(5)
  return wall(0) && wall(3) && (!second || (has(0) && has(1) && has(2)))
}

export function invariants(s: MasterState, before: MasterState | null, box: Box): string[] {
  const broken = new Set<string>()
  const hold = (id: string, good: boolean) => {
    if (!good) broken.add(`MAS-${id}`)
  }
  const over = s.agenda.length === 0
  const seats = [...Array(s.seats).keys()]
  cards(s, box, hold)
  for (const seat of seats) {
    for (const card of at(s.contracts, seat)) {
      const k = card - 40
      hold('I3', legal(at(box.kind, k), at(s.built, k)) && at(s.built, k) !== 63)
      hold('I3', legal(at(box.kind, k), at(s.built, k) | at(s.assigned, k)))
      hold('I3', (at(s.built, k) & at(s.assigned, k)) === 0 && (s.phase === 4 || at(s.assigned, k) === 0))
    }
    for (const card of at(s.town, seat)) hold('I3', at(s.built, card - 40) === 63)
    const wages = sum(at(s.crews, seat).map((card) => at(box.wage, card)))
    hold('I4', at(s.wages, seat) === wages && wages <= 30_000 && wages % 1000 === 0)
    hold('I5', at(s.cash, seat) % 1000 === 0 && (over || at(s.cash, seat) >= 0))
    hold('I10', s.phase === 3 || s.phase === 4 || at(s.crews, seat).every((card) => at(s.duty, card) !== -3))
  }
  if (s.lot !== null) hold('I6', s.bid <= at(s.cash, s.bidder as number))
  const large = sum(s.loans.map((l) => at(l, 1)))
  const small = sum(s.loans.map((l) => at(l, 0)))
  hold('I7', large <= 6)
  if (before !== null && small > 12 && small > sum(before.loans.map((l) => at(l, 0)))) hold('I7', large === 6)
  firstRound(s, hold)
  hold(
    'I9',
    s.bonus.every((money) => money === 0 || money === 5000),
  )
  if (s.phase !== 2)
    hold(
      'I9',
      s.offer.every((card) => at(s.bonus, card - 40) === 5000),
    )
  hold('I11', s.eventPile.length + s.eventShown.length === 16 && (s.phase === 3 || s.eventShown.length === 0))
  hold('I11', s.situations.length <= s.round - 1 && s.situations.length + s.situationPile.length === 5)
  hold('I12', s.round <= 6 && (!over || s.round >= (s.seats === 4 ? 4 : 5)))
  for (const seat of seats) {
    const hired = at(s.crews, seat).filter((card) => at(s.duty, card) === -2).length
    const fired = at(s.actions, seat) - hired
    const start = at(s.crews, seat).length - hired + fired
    if (s.phase === 1 && s.round > 1) hold('I13', fired >= 0 && fired <= start)
    hold('I13', s.options.hiring !== 'three-actions' || at(s.actions, seat) <= 3)
  }
  hold('I16', s.mallet === (s.starter + s.round - 1) % s.seats)
  if (before !== null) between(s, before, box, hold)
  awaited(s, hold)
  return [...broken]
}

type Hold = (id: string, good: boolean) => void

function cards(s: MasterState, box: Box, hold: Hold): void {
  const workers = [...s.piles.flat(), ...s.crews.flat()]
  hold('I1', distinct(workers) && workers.length === 40)
  const copies = [13, 10, 9, 8]
  const crews = s.crews.flat()
  copies.forEach((many, t) => {
    const employed = crews.filter((card) => box.type[card] === t).length
    hold('I1', at(s.piles, t).length + employed === many && at(s.piles, t).every((card) => box.type[card] === t))
  })
  const contracts = [s.contractPile, s.offer, s.contracts.flat(), s.town.flat(), s.removed, s.aside].flat()
  hold('I2', distinct(contracts) && contracts.length === 12)
  hold('I2', s.aside.length === (s.seats === 2 ? 4 : 0))
  const owned = [...s.contracts.flat(), ...s.town.flat()]
  for (let k = 0; k < 12; k++) if (!owned.includes(40 + k)) hold('I3', at(s.built, k) === 0 && at(s.assigned, k) === 0)
}

function firstRound(s: MasterState, hold: Hold): void {
  if (s.round !== 1) return
  const held = s.contracts.map((list) => list.length)
  if (s.phase === 2)
    hold(
      'I8',
      s.crews.every((crew) => crew.length === 5),
    )
  if (s.phase > 2)
    hold('I8', held.every((n) => n === 1 || n === 2) && held.filter((n) => n === 2).length <= 1 && s.offer.length <= 1)
}

/** What may change from one choice to the next. */
function between(s: MasterState, before: MasterState, box: Box, hold: Hold): void {
  const sold = before.lot !== null && s.lot !== before.lot
  if (sold) {
    const owner = s.contracts.findIndex((list) => list.includes(40 + (before.lot as number)))
    hold('I14', owner >= 0 && !s.offer.includes(40 + (before.lot as number)))
  }
  if (before.phase === 2 && s.phase !== 2)
    for (const card of before.offer) hold('I9', at(before.bonus, card - 40) === 0 || !s.offer.includes(card))
  for (let seat = 0; seat < s.seats; seat++) {
    const line = (i: number) => at(at(s.tally, seat), i) - at(at(before.tally, seat), i)
    hold('I15', sum(at(s.tally, seat)) === at(s.cash, seat) && line(0) === 0)
    hold('I15', line(1) <= 0 && line(2) >= 0 && line(2) % 5000 === 0 && line(5) <= 0)
    const fresh = at(s.town, seat).filter((card) => !at(before.town, seat).includes(card))
    hold('I15', line(3) === sum(fresh.map((card) => at(box.income, card - 40))))
    hold('I15', [0, 3000, -5000].includes(line(6)))
    hold('I15', s.agenda.length === 0 || line(4) === 0)
    const small = at(at(s.loans, seat), 0) - at(at(before.loans, seat), 0)
    const large = at(at(s.loans, seat), 1) - at(at(before.loans, seat), 1)
    hold('I15', isBorrowed(line(7), s.agenda.length > 0 ? -line(8) : null, small, large))
  }
}

/** Whether so much borrowed and so much repaid makes so many loans more or less: one choice may repay, and what follows it by itself borrow. */
function isBorrowed(got: number, paid: number | null, small: number, large: number): boolean {
  for (let larges = Math.max(0, large); 30_000 * larges <= got; larges++) {
    const smalls = (got - 30_000 * larges) / 10_000
    const [less, lessLarge] = [smalls - small, larges - large]
    if (!Number.isInteger(smalls) || less < 0) continue
    // The final accounts count for everybody, so what was repaid is not known any more.
    if (paid === null) return true
    if (paid >= 13_000 * less + 38_000 * lessLarge && paid <= 15_000 * less + 40_000 * lessLarge) return true
  }
  return false
}

/** MAS-I17; and MAS-I14, passed nominations: a seat that has passed is not asked again before the next auction. */
function awaited(s: MasterState, hold: Hold): void {
  const game = title.game as unknown as Game<MasterState>
  const step = s.agenda.at(-1)?.do
  for (const seat of deciders(game, s)) {
    if (step === 'nominate') hold('I14', ((s.passedNomination >> seat) & 1) === 0)
    const many = closedOptions(game, s, seat).length
    hold('I17', many >= 2 || (step === 'build' && at(s.trail, seat).length > 0))
  }
}
