import { describe, expect, it } from 'vitest'
import {
  asked,
  endGame,
  hold,
  influence,
  lay,
  moves,
  on,
  open,
  openWithForemen,
  play,
  put,
  round,
  type Scene,
  thin,
  told,
  turn,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

/** Seat `seat` closes a column with an empty deck: the round ends. */
function endRound(t: Scene, seat = 0, column = 1): Scene {
  thin(t, 0)
  lay(t, column, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, seat, column, 4, 'standing')
  turn(t, seat)
  return moves(t, { choice: 'activate', column, row: 4 }, RESOLVE)
}

/** Points of a board in the next scoring, for these cubes. */
function scored(seats: number, board: 0 | 1 | 2, cubes: readonly number[], options = {}): number[] {
  const t = open(seats, options)
  cubes.forEach((n, seat) => {
    const on: [number, number, number] = [0, 0, 0]
    on[board] = n
    influence(t, seat, on)
  })
  endRound(t)
  return t.s.vp
}

describe('NEH-8.1', () => {
  it('scores, counts the round, refills, and the next seat plays; other columns stay', () => {
    const t = open(3)
    influence(t, 0, [2, 0, 0])
    put(t, 2, 3, 1, 'tired')
    endRound(t)
    expect(told(t)).toEqual([
      'gain',
      'column-cleared',
      'round-end',
      'score',
      'cube-back',
      'score',
      'score',
      'new-round',
      'column-filled',
    ])
    expect([t.s.round, asked(t), on(t, 3, 1), t.s.vp]).toEqual([2, '1 main-action', '2-', [5, 0, 0]])
  })
  it('plays the foreman windows before the scoring, discards the cards after it, then opens the next round', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'town-planner')
    hold(t, 2, 'carpenter')
    put(t, 1, 2, 1, 'tired')
    influence(t, 0, [2, 0, 0])
    thin(t, 0)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    play(t, { choice: 'decline' })
    moves(t, { choice: 'activate', column: 1, row: 4 }, RESOLVE)
    expect(asked(t)).toBe('1 window')
    play(t, { choice: 'decline' })
    expect([asked(t), t.s.vp[0], t.s.round, t.s.columns[0]]).toEqual(['1 window', 0, 1, []])
    play(t, { choice: 'decline' })
    expect([asked(t), t.s.round, t.s.vp[0], t.s.foremen.flat()]).toEqual(['1 pick-foreman', 2, 5, []])
    expect(told(t)).toEqual([
      'score',
      'cube-back',
      'score',
      'score',
      'new-round',
      'column-filled',
      'income',
      'foremen-up',
    ])
  })
})

describe('NEH-8.2', () => {
  it.each([
    [2, 0, [2, 1], [5, 3]],
    [2, 1, [1, 2], [2, 4]],
    [2, 2, [3, 1], [6, 3]],
    [3, 0, [3, 2, 1], [5, 3, 1]],
    [3, 1, [1, 2, 3], [1, 2, 4]],
    [3, 2, [2, 1, 3], [3, 1, 6]],
    [4, 0, [4, 3, 2, 1], [5, 3, 2, 1]],
    [4, 1, [1, 2, 3, 4], [1, 2, 3, 4]],
    [4, 2, [2, 4, 1, 3], [2, 6, 1, 4]],
  ] as const)('ranks by cubes: %i players, board %i, cubes %j', (seats, board, cubes, points) => {
    expect(scored(seats, board, cubes)).toEqual(points)
  })
})

describe('NEH-8.3', () => {
  it('gives nothing and no place to a player without a cube', () => {
    expect(scored(4, 0, [0, 2, 0, 1])).toEqual([0, 5, 0, 3])
    expect(scored(3, 2, [0, 0, 1])).toEqual([0, 0, 6])
  })
})

describe('NEH-8.4', () => {
  it('shares the sum of the places, rounded down', () => {
    expect(scored(4, 0, [2, 2, 1, 0])).toEqual([4, 4, 2, 0])
    expect(scored(4, 0, [3, 2, 2, 2])).toEqual([5, 2, 2, 2])
    expect(scored(3, 0, [2, 2, 1])).toEqual([4, 4, 1])
    expect(scored(3, 2, [1, 1, 2])).toEqual([2, 2, 6])
  })
})

describe('NEH-8.5 NEH-R15', () => {
  it('gives nobody points when all players have the same number', () => {
    expect(scored(3, 0, [2, 2, 2])).toEqual([0, 0, 0])
    expect(scored(2, 1, [1, 1])).toEqual([0, 0])
  })
  it('needs all players of the game, those without a cube included', () => {
    expect(scored(3, 0, [2, 2, 0])).toEqual([4, 4, 0])
  })
})

describe('NEH-8.6 NEH-R14', () => {
  it.each([
    [
      [3, 2, 0],
      [2, 2, 0],
    ],
    [
      [2, 2, 1],
      [1, 1, 1],
    ],
    [
      [1, 1, 1],
      [0, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ] as const)('takes one cube back from each leader: %j becomes %j', (before, after) => {
    const t = open(3)
    before.forEach((n, seat) => {
      influence(t, seat, [n, 0, 0])
    })
    endRound(t)
    expect(t.s.boards[0]).toEqual(after)
    expect(t.s.cubes).toEqual(after.map((n) => 11 - n))
  })
  it('takes cubes back in round II as well', () => {
    const t = open(3)
    round(t, 2, 0)
    influence(t, 0, [0, 2, 0])
    endRound(t)
    expect([t.s.boards[1], t.s.round]).toEqual([[1, 0, 0], 3])
  })
})

describe('NEH-R2', () => {
  it('keeps the same table in all rounds, or adds the rounds gone by', () => {
    const points = (scoreTables: string, number: number) => {
      const t = open(3, { scoreTables })
      round(t, number, 0)
      influence(t, 0, [2, 0, 0])
      influence(t, 1, [1, 0, 0])
      if (number === 3) endGame(t)
      else endRound(t)
      return t.s.tally.map((lines) => lines[0])
    }
    expect([1, 2, 3].map((n) => points('flat', n))).toEqual([
      [5, 3, 0],
      [5, 3, 0],
      [5, 3, 0],
    ])
    expect([1, 2, 3].map((n) => points('rising', n))).toEqual([
      [5, 3, 0],
      [6, 4, 0],
      [7, 5, 0],
    ])
  })
})

describe('NEH-E6', () => {
  it('scores the Temple 4 / 2 / 0 with three players; the leader keeps 2 cubes', () => {
    const t = open(3)
    influence(t, 0, [0, 3, 0])
    influence(t, 1, [0, 2, 0])
    endRound(t)
    expect([t.s.vp, t.s.boards[1]]).toEqual([
      [4, 2, 0],
      [2, 2, 0],
    ])
  })
})

describe('NEH-E7', () => {
  it('scores the Garrison 6 / 4 / 1 / 1 with four players; the leader keeps 2 cubes', () => {
    const t = open(4)
    ;[3, 2, 1, 1].forEach((n, seat) => {
      influence(t, seat, [0, 0, n])
    })
    endRound(t)
    expect([t.s.vp, t.s.boards[2]]).toEqual([
      [6, 4, 1, 1],
      [2, 2, 1, 1],
    ])
  })
})
