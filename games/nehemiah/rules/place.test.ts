import { describe, expect, it } from 'vitest'
import {
  asked,
  hold,
  kinds,
  lay,
  moves,
  offered,
  on,
  open,
  openWithForemen,
  play,
  pointed,
  put,
  stock,
  told,
  turn,
  why,
} from '../test/scene.ts'

/** Fills rows 1 to `rows` of a column with workers of seat 1. */
const crowd = (t: ReturnType<typeof open>, column: number, rows: number) => {
  for (let row = 1; row <= rows; row++) put(t, 1, column, row, 'standing')
}

describe('NEH-1.1', () => {
  it('counts columns from the left and rows from the top', () => {
    const t = open(3)
    lay(t, 4, 'wood-1', 'gold-2', 'wall-1', 'wood-2')
    expect(kinds(t, 4)).toEqual(['wood-1', 'gold-2', 'wall-1', 'wood-2'])
    play(t, { choice: 'place', column: 4 })
    expect(on(t, 4, 1)).toBe('0')
    expect(why(t, { choice: 'place', column: 5 })).toBe('table.no-such-choice')
  })
})

describe('NEH-1.2', () => {
  it('takes one worker on a card, standing when he comes', () => {
    const t = open(3)
    moves(t, { choice: 'place', column: 1 }, { choice: 'place', column: 1 })
    expect([on(t, 1, 1), on(t, 1, 2), on(t, 1, 3)]).toEqual(['0', '1', ''])
  })
  it('refuses an occupied card to a priority site', () => {
    const t = open(3)
    lay(t, 1, 'priority-site')
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 1 }, { choice: 'resolve' })
    expect(why(t, { step: 'card', column: 1, row: 1 })).toBe('NEH-1.2')
  })
})

describe('NEH-1.3', () => {
  it('keeps workers set aside out of play', () => {
    const t = open(3)
    stock(t, 0, { supply: 0 })
    put(t, 0, 1, 1, 'standing')
    t.s.supply[0] = 0
    turn(t, 0)
    expect(t.s.aside[0]).toBeGreaterThan(0)
    expect(why(t, { choice: 'place', column: 1 })).toBe('NEH-3.2')
  })
})

describe('NEH-1.4', () => {
  it('places on the first free card from the top', () => {
    const t = open(3)
    crowd(t, 2, 3)
    turn(t, 0)
    play(t, { choice: 'place', column: 2 })
    expect(on(t, 2, 4)).toBe('0')
  })
  it('refuses a full column, and one that is out of the game', () => {
    const t = open(4)
    crowd(t, 2, 4)
    t.s.columns[2] = []
    t.s.left = 3
    turn(t, 0)
    expect(why(t, { choice: 'place', column: 2 })).toBe('NEH-1.4 full')
    expect(why(t, { choice: 'place', column: 3 })).toBe('NEH-6.11')
    expect(offered(t)).toEqual([1, 4, 5].map((column) => ({ choice: 'place', column })))
  })
  it('refuses a column cleared and not yet refilled', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'seasonal-worker')
    t.s.decks[0] = []
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    expect(asked(t)).toBe('1 window')
    moves(t, { choice: 'decline' }, { choice: 'activate', column: 1, row: 4 })
    while (!asked(t).includes('window')) play(t, { choice: asked(t).includes('resolve') ? 'skip' : 'stop' })
    expect(why(t, { choice: 'play', card: 'seasonal-worker', column: 1 })).toBe(null)
    play(t, { choice: 'decline' })
    expect([asked(t), t.s.columns[0]]).toEqual(['1 window', []])
    expect(why(t, { choice: 'play', card: 'seasonal-worker', column: 1 })).toBe('NEH-1.4 empty')
    expect(why(t, { choice: 'play', card: 'seasonal-worker', column: 2 })).toBe(null)
  })
})

describe('NEH-1.5', () => {
  it('fills a gap above occupied cards first', () => {
    const t = open(3)
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 3, 'standing')
    turn(t, 0)
    play(t, { choice: 'place', column: 1 })
    expect([on(t, 1, 2), on(t, 1, 4)]).toEqual(['0', ''])
  })
})

describe('NEH-3.1', () => {
  it('is one main action a turn', () => {
    const t = open(3)
    play(t, { choice: 'place', column: 1 })
    expect(asked(t)).toBe('1 main-action')
    put(t, 2, 1, 2, 'standing')
    turn(t, 2)
    moves(t, { choice: 'activate', column: 1, row: 2 })
    while (t.s.turn === 2) play(t, { choice: asked(t).includes('resolve') ? 'skip' : 'stop' })
    expect(asked(t)).toBe('0 main-action')
  })
})

describe('NEH-3.2', () => {
  it('needs a worker in supply and a column that takes him', () => {
    const t = open(3)
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    expect(offered(t)).toEqual([{ choice: 'activate', column: 1, row: 1 }])
    expect(why(t, { choice: 'place', column: 2 })).toBe('NEH-3.2')
  })
})

describe('NEH-3.2 NEH-1.4', () => {
  it('finds the one free card, wherever it is', () => {
    for (const free of [0, 6, 15]) {
      const t = open(3)
      for (let slot = 0; slot < 16; slot++) {
        t.s.owner[slot] = slot === free ? -1 : 1
        t.s.tired[slot] = slot === free ? 0 : 1
      }
      turn(t, 0)
      expect(offered(t)).toEqual([{ choice: 'place', column: 1 + Math.floor(free / 4) }])
    }
  })
})

describe('NEH-3.3', () => {
  it('needs a standing worker of one’s own', () => {
    const t = open(3)
    put(t, 0, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    put(t, 1, 1, 3, 'standing')
    turn(t, 0)
    expect(why(t, { choice: 'activate', column: 1, row: 1 })).toBe('NEH-3.3 tired')
    expect(why(t, { choice: 'activate', column: 1, row: 2 })).toBe(null)
    expect(why(t, { choice: 'activate', column: 1, row: 3 })).toBe('NEH-5.1')
  })
})

describe('NEH-3.4', () => {
  it('offers both when both are legal, and no pass', () => {
    const t = open(3)
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    expect(offered(t)).toEqual([
      ...[1, 2, 3, 4].map((column) => ({ choice: 'place', column })),
      { choice: 'activate', column: 1, row: 1 },
    ])
    expect(why(t, { choice: 'pass' })).toBe('NEH-3.4')
  })
  it('asks even when a single action is legal', () => {
    const t = open(3)
    put(t, 0, 1, 1, 'standing')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    expect([asked(t), offered(t).length]).toEqual(['0 main-action', 1])
  })
})

describe('NEH-3.5', () => {
  it('passes by itself when neither is legal, and that is a turn', () => {
    const t = open(3)
    put(t, 0, 1, 1, 'tired')
    stock(t, 0, { supply: 0 })
    const before = t.s.turns[0] as number
    turn(t, 0)
    expect([asked(t), told(t), t.s.passes]).toEqual(['1 main-action', ['pass'], 1])
    expect(t.s.turns[0]).toBe(before + 1)
  })
})

describe('NEH-3.6', () => {
  it.each([2, 3, 4])('opens with a placement for everybody: %i players', (seats) => {
    const t = open(seats)
    for (let k = 0; k < seats; k++) {
      expect(new Set(offered(t).map((move) => move.choice))).toEqual(new Set(['place']))
      play(t, { choice: 'place', column: 1 + k })
      if (asked(t).includes('neutral')) play(t, { column: 5 })
    }
  })
})

describe('NEH-3.7', () => {
  it('replaces closing columns before the next seat plays', () => {
    const t = open(3)
    lay(t, 2, 'wood-1', 'gold-2', 'wall-1', 'wood-1')
    put(t, 0, 2, 4, 'standing')
    const cards = t.s.columns[1]
    turn(t, 0)
    moves(t, { choice: 'activate', column: 2, row: 4 }, { choice: 'resolve' })
    expect(asked(t)).toBe('1 main-action')
    expect(t.s.columns[1]).not.toEqual(cards)
    expect(told(t)).toContain('column-cleared')
  })
})

describe('NEH-4.1', () => {
  it('puts a worker and does not carry the card out', () => {
    const t = open(3)
    lay(t, 1, 'gold-3')
    play(t, { choice: 'place', column: 1 })
    expect([on(t, 1, 1), t.s.supply[0], t.s.gold[0]]).toEqual(['0', 6, 4])
    expect(t.s.events?.map((event) => [event.ev, event.seat, event.to, event.with])).toEqual([
      ['place', 0, 'column.0.0', { column: 1, row: 1 }],
    ])
  })
})

describe('NEH-4.2', () => {
  it('adds a neutral worker with two players, none with three', () => {
    const two = play(open(2), { choice: 'place', column: 1 })
    expect(asked(two)).toBe('0 place-neutral')
    const three = play(open(3), { choice: 'place', column: 1 })
    expect(asked(three)).toBe('1 main-action')
  })
})

describe('NEH-E1', () => {
  it('lets the second player take row 1 elsewhere or row 2 below', () => {
    const t = play(open(3), { choice: 'place', column: 2 })
    expect(on(t, 2, 1)).toBe('0')
    const other = play({ s: t.s }, { choice: 'place', column: 3 })
    expect(on(other, 3, 1)).toBe('1')
    play(t, { choice: 'place', column: 2 })
    expect(on(t, 2, 2)).toBe('1')
  })
})

describe('what cannot be done says why', () => {
  it('points at every column, every worker and the pass', () => {
    const t = open(3)
    put(t, 0, 1, 1, 'tired')
    put(t, 1, 1, 2, 'standing')
    turn(t, 0)
    expect(pointed(t)).toEqual([null, null, null, null, 'NEH-3.3 tired', 'NEH-5.1', 'NEH-3.4'])
  })
})
