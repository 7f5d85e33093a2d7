import { describe, expect, it } from 'vitest'
import {
  asked,
  closeColumn,
  deckLeft,
  goods,
  hold,
  influence,
  open,
  openWithForemen,
  play,
  put,
  round,
  type Scene,
  stock,
  thin,
  told,
  turn,
} from '../test/scene.ts'

/** All workers of all seats are set aside: nobody can ever move. */
function frozen(seats: number): Scene {
  const t = openWithForemen(seats)
  for (let seat = 0; seat < seats; seat++) stock(t, seat, { supply: 0 })
  return t
}

describe('NEH-6.9 NEH-R29 NEH-R39', () => {
  it('clears columns 1 and 2 after as many forced passes as there are players', () => {
    const t = openWithForemen(4)
    for (let seat = 0; seat < 4; seat++) stock(t, seat, { supply: 0 })
    t.s.passes = 2
    put(t, 3, 2, 1, 'tired')
    t.s.aside[3] = (t.s.aside[3] as number) - 1
    t.s.supply[3] = 0
    turn(t, 2)
    // Seat 2 is the third to pass, seat 3 the fourth: column 2 frees a worker of seat 3.
    expect([t.s.discard.length, t.s.supply[3], t.s.turn]).toEqual([8, 1, 3])
    expect(asked(t)).toBe('3 main-action')
  })
  it('does not happen while anybody could move', () => {
    const t = openWithForemen(3)
    for (let seat = 0; seat < 3; seat++) stock(t, seat, { supply: seat === 0 ? 1 : 0 })
    t.s.passes = 5
    turn(t, 1)
    expect([t.s.discard.length, asked(t), t.s.passes]).toEqual([0, '0 main-action', 7])
  })
  it('forgets the passes when anybody moves: by placing, activating or a figure card', () => {
    for (const move of [
      { choice: 'place', column: 2 },
      { choice: 'activate', column: 1, row: 1 },
      { choice: 'figure', card: 'convict' },
    ]) {
      const t = openWithForemen(4)
      hold(t, 0, 'convict')
      put(t, 0, 1, 1, 'standing')
      t.s.passes = 3
      turn(t, 0)
      play(t, move)
      expect(t.s.passes).toBe(0)
    }
  })
  it('does not happen in the end phase', () => {
    const t = frozen(3)
    round(t, 3, 0)
    t.s.left = 4
    t.s.passes = 9
    turn(t, 0)
    expect([t.s.agenda.length, told(t).includes('stalemate')]).toEqual([0, false])
  })
})

describe('NEH-6.10 NEH-R34', () => {
  it('counts anew after any clearing', () => {
    const t = open(3)
    t.s.passes = 2
    closeColumn(t, 1)
    expect(t.s.passes).toBe(0)
  })
  it('counts anew after a stalemate that frees nobody', () => {
    const t = frozen(3)
    turn(t, 0)
    const events = told(t)
    expect(events.filter((ev) => ev === 'stalemate').length).toBe(2)
    expect(events.slice(0, 4)).toEqual(['pass', 'pass', 'pass', 'stalemate'])
  })
  it('belongs to the turn of the last passer', () => {
    const t = frozen(3)
    t.s.passes = 2
    thin(t, 0)
    turn(t, 1)
    // Seat 1 was the last to pass: round II opens with the auction of seat 2.
    expect([t.s.round, asked(t)]).toEqual([2, '2 pick-foreman'])
  })
  it('opens the administrator window, not the after-action window', () => {
    const t = frozen(3)
    hold(t, 0, 'administrator', 'town-planner')
    put(t, 0, 1, 1, 'tired')
    t.s.supply[0] = 0
    t.s.aside[0] = 6
    t.s.passes = 2
    turn(t, 1)
    // Seat 1 passes as the third one; the town-planner of seat 0 is asked before the turn only.
    expect(asked(t)).toBe('0 window')
    play(t, { choice: 'decline' })
    expect(asked(t)).toBe('0 swap-cards')
  })
})

describe('NEH-E16', () => {
  it('goes through two stalemates to round II, three passes each', () => {
    const t = frozen(3)
    for (let seat = 0; seat < 3; seat++) stock(t, seat, { wood: 3, gold: 5 })
    influence(t, 0, [0, 0, 0])
    expect(deckLeft(t, 'I')).toBe(12)
    turn(t, 0)
    const events = told(t)
    expect(events).toEqual([
      ...['pass', 'pass', 'pass', 'stalemate', 'column-cleared', 'column-cleared', 'column-filled', 'column-filled'],
      ...['pass', 'pass', 'pass', 'stalemate', 'column-cleared', 'column-cleared', 'column-filled'],
      ...['round-end', 'score', 'score', 'score', 'new-round', 'column-filled', 'income', 'foremen-up'],
    ])
    expect([deckLeft(t, 'I'), deckLeft(t, 'II'), t.s.round]).toEqual([0, 12, 2])
    expect([t.s.supply, t.s.aside]).toEqual([
      [7, 7, 7],
      [0, 0, 0],
    ])
    expect([0, 1, 2].map((seat) => goods(t, seat))).toEqual([
      [4, 6],
      [4, 6],
      [4, 6],
    ])
    expect(asked(t)).toBe('0 pick-foreman')
  })
})
