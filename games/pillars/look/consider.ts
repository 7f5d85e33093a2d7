// What a choice would bring, in a sentence with the clause it rests on.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Choice, Params, Seat } from '../../../kernel/words.ts'
import type { Considered } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { MATERIALS } from '../rules/names.ts'
import { converterAt } from '../rules/refs.ts'
import type { PillarsState } from '../rules/state.ts'
import { trickWinner, winningIndex } from '../rules/trick.ts'
import { type Box, colourOf, rowOf, STAND_IN } from '../sheet/box.ts'
import { faceUp } from './faces.ts'
import { standing } from './sum.ts'

export function consider(s: PillarsState, seat: Seat, choice: Choice, voice: Voice, box: Box): Considered | null {
  switch (choice.act) {
    case 'play-card':
      return considerCard(s, seat, s.hands[seat]?.[lastOf(choice.on?.[0])] as Card, voice, box)
    case 'convert':
      return considerConversion(s, seat, choice, voice, box)
    case 'choose-material':
      return { ...stockLine(s, seat, lastOf(choice.on?.[0]), 1, 'tom-would', voice), clause: 'PIL-5.9' }
    case 'discard-material':
      return { ...stockLine(s, seat, lastOf(choice.on?.[0]), -1, 'discard-would', voice), clause: 'PIL-5.23' }
    case 'finish-conversions': {
      const { round, before } = standing(s, seat, box)
      return { text: voice.says('finish-would', { round, now: before + round }), clause: 'PIL-5.22' }
    }
    default:
      return null
  }
}

function stockLine(s: PillarsState, seat: Seat, m: number, change: number, id: string, voice: Voice): Considered {
  return { text: voice.says(id, { material: MATERIALS[m] as string, n: (s.stock[seat]?.[m] ?? 0) + change }) }
}

const CLAUSE_OF: Readonly<Record<string, string>> = {
  potter: 'PIL-5.12',
  'bell-founder': 'PIL-5.13',
  brickmaker: 'PIL-5.14',
  assistant: 'PIL-5.15',
}

function considerConversion(s: PillarsState, seat: Seat, choice: Choice, voice: Voice, box: Box): Considered {
  const card = converterAt(s, seat, choice.on?.[0])
  const m = lastOf(choice.on?.[1])
  const gives = box.gives[card] ?? -1
  const left = (s.stock[seat]?.[m] ?? 0) - 1
  const more: Params = { card, material: MATERIALS[m] as string, left, gives: MATERIALS[gives] ?? '' }
  const id = gives >= 0 ? 'exchange-would' : 'convert-would'
  return {
    text: voice.says(id, { ...more, points: box.yields[card]?.[m] ?? 0 }),
    clause: CLAUSE_OF[rowOf(card, box)] ?? 'PIL-5.11',
  }
}

/** Why the trick would go where it would, and what lies in it for the reader. */
function considerCard(s: PillarsState, seat: Seat, card: Card, voice: Voice, box: Box): Considered {
  const trick = [...s.table, card]
  const last = trick.length === s.seats
  if (trick.includes(box.king)) return { text: voice.says('king-would', { own: card === box.king }), clause: 'PIL-4.5' }
  const index = winningIndex(s, trick, box)
  const best = faceUp(s, trick[index] as Card)
  const winner = trickWinner(s, trick, s.leader, box) as Seat
  const value = box.value[best] ?? 0
  const tie = trick.some((other, i) => i !== index && box.value[faceUp(s, other)] === value)
  const own = index === trick.length - 1
  const worker = colourOf(best) >= 0
  const clause = tie ? 'PIL-4.2' : worker ? 'PIL-4.3' : 'PIL-4.4'
  const mine = winner === seat
  const p: Params = {
    value,
    card: best,
    own,
    worker,
    tie,
    mine,
    seat: winner,
    by: (s.leader + index) % s.seats,
    last,
    alone: trick.length === 1,
  }
  const advantage =
    trick.includes(STAND_IN) && last && mine ? ` ${voice.says('with-advantage', { card: faceUp(s, STAND_IN) })}` : ''
  return { text: `${voice.says('trick-why', p)} ${voice.says('trick-goes', p)}${advantage}`, clause }
}
