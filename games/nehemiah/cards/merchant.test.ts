import { describe, expect, it } from 'vitest'
import { goods, hold, lay, moves, openWithForemen, play, put, turn } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

describe('NEH-10.20', () => {
  it('adds 1 gold to Funding cards, not to coins received', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'merchant')
    lay(t, 1, 'gold-2', 'gold-3')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, activate(1, 2), RESOLVE)
    expect(t.s.gold[0]).toBe(9)
    play(t, activate(1, 1))
    expect(t.s.gold[0]).toBe(9 - 1 + 3)
    const wood = openWithForemen(4)
    hold(wood, 0, 'merchant')
    lay(wood, 1, 'wood-1')
    put(wood, 0, 1, 1, 'standing')
    turn(wood, 0)
    moves(wood, activate(1, 1), RESOLVE)
    expect(goods(wood, 0)).toEqual([4, 5])
    const coin = openWithForemen(4)
    hold(coin, 0, 'merchant')
    lay(coin, 1, 'gold-2', 'wood-1')
    put(coin, 0, 1, 1, 'tired')
    put(coin, 1, 1, 2, 'standing')
    turn(coin, 1)
    moves(coin, activate(1, 2), RESOLVE, activate(1, 1))
    expect(coin.s.gold.slice(0, 2)).toEqual([6, 6])
  })
})
