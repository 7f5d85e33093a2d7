// What a choice would bring, as statements with the clause they rest on.
import { at, num } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Foretold, StatementOf } from '../../../look/foretold.ts'
import type { Clause } from '../rules/clauses.ts'
import { MATERIALS } from '../rules/names.ts'
import { converterAt } from '../rules/refs.ts'
import type { PillarsBoard } from '../rules/speech.ts'
import type { PillarsChoice, PillarsState } from '../rules/state.ts'
import { trickWinner, winningIndex } from '../rules/trick.ts'
import { type Box, colourOf, rowOf, STAND_IN } from '../sheet/box.ts'
import { faceUp } from './faces.ts'
import { standing } from './sum.ts'

export type PillarsWould = StatementOf<
  PillarsBoard,
  | 'trick-why'
  | 'trick-goes'
  | 'trick-holds'
  | 'with-advantage'
  | 'king-would'
  | 'convert-would'
  | 'exchange-would'
  | 'tom-would'
  | 'discard-would'
  | 'finish-would'
>
type Told = Foretold<PillarsWould> & { readonly clause: Clause }

export function foretell(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): Told | null {
  switch (choice.act) {
    case 'play-card':
      return played(s, seat, at(at(s.hands, seat), lastOf(choice.on?.[0])), box)
    case 'convert':
      return conversion(s, seat, choice, box)
    case 'choose-material':
      return { says: [{ say: 'tom-would', with: units(s, seat, choice, 1) }], clause: 'PIL-5.9' }
    case 'discard-material':
      return { says: [{ say: 'discard-would', with: units(s, seat, choice, -1) }], clause: 'PIL-5.23' }
    case 'finish-conversions': {
      const { round, before } = standing(s, seat, box)
      return { says: [{ say: 'finish-would', with: { round, now: before + round } }], clause: 'PIL-5.22' }
    }
    default:
      return null
  }
}

/** The material pointed at, and how much of it the seat would have. */
function units(s: PillarsState, seat: Seat, choice: PillarsChoice, more: number) {
  const m = lastOf(choice.on?.[0])
  return { material: at(MATERIALS, m), n: at(at(s.stock, seat), m) + more }
}

const CLAUSE_OF: Readonly<Record<string, Clause>> = {
  potter: 'PIL-5.12',
  'bell-founder': 'PIL-5.13',
  brickmaker: 'PIL-5.14',
  assistant: 'PIL-5.15',
}

function conversion(s: PillarsState, seat: Seat, choice: PillarsChoice, box: Box): Told {
  const card = converterAt(s, seat, choice.on?.[0])
  const m = lastOf(choice.on?.[1])
  const gives = MATERIALS[box.gives[card] ?? -1]
  const about = { material: at(MATERIALS, m), left: at(at(s.stock, seat), m) - 1 }
  return {
    says: [
      gives === undefined
        ? { say: 'convert-would', with: { ...about, points: box.yields[card]?.[m] ?? 0 } }
        : { say: 'exchange-would', with: { ...about, gives } },
    ],
    clause: CLAUSE_OF[rowOf(card, box)] ?? 'PIL-5.11',
  }
}

/** PIL-4.5, 4.6: nobody wins the King's trick; who leads after it is an option, and after the last trick nobody does. */
function kingsTrick(s: PillarsState, seat: Seat, trick: readonly Card[], box: Box): Told {
  const by = (s.leader + trick.indexOf(box.king)) % s.seats
  const over = at(s.hands, seat).length === 1
  const leads = over ? null : s.options.kingTrickLeader === 'king-player' ? by : s.leader
  return { says: [{ say: 'king-would', with: { own: by === seat, leads, mine: leads === seat } }], clause: 'PIL-4.5' }
}

/** Why the trick would go where it would, and what lies in it for whoever takes it. */
function played(s: PillarsState, seat: Seat, card: Card, box: Box): Told {
  const trick = [...s.table, card]
  const winner = trickWinner(s, trick, s.leader, box)
  if (winner === null) return kingsTrick(s, seat, trick, box)
  const last = trick.length === s.seats
  const index = winningIndex(s, trick, box)
  const best = faceUp(s, at(trick, index))
  const value = num(box.value, best)
  const tie = trick.some((other, i) => i !== index && box.value[faceUp(s, other)] === value)
  const worker = colourOf(best) >= 0
  const mine = winner === seat
  const says: PillarsWould[] = [
    { say: 'trick-why', with: { value, own: index === trick.length - 1, tie, last, alone: trick.length === 1 } },
    { say: 'trick-goes', with: { mine, last, worker, seat: winner } },
    ...holds(s, winner, trick, box),
  ]
  if (trick.includes(STAND_IN) && last && mine)
    says.push({ say: 'with-advantage', with: { card: faceUp(s, STAND_IN) } })
  return { says, clause: tie ? 'PIL-4.2' : worker ? 'PIL-4.3' : 'PIL-4.4' }
}

/** What the cards of a trick give to whoever wins it: materials, and points of workers of the own colour and of persons. */
function holds(s: PillarsState, winner: Seat, trick: readonly Card[], box: Box): PillarsWould[] {
  const cards = trick.filter((card) => card !== STAND_IN)
  const gains = MATERIALS.map((_, m) => cards.reduce((sum, card) => sum + (box.gain[card]?.[m] ?? 0), 0))
  const points = cards.reduce(
    (sum, card) =>
      sum + (colourOf(card) === at(s.colours, winner) ? num(box.workerPoints, card) : num(box.points, card)),
    0,
  )
  return points === 0 && gains.every((n) => n === 0) ? [] : [{ say: 'trick-holds', with: { gains, points } }]
}
