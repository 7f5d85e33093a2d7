import { describe, expect, it } from 'vitest'
import { foremanCard } from '../sheet/box.ts'
import {
  asked,
  hold,
  isClosing,
  lay,
  moves,
  offered,
  on,
  openWithForemen,
  play,
  pointed,
  put,
  type Scene,
  stock,
  thin,
  told,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }
const DECLINE = { choice: 'decline' }
const DONE = { choice: 'done' }
const activate = (column: number, row: number) => ({ choice: 'activate', column, row })
const card = (id: string, column?: number) => ({ choice: 'play', card: id, ...(column !== undefined && { column }) })

/** Column 1 of harmless cards, with a standing worker of seat 0 in row 4. */
function closer(seats = 4): Scene {
  const t = openWithForemen(seats)
  lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, 0, 1, 4, 'standing')
  return t
}

describe('NEH-10.11', () => {
  it('goes through the steps A to E in order', () => {
    const t = closer()
    hold(t, 0, 'seasonal-worker', 'substitute', 'administrator')
    hold(t, 1, 'inspector')
    hold(t, 2, 'town-planner')
    put(t, 2, 2, 1, 'tired')
    turn(t, 0)
    const order: string[] = []
    while (t.s.turn === 0) {
      order.push(asked(t))
      if (asked(t).includes('main')) play(t, activate(1, 4))
      else if (asked(t).includes('resolve')) play(t, RESOLVE)
      else play(t, asked(t).includes('own') ? DONE : DECLINE)
    }
    expect(order).toEqual([
      '1 window',
      '2 window',
      '0 own-plays',
      '0 main-action',
      '0 resolve-or-skip',
      '0 own-plays',
      '2 window',
      '0 swap-cards',
    ])
  })
})

describe('NEH-10.12', () => {
  it('asks clockwise, again after a play, not again after declining', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'seasonal-worker', 'town-planner')
    hold(t, 3, 'inspector')
    put(t, 2, 3, 1, 'tired')
    turn(t, 1)
    expect(asked(t)).toBe('2 window')
    play(t, card('seasonal-worker', 2))
    expect(asked(t)).toBe('2 window')
    play(t, DECLINE)
    expect(asked(t)).toBe('3 window')
    play(t, DECLINE)
    expect(asked(t)).toBe('1 main-action')
  })
  it('asks nobody without a playable card', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'town-planner', 'substitute', 'convict', 'carpenter', 'administrator', 'turncoat')
    turn(t, 1)
    expect(asked(t)).toBe('1 main-action')
  })
  it('tests a card when its seat is asked', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'seasonal-worker')
    hold(t, 2, 'seasonal-worker')
    hold(t, 2, 'inspector')
    // One free card on the table: seat 1 takes it, so seat 0 cannot move and the inspector of seat 2 is not asked.
    for (let slot = 0; slot < 16; slot++) {
      t.s.owner[slot] = slot < 15 ? 1 : -1
      t.s.tired[slot] = slot < 15 ? 1 : 0
    }
    hold(t, 1, 'seasonal-worker')
    turn(t, 0)
    expect(asked(t)).toBe('1 window')
    play(t, card('seasonal-worker', 4))
    // The inspector is next asked before the turn of seat 1.
    expect([asked(t), t.s.turn, told(t).includes('pass')]).toEqual(['2 window', 1, true])
  })
})

describe('NEH-10.13', () => {
  it('lets the turn’s player play any number of cards before and after the action', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'seasonal-worker', 'town-planner', 'companion')
    put(t, 0, 1, 1, 'tired')
    put(t, 0, 2, 1, 'standing')
    turn(t, 0)
    moves(t, card('seasonal-worker', 3), card('town-planner'))
    expect([asked(t), t.s.vp[0]]).toEqual(['0 own-plays', 1])
    moves(t, DONE, { choice: 'place', column: 4 })
    expect(asked(t)).toBe('0 own-plays')
    moves(t, card('companion'), { step: 'worker', column: 2, row: 1 }, { step: 'card', column: 5, row: 4 })
    expect([on(t, 5, 4), asked(t)]).toEqual(['0', '1 main-action'])
  })
  it('gives a player who must pass the windows and own plays all the same', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'town-planner')
    put(t, 0, 1, 1, 'tired')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    expect(asked(t)).toBe('0 own-plays')
    play(t, DONE)
    expect([asked(t), told(t)]).toEqual(['0 own-plays', ['pass']])
    play(t, DONE)
    expect(asked(t)).toBe('0 window')
  })
  it('tests the main action after step B', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'substitute')
    put(t, 0, 1, 1, 'tired')
    put(t, 1, 2, 1, 'standing')
    stock(t, 0, { supply: 0 })
    put(t, 1, 2, 2, 'tired')
    turn(t, 0)
    play(t, DONE)
    expect([t.s.passes, asked(t)]).toEqual([1, '0 own-plays'])
  })
  it('offers the corrupt worker beside the pass, and the pass is still forced', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'corrupt-worker')
    put(t, 0, 1, 1, 'tired')
    put(t, 1, 2, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    expect(offered(t)).toEqual([{ choice: 'figure', card: 'corrupt-worker' }, { choice: 'pass' }])
    play(t, { choice: 'pass' })
    expect([t.s.passes, asked(t)]).toEqual([1, '1 main-action'])
  })
})

describe('NEH-10.14', () => {
  it('names the clause of a card that cannot be played now', () => {
    const t = openWithForemen(4)
    hold(t, 1, 'seasonal-worker', 'carpenter', 'merchant', 'turncoat', 'administrator', 'town-planner')
    hold(t, 1, 'substitute', 'companion', 'convict', 'assistant', 'corrupt-worker', 'inspector')
    turn(t, 0)
    expect(pointed(t)).toEqual([
      ...[null, null, null, null, null],
      'NEH-10.19 time',
      'NEH-10.20 time',
      'NEH-10.25 time',
      'NEH-10.21 time',
      'NEH-10.23 target',
      'NEH-10.26 time',
      'NEH-10.27 time',
      'NEH-10.28 time',
      'NEH-10.29 time',
      'NEH-10.30 time',
      null,
      null,
      ...['NEH-11.6 same', null, null],
    ])
  })
})

describe('NEH-10.15', () => {
  it('clears in step E what step B has closed', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 4, 'standing')
    put(t, 0, 3, 1, 'tired')
    turn(t, 0)
    moves(t, card('substitute'), { step: 'first', column: 3, row: 1 })
    expect([isClosing(t, 2), asked(t)]).toEqual([true, '0 main-action'])
    play(t, { choice: 'place', column: 5 })
    expect([t.s.discard.length, t.s.supply[0], on(t, 3, 1)]).toEqual([4, 5, '1'])
  })
})

describe('NEH-10.24', () => {
  it('asks all seats before a scoring, the last player last, about these two cards only', () => {
    const t = closer()
    hold(t, 0, 'seasonal-worker')
    hold(t, 1, 'town-planner', 'inspector')
    hold(t, 2, 'substitute')
    put(t, 1, 2, 1, 'tired')
    put(t, 2, 2, 2, 'standing')
    thin(t, 0)
    turn(t, 0)
    moves(t, DECLINE, DONE, activate(1, 4), RESOLVE, DONE, DECLINE)
    expect([asked(t), t.s.columns[0], t.s.round]).toEqual(['1 window', [], 1])
    expect(offered(t)).toEqual([card('town-planner'), DECLINE])
    play(t, card('town-planner'))
    expect(asked(t)).toBe('0 window')
    expect(why(t, card('seasonal-worker', 1))).toBe('NEH-1.4 empty')
    play(t, card('seasonal-worker', 2))
    expect([t.s.vp[1], on(t, 2, 3), t.s.round]).toEqual([1, '0', 2])
  })
})

describe('NEH-10.35 NEH-R27', () => {
  it('opens only if a column is closing, for the other seats, after step D', () => {
    const t = closer()
    hold(t, 2, 'seasonal-worker', 'inspector', 'substitute')
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    moves(t, DECLINE, activate(1, 4), RESOLVE)
    expect([asked(t), offered(t)]).toEqual([
      '2 window',
      [...[1, 2, 3, 4, 5].map((column) => card('seasonal-worker', column)), DECLINE],
    ])
    // Into the closing column, and home with it.
    play(t, card('seasonal-worker', 1))
    expect([t.s.supply[2], t.s.discard.length, t.s.turn]).toEqual([6, 4, 1])
    const calm = openWithForemen(4)
    hold(calm, 2, 'seasonal-worker')
    turn(calm, 0)
    moves(calm, DECLINE, { choice: 'place', column: 1 })
    // Not after this action: the next question is step A of the next turn.
    expect([asked(calm), calm.s.turn]).toEqual(['2 window', 1])
  })
})

describe('NEH-10.36', () => {
  it('spends a card with its announcement', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute', 'companion')
    put(t, 1, 2, 1, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 3, 3, 2, 'tired')
    turn(t, 0)
    play(t, card('substitute'))
    expect([t.s.foremen[0], t.s.spent.includes(foremanCard('substitute'))]).toEqual([[foremanCard('companion')], true])
  })
  it('keeps a declined administrator for a later replacement of the round', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE, DECLINE)
    lay(t, 2, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 1, 2, 4, 'standing')
    turn(t, 1)
    moves(t, activate(2, 4), RESOLVE)
    expect(asked(t)).toBe('2 swap-cards')
  })
})

describe('NEH-E15', () => {
  const given = () => {
    const t = closer()
    hold(t, 1, 'town-planner')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 2, 1, 'tired')
    turn(t, 0)
    play(t, DECLINE)
    moves(t, activate(1, 4), RESOLVE, { choice: 'stop' })
    return t
  }
  it('gives 2 VP if the planner speaks in time', () => {
    const t = given()
    expect(asked(t)).toBe('1 window')
    play(t, card('town-planner'))
    expect(t.s.vp[1]).toBe(2)
  })
  it('is worth 1 VP once column 1 is gone', () => {
    const t = play(given(), DECLINE)
    expect([t.s.discard.length, asked(t)]).toEqual([4, '1 own-plays'])
    play(t, card('town-planner'))
    expect(t.s.vp[1]).toBe(1)
  })
})
