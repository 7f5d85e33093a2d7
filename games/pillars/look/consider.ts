// What a choice would bring, in a sentence with the clause it rests on.

import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Choice, Seat } from '../../../kernel/words.ts'
import type { Considered } from '../../../look/scene.ts'
import { MATERIALS } from '../rules/names.ts'
import { converterAt } from '../rules/refs.ts'
import type { PillarsVoice } from '../rules/speech.ts'
import type { PillarsState } from '../rules/state.ts'
import { trickWinner, winningIndex } from '../rules/trick.ts'
import { colourOf, rowOf, STAND_IN } from '../sheet/box.ts'
import { faceUp } from './faces.ts'
import type { PillarsPen } from './pen.ts'
import { standing } from './sum.ts'

export function consider(pen: PillarsPen, s: PillarsState, seat: Seat, choice: Choice): Considered | null {
  const { box, voice } = pen
  switch (choice.act) {
    case 'play-card':
      return considerCard(pen, s, seat, at(at(s.hands, seat), lastOf(choice.on?.[0])))
    case 'convert':
      return considerConversion(pen, s, seat, choice)
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

function stockLine(
  s: PillarsState,
  seat: Seat,
  m: number,
  change: number,
  id: 'tom-would' | 'discard-would',
  voice: PillarsVoice,
): Considered {
  return { text: voice.says(id, { material: at(MATERIALS, m), n: at(at(s.stock, seat), m) + change }) }
}

const CLAUSE_OF: Readonly<Record<string, string>> = {
  potter: 'PIL-5.12',
  'bell-founder': 'PIL-5.13',
  brickmaker: 'PIL-5.14',
  assistant: 'PIL-5.15',
}

function considerConversion({ box, voice }: PillarsPen, s: PillarsState, seat: Seat, choice: Choice): Considered {
  const card = converterAt(s, seat, choice.on?.[0])
  const m = lastOf(choice.on?.[1])
  const gives = MATERIALS[box.gives[card] ?? -1]
  const about = { material: at(MATERIALS, m), left: at(at(s.stock, seat), m) - 1 }
  return {
    text:
      gives === undefined
        ? voice.says('convert-would', { ...about, points: box.yields[card]?.[m] ?? 0 })
        : voice.says('exchange-would', { ...about, gives }),
    clause: CLAUSE_OF[rowOf(card, box)] ?? 'PIL-5.11',
  }
}

/** Why the trick would go where it would, and what lies in it for the reader. */
function considerCard({ box, voice }: PillarsPen, s: PillarsState, seat: Seat, card: Card): Considered {
  const trick = [...s.table, card]
  const last = trick.length === s.seats
  const winner = trickWinner(s, trick, s.leader, box)
  if (winner === null || trick.includes(box.king))
    return { text: voice.says('king-would', { own: card === box.king }), clause: 'PIL-4.5' }
  const index = winningIndex(s, trick, box)
  const best = faceUp(s, at(trick, index))
  const value = box.value[best] ?? 0
  const tie = trick.some((other, i) => i !== index && box.value[faceUp(s, other)] === value)
  const own = index === trick.length - 1
  const worker = colourOf(best) >= 0
  const clause = tie ? 'PIL-4.2' : worker ? 'PIL-4.3' : 'PIL-4.4'
  const mine = winner === seat
  const why = voice.says('trick-why', { value, own, tie, last, alone: trick.length === 1 })
  const goes = voice.says('trick-goes', { mine, last, worker, seat: winner })
  const advantage =
    trick.includes(STAND_IN) && last && mine ? ` ${voice.says('with-advantage', { card: faceUp(s, STAND_IN) })}` : ''
  return { text: `${why} ${goes}${advantage}`, clause }
}
