import { describe, expect, it } from 'vitest'
import { asked, lay, moves, on, open, play, pointed, put, type Scene, stock, turn } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

function activated(t: Scene, column = 1, row = 1): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column, row }, RESOLVE)
}

describe('NEH-7.22', () => {
  it.each(['standing', 'tired'] as const)('takes the place of another’s %s worker in the same state', (state) => {
    const t = open(4)
    lay(t, 1, 'crew-change')
    put(t, 0, 1, 1, 'standing')
    put(t, 2, 3, 1, state)
    put(t, 1, 3, 2, 'standing')
    activated(t)
    expect(pointed(t)).toEqual(['NEH-7.22 own', null, null])
    play(t, { column: 3, row: 1 })
    expect([on(t, 3, 1), t.s.supply[0], t.s.supply[2]]).toEqual([state === 'tired' ? '0-' : '0', 4, 6])
    expect(t.s.events?.[0]?.with).toEqual({ owner: 2, column: 3, row: 1 })
  })
  it('reaches a worker of any other seat', () => {
    const t = open(3)
    lay(t, 1, 'crew-change')
    put(t, 1, 1, 1, 'standing')
    put(t, 0, 3, 2, 'tired')
    turn(t, 1)
    moves(t, { choice: 'activate', column: 1, row: 1 }, RESOLVE)
    expect([on(t, 3, 2), t.s.supply]).toEqual(['1-', [7, 5, 7]])
  })
  it('never takes a neutral worker, and needs a worker in supply', () => {
    const t = open(2)
    lay(t, 1, 'crew-change')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'neutral')
    put(t, 0, 2, 2, 'neutral')
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
    const poor = open(4)
    lay(poor, 1, 'crew-change')
    put(poor, 0, 1, 1, 'standing')
    put(poor, 1, 2, 1, 'standing')
    stock(poor, 0, { supply: 0 })
    turn(poor, 0)
    play(poor, { choice: 'activate', column: 1, row: 1 })
    expect(asked(poor)).toBe('1 main-action')
  })
  it('closes nothing in row 4', () => {
    const t = open(4)
    lay(t, 1, 'crew-change')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 4, 'standing')
    put(t, 1, 3, 1, 'tired')
    activated(t)
    play(t, { column: 2, row: 4 })
    expect([on(t, 2, 4), t.s.closing, t.s.discard.length]).toEqual(['0', 0, 0])
  })
})
