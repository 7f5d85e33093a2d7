// What the areas of the board share: who looks, and how pieces are made.
import { at } from '../../../kernel/lists.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card } from '../../../kernel/words.ts'
import { type Laying, stepAsked } from '../../../look/laying.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece, Place } from '../../../look/scene.ts'
import type { SpyriumState, SpyriumStep } from '../rules/state.ts'
import type { SpyriumThings } from '../rules/things.ts'
import type { Face } from '../sheet/box.ts'
import { cardLabel, faceOf, shortFace } from './faces.ts'
import type { Layout } from './layout.ts'
import type { SpyriumPen } from './pen.ts'
import { about } from './things.ts'

/** A board of Spyrium being laid. */
export type SpyriumLaying = Laying<SpyriumState, SpyriumPen, Layout>

/** The step this reader is asked, if any. */
export const asked = (t: Pick<SpyriumLaying, 's' | 'choosing'>): SpyriumStep | undefined => stepAsked<SpyriumStep>(t)

export const faceIn = (t: SpyriumLaying, card: Card): Face => at(t.box.cards, card)
export const worth = (t: SpyriumLaying, token: Card | undefined): number =>
  token === undefined ? 0 : faceIn(t, token).value
/** The number at the end of the first thing picked that starts like this; −1 for none. */
export function pickedAt(t: SpyriumLaying, start: string): number {
  const ref = t.choosing?.picked.find((picked) => picked.startsWith(start))
  return ref === undefined ? -1 : lastOf(ref)
}

/** A printed card; its picture alone where it is short. */
export function cardPiece(
  t: SpyriumLaying,
  card: Card,
  box: Place,
  more: Partial<Piece> & { short?: boolean } = {},
): Piece {
  const { short = false, ...rest } = more
  const face = short ? shortFace(t, card) : faceOf(t, card)
  return { id: `card.${card}`, box, look: { is: 'card', face, short }, label: cardLabel(t, card), ...rest }
}

/** A numbered token, by its upper left corner. */
export const tokenPiece = (
  t: SpyriumLaying,
  id: string,
  on: SpyriumThings['token']['on'],
  value: number,
  x: number,
  y: number,
  size: number,
  more: Partial<Piece> = {},
): Piece =>
  drawing(id, { x, y, w: size, h: size }, tokenArt(value, size), {
    label: t.voice.says('token-label', { value }),
    thing: about('token', { value, on }),
    ...more,
  })

export const tokenArt = (value: number | string, size: number): string =>
  `<use href="sprite#token-rim" width="${size}" height="${size}"/><circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.47}" class="edge spy-rim"/><text x="${size / 2}" y="${size * 0.68}" class="spy-token" style="font-size:${Math.max(14, size * 0.52)}px">${value}</text>`
