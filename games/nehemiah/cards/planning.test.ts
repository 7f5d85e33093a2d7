import { describe, expect, it } from 'vitest'
import { kinds, lay, moves, offered, on, open, play, put, type Scene, turn, why } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const column = (c: number) => ({ step: 'column', column: c })

const rows = (a: number, b: number) => ({ step: 'rows', rows: [a, b] })

function activated(t: Scene, c: number, row: number): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column: c, row }, RESOLVE)
}

describe('NEH-7.24', () => {
  it('swaps two cards of any one column with their workers', () => {
    const t = open(4)
    lay(t, 1, 'planning')
    lay(t, 2, 'wood-1', 'gold-2', 'wall-1', 'wood-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'tired')
    put(t, 2, 2, 2, 'standing')
    activated(t, 1, 1)
    expect(offered(t)).toEqual([1, 2, 3, 4, 5].map(column))
    play(t, column(2))
    expect(offered(t)).toEqual([rows(1, 2), rows(1, 3), rows(1, 4), rows(2, 3), rows(2, 4), rows(3, 4)])
    play(t, rows(1, 3))
    expect(t.s.events?.[0]?.with).toEqual({ columnA: 2, rowA: 1, columnB: 2, rowB: 3 })
    expect(kinds(t, 2)).toEqual(['wall-1', 'gold-2', 'wood-1', 'wood-2'])
    expect([1, 2, 3].map((row) => on(t, 2, row))).toEqual(['', '2', '1-'])
  })
  it('offers columns with cards only', () => {
    const t = open(4)
    lay(t, 1, 'planning')
    put(t, 0, 1, 1, 'standing')
    t.s.columns[4] = []
    t.s.left = 4
    activated(t, 1, 1)
    expect([offered(t), why(t, column(5))]).toEqual([[1, 2, 3, 4].map(column), 'NEH-7.24 cards'])
  })
})
