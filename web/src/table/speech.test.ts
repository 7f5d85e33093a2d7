import { describe, expect, it } from 'vitest'
import { speechAt, speechWidth, strongParts } from './speech.ts'

const ROOM = { x: 0, y: 0, w: 1000, h: 700 }
const SIZE = { w: 300, h: 180 }

describe('where words stand', () => {
  it('is right of the thing, and left of it where there is no room', () => {
    expect(speechAt([{ x: 100, y: 300, w: 80, h: 100 }], SIZE, ROOM)).toMatchObject({ x: 206, tail: { side: 'left' } })
    expect(speechAt([{ x: 880, y: 300, w: 80, h: 100 }], SIZE, ROOM)).toMatchObject({ tail: { side: 'right' } })
  })
  it('is never over what is lit, where there is any other place', () => {
    const holes = [
      { x: 20, y: 300, w: 350, h: 80 },
      { x: 20, y: 600, w: 350, h: 60 },
    ]
    const { x, y } = speechAt(holes, { w: 340, h: 200 }, { x: 0, y: 0, w: 390, h: 700 })
    for (const hole of holes) expect(y + 200 <= hole.y || y >= hole.y + hole.h, `${x} ${y}`).toBe(true)
  })
  it('is narrower beside what is high, on a phone', () => {
    const room = { x: 0, y: 0, w: 390, h: 610 }
    const holes = [{ x: 6, y: 136, w: 92, h: 394 }]
    const w = speechWidth(holes, 362, room)
    expect(speechAt(holes, { w, h: 300 }, room).x).toBeGreaterThan(98)
    expect(speechWidth([{ x: 6, y: 136, w: 92, h: 90 }], 362, room)).toBe(362)
    expect(speechWidth([{ x: 6, y: 6, w: 378, h: 500 }], 362, room)).toBe(362)
  })
  it('stays in the part of the board that is seen', () => {
    const { y } = speechAt([{ x: 10, y: 900, w: 50, h: 50 }], SIZE, { x: 0, y: 600, w: 390, h: 500 })
    expect(y).toBeGreaterThanOrEqual(608)
    expect(y).toBeLessThanOrEqual(1100 - 180 - 8)
  })
  it('stands beside the board rather than on what takes up most of it, where there is room for it', () => {
    const board = { x: 0, y: 0, w: 420, h: 350 }
    const holes = [{ x: 130, y: 60, w: 165, h: 260 }]
    const hand = { x: 424, y: 42, w: 420, h: 200 }
    expect(speechAt(holes, SIZE, board, hand)).toMatchObject({ x: 432, tail: { side: 'left' } })
    expect(speechAt(holes, SIZE, board, { ...hand, h: 150 }).x).toBeLessThan(424)
    expect(speechAt(holes, { w: 300, h: 40 }, board, hand).x).toBeLessThan(424)
  })
  it('is in the middle where nothing is lit', () => {
    expect(speechAt([], SIZE, ROOM)).toEqual({ x: 350, y: 260, w: 300, h: 180, tail: null })
  })
  it('knows strong words', () => {
    expect(strongParts('a **b** c').filter((p) => p.strong)).toEqual([{ text: 'b', strong: true }])
  })
})
