// What proves the previews of Master Builder: wages, cash and workers as they then are, and a lot sold at that price.
import { advance } from '../../../kernel/agenda.ts'
import { clone } from '../../../kernel/clone.ts'
import { at, sum } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Outcome, Proof } from '../../../look/battery/previews.ts'
import { type WitnessOf, witness } from '../../../look/foretold.ts'
import { foretell, type MasterWould } from '../look/foretell.ts'
import { firstOf } from '../rules/refs.ts'
import { COMPLETE } from '../rules/stability.ts'
import type { MasterChoice, MasterState, MasterStep } from '../rules/state.ts'
import { type Box, contractOf, siteOf } from '../sheet/box.ts'

type Came = Outcome<MasterState, MasterChoice, Box>

/** A copy of a table on which only these steps are left, carried out up to the next question. */
function carriedOut({ game }: Came, s: MasterState, ...steps: MasterStep[]): MasterState {
  const after = clone(s)
  after.events = []
  after.agenda = steps.reverse()
  advance(game, after)
  return after
}

/** What the seat will have to pay, read off the wages paid on a copy with cash enough. */
function wagesDue(came: Came): number {
  const rich = clone(came.before)
  const cash = 10_000_000
  rich.cash[came.seat] = cash
  const paid = carriedOut(came, rich, { do: 'pay-wages', seat: came.seat })
  return cash - at(paid.cash, came.seat)
}

const proofs: WitnessOf<MasterWould, Came> = {
  'would-earn': ({ wages }, { done, seat }) => at(done.wages, seat) === wages,
  'would-bid': ({ left, wages, short }, came) => {
    const { before, done, seat, choice } = came
    const [amount = 0] = choice.n ?? []
    const lot = done.lot ?? -1
    const won = carriedOut(came, done, { do: 'sell' })
    const bonus = at(before.bonus, lot)
    const income = sum(
      at(before.contracts, seat).map((card) => {
        const k = contractOf(card)
        return (at(before.built, k) | at(before.assigned, k)) === COMPLETE ? at(came.box.income, k) : 0
      }),
    )
    const rest = at(won.cash, seat) + income - wages
    return (
      at(before.cash, seat) - amount === left &&
      at(won.cash, seat) === left + bonus &&
      wagesDue(came) === wages &&
      (rest < 0 ? short === -rest : short === null)
    )
  },
  'would-build': ({ workers, income }, { done, choice, box }) => {
    const k = siteOf(firstOf(choice))
    const whole = small.union(at(done.built, k), at(done.assigned, k)) === COMPLETE
    return (
      workers.length > 0 &&
      workers.every((card) => at(done.duty, card) >= 0 && siteOf(at(done.duty, card)) === k) &&
      (whole ? income === at(box.income, k) : income === null)
    )
  },
  'would-borrow': ({ quick, late, enough }, came) => {
    const { done, seat, choice, box } = came
    const kind = firstOf(choice)
    return (
      at(box.quick, kind) === quick && at(box.late, kind) === late && at(done.cash, seat) >= wagesDue(came) === enough
    )
  },
  'would-keep': ({ left }, { done, seat }) => at(done.cash, seat) === left,
}

export const proof: Proof<MasterState, MasterChoice, Box> = {
  foretell,
  proves: witness(proofs),
  /** The account of a bid: short of wages exactly where it is below nothing. */
  adds: (all, told) =>
    told.says.every((s) => !('short' in s.with) || (all < 0 ? s.with.short === -all : s.with.short === null)),
  shuns: ['pass'],
}
