// What the areas of the board share: who looks, and how pieces are made.

import type { Card, Seat } from '../../../kernel/words.ts'
import type { Choosing, Piece, Box as Place } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import { type Box, cardOf } from '../box.ts'
import type { MasterState, MasterStep } from '../state.ts'
import { cardLabel, faceOf } from './faces.ts'

/** A board being laid: the state as seen, from which seat and in which language. */
export interface Table {
  readonly s: MasterState
  /** The seat that looks; a spectator sits down at seat 0. */
  readonly me: Seat
  readonly spectator: boolean
  readonly tall: boolean
  readonly voice: Voice
  readonly box: Box
  readonly choosing: Choosing | null
}

export const topStep = (t: Table): MasterStep | undefined => t.s.agenda.at(-1) as MasterStep | undefined

/** The question this reader is asked, if any. */
export function asked(t: Table): MasterStep['do'] | null {
  const options = t.choosing?.options ?? []
  const beside = new Set(['repay', 'take-back', 'withdraw'])
  return options.some((c) => !beside.has(c.act)) ? (topStep(t)?.do ?? null) : null
}

export const drawing = (id: string, box: Place, svg: string, more: Partial<Piece> = {}): Piece => ({
  id,
  box,
  look: { is: 'drawing', svg },
  ...more,
})

/** A printed card, always with what it shows: the small ones leave their title out. */
export function cardPiece(
  t: Table,
  card: Card,
  box: Place,
  more: Partial<Piece> & { bare?: boolean; away?: boolean; tucked?: boolean } = {},
): Piece {
  const { bare = false, away = false, tucked = false, ...rest } = more
  const face = faceOf(card, t.s, t.voice, t.box)
  const frame = `${face.frame}${bare ? ' bare' : ''}${away ? ' away' : ''}`
  const shown = away ? { ...face, frame, texture: `away-${t.box.type[card]}` } : { ...face, frame }
  return {
    id: `card.${card}`,
    box,
    look: { is: 'card', face: shown, short: false, ...(tucked ? { tucked } : {}) },
    label: cardLabel(card, t.voice, t.box),
    ...rest,
  }
}

export const badge = (id: string, seat: Seat, x: number, y: number, size: number, label?: string): Piece => ({
  id,
  box: { x: Math.round(x), y: Math.round(y), w: size, h: size },
  look: { is: 'badge', seat },
  ...(label === undefined ? {} : { label }),
})

/** Things laid side by side, closer where there are many; from the left. */
export function spread(count: number, x: number, w: number, card: number, gap: number): number[] {
  if (count === 0) return []
  const pitch = count === 1 ? 0 : Math.min(card + gap, (w - card) / (count - 1))
  return Array.from({ length: count }, (_, i) => Math.round(x + i * pitch))
}

export const seats = (t: Table): Seat[] => Array.from({ length: t.s.seats }, (_, seat) => seat)

export const holds = (piles: readonly (readonly Card[])[], k: number): Seat =>
  piles.findIndex((cards) => cards.includes(cardOf(k)))
