// What the areas of the board share: who looks, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import { type Laying, stepAsked } from '../../../look/laying.ts'
import type { Form, Piece, Place } from '../../../look/scene.ts'
import type { MasterState, MasterStep } from '../rules/state.ts'
import { cardOf } from '../sheet/box.ts'
import { cardLabel, faceOf } from './faces.ts'
import type { MasterPen } from './pen.ts'

/** A board of Master Builder being laid; its areas are given their places one by one. */
export type MasterLaying = Laying<MasterState, MasterPen, { readonly form: Form }>

/** On a phone; the others are read from farther away. */
export const inHand = ({ layout: { form } }: Pick<MasterLaying, 'layout'>): boolean =>
  form === 'upright' || form === 'lying'

/** What may be done beside the question at hand. */
const BESIDE = ['repay', 'take-back', 'withdraw']

/** The question this reader is asked, if any. */
export const asked = (t: Pick<MasterLaying, 's' | 'choosing'>): MasterStep['do'] | null =>
  stepAsked<MasterStep>(t, BESIDE)?.do ?? null

/** A printed card, always with what it shows: the small ones leave their title out. */
export function cardPiece(
  t: MasterLaying,
  card: Card,
  box: Place,
  more: Partial<Piece> & { bare?: boolean; away?: boolean; tucked?: number | undefined } = {},
): Piece {
  const { bare = false, away = false, tucked, ...rest } = more
  const face = faceOf(t, card)
  const frame = `${face.frame}${bare ? ' bare' : ''}${away ? ' away' : ''}`
  const { scene: _, ...plain } = face
  // Whoever is away lies face down, and is not seen at work.
  const shown = away ? { ...plain, frame, texture: `away-${t.box.type[card]}` } : { ...face, frame }
  return {
    id: `card.${card}`,
    box,
    look: { is: 'card', face: shown, short: false, ...(tucked === undefined ? {} : { tucked }) },
    label: cardLabel(t, card),
    ...rest,
  }
}

export const holds = (piles: readonly (readonly Card[])[], k: number): Seat =>
  piles.findIndex((cards) => cards.includes(cardOf(k)))
