import { describe, expect, test } from 'vitest'
import { isOpen, leftOn, readSolved, streakOn, withPuzzle, withWrong } from './streak.ts'

const none = readSolved({})

describe('days in a row', () => {
  test('count up to today, which is not over yet', () => {
    const two = withPuzzle(withPuzzle(none, 'a', 1, 10, true), 'b', 1, 11, true)
    expect([10, 11, 12, 13].map((today) => streakOn(today, two))).toEqual([1, 2, 2, 0])
  })
  test('end with a puzzle that was lost, whatever is solved later that day', () => {
    const lost = withPuzzle(withPuzzle(none, 'a', 1, 10, true), 'b', 1, 11, false)
    expect(streakOn(11, lost)).toBe(0)
    const late = withPuzzle(lost, 'b', 1, 11, true)
    expect(streakOn(11, late)).toBe(0)
    expect(late.games.b).toEqual([1])
  })
  test('are not touched by other puzzles', () => {
    const other = withPuzzle(none, 'a', 3, null, true)
    expect(other.games.a).toEqual([3])
    expect(streakOn(10, other)).toBe(0)
  })
  test('whatever was kept is read as far as it makes sense', () => {
    expect(readSolved('x')).toEqual(none)
    const read = readSolved({ days: [1, 'x', 2.5], games: { a: 'b' }, tries: { day: 3, wrong: 'x' } })
    expect(read).toEqual({ days: [1], lost: [], games: { a: [] }, tries: null })
  })
  test('may be longer than a year', () => {
    let solved = none
    for (let day = 1; day <= 1000; day++) solved = withPuzzle(solved, 'a', 1 + (day % 40), day, true)
    expect(streakOn(1000, readSolved(JSON.parse(JSON.stringify(solved))))).toBe(1000)
  })
  test('are not filled afterwards by a clock that is set back', () => {
    const gap = withPuzzle(withPuzzle(none, 'a', 1, 10, true), 'c', 1, 12, true)
    expect(isOpen(gap, 11)).toBe(false)
    const late = withPuzzle(gap, 'b', 1, 11, true)
    expect(streakOn(12, late)).toBe(1)
    expect(late.games.b).toEqual([1])
    // A clock that was years ahead once does not end all rows to come.
    const wrong = withPuzzle(none, 'a', 1, 5000, true)
    expect(streakOn(10, withPuzzle(wrong, 'a', 2, 10, true))).toBe(1)
  })
})

describe('the puzzle of a day', () => {
  test('is found as it was left: its tries, solved, or lost', () => {
    expect(leftOn(10, none)).toEqual({ stage: 'asking', wrong: 0 })
    const tried = readSolved(JSON.parse(JSON.stringify(withWrong(none, 10, 2))))
    expect(leftOn(10, tried)).toEqual({ stage: 'asking', wrong: 2 })
    expect(leftOn(11, tried)).toEqual({ stage: 'asking', wrong: 0 })
    expect(leftOn(10, withPuzzle(tried, 'a', 1, 10, true))).toEqual({ stage: 'solved', wrong: 2 })
    expect(leftOn(10, withPuzzle(tried, 'a', 1, 10, false)).stage).toBe('shown')
  })
})
