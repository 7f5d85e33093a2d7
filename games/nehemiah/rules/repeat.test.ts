import { describe, expect, it } from 'vitest'
import { asked, lay, moves, offered, on, open, play, put, type Scene, turn, why } from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const STOP = { choice: 'stop' }

const raise = (column: number, row: number) => ({ choice: 'raise', column, row })

const send = (column: number) => ({ choice: 'send', column })

const card = (column: number, row: number) => ({ step: 'card', column, row })

function activated(t: Scene, column = 1, row = 1): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column, row }, RESOLVE)
}

describe('NEH-7.2 NEH-R5', () => {
  it('stands up one worker at least and two at most', () => {
    const t = open(4)
    lay(t, 1, 'night-work-2')
    put(t, 0, 1, 1, 'standing')
    for (const column of [2, 3, 4]) put(t, 0, column, 1, 'tired')
    activated(t)
    expect([asked(t), why(t, STOP)]).toEqual(['0 raise', 'NEH-7.2'])
    play(t, raise(2, 1))
    expect(offered(t)).toEqual([raise(3, 1), raise(4, 1), STOP])
    play(t, raise(3, 1))
    expect([on(t, 2, 1), on(t, 3, 1), on(t, 4, 1), asked(t)]).toEqual(['0', '0', '0-', '1 main-action'])
  })
  it('lets a new site stop after the first worker', () => {
    const t = open(4)
    lay(t, 1, 'new-site-2')
    put(t, 0, 1, 1, 'standing')
    activated(t)
    expect(why(t, STOP)).toBe('NEH-7.2')
    moves(t, send(2), STOP)
    expect([on(t, 2, 1), t.s.supply[0], asked(t)]).toEqual(['0', 4, '1 main-action'])
  })
})

describe('NEH-7.27 NEH-R21', () => {
  it.each(['new-site-1', 'priority-site', 'crew-change'] as const)('brings no neutral worker with %s', (kind) => {
    const t = open(2)
    lay(t, 1, kind)
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'standing')
    put(t, 1, 2, 2, 'standing')
    activated(t)
    if (kind === 'new-site-1') play(t, send(3))
    else if (kind === 'priority-site') play(t, card(3, 1))
    else play(t, { column: 2, row: 1 })
    expect([asked(t), t.s.neutrals]).toEqual(['1 main-action', [6, 6]])
  })
})
