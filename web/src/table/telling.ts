// Where an explanation stands: beside the thing it is about, never over it; and which piece lies under a pointer.
import type { Piece } from '../../../look/scene.ts'
import { faceOf } from '../../../look/things.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Between a card and the thing, and between a card and the edge of the window. */
const GAP = 12
const EDGE = 8

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most))

/** The upper left corner of a card of this size: right of the thing, left, below or above it, where there is room. */
export function beside(at: Box, w: number, h: number, room: { w: number; h: number }): { x: number; y: number } {
  const y = within(at.y + at.h / 2 - h / 3, EDGE, room.h - h - EDGE)
  const x = within(at.x + at.w / 2 - w / 2, EDGE, room.w - w - EDGE)
  if (at.x + at.w + GAP + w + EDGE <= room.w) return { x: at.x + at.w + GAP, y }
  if (at.x - GAP - w >= EDGE) return { x: at.x - GAP - w, y }
  if (at.y + at.h + GAP + h + EDGE <= room.h) return { x, y: at.y + at.h + GAP }
  return { x, y: Math.max(EDGE, at.y - GAP - h) }
}

/** On a phone a sheet lies at the foot of the window, or at its head where the thing is in the lower half. */
export const sheetAt = (at: Box, high: number): 'head' | 'foot' => (at.y + at.h / 2 > high * 0.5 ? 'head' : 'foot')

/** Whether anything can be told of a piece. */
export const isAskable = (piece: Piece): boolean => piece.thing !== undefined || faceOf(piece) !== undefined

const covers = ({ box }: Piece, x: number, y: number) =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h

/** The uppermost piece at a point of the board of which something can be told. */
export function pieceAt(pieces: readonly Piece[], x: number, y: number): Piece | undefined {
  const here = pieces.filter((piece) => isAskable(piece) && covers(piece, x, y))
  return here.findLast((piece) => piece.above) ?? here.at(-1)
}
