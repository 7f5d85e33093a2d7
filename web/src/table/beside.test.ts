import { describe, expect, it } from 'vitest'
import { beside } from './beside.ts'

const board = { w: 1100, h: 700 }
const at = (x: number, y: number) => ({ x, y, w: 40, h: 40 })

describe('a panel beside a thing', () => {
  it('lies where there is most room', () => {
    expect(beside(at(100, 300), board, 240)).toMatchObject({ x: 156, side: 'right' })
    expect(beside(at(900, 300), board, 240)).toMatchObject({ x: 612, side: 'left' })
  })

  it('leaves in sight what can still be chosen, where there is room', () => {
    const cards = [at(160, 300), at(300, 200)]
    expect(beside(at(220, 300), board, 240, cards)).toMatchObject({ x: 356, side: 'right' })
    // No room on the side it would take: the other one.
    expect(beside(at(400, 300), board, 240, [at(980, 300)])).toMatchObject({ x: 112, side: 'left' })
    // No room anywhere: beside the thing.
    expect(beside(at(500, 300), board, 240, [at(20, 300), at(1040, 300)])).toMatchObject({ x: 556, side: 'right' })
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
