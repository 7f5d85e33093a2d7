import { describe, expect, it } from 'vitest'
import { asked, hold, on, openWithForemen, play, put, stock, turn } from '../test/scene.ts'

const card = (id: string, column?: number) => ({ choice: 'play', card: id, ...(column !== undefined && { column }) })

describe('NEH-10.22', () => {
  it('places a supply worker by the placement rule', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'seasonal-worker')
    put(t, 1, 3, 1, 'tired')
    turn(t, 0)
    play(t, card('seasonal-worker', 3))
    expect([on(t, 3, 2), t.s.supply[2], asked(t)]).toEqual(['2', 5, '0 main-action'])
  })
  it('is not playable without a worker', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'seasonal-worker')
    stock(t, 2, { supply: 0 })
    turn(t, 0)
    expect(asked(t)).toBe('0 main-action')
  })
})
