// The foremen a seat has won, on its mat.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { type Rect, short } from '../../../look/svg.ts'
import { narrowed } from './art/icon.ts'
import { faceOf, nameOf } from './faces.ts'
import { cardLook, type NehemiahLaying } from './pieces.ts'

/** The foremen won, each with what it does where there is room. */
export function foremen(t: NehemiahLaying, left: number, room: number): Piece[] {
  const { mat } = t.layout
  const cards = t.s.foremen[t.me] ?? []
  if (room < 50) return []
  const h = mat.h - 14
  const w = Math.round((h * 5) / 7)
  const captions = cards.length > 0 && room / cards.length >= w + 96
  const pitch =
    cards.length < 2 && !captions ? w + 8 : Math.min(captions ? 330 : w + 8, room / Math.max(1, cards.length))
  if (cards.length === 0)
    return [
      drawing(
        'no-foreman',
        { x: left, y: mat.y + 3, w: room, h: mat.h - 4 },
        `<path d="M0 12V${short(mat.h - 14)}" class="neh-rule"/>${narrowed(t.voice.says('no-foreman'), 12, mat.h / 2 + 4, 'neh-quiet', 14, room - 16)}`,
      ),
    ]
  return cards.flatMap((card, i) => {
    const box = { x: Math.round(left + i * pitch), y: mat.y + 8, w, h }
    return [foreman(t, card, i, box, false), ...(captions ? [caption(t, card, box, pitch - w - 14)] : [])]
  })
}

export const foreman = (t: NehemiahLaying, card: Card, i: number, box: Rect, short: boolean): Piece => ({
  id: `card.${card}`,
  ref: `foreman.${t.me}.${i}`,
  box,
  look: cardLook(t, card, box.w < 88, short),
  label: t.voice.says('foreman-label', { card }),
})

/** What a letter and a line of a caption take, in CSS pixels. */
const LETTER = 6.8
const LINE = 18

/** What a foreman does, where all of it has room under the name; else when he does it. */
function caption(t: NehemiahLaying, card: Card, box: Rect, room: number): Piece {
  const symbol = at(t.box.symbol, card - at(t.box.foremanCards, 0))
  const { text } = faceOf(t, card)
  const lines = 1 + Math.ceil((text.length * LETTER) / room)
  const words = room > 150 && lines * LINE <= box.h - 8 ? text : t.voice.says(`when-${symbol}`)
  return {
    id: `caption.${card}`,
    box: { x: box.x + box.w + 8, y: box.y + 4, w: Math.round(room), h: box.h - 8 },
    look: { is: 'text', text: `${nameOf(card, t.voice)}\n${words}`, as: 'body' },
  }
}
