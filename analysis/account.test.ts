import { describe, expect, test } from 'vitest'
import { accountOf, percents, roundedTo, totalOf } from './account.ts'
import { holds, isAsGood, markOf } from './marks.ts'
import { dayOf, ofDay } from './puzzle.ts'

const total = totalOf

describe('rounding', () => {
  test('keeps the sum, and is never off by a whole point', () => {
    for (const values of [
      [33.4, 33.3, 33.3],
      [0.5, 0.5, 99],
      [-3.6, 12.2, -8.6],
      [24.5, 24.5, 25.5, 25.5],
    ]) {
      const sum = Math.round(total(values))
      const rounded = roundedTo(values, sum)
      expect(total(rounded)).toBe(sum)
      for (const [i, n] of rounded.entries()) expect(Math.abs(n - (values[i] ?? 0))).toBeLessThan(1)
    }
  })
  test('spreads what is asked for beyond the remainders', () => {
    expect(total(roundedTo([1, 2], 10))).toBe(10)
    expect(roundedTo([], 0)).toEqual([])
  })
  test('chances add up to 100', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  })
})

describe('an account', () => {
  const sum = {
    start: 0.25,
    draw: 0.113,
    hidden: 0.06,
    own: -0.091,
    gifts: [0, 0.401, 0.25],
    small: 0.1,
    theirs: [0, -0.13, 0.03],
    rest: 0.017,
    end: 1,
    doubt: { draw: 0.024, hidden: 0.03, own: 0.02, gifts: [0, 0.03, 0.04], adjusted: 0.024 },
  }
  test('adds up in whole points', () => {
    const { start, entries, end } = accountOf(sum)
    expect(start + total(entries.map((e) => e.points))).toBe(end)
    expect(entries.map((e) => e.from)).toEqual(['draw', 'own', 'small', 'gift', 'gift', 'theirs', 'hidden', 'rest'])
  })
  test('says how far its parts may be off, where somebody can', () => {
    const { entries } = accountOf(sum)
    expect(entries.map((e) => (e.doubt === null ? null : Math.round(10 * e.doubt) / 10))).toEqual([
      ...[2.4, 2, null, 3, 4],
      ...[null, 3, null],
    ])
  })
  test('tells unseen cards from what cannot be explained, however much that is', () => {
    const { start, entries, end } = accountOf({ ...sum, hidden: 0.06, rest: 0.4, end: 1.383 })
    expect(start + total(entries.map((e) => e.points))).toBe(end)
    expect(entries.flatMap((e) => (e.from === 'hidden' ? [e.points] : []))).toEqual([6])
  })
  test('does not, where more is put down to unseen cards than they ever do', () => {
    const { start, entries, end } = accountOf({ ...sum, hidden: 2.8, rest: -2.723 })
    expect(start + total(entries.map((e) => e.points))).toBe(end)
    expect(entries.map((e) => e.from)).toEqual(['draw', 'own', 'small', 'gift', 'gift', 'theirs', 'untold'])
  })
})

describe('marks', () => {
  test('grow with what is given away, by the seats at the table', () => {
    expect([0.04, 0.05, 0.1, 0.2].map((loss) => markOf(loss, 2))).toEqual([null, 'inaccuracy', 'mistake', 'blunder'])
    expect(markOf(0.05, 4)).toBe('mistake')
  })
  test('what may be nothing is no mistake', () => {
    expect(holds(0.1, 0.02, 2)).toBe(true)
    expect(holds(0.1, 0.045, 2)).toBe(false)
    expect(holds(0.04, 0, 2)).toBe(false)
  })
  test('an answer is right within two points, or within what nobody can tell', () => {
    expect([isAsGood(0.02, 0, 2), isAsGood(0.03, 0, 2), isAsGood(0.03, 0.03, 2), isAsGood(0.02, 0, 4)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('the puzzle of a day', () => {
  const counts = [
    { game: 'a', puzzles: 2 },
    { game: 'none', puzzles: 0 },
    { game: 'b', puzzles: 3 },
  ]
  test('goes through the games in turn, and through the puzzles of each', () => {
    const week = Array.from({ length: 6 }, (_, day) => ofDay(day, counts))
    expect(week.map((p) => `${p?.game}${p?.n}`)).toEqual(['a1', 'b1', 'a2', 'b2', 'a1', 'b3'])
    expect(ofDay(3, [])).toBe(null)
  })
  test('changes at midnight where the reader is', () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 1)) - dayOf(new Date(2026, 10, 16, 23, 59))).toBe(1)
  })
})
