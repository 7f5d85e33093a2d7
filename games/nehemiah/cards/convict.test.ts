import { describe, expect, it } from 'vitest'
import { asked, hold, moves, on, openWithForemen, play, put, stock, turn, why } from '../test/scene.ts'

const STOP = { choice: 'stop' }

const figure = (card: string) => ({ choice: 'figure', card })

const send = (column: number) => ({ choice: 'send', column })

describe('NEH-10.28 NEH-R38', () => {
  it('places two workers instead of the main action', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'convict')
    turn(t, 0)
    play(t, figure('convict'))
    expect(why(t, STOP)).toBe('NEH-10.28 second')
    play(t, send(2))
    expect([asked(t), why(t, STOP)]).toEqual(['0 send', 'NEH-10.28 second'])
    play(t, send(2))
    expect([on(t, 2, 1), on(t, 2, 2), t.s.supply[0], asked(t)]).toEqual(['0', '0', 4, '1 main-action'])
  })
  it('places one if only one can be', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'convict')
    stock(t, 0, { supply: 1 })
    turn(t, 0)
    moves(t, figure('convict'), send(3))
    expect([on(t, 3, 1), asked(t)]).toEqual(['0', '1 main-action'])
  })
  it('is not playable without a worker to place', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'convict')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    expect(why(t, figure('convict'))).toBe('NEH-10.28 target')
  })
})
