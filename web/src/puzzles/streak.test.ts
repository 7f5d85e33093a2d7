import { describe, expect, test } from 'vitest'
import { readSolved, streakOn, withPuzzle } from './streak.ts'

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
    expect(readSolved({ days: [1, 'x', 2.5], games: { a: 'b' } })).toEqual({ days: [1], lost: [], games: { a: [] } })
  })
})
