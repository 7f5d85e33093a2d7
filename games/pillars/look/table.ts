// What the areas of the board share: who looks, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Choosing, Look, Piece, Box as Place } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box } from '../box.ts'
import type { PillarsState } from '../state.ts'
import { cardLabel, faceOf, shortFace } from './faces.ts'
import type { Room } from './room.ts'

/** A board being laid: the state as seen, from which seat, in which room and language. */
export interface Table {
  readonly s: PillarsState
  /** The seat that looks; a spectator sits down at seat 0. */
  readonly me: Seat
  readonly spectator: boolean
  readonly room: Room
  readonly voice: Voice
  readonly box: Box
  readonly choosing: Choosing | null
}

/** Under this width a card is drawn without its title and strip. */
const LEGIBLE = 108

export function text(
  id: string,
  box: Place,
  words: string,
  as: Extract<Look, { is: 'text' }>['as'] = 'body',
  middle = false,
): Piece {
  return { id, box, look: { is: 'text', text: words, as, middle }, label: words }
}

/** A printed card; short where it is too small to be read. */
export function cardPiece(t: Table, card: Card, box: Place, more: Partial<Piece> & { tucked?: boolean } = {}): Piece {
  const { tucked, ...rest } = more
  const short = box.w < LEGIBLE
  const face = (short ? shortFace : faceOf)(card, t.s, t.voice, t.box)
  return {
    id: `card.${card}`,
    box,
    look: { is: 'card', face, short, ...(tucked ? { tucked } : {}) },
    label: cardLabel(card, t.s, t.voice, t.box),
    ...rest,
  }
}

/** How a seat is called here: the reader is "you". */
export const who = (t: Table, seat: Seat): string =>
  seat === t.me && !t.spectator ? t.voice.says('you') : t.voice.seat(seat)

/**
 * Cards laid side by side in a row, closer where there are many; the last one lies on top. A fan opens behind the card
 * `open`, so that it covers no other.
 */
export function spread(count: number, x: number, w: number, card: number, gap: number, open = -1): number[] {
  if (count === 0) return []
  const closed = count === 1 ? 0 : Math.min(card + gap, (w - card) / (count - 1))
  const opens = closed < card && open >= 0 && open < count - 1
  const pitch = opens ? (w - 2 * card) / Math.max(1, count - 2) : closed
  const width = opens ? w : card + pitch * (count - 1)
  const start = x + Math.max(0, (w - width) / 2)
  return Array.from({ length: count }, (_, i) => Math.round(start + i * pitch + (opens && i > open ? card - pitch : 0)))
}
