import { describe, expect, it } from 'vitest'
import { asked, hold, isClosing, moves, on, openWithForemen, play, pointed, put, turn, why } from '../test/scene.ts'

const card = (id: string, column?: number) => ({ choice: 'play', card: id, ...(column !== undefined && { column }) })

describe('NEH-10.26 NEH-R28', () => {
  it('swaps two workers of any two columns who differ, and may close both columns', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 4, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 2, 4, 1, 'tired')
    turn(t, 0)
    play(t, card('substitute'))
    play(t, { step: 'first', column: 3, row: 1 })
    // The worker in column 4 is of the same owner and state: the other one is taken without asking.
    expect([on(t, 2, 4), on(t, 3, 1), isClosing(t, 2), isClosing(t, 3)]).toEqual(['2-', '1', true, false])
  })
  it('says why two workers cannot be swapped', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 1, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 2, 4, 1, 'tired')
    put(t, 3, 4, 2, 'tired')
    turn(t, 0)
    moves(t, card('substitute'), { step: 'first', column: 3, row: 1 })
    expect(pointed(t)).toEqual([null, 'NEH-7.23 itself', 'NEH-10.26 same', null])
  })
  it('is not playable when all workers are alike', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 1, 'tired')
    put(t, 1, 3, 1, 'tired')
    turn(t, 0)
    expect(asked(t)).toBe('0 main-action')
    expect(why(t, { choice: 'figure', card: 'substitute' })).toBe('NEH-10.26 time')
    const nobody = openWithForemen(4)
    hold(nobody, 0, 'substitute')
    expect(asked(turn(nobody, 0))).toBe('0 main-action')
  })
})
