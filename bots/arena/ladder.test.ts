import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/lists.ts'
import { below, rngOf } from '../../kernel/random.ts'
import type { Outcome } from './game.ts'
import { boutsOf, ladderOf, type Rung } from './ladder.ts'
import { clearPart } from './part.ts'

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

/**
 * A ladder of known strengths: three of four is what the stronger wins, moved up or down by luck that is as often good as bad and
 * that an onlooker knows.
 */
function lucky(games: number, seed: string): Outcome[] {
  const rng = rngOf(seed)
  return boutsOf(RUNGS, 2, games, 's').map(({ fixture: { index, deal, seating } }) => {
    const drawn = below(rng, 2) === 0 ? 0.24 : -0.24
    const won = below(rng, 1000) < 1000 * (0.75 + drawn)
    const luck = { draw: seating.map((place) => (place === 0 ? drawn : -drawn)), ms: 1 }
    return { ...outcome(index, seating, won), deal, luck }
  })
}

describe('a ladder without luck', () => {
  const TRUE_GAP = 400 * Math.log10(3)
  const heightOf = (rungs: readonly Rung[]) => {
    const { elo, range } = at(rungs, 2)
    return {
      gap: elo - 1500,
      width: range.high - range.low,
      held: range.low <= 1500 + TRUE_GAP && 1500 + TRUE_GAP <= range.high,
    }
  }

  it('finds the same strengths, and is as sure with fewer games', () => {
    const all = lucky(4000, 'many')
    const [counted, clear] = [ladderOf(RUNGS, 2, all), ladderOf(RUNGS, 2, all, clearPart)]
    expect(Math.abs(heightOf(clear).gap - TRUE_GAP)).toBeLessThan(15)
    expect(Math.abs(heightOf(counted).gap - heightOf(clear).gap)).toBeLessThan(20)
    // Of 0.1875 that a game varies by, 0.0576 is luck: seven games in ten are enough.
    const less = lucky(2800, 'less')
    expect(heightOf(ladderOf(RUNGS, 2, less, clearPart)).width).toBeLessThan(1.03 * heightOf(counted).width)
    expect(clear[2]?.step?.asGames?.times).toBeGreaterThan(5200)
    expect(clear[2]?.step?.asGames?.times).toBeLessThan(6400)
  })

  it('holds the true strength in its interval about 95 times in 100, with few games too', () => {
    const runs = Array.from({ length: 300 }, (_, k) => heightOf(ladderOf(RUNGS, 2, lucky(60, `run ${k}`), clearPart)))
    const held = runs.filter((run) => run.held).length / runs.length
    expect(held).toBeGreaterThan(0.91)
    expect(held).toBeLessThan(0.99)
  })

  it('has a height for a rung whose share lies above 1, and none above that of one that won all', () => {
    const all = held(2, 20, [10, 20]).map((game) => ({
      ...game,
      deal: `${Math.floor(game.index / 4)}`,
      luck: { draw: game.seating.map((place) => (place === 0 ? -0.1 : 0.1)), ms: 0 },
    }))
    const [, , high] = ladderOf(RUNGS, 2, all, clearPart)
    expect(high?.step?.won).toBeCloseTo(22, 9)
    expect(high?.elo).toBe(ladderOf(RUNGS, 2, held(2, 20, [10, 20]))[2]?.elo)
    expect(high?.range.low).toBeGreaterThan(1500)
    expect(high?.range.low).toBeLessThanOrEqual(high?.elo ?? 0)
    expect(high?.range.high).toBe(Number.POSITIVE_INFINITY)
  })

  it('knows nothing of games whose luck nobody looked for', () => {
    const [, , high] = ladderOf(RUNGS, 2, held(2, 20, [10, 20]), clearPart)
    expect(high).toMatchObject({ elo: 1500, range: { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY } })
    expect(high?.step?.games).toBe(0)
  })
})
