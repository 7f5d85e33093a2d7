// What the areas of the board share: who looks, and how pieces are made.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Choosing, Piece, Box as Place } from '../../../look/scene.ts'
import type { Voice } from '../../../papers/texts.ts'
import type { Box, Face } from '../box.ts'
import type { SpyriumState, SpyriumStep } from '../state.ts'
import type { Rect } from './art/svg.ts'
import { cardLabel, faceOf, shortFace } from './faces.ts'
import type { Room } from './room.ts'

/** A board being laid: the state as seen, from which seat, in which room and language. */
export interface Table {
  readonly s: SpyriumState
  /** The seat that looks; a spectator sits down at seat 0. */
  readonly me: Seat
  readonly spectator: boolean
  readonly room: Room
  readonly voice: Voice
  readonly box: Box
  readonly choosing: Choosing | null
}

export const topStep = (t: Table): SpyriumStep | undefined => t.s.agenda.at(-1) as SpyriumStep | undefined
/** The step this reader is asked, if any. */
export function asked(t: Table): SpyriumStep | undefined {
  const step = topStep(t)
  return t.choosing !== null && step !== undefined && 'seat' in step && step.seat === t.me ? step : undefined
}

export const faceIn = (t: Table, card: Card): Face => t.box.cards[card] as Face
export const worth = (t: Table, token: Card | undefined): number => (token === undefined ? 0 : faceIn(t, token).value)
export const isPicked = (t: Table, ref: string): boolean => t.choosing?.picked.includes(ref) ?? false
/** The number at the end of the first thing picked that starts like this; −1 for none. */
export function pickedAt(t: Table, start: string): number {
  const ref = t.choosing?.picked.find((picked) => picked.startsWith(start))
  return ref === undefined ? -1 : lastOf(ref)
}

export const drawing = (id: string, box: Place, svg: string, more: Partial<Piece> = {}): Piece => ({
  id,
  box,
  look: { is: 'drawing', svg },
  ...more,
})

/** A printed card; its picture alone where it is short. */
export function cardPiece(t: Table, card: Card, box: Place, more: Partial<Piece> & { short?: boolean } = {}): Piece {
  const { short = false, ...rest } = more
  const face = short ? shortFace(card, t.voice, t.box) : faceOf(card, t.s, t.voice, t.box)
  return { id: `card.${card}`, box, look: { is: 'card', face, short }, label: cardLabel(card, t.voice, t.box), ...rest }
}

export const badge = (id: string, seat: Seat, x: number, y: number, size: number, label?: string): Piece => ({
  id,
  box: { x, y, w: size, h: size },
  look: { is: 'badge', seat },
  ...(label === undefined ? {} : { label }),
})

/** A numbered token, by its upper left corner. */
export const tokenPiece = (
  t: Table,
  id: string,
  value: number,
  x: number,
  y: number,
  size: number,
  more: Partial<Piece> = {},
): Piece =>
  drawing(id, { x, y, w: size, h: size }, tokenArt(value, size), {
    label: t.voice.says('token-label', { value }),
    ...more,
  })

export const tokenArt = (value: number | string, size: number): string =>
  `<use href="sprite#token-rim" width="${size}" height="${size}"/><circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.47}" class="edge spy-rim"/><text x="${size / 2}" y="${size * 0.68}" class="spy-token" style="font-size:${Math.max(12, size * 0.52)}px">${value}</text>`

/** Things laid side by side, closer where there are many; from the left. */
export function spread(count: number, area: Rect, card: number, gap: number): number[] {
  if (count === 0) return []
  const pitch = count === 1 ? 0 : Math.min(card + gap, (area.w - card) / (count - 1))
  return Array.from({ length: count }, (_, i) => Math.round(area.x + i * pitch))
}

export const seats = (t: Table): Seat[] => Array.from({ length: t.s.seats }, (_, seat) => seat)
