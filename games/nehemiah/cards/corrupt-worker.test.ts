import { describe, expect, it } from 'vitest'
import {
  goods,
  hold,
  isClosing,
  lay,
  moves,
  on,
  openWithForemen,
  play,
  pointed,
  put,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

const figure = (card: string) => ({ choice: 'figure', card })

describe('NEH-10.30', () => {
  it('tires another’s standing worker and acts as oneself, without a coin for the anchor', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'corrupt-worker')
    lay(t, 1, 'wood-1', 'wood-1', 'gold-2', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 2, 1, 4, 'standing')
    put(t, 3, 2, 1, 'tired')
    put(t, 0, 2, 2, 'standing')
    put(t, 3, 3, 1, 'standing')
    turn(t, 0)
    play(t, figure('corrupt-worker'))
    expect(pointed(t)).toEqual(['NEH-10.30 tired', null, 'NEH-10.30 tired', 'NEH-10.30 own', null])
    moves(t, { column: 1, row: 4 }, RESOLVE)
    expect([goods(t, 0), t.s.gold[2], isClosing(t, 1)]).toEqual([[5, 5], 5, true])
    play(t, activate(1, 1))
    expect([goods(t, 0), t.s.gold[1], t.s.supply[2]]).toEqual([[6, 4], 6, 6])
  })
  it('reaches every other seat', () => {
    for (const other of [0, 1, 3]) {
      const t = openWithForemen(4)
      hold(t, 2, 'corrupt-worker')
      lay(t, 1, 'wood-1')
      put(t, other, 1, 1, 'standing')
      turn(t, 2)
      moves(t, figure('corrupt-worker'), RESOLVE)
      expect([goods(t, 2), on(t, 1, 1)]).toEqual([[4, 5], `${other}-`])
    }
  })
  it('is not playable without such a worker', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'corrupt-worker')
    put(t, 1, 1, 1, 'tired')
    turn(t, 0)
    expect(why(t, figure('corrupt-worker'))).toBe('NEH-10.30 target')
  })
})
