// What proves the previews of Pillars: tricks as they are then won, stocks and points as they then are; for a trick that
// is not over, the rule of the highest card in plain words.
import { at, sum } from '../../../kernel/lists.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Outcome, Proof } from '../../../look/battery/previews.ts'
import { type WitnessOf, witness } from '../../../look/foretold.ts'
import { foretell, type PillarsWould } from '../look/foretell.ts'
import { MATERIALS, type Material } from '../rules/names.ts'
import type { PillarsChoice, PillarsState } from '../rules/state.ts'
import { type Box, colourOf, STAND_IN } from '../sheet/box.ts'

type Came = Outcome<PillarsState, PillarsChoice, Box>

/** The trick as it lies after the choice. */
const trickOf = ({ before, done }: Came): readonly Card[] => (done.table.length > before.table.length ? done.table : [])
/** What a card of the trick shows: the advantage card of the round for its stand-in. */
const shown = ({ before }: Came, card: Card): Card => (card === STAND_IN ? at(before.roundCard, 0) : card)

/** Who has the highest card, of equals the last; a worker wins for its colour. */
function takes(came: Came): { seat: Seat; index: number; value: number; equal: number } {
  const trick = trickOf(came)
  const values = trick.map((card) => at(came.box.value, shown(came, card)))
  const value = Math.max(...values)
  const index = values.lastIndexOf(value)
  const colour = colourOf(at(trick, index))
  const seat = colour >= 0 ? came.before.colours.indexOf(colour) : (came.before.leader + index) % came.before.seats
  return { seat, index, value, equal: values.filter((other) => other === value).length }
}

const held = ({ done, seat }: Came, material: Material): number => at(at(done.stock, seat), MATERIALS.indexOf(material))
const wonBy = ({ after }: Came): Seat | null | undefined => {
  const event = after.events?.find((e) => e.ev === 'trick-won' || e.ev === 'king-trick')
  return event === undefined ? undefined : event.ev === 'king-trick' ? null : event.seat
}

const proofs: WitnessOf<PillarsWould, Came> = {
  'trick-why': ({ alone, tie, own, last, value }, came) => {
    const best = takes(came)
    const { length } = trickOf(came)
    return (
      best.value === value &&
      (best.index === length - 1) === own &&
      best.equal > 1 === tie &&
      (length === came.before.seats) === last &&
      (length === 1) === alone
    )
  },
  'trick-goes': ({ mine, last, worker, seat }, came) => {
    const best = takes(came)
    return (
      best.seat === seat &&
      (seat === came.seat) === mine &&
      colourOf(at(trickOf(came), best.index)) >= 0 === worker &&
      (last ? wonBy(came) === seat : wonBy(came) === undefined)
    )
  },
  'trick-holds': ({ gains, points }, came) => {
    const { before, box } = came
    const cards = trickOf(came).filter((card) => card !== STAND_IN)
    const mine = at(before.colours, takes(came).seat)
    return (
      gains.every((n, m) => n === sum(cards.map((card) => at(at(box.gain, card), m)))) &&
      points === sum(cards.map((card) => (colourOf(card) === mine ? at(box.workerPoints, card) : at(box.points, card))))
    )
  },
  'with-advantage': ({ card }, { before, after, seat }) =>
    at(before.roundCard, 0) === card &&
    (at(after.won, seat).includes(STAND_IN) || at(after.owned, seat).includes(card)),
  'king-would': ({ own, leads, mine }, came) => {
    const { before, done, after, seat, box } = came
    const king = trickOf(came).indexOf(box.king)
    const over = at(done.hands, seat).length === 0
    const by = (before.leader + king) % before.seats
    const next = before.options.kingTrickLeader === 'king-player' ? by : before.leader
    const ended = wonBy(came) === null
    return (
      king >= 0 &&
      (by === seat) === own &&
      (leads === seat) === mine &&
      (over ? leads === null : leads === next) &&
      (!ended || over || after.leader === leads)
    )
  },
  'convert-would': ({ material, points, left }, came) =>
    held(came, material) === left &&
    at(came.done.converted, came.seat) - at(came.before.converted, came.seat) === points,
  'exchange-would': ({ material, gives, left }, came) =>
    held(came, material) === left &&
    held(came, gives) === at(at(came.before.stock, came.seat), MATERIALS.indexOf(gives)) + 1,
  'tom-would': ({ material, n }, came) => held(came, material) === n,
  'discard-would': ({ material, n }, came) => held(came, material) === n,
  'finish-would': ({ round, now }, { done, seat }) =>
    at(done.scores, seat) === now && at(at(done.pad, done.pad.length - 1), seat) === round,
}

export const proof: Proof<PillarsState, PillarsChoice, Box> = { foretell, proves: witness(proofs) }
