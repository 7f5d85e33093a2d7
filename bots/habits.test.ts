// Habits: a question is answered with care a few times, then among the answers it had, and now and then with care again.
import { describe, expect, it } from 'vitest'
import { at } from '../kernel/lists.ts'
import type { Choice } from '../kernel/words.ts'
import { compared, type Habits, habitOf, learn } from './habits.ts'

const choices: readonly Choice[] = [0, 1, 2, 3].map((n) => ({ act: 'go', n: [n] }))

/** What is compared, time after time, where these choices are best one after the other. */
function asked(best: readonly number[]): (readonly number[] | null)[] {
  const habits: Habits = new Map()
  return best.map((place) => {
    const habit = habitOf(habits, 0, choices)
    const places = compared(habit, choices.length)
    const here = places === null ? null : [...places]
    if (places === null || places.length > 1) learn(habit, place)
    return here
  })
}

describe('a habit', () => {
  it('compares all choices three times, then those that were best', () => {
    expect(asked([2, 1, 2, 2, 1])).toEqual([null, null, null, [2, 1], [2, 1]])
  })
  it('compares all of them again one time in sixteen, so that a new answer is found', () => {
    const seen = asked([...new Array<number>(15).fill(0), 3, 0])
    expect(seen.slice(3, 15)).toEqual(new Array(12).fill([0]))
    expect(at(seen, 15)).toBeNull()
    expect(at(seen, 16)).toEqual([0, 3])
  })
  it('is another one for another seat and for other choices', () => {
    const habits: Habits = new Map()
    const own = habitOf(habits, 0, choices)
    expect(habitOf(habits, 0, [...choices])).toBe(own)
    expect(habitOf(habits, 1, choices)).not.toBe(own)
    expect(habitOf(habits, 0, choices.slice(1))).not.toBe(own)
  })
})
