import { describe, expect, it } from 'vitest'
import { beside } from './beside.ts'

const board = { w: 1100, h: 700 }
const at = (x: number, y: number) => ({ x, y, w: 40, h: 40 })

describe('a panel beside a thing', () => {
  it('lies where there is most room', () => {
    expect(beside(at(100, 300), board, 240)).toMatchObject({ x: 156, side: 'right' })
    expect(beside(at(900, 300), board, 240)).toMatchObject({ x: 612, side: 'left' })
  })

  it('never leaves the board, and points at the thing all the same', () => {
    for (const y of [0, 350, 690])
      for (const x of [0, 500, 1080]) {
        const place = beside(at(x, y), board, 300)
        expect(place.x).toBeGreaterThanOrEqual(12)
        expect(place.x + 272).toBeLessThanOrEqual(board.w - 12)
        expect(place.y).toBeGreaterThanOrEqual(12)
        expect(place.y + 300).toBeLessThanOrEqual(board.h - 12)
        expect(place.tip).toBeGreaterThanOrEqual(16)
        expect(place.tip).toBeLessThanOrEqual(284)
      }
  })
})
