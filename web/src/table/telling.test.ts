import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../look/scene.ts'
import { beside, pieceAt, sheetAt } from './telling.ts'

const room = { w: 1000, h: 700 }

describe('a card beside a thing', () => {
  const clear = (at: { x: number; y: number; w: number; h: number }, w = 300, h = 200) => {
    const { x, y } = beside(at, w, h, room)
    expect(x >= 0 && y >= 0 && x + w <= room.w && y + h <= room.h).toBe(true)
    expect(x >= at.x + at.w || x + w <= at.x || y >= at.y + at.h || y + h <= at.y).toBe(true)
    return { x, y }
  }
  it('stands to the right, else to the left, and never over it', () => {
    expect(clear({ x: 100, y: 300, w: 80, h: 80 }).x).toBe(192)
    expect(clear({ x: 900, y: 10, w: 80, h: 80 }).x).toBe(588)
  })
  it('stands below or above what is as wide as the board', () => {
    expect(clear({ x: 10, y: 20, w: 980, h: 60 }).y).toBe(92)
    expect(clear({ x: 10, y: 600, w: 980, h: 60 }).y).toBe(388)
  })
})

it('a sheet on a phone leaves the thing uncovered', () => {
  expect(sheetAt({ x: 0, y: 100, w: 40, h: 40 }, 844)).toBe('foot')
  expect(sheetAt({ x: 0, y: 700, w: 40, h: 40 }, 844)).toBe('head')
})

describe('what is pointed at', () => {
  const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
    id,
    box: { x, y: 0, w: 50, h: 50 },
    look: { is: 'slot' },
    thing: { is: id },
    ...more,
  })
  it('is the uppermost piece that says what it is', () => {
    const { thing: _, ...ornament } = piece('cloud', 20)
    const pieces = [piece('worker', 20, { above: true }), piece('card', 0), ornament]
    expect(pieceAt(pieces, 10, 10)?.id).toBe('card')
    expect(pieceAt(pieces, 30, 10)?.id).toBe('worker')
    expect(pieceAt(pieces, 90, 10)).toBeUndefined()
  })
})
