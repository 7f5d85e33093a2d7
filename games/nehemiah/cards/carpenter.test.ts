import { describe, expect, it } from 'vitest'
import { goods, hold, lay, moves, openWithForemen, play, put, stock, turn } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

describe('NEH-10.19', () => {
  it('adds 1 wood to every card that gives wood: anchor, extra, Consolidation, corrupt worker', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'carpenter')
    lay(t, 1, 'wood-1', 'wood-order', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { wood: 0, gold: 3 })
    turn(t, 0)
    moves(t, activate(1, 3), RESOLVE, activate(1, 1))
    expect(goods(t, 0)).toEqual([3 + 2, 2])
    play(t, activate(1, 2))
    expect(goods(t, 0)).toEqual([5 + 4, 0])
    const use = openWithForemen(4)
    hold(use, 0, 'carpenter', 'corrupt-worker')
    lay(use, 1, 'wood-2', 'consolidation-1')
    put(use, 0, 1, 1, 'tired')
    put(use, 1, 1, 2, 'standing')
    stock(use, 0, { wood: 0, gold: 1 })
    turn(use, 0)
    moves(use, { choice: 'figure', card: 'corrupt-worker' }, RESOLVE)
    expect(goods(use, 0)).toEqual([3, 0])
  })
  it('adds nothing to cards that give no wood', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'carpenter')
    lay(t, 1, 'gold-2')
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    moves(t, activate(1, 1), RESOLVE)
    expect(goods(t, 0)).toEqual([3, 7])
  })
  it('gives nothing when another uses the owner’s worker', () => {
    const t = openWithForemen(4)
    hold(t, 1, 'carpenter')
    lay(t, 1, 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, activate(1, 2), RESOLVE, activate(1, 1))
    expect([t.s.wood[0], t.s.wood[1]]).toEqual([4, 3])
  })
})
