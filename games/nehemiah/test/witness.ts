// What proves the previews of Nehemiah: workers where they then stand, coins where they went, columns that were replaced.
import { at, sum } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { small } from '../../../kernel/small.ts'
import type { Outcome, Proof } from '../../../look/battery/previews.ts'
import { type WitnessOf, witness } from '../../../look/foretold.ts'
import { foretell, type NehemiahWould } from '../look/foretell.ts'
import { cubeAt, slotAt } from '../rules/refs.ts'
import type { NehemiahChoice, NehemiahState } from '../rules/state.ts'
import { BOARDS } from '../rules/terms.ts'
import { type Box, tableFor } from '../sheet/box.ts'

type Came = Outcome<NehemiahState, NehemiahChoice, Box>

const slotOf = ({ column, row }: { column: number; row: number }): number => (column - 1) * 4 + row - 1

/** The points of a board for one seat, counted by its rule: places shared among those who tie, nothing where all tie. */
function pointsOn(cubes: readonly number[], places: readonly number[], more: number, seat: number): number {
  const mine = at(cubes, seat)
  if (mine === 0 || new Set(cubes).size === 1) return 0
  const above = cubes.filter((n) => n > mine).length
  const level = cubes.filter((n) => n === mine).length
  return Math.floor(sum(Array.from({ length: level }, (_, k) => at(places, above + k) + more)) / level)
}

const proofs: WitnessOf<NehemiahWould, Came> = {
  // The question whether to carry the card out does not come, or offers only to leave it.
  'only-tired': (_, { after, done }) =>
    at(done.tired, done.anchor) === 1 && after.agenda.at(-1)?.do !== 'resolve-or-skip',
  'will-close': ({ column }, { done, choice }) =>
    small.has(done.closing, column - 1) && slotAt(choice.on?.[0]) === (column - 1) * 4 + 3,
  'will-stand': (where, { before, done }) => {
    const slot = slotOf(where)
    const here = at(done.owner, slot)
    return (
      at(before.owner, slot) === -1 &&
      here === before.turn &&
      at(done.tired, slot) === 0 &&
      at(at(done.columns, where.column - 1), where.row - 1) === where.card
    )
  },
  'neutral-lies': (where, { done, seat }) =>
    at(done.owner, slotOf(where)) === 4 + seat &&
    at(done.tired, slotOf(where)) === 1 &&
    at(at(done.columns, where.column - 1), where.row - 1) === where.card,
  'coin-to': ({ coin, owner }, { done, seat }) => {
    const paid = done.events?.find((e) => e.ev === 'pay-owner' || e.ev === 'pay-bank')
    if (paid === undefined || (paid.ev !== 'pay-owner' && paid.ev !== 'pay-bank') || paid.seat !== seat) return false
    return owner < 0
      ? paid.ev === 'pay-bank' && paid.with.coin === coin
      : paid.ev === 'pay-owner' && paid.with.coin === coin && paid.with.owner === owner
  },
  'would-score': ({ seat, boards }, { before, done, choice, box }) => {
    const { player, board } = cubeAt(choice.on?.[0])
    const more = before.options.scoreTables === 'rising' ? (before.round - 1) * box.risingStep : 0
    const { places } = tableFor(before.seats, box)
    const points = (s: NehemiahState, b: number) => pointsOn(at(s.boards, b), at(places, b), more, player)
    return (
      player === seat &&
      [board, lastOf(choice.on?.[1])].every((b, i) => {
        const change = at(boards, i)
        return change.board === at(BOARDS, b) && change.was === points(before, b) && change.will === points(done, b)
      })
    )
  },
  'bid-sum': ({ n }, { choice }) => sum(choice.n ?? []) === n,
  'sculpt-sum': ({ n }, { before, done, seat }) => at(done.vp, seat) - at(before.vp, seat) === n,
}

export const proof: Proof<NehemiahState, NehemiahChoice, Box> = { foretell, proves: witness(proofs) }
