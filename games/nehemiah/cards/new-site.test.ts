import { describe, expect, it } from 'vitest'
import { asked, lay, moves, on, open, play, put, type Scene, stock, turn } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const send = (column: number) => ({ choice: 'send', column })

function activated(t: Scene, column = 1, row = 1): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column, row }, RESOLVE)
}

describe('NEH-7.20', () => {
  it('sends workers one after another by the placement rule', () => {
    const t = open(4)
    lay(t, 1, 'new-site-2')
    put(t, 0, 1, 1, 'standing')
    activated(t)
    moves(t, send(1), send(1))
    expect([on(t, 1, 2), on(t, 1, 3), t.s.supply[0]]).toEqual(['0', '0', 3])
  })
  it('stops by itself when no worker is left', () => {
    const t = open(4)
    lay(t, 1, 'new-site-2')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 1 })
    activated(t)
    play(t, send(5))
    expect([on(t, 5, 1), asked(t)]).toEqual(['0', '1 main-action'])
  })
  it('cannot be carried out without a worker in supply', () => {
    const t = open(4)
    lay(t, 1, 'new-site-1')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
  })
})
