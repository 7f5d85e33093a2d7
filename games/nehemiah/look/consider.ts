// What a choice would bring, in a sentence, with the sums it comes to.
import { clone } from '../../../kernel/clone.ts'
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import { small } from '../../../kernel/small.ts'
import type { Card, Choice, Ref, Seat } from '../../../kernel/words.ts'
import type { Considered, Counted } from '../../../look/scene.ts'
import { cardAt, columnOf, firstFree, isBottom, isNeutral, ownerAt, rowOf, workAt } from '../rules/layout.ts'
import { cubeAt, slotAt } from '../rules/refs.ts'
import { boardPoints, risen } from '../rules/scoring.ts'
import type { NehemiahVoice } from '../rules/speech.ts'
import type { NehemiahState } from '../rules/state.ts'
import { payCoin } from '../rules/stock.ts'
import { BOARDS } from '../rules/terms.ts'
import { carryOut, hindrance } from '../rules/works.ts'
import { foremanCard, tableFor } from '../sheet/box.ts'
import type { NehemiahPen } from './pen.ts'

const SCULPTOR = foremanCard('sculptor')
type Sum = NonNullable<Considered['sum']>

/** What a card would change in wood, gold, cubes and points, by carrying it out on a copy. */
function changes({ box, voice }: NehemiahPen, s: NehemiahState, seat: Seat, slot: number, paying: boolean): Sum | null {
  const gold = (s.gold[seat] ?? 0) - (paying ? box.coin : 0)
  const used = paying ? s.activated : small.of(slot)
  if (gold < 0 || hindrance(s, seat, slot, gold, used, box) !== null) return null
  const after = clone(s)
  after.events = null
  if (paying) payCoin(after, seat, slot, box)
  carryOut(after, seat, slot, box)
  const line = (label: string, a: number | undefined, b: number | undefined) =>
    a === b ? [] : [{ label, n: `${a ?? 0} → ${b ?? 0}` }]
  return [
    ...line(voice.name('wood'), s.wood[seat], after.wood[seat]),
    ...line(voice.name('gold'), s.gold[seat], after.gold[seat]),
    ...BOARDS.flatMap((board, b) => line(voice.name(board), s.boards[b]?.[seat], after.boards[b]?.[seat])),
    ...line(voice.name('gates'), s.gates[seat]?.length, after.gates[seat]?.length),
    ...line(voice.name('vp'), s.vp[seat], after.vp[seat]),
  ]
}

const textOf = ({ box, voice }: NehemiahPen, s: NehemiahState, slot: number): string =>
  voice.text(workAt(s, slot, box).id)

function activation(pen: NehemiahPen, s: NehemiahState, seat: Seat, slot: number): Considered {
  const { voice } = pen
  const sum = changes(pen, s, seat, slot, false)
  return {
    text: [
      sum === null ? voice.says('only-tired') : textOf(pen, s, slot),
      ...(isBottom(slot) ? [voice.says('will-close', { column: columnOf(slot) + 1 })] : []),
    ].join(' '),
    ...(sum === null ? {} : { sum }),
    clause: 'NEH-5.1',
  }
}

/** A paid card: whom the coin goes to, then what it does. */
function paidFor(pen: NehemiahPen, s: NehemiahState, seat: Seat, slot: number, clause: string): Considered {
  const { box, voice } = pen
  const owner = ownerAt(s, slot)
  const bank = owner === seat || isNeutral(owner)
  return {
    text: `${voice.says('coin-to', { coin: box.coin, owner: bank ? -1 : owner })} ${textOf(pen, s, slot)}`,
    sum: changes(pen, s, seat, slot, true) ?? [],
    clause,
  }
}

function standing(
  s: NehemiahState,
  column: Ref | undefined,
  voice: NehemiahVoice,
  neutral: boolean,
): Considered | null {
  const slot = firstFree(s, lastOf(column))
  if (slot < 0) return null
  const where = { card: cardAt(s, slot), row: rowOf(slot) + 1, column: columnOf(slot) + 1 }
  return { text: voice.says(neutral ? 'neutral-lies' : 'will-stand', where), clause: neutral ? 'NEH-9.3' : 'NEH-4.1' }
}

/** What moving a cube would change in the scoring of the two boards. */
function moved({ box, voice }: NehemiahPen, s: NehemiahState, player: Seat, from: number, to: number): Considered {
  const now = (board: number, more: number) => {
    const cubes = at(s.boards, board).slice()
    cubes[player] = (cubes[player] ?? 0) + more
    return boardPoints(cubes, at(tableFor(s.seats, box).places, board), risen(s, box))
  }
  const line = (board: number, more: number) => ({
    label: voice.name(at(BOARDS, board)),
    n: `${now(board, 0)[player] ?? 0} → ${now(board, more)[player] ?? 0}`,
  })
  return {
    text: voice.says('would-score', { seat: player }),
    sum: [line(from, -1), line(to, 1)],
    clause: 'NEH-8.2',
  }
}

export function consider(pen: NehemiahPen, s: NehemiahState, seat: Seat, choice: Choice): Considered | null {
  const { box, voice } = pen
  const [first, second] = choice.on ?? []
  const slot = slotAt(first)
  switch (choice.act) {
    case 'activate':
    case 'corrupt':
      return activation(pen, s, s.turn === seat ? seat : s.turn, slot)
    case 'resolve':
      return activation(pen, s, seat, s.anchor)
    case 'extra':
      return paidFor(pen, s, seat, slot, 'NEH-5.6')
    case 'consolidate':
      return paidFor(pen, s, seat, slot, 'NEH-7.25')
    case 'place':
    case 'send':
      return standing(s, first, voice, false)
    case 'place-neutral':
      return standing(s, first, voice, true)
    case 'pick':
      return aboutCard(pen, s.faceUp[lastOf(first)])
    case 'figure':
    case 'play':
      return aboutCard(pen, s.foremen[seat]?.[lastOf(first)])
    case 'turn-cube': {
      const { player, board } = cubeAt(first)
      return moved(pen, s, player, board, lastOf(second))
    }
    case 'bid':
      return choice.n === undefined
        ? null
        : { text: voice.says('bid-sum', { n: choice.n.reduce((sum, n) => sum + n, 0) }), clause: 'NEH-10.7' }
    case 'sculpt': {
      const [wood = 0, gold = 0] = choice.n ?? []
      return choice.n === undefined
        ? null
        : { text: voice.says('sculpt-sum', { n: (wood + gold) * (box.amount[SCULPTOR] ?? 0) }), clause: 'NEH-10.18' }
    }
    default:
      return null
  }
}

function aboutCard({ box, voice }: NehemiahPen, card: Card | undefined): Considered | null {
  return card === undefined ? null : { text: voice.text(box.id[card] ?? '') }
}

/** What the numbers of a bid, or of the sculptor's pairs, count. */
export function numbers(seat: Seat, choice: Choice, voice: NehemiahVoice): readonly Counted[] {
  const tone = `var(--seat-${seat})`
  if (choice.act === 'bid')
    return [
      { label: voice.says('workers', { n: 2 }), icon: 'meeple', tone },
      { label: voice.says('wood-head'), icon: 'wood' },
      { label: voice.says('gold-head'), icon: 'coin' },
    ]
  return [
    { label: voice.says('pair-wood'), icon: 'wood' },
    { label: voice.says('pair-gold'), icon: 'coin' },
  ]
}
