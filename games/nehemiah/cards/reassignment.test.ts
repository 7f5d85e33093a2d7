import { describe, expect, it } from 'vitest'
import { asked, lay, moves, on, open, play, pointed, put, type Scene, turn } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const first = (column: number, row: number) => ({ step: 'first', column, row })

function activated(t: Scene, c: number, row: number): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column: c, row }, RESOLVE)
}

describe('NEH-7.23 NEH-R12', () => {
  it('swaps two workers of any one column; each keeps his state, cards stay', () => {
    const t = open(4)
    lay(t, 1, 'reassignment')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 3, 1, 'tired')
    put(t, 2, 3, 2, 'standing')
    put(t, 2, 4, 1, 'standing')
    const cards = t.s.columns[2]
    activated(t, 1, 1)
    expect(pointed(t)).toEqual(['NEH-7.23 alone', null, null, 'NEH-7.23 alone'])
    play(t, first(3, 1))
    // The only partner is taken without asking.
    expect(t.s.events?.[0]?.with).toEqual({ columnA: 3, rowA: 1, columnB: 3, rowB: 2 })
    expect([on(t, 3, 1), on(t, 3, 2), t.s.columns[2], asked(t)]).toEqual(['2', '1-', cards, '1 main-action'])
  })
  it('refuses a partner of another column, of the same owner and state, and himself', () => {
    const t = open(4)
    lay(t, 1, 'reassignment')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 3, 1, 'tired')
    put(t, 1, 3, 2, 'tired')
    put(t, 1, 3, 3, 'standing')
    put(t, 2, 3, 4, 'standing')
    activated(t, 1, 1)
    play(t, first(3, 1))
    expect(pointed(t)).toEqual(['NEH-7.23 column', 'NEH-7.23 itself', 'NEH-7.23 same', null, null])
  })
  it('tells neutral workers apart by their keeper', () => {
    const t = open(2)
    lay(t, 1, 'reassignment')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 3, 1, 'neutral')
    put(t, 0, 3, 2, 'neutral')
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
    const other = open(2)
    lay(other, 1, 'reassignment')
    put(other, 0, 1, 1, 'standing')
    put(other, 0, 3, 1, 'neutral')
    put(other, 1, 3, 2, 'neutral')
    activated(other, 1, 1)
    play(other, first(3, 1))
    expect([on(other, 3, 1), on(other, 3, 2)]).toEqual(['n1-', 'n0-'])
  })
  it('cannot be carried out without two who differ', () => {
    const t = open(4)
    lay(t, 1, 'reassignment')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'tired')
    put(t, 1, 2, 2, 'tired')
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
  })
})
