import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/lists.ts'
import type { Outcome } from './game.ts'
import { boutsOf, ladderOf } from './ladder.ts'

const RUNGS = ['low', 'middle', 'high']

/** What came of a bout that the stronger won, or the seat after it. */
const outcome = (index: number, seating: readonly number[], stronger: boolean): Outcome => {
  const seats = seating.length
  const seat = seating.indexOf(0)
  return {
    ...{ index, deal: 'd', seating, scores: seating.map(() => 0), winners: [stronger ? seat : (seat + 1) % seats] },
    ms: seating.map((place) => (place === 0 ? 30 : 5)),
    choices: seating.map(() => 10),
    longest: seating.map(() => 1),
    defaults: seating.map(() => null),
  }
}

/** All bouts of a ladder, of which the stronger of each step wins so many in every twenty. */
const held = (seats: number, games: number, wins: readonly number[]) =>
  boutsOf(RUNGS, seats, games, 's').map(({ fixture: { index, seating } }) => {
    const nth = Math.floor(index / 2)
    return outcome(index, seating, nth % 20 < at(wins, index % 2))
  })

describe('a ladder', () => {
  it('lets neighbours meet, the stronger alone among the weaker, at every seat with the same cards', () => {
    const bouts = boutsOf(RUNGS, 3, 3, 's')
    expect(new Set(bouts.map(({ bots }) => bots.join()))).toEqual(new Set(['middle,low,low', 'high,middle,middle']))
    for (const name of ['middle', 'high']) {
      const mine = bouts.filter(({ bots }) => bots[0] === name)
      expect(mine.map(({ fixture }) => fixture.seating.indexOf(0)).sort()).toEqual([0, 1, 2])
      expect(new Set(mine.map(({ fixture }) => fixture.deal)).size).toBe(1)
    }
  })

  it('begins with the games of a shorter one, so that it can be taken up again with more', () => {
    const short = boutsOf(RUNGS, 2, 4, 's')
    expect(boutsOf(RUNGS, 2, 40, 's').slice(0, short.length)).toEqual(short)
  })

  it('makes of three wins in four a gap of about 190 points', () => {
    const [low, middle, high] = ladderOf(RUNGS, 2, held(2, 1000, [15, 18]))
    expect(middle?.elo).toBe(1500)
    expect(1500 - (low?.elo ?? 0)).toBeCloseTo(400 * Math.log10(3), -1)
    expect(high?.step?.share).toBeCloseTo(0.9, 2)
    expect((high?.elo ?? 0) - 1500).toBeCloseTo(400 * Math.log10(9), -1)
    expect(high?.step?.msPerChoice).toBe(3)
  })

  it('asks for as much at a table of three as at one of two', () => {
    // 60 % of the matches of three: three times as often as each of the others.
    const [, middle] = ladderOf(RUNGS, 3, held(3, 900, [12, 12]))
    expect(middle?.step?.share).toBeCloseTo(0.75, 2)
  })

  it('is the less sure the fewer games, and the further from the middle', () => {
    const width = (games: number, rung: number) => {
      const { range } = at(ladderOf(['a', 'b', 'c', 'd', 'e'], 2, all(games)), rung)
      return range.high - range.low
    }
    const all = (games: number) =>
      boutsOf(['a', 'b', 'c', 'd', 'e'], 2, games, 's').map(({ fixture: { index, seating } }) =>
        outcome(index, seating, Math.floor(index / 4) % 4 > 0),
      )
    expect(width(400, 3)).toBeLessThan(width(40, 3))
    expect(width(40, 4)).toBeGreaterThan(width(40, 3))
    expect(width(40, 2)).toBe(0)
  })

  it('has a number for a rung that never lost', () => {
    const [, , high] = ladderOf(RUNGS, 2, held(2, 20, [10, 20]))
    expect(Number.isFinite(high?.elo)).toBe(true)
    expect(high?.range.low).toBeGreaterThan(1500)
    expect(high?.range.high).toBe(Number.POSITIVE_INFINITY)
  })
})
