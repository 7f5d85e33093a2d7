import { describe, expect, it } from 'vitest'
import {
  asked,
  isClosing,
  lay,
  moves,
  offered,
  on,
  open,
  play,
  put,
  type Scene,
  stock,
  told,
  turn,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const card = (column: number, row: number) => ({ step: 'card', column, row })

function activated(t: Scene, column = 1, row = 1): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column, row }, RESOLVE)
}

describe('NEH-7.21', () => {
  it('places on any free card, row 4 included, and closes nothing', () => {
    const t = open(4)
    lay(t, 1, 'priority-site')
    put(t, 0, 1, 1, 'standing')
    activated(t)
    expect(offered(t).length).toBe(19)
    play(t, card(3, 4))
    expect([on(t, 3, 4), t.s.supply[0], isClosing(t, 3), asked(t)]).toEqual(['0', 4, false, '1 main-action'])
    turn(t, 0)
    play(t, { choice: 'activate', column: 3, row: 4 })
    expect(isClosing(t, 3) || t.s.discard.length === 4).toBe(true)
  })
  it('needs a free card, and an empty column has none', () => {
    const t = open(4)
    lay(t, 1, 'priority-site')
    put(t, 0, 1, 1, 'standing')
    t.s.columns[4] = []
    t.s.left = 4
    for (let slot = 1; slot < 16; slot++) {
      t.s.owner[slot] = 1
      t.s.tired[slot] = 1
    }
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(told(t)).toContain('skip')
  })
  it('needs a worker in supply', () => {
    const t = open(4)
    lay(t, 1, 'priority-site')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
  })
})
