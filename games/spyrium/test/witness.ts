// What proves the previews of Spyrium: the money that is then gone, in every way the deal can still go.
import { deciders, options } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { at } from '../../../kernel/lists.ts'
import { commit } from '../../../kernel/play.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { State } from '../../../kernel/words.ts'
import type { Outcome, Proof } from '../../../look/battery/previews.ts'
import { type WitnessOf, witness } from '../../../look/foretold.ts'
import { foretell, type SpyriumWould } from '../look/foretell.ts'
import type { SpyriumChoice, SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

type Came = Outcome<SpyriumState, SpyriumChoice, Box>
const OPEN = ['lobbying', 'lot', 'token', 'trade']

/** What is told to have been paid, in every way in which the questions of a deal can be answered. */
function paid({ game, seat, after }: Came, s: State = after): number[] {
  const step = s.agenda.at(-1)
  if (step === undefined || !OPEN.includes(step.do) || !deciders(game, s).includes(seat))
    return (s.events ?? []).flatMap(({ seat: who, with: more }) =>
      who === seat && typeof more?.price === 'number' ? [more.price] : [],
    )
  return options(game, s, seat).flatMap((choice) => {
    const then = clone(s)
    then.events = []
    commit(game, then, seat, choice)
    return paid({ game, seat, after } as Came, then)
  })
}

const only = (list: readonly number[], n: number) => list.length > 0 && list.every((price) => price === n)

const proofs: WitnessOf<SpyriumWould, Came> = {
  'will-stand': (_, { before, done, seat, choice }) => {
    const gap = lastOf(choice.on?.[0])
    return at(at(done.gaps, seat), gap) === at(at(before.gaps, seat), gap) + 1
  },
  'would-cost': ({ pounds, left }, came) =>
    only(paid(came), pounds) && at(came.before.money, came.seat) - pounds === left,
  'would-cost-between': ({ pounds, most, left }, came) => {
    const prices = paid(came)
    return (
      Math.min(...prices) === pounds &&
      Math.max(...prices) === most &&
      at(came.before.money, came.seat) - pounds === left
    )
  },
  'would-take': ({ crystals, workers }, { before, done, seat }) => {
    const event = done.events?.find((e) => e.ev === 'exploit')
    if (event?.ev === 'exploit') return event.with.pays === crystals && event.with.workers === workers
    return at(before.crystals, seat) - crystals <= at(done.crystals, seat) && workers === 0
  },
  'would-earn': ({ pounds, after }, { before, done, seat }) =>
    at(done.money, seat) === after && after - at(before.money, seat) === pounds,
}

export const proof: Proof<SpyriumState, SpyriumChoice, Box> = {
  foretell,
  proves: witness(proofs),
  shuns: ['pass'],
}
