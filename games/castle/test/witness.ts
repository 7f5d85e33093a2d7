// What proves the previews of Castle: points and goods as they then are, and the rules of the end carried out at once.
import { advance } from '../../../kernel/agenda.ts'
import { closedOptions } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { afterSteps } from '../../../kernel/foresee.ts'
import { at, sum } from '../../../kernel/lists.ts'
import type { Seat } from '../../../kernel/words.ts'
import type { Outcome, Proof } from '../../../look/battery/previews.ts'
import { type WitnessOf, witness } from '../../../look/foretold.ts'
import { type CastleWould, foretell } from '../look/foretell.ts'
import { BUILDINGS, KINDS, MATERIALS, POINTS } from '../rules/pieces.ts'
import { pointed, spaceOf } from '../rules/refs.ts'
import type { CastleChoice, CastleState, CastleStep } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'

type Came = Outcome<CastleState, CastleChoice, Box>

/** A copy of a table on which these steps are carried out. */
function carriedOut({ game }: Came, s: CastleState, ...steps: CastleStep[]): CastleState {
  const after = clone(s)
  after.events = []
  after.agenda = steps.reverse()
  advance(game, after)
  return after
}

/** Points of a line of the score sheet that a step would bring to a seat. */
function brings(came: Came, s: CastleState, seat: Seat, step: CastleStep): number {
  return at(carriedOut(came, s, step).scores, seat) - at(s.scores, seat)
}

const line = (id: (typeof POINTS)[number]): CastleStep => ({ do: 'score', line: POINTS.indexOf(id) })
const gained = ({ before, done, seat }: Came) => at(done.scores, seat) - at(before.scores, seat)

/** What a helper that stands on a castle space scores there, by the rules of the end. */
function scoresAt(came: Came, s: CastleState, space: number): number {
  const { seat, box } = came
  const building = at(BUILDINGS, at(box.spaceOf, space))
  if (building === 'house' || building === 'tower' || building === 'well') return 0
  // The palace gives up its best pieces.
  if (building === 'palace') {
    const pieces = MATERIALS.flatMap((_, k) => new Array<number>(at(at(s.own, seat), k)).fill(at(box.value, k)))
    return sum(pieces.sort((a, b) => b - a).slice(0, at(box.most, space)))
  }
  // At the market the helpers of a seat count together, elsewhere each by itself.
  if (building === 'market') return brings(came, s, seat, line('market'))
  const others = clone(s)
  others.spaces[space] = (seat + 1) % s.seats
  return brings(came, s, seat, line(building)) - brings(came, others, seat, line(building))
}

/** What the helper that has entered scores. */
function scores(came: Came): number {
  const { before, done, seat, choice } = came
  if (done.granary.length === before.granary.length) return scoresAt(came, done, spaceOf(choice.on?.[0]))
  return brings(came, done, seat, line('granary')) / done.granary.filter((owner) => owner === seat).length
}

const proofs: WitnessOf<CastleWould, Came> = {
  'would-yield': ({ kind, own, tower }, came) => {
    const { before, done, seat, choice, box } = came
    const k = KINDS.indexOf(kind)
    // A full cart yields all of it; the tower comes first.
    const full = clone(done)
    full.stock[k] = 20
    const then = carriedOut(came, full, { do: 'yield' })
    const mine = at(at(then.own, seat), k) - at(at(full.own, seat), k)
    return (
      pointed(choice) === k &&
      at(before.stock, k) >= 0 &&
      mine === own &&
      at(then.tower, k) - at(full.tower, k) === tower &&
      at(box.towerShare, k) === tower
    )
  },
  'brings-points': ({ points }, came) => came.choice.act === 'build' || gained(came) === points,
  'brings-half': ({ points }, came) => came.choice.act === 'build' || gained(came) === points,
  'brings-wages': ({ each }, { box }) => each === box.perPiece,
  'brings-thalers': ({ n }, { before, done, seat }) => at(done.thalers, seat) - at(before.thalers, seat) === n,
  'would-bring': ({ points, left }, came) => at(came.done.thalers, came.seat) === left && scores(came) === points,
  'would-leave': ({ fee, left }, { before, done, seat }) =>
    at(before.thalers, seat) - fee === left && at(done.thalers, seat) >= left,
  'worth-now': ({ fee, points }, came) => {
    const { game, done, seat, choice, box } = came
    const space = box.spaceOf.findIndex((b, i) => b === pointed(choice) && at(box.fee, i) === fee)
    const [paid] = closedOptions(game, done, seat)
    if (paid === undefined || space < 0) return false
    const lodged = clone(done)
    Object.assign(lodged, afterSteps(game, done, seat, paid, 1))
    lodged.spaces[space] = seat
    return scoresAt(came, lodged, space) === points
  },
  'master-gets': ({ seat: master, points }, came) => {
    const { before, done, choice } = came
    if (choice.act === 'build') return points === came.box.masterVp
    const step: CastleStep = { do: 'master-builder', seat: master }
    return (
      before.agenda.some((later) => later.do === 'master-builder' && later.seat === master) &&
      brings(came, done, master, step) - brings(came, before, master, step) === points
    )
  },
}

export const proof: Proof<CastleState, CastleChoice, Box> = {
  foretell,
  proves: witness(proofs),
  /** A payment is exact. */
  adds: (paid, _told, { before, box }) => {
    const step = before.agenda.at(-1)
    return step?.do === 'pay' && paid === at(box.cost, step.building)
  },
  shuns: ['stop-building', 'stop-placing', 'stop-buying', 'stop-palace', 'drop-out', 'decline-trader', 'breach'],
}
