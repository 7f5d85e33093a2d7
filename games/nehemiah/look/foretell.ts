// What a choice would bring, as statements; what it pays and gains is read off a copy (`holdings`).
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import type { Foretold, StatementOf } from '../../../look/foretold.ts'
import type { Clause } from '../rules/clauses.ts'
import { cardAt, columnOf, firstFree, isBottom, isNeutral, ownerAt, rowOf, workAt } from '../rules/layout.ts'
import { cubeAt, slotAt } from '../rules/refs.ts'
import type { NehemiahSayings } from '../rules/sayings.ts'
import { boardPoints, risen } from '../rules/scoring.ts'
import type { NehemiahChoice, NehemiahState } from '../rules/state.ts'
import { BOARDS } from '../rules/terms.ts'
import { hindrance } from '../rules/works.ts'
import { type Box, foremanCard, tableFor } from '../sheet/box.ts'

export type NehemiahWould = StatementOf<
  NehemiahSayings,
  'only-tired' | 'will-close' | 'will-stand' | 'neutral-lies' | 'coin-to' | 'would-score' | 'bid-sum' | 'sculpt-sum'
>
type Told = Foretold<NehemiahWould> & { readonly clause: Clause }
const SCULPTOR = foremanCard('sculptor')

/** A worker turned tired for his card: what it says, or that nothing comes of it; and whether the column goes. */
function activation(s: NehemiahState, seat: Seat, slot: number, box: Box): Told {
  const idle = hindrance(s, seat, slot, at(s.gold, seat), small.of(slot), box) !== null
  return {
    says: [
      ...(idle ? [{ say: 'only-tired' as const, with: {} }] : []),
      ...(isBottom(slot) ? [{ say: 'will-close' as const, with: { column: columnOf(slot) + 1 } }] : []),
    ],
    ...(idle ? {} : { cards: [workAt(s, slot, box).id] }),
    clause: 'NEH-5.1',
  }
}

/** A paid card: whom the coin goes to, then what it does. */
function paidFor(s: NehemiahState, seat: Seat, slot: number, clause: Clause, box: Box): Told {
  const owner = ownerAt(s, slot)
  const bank = owner === seat || isNeutral(owner)
  return {
    says: [{ say: 'coin-to', with: { coin: box.coin, owner: bank ? -1 : owner } }],
    cards: [workAt(s, slot, box).id],
    clause,
  }
}

function standing(s: NehemiahState, column: Ref | undefined, neutral: boolean): Told | null {
  const slot = firstFree(s, lastOf(column))
  if (slot < 0) return null
  const where = { card: cardAt(s, slot), row: rowOf(slot) + 1, column: columnOf(slot) + 1 }
  return {
    says: [{ say: neutral ? 'neutral-lies' : 'will-stand', with: where }],
    clause: neutral ? 'NEH-9.3' : 'NEH-4.1',
  }
}

/** What moving a cube would change in the scoring of the two boards. */
function moved(s: NehemiahState, player: Seat, from: number, to: number, box: Box): Told {
  const points = (board: number, more: number): number => {
    const cubes = at(s.boards, board).map((n, seat) => (seat === player ? n + more : n))
    return at(boardPoints(cubes, at(tableFor(s.seats, box).places, board), risen(s, box)), player)
  }
  const change = (board: number, more: number) => ({
    board: at(BOARDS, board),
    was: points(board, 0),
    will: points(board, more),
  })
  return {
    says: [{ say: 'would-score', with: { seat: player, boards: [change(from, -1), change(to, 1)] } }],
    clause: 'NEH-8.2',
  }
}

const aboutCard = (card: Card | undefined, clause: Clause, box: Box): Told | null =>
  card === undefined ? null : { says: [], cards: [at(box.id, card)], clause }

export function foretell(s: NehemiahState, seat: Seat, choice: NehemiahChoice, box: Box): Told | null {
  const [first, second] = choice.on ?? []
  const slot = slotAt(first)
  switch (choice.act) {
    case 'activate':
    case 'corrupt':
      return activation(s, s.turn, slot, box)
    case 'resolve':
      return { says: [], cards: [workAt(s, s.anchor, box).id], clause: 'NEH-5.1' }
    case 'extra':
      return paidFor(s, seat, slot, 'NEH-5.6', box)
    case 'consolidate':
      return paidFor(s, seat, slot, 'NEH-7.25', box)
    case 'place':
    case 'send':
      return standing(s, first, false)
    case 'place-neutral':
      return standing(s, first, true)
    case 'pick':
      return aboutCard(s.faceUp[lastOf(first)], 'NEH-10.6', box)
    case 'figure':
    case 'play':
      return aboutCard(s.foremen[seat]?.[lastOf(first)], 'NEH-10.6', box)
    case 'turn-cube': {
      const { player, board } = cubeAt(first)
      return moved(s, player, board, lastOf(second), box)
    }
    case 'bid':
      return choice.n === undefined
        ? null
        : { says: [{ say: 'bid-sum', with: { n: choice.n.reduce((sum, n) => sum + n, 0) } }], clause: 'NEH-10.7' }
    case 'sculpt': {
      const [wood = 0, gold = 0] = choice.n ?? []
      const n = (wood + gold) * (box.amount[SCULPTOR] ?? 0)
      return choice.n === undefined ? null : { says: [{ say: 'sculpt-sum', with: { n } }], clause: 'NEH-10.18' }
    }
    default:
      return null
  }
}
