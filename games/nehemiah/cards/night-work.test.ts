import { describe, expect, it } from 'vitest'
import { asked, lay, moves, on, open, play, pointed, put, type Scene, turn } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const raise = (column: number, row: number) => ({ choice: 'raise', column, row })

function activated(t: Scene, column = 1, row = 1): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column, row }, RESOLVE)
}

describe('NEH-7.18 NEH-R13', () => {
  it('stands up own tired workers of any column, not the one on the card, no other’s', () => {
    const t = open(2)
    lay(t, 1, 'night-work-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 3, 2, 'tired')
    put(t, 0, 4, 1, 'tired')
    put(t, 0, 2, 1, 'standing')
    put(t, 1, 2, 2, 'tired')
    put(t, 1, 2, 3, 'neutral')
    activated(t)
    expect(pointed(t)).toEqual([
      'NEH-7.18 this',
      'NEH-7.18 standing',
      'NEH-7.18 other',
      'NEH-9.8 raise',
      null,
      null,
      'NEH-7.2',
    ])
    play(t, raise(3, 2))
    expect([on(t, 3, 2), on(t, 4, 1), on(t, 1, 1)]).toEqual(['0', '0-', '0-'])
  })
  it('cannot be carried out without such a worker', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'tired')
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
  })
})

describe('NEH-7.19', () => {
  it('lets a worker stood up be activated again in a later turn', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1')
    lay(t, 2, 'wood-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 2, 1, 'tired')
    activated(t)
    turn(t, 0)
    moves(t, { choice: 'activate', column: 2, row: 1 }, RESOLVE)
    expect(t.s.wood[0]).toBe(3)
  })
})
