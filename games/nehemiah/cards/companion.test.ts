import { describe, expect, it } from 'vitest'
import { asked, hold, isClosing, on, openWithForemen, play, pointed, put, turn, why } from '../test/scene.ts'

const card = (id: string, column?: number) => ({ choice: 'play', card: id, ...(column !== undefined && { column }) })

describe('NEH-10.27', () => {
  it('moves an own standing worker to any free card, where he stays standing', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'companion')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 1, 2, 'tired')
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    play(t, card('companion'))
    // The only own standing worker is lifted without asking; his own card is not free before he is gone.
    expect(why(t, { step: 'card', column: 1, row: 1 })).toBe('NEH-1.2')
    play(t, { step: 'card', column: 2, row: 4 })
    expect([on(t, 2, 4), on(t, 1, 1), isClosing(t, 2), t.s.supply[0]]).toEqual(['0', '', false, 4])
  })
  it('needs a free card', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'companion')
    put(t, 0, 1, 1, 'standing')
    for (let slot = 1; slot < 16; slot++) {
      t.s.owner[slot] = 1
      t.s.tired[slot] = 1
    }
    turn(t, 0)
    expect(asked(t)).toBe('0 main-action')
  })
  it('says why a worker cannot be moved', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'companion')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 3, 1, 'standing')
    put(t, 0, 1, 2, 'tired')
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    play(t, card('companion'))
    expect(pointed(t)).toEqual([null, 'NEH-10.27 worker', 'NEH-10.27 worker', null])
  })
})
