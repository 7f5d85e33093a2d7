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
  pointed,
  put,
  type Scene,
  stock,
  told,
  turn,
  why,
} from '../test/scene.ts'

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

describe('NEH-7.18 NEH-R13', () => {
  it('stands up own tired workers of any column, not the one on the card, no other’s', () => {
    const t = open(2)
    lay(t, 1, 'night-work-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 3, 2, 'tired')
    put(t, 0, 4, 1, 'tired')
    put(t, 0, 2, 1, 'standing')
    put(t, 1, 2, 2, 'tired')
    put(t, 1, 2, 3, 'neutral')
    activated(t)
    expect(pointed(t)).toEqual([
      'NEH-7.18 this',
      'NEH-7.18 standing',
      'NEH-7.18 other',
      'NEH-9.8 raise',
      null,
      null,
      'NEH-7.2',
    ])
    play(t, raise(3, 2))
    expect([on(t, 3, 2), on(t, 4, 1), on(t, 1, 1)]).toEqual(['0', '0-', '0-'])
  })
  it('cannot be carried out without such a worker', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'tired')
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
  })
})

describe('NEH-7.19', () => {
  it('lets a worker stood up be activated again in a later turn', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1')
    lay(t, 2, 'wood-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 2, 1, 'tired')
    activated(t)
    turn(t, 0)
    moves(t, { choice: 'activate', column: 2, row: 1 }, RESOLVE)
    expect(t.s.wood[0]).toBe(3)
  })
})

describe('NEH-7.20', () => {
  it('sends workers one after another by the placement rule', () => {
    const t = open(4)
    lay(t, 1, 'new-site-2')
    put(t, 0, 1, 1, 'standing')
    activated(t)
    moves(t, send(1), send(1))
    expect([on(t, 1, 2), on(t, 1, 3), t.s.supply[0]]).toEqual(['0', '0', 3])
  })
  it('stops by itself when no worker is left', () => {
    const t = open(4)
    lay(t, 1, 'new-site-2')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 1 })
    activated(t)
    play(t, send(5))
    expect([on(t, 5, 1), asked(t)]).toEqual(['0', '1 main-action'])
  })
  it('cannot be carried out without a worker in supply', () => {
    const t = open(4)
    lay(t, 1, 'new-site-1')
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
  })
})

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

describe('NEH-7.22', () => {
  it.each(['standing', 'tired'] as const)('takes the place of another’s %s worker in the same state', (state) => {
    const t = open(4)
    lay(t, 1, 'crew-change')
    put(t, 0, 1, 1, 'standing')
    put(t, 2, 3, 1, state)
    put(t, 1, 3, 2, 'standing')
    activated(t)
    expect(pointed(t)).toEqual(['NEH-7.22 own', null, null])
    play(t, { column: 3, row: 1 })
    expect([on(t, 3, 1), t.s.supply[0], t.s.supply[2]]).toEqual([state === 'tired' ? '0-' : '0', 4, 6])
    expect(t.s.events?.[0]?.with).toEqual({ owner: 2, column: 3, row: 1 })
  })
  it('reaches a worker of any other seat', () => {
    const t = open(3)
    lay(t, 1, 'crew-change')
    put(t, 1, 1, 1, 'standing')
    put(t, 0, 3, 2, 'tired')
    turn(t, 1)
    moves(t, { choice: 'activate', column: 1, row: 1 }, RESOLVE)
    expect([on(t, 3, 2), t.s.supply]).toEqual(['1-', [7, 5, 7]])
  })
  it('never takes a neutral worker, and needs a worker in supply', () => {
    const t = open(2)
    lay(t, 1, 'crew-change')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'neutral')
    put(t, 0, 2, 2, 'neutral')
    turn(t, 0)
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect(asked(t)).toBe('1 main-action')
    const poor = open(4)
    lay(poor, 1, 'crew-change')
    put(poor, 0, 1, 1, 'standing')
    put(poor, 1, 2, 1, 'standing')
    stock(poor, 0, { supply: 0 })
    turn(poor, 0)
    play(poor, { choice: 'activate', column: 1, row: 1 })
    expect(asked(poor)).toBe('1 main-action')
  })
  it('closes nothing in row 4', () => {
    const t = open(4)
    lay(t, 1, 'crew-change')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 4, 'standing')
    put(t, 1, 3, 1, 'tired')
    activated(t)
    play(t, { column: 2, row: 4 })
    expect([on(t, 2, 4), t.s.closing, t.s.discard.length]).toEqual(['0', 0, 0])
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
