// The reader's hand: cards of one kind lie together, with their number.
import { at } from '../../../kernel/lists.ts'
import { HIDDEN } from '../../../kernel/words.ts'
import { fan } from '../../../look/places.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { handRef } from '../rules/refs.ts'
import { faceOf } from './faces.ts'
import type { TrestleLaying } from './sites.ts'

export function handArea(t: TrestleLaying): Area {
  const { s, me, voice, layout } = t
  const hand = t.spectator ? [] : at(s.hands, me)
  const kinds = [...new Set(hand)].filter((card) => card !== HIDDEN).sort((a, b) => a - b)
  const { x, y, w } = layout.hand
  const xs = fan(kinds.length, x, w, layout.card.w, layout.tall ? 14 : 26)
  const pieces = kinds.map((card, i): Piece => {
    const ref = handRef(me, hand.indexOf(card))
    const n = hand.filter((other) => other === card).length
    return {
      id: `hand.${card}`,
      ref,
      box: { x: at(xs, i), y: y + 18, ...layout.card },
      look: { is: 'card', face: faceOf(t, card) },
      label: voice.says('hand-card', { card, n }),
      ...(n > 1 ? { tags: [{ text: `× ${n}`, at: 'corner', tone: 'paper' } as const] } : {}),
    }
  })
  return { id: 'hand', label: voice.says('your-hand'), box: layout.hand, pieces }
}
