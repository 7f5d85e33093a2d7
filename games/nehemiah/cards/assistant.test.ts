import { describe, expect, it } from 'vitest'
import {
  asked,
  goods,
  hold,
  isClosing,
  lay,
  moves,
  offered,
  on,
  openWithForemen,
  play,
  put,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const STOP = { choice: 'stop' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

const figure = (card: string) => ({ choice: 'figure', card })

describe('NEH-10.29 NEH-R35', () => {
  it('carries out one activation, then a second if wanted', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'assistant')
    lay(t, 1, 'wood-1')
    lay(t, 2, 'gold-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 2, 1, 'standing')
    put(t, 0, 3, 1, 'standing')
    turn(t, 0)
    play(t, figure('assistant'))
    expect([asked(t), why(t, STOP)]).toEqual(['0 assistant-worker', 'NEH-10.29 first'])
    moves(t, activate(1, 1), RESOLVE)
    expect(offered(t)).toEqual([activate(2, 1), activate(3, 1), STOP])
    moves(t, activate(2, 1), RESOLVE)
    expect([goods(t, 0), asked(t)]).toEqual([[4, 7], '1 main-action'])
  })
  it('counts the cards used for each activation apart, and columns wait for step E', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'assistant')
    lay(t, 1, 'wood-1', 'wood-1', 'gold-2', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 3, 'standing')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, figure('assistant'), activate(1, 4), RESOLVE, activate(1, 1))
    expect([isClosing(t, 1), t.s.discard.length, asked(t)]).toEqual([true, 0, '0 assistant-worker'])
    moves(t, activate(1, 3), RESOLVE, activate(1, 1))
    expect([goods(t, 0), t.s.gold[1], t.s.discard.length]).toEqual([[5, 7], 7, 4])
  })
  it('may use the same worker again if night work stood him up', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'assistant')
    lay(t, 1, 'night-work-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, figure('assistant'), RESOLVE, activate(1, 1))
    expect([on(t, 1, 2), offered(t)]).toEqual(['0', [activate(1, 2), STOP]])
    moves(t, activate(1, 2), RESOLVE, STOP)
    expect(t.s.gold[0]).toBe(5 + 2 - 1 + 2)
  })
  it('is over when no worker stands, and not playable without one', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'assistant')
    lay(t, 1, 'wood-1')
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    moves(t, figure('assistant'), RESOLVE)
    expect(asked(t)).toBe('1 main-action')
    const none = openWithForemen(4)
    hold(none, 0, 'assistant')
    turn(none, 0)
    expect(why(none, figure('assistant'))).toBe('NEH-10.29 target')
  })
})
