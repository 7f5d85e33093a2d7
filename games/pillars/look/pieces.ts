// What the areas of the board share: who looks, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Laying } from '../../../look/laying.ts'
import type { Piece, Place } from '../../../look/scene.ts'
import type { PillarsState } from '../rules/state.ts'
import { cardLabel, faceOf, shortFace } from './faces.ts'
import type { Layout } from './layout.ts'
import type { PillarsPen } from './pen.ts'

/** A board of Pillars being laid. */
export type PillarsLaying = Laying<PillarsState, PillarsPen, Layout>

/** Under this width a card is drawn without its title and strip. */
const LEGIBLE = 96
/** A card of less than the first width has them only where so much of it stays in sight. */
const [USUAL, IN_SIGHT] = [108, 80]

/** A printed card; short where it is too small to be read. */
export function cardPiece(
  t: PillarsLaying,
  card: Card,
  box: Place,
  more: Partial<Piece> & { tucked?: number | undefined } = {},
): Piece {
  const { tucked, ...rest } = more
  // A landscape face has its title in a band of its own.
  const short = box.h > box.w && (box.w < LEGIBLE || (box.w < USUAL && (tucked ?? box.w) < IN_SIGHT))
  const face = (short ? shortFace : faceOf)(t, card, t.s)
  return {
    id: `card.${card}`,
    box,
    look: { is: 'card', face, short, ...(tucked === undefined ? {} : { tucked }) },
    label: cardLabel(t, card, t.s),
    ...rest,
  }
}

/** How a seat is called here: the reader is "you". */
export const who = (t: PillarsLaying, seat: Seat): string =>
  seat === t.me && !t.spectator ? t.voice.says('you') : t.voice.seat(seat)
