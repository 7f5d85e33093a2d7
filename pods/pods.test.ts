// Pods against an independent search through every way to seat a small field, and what holds for large ones.
import { describe, expect, test } from 'vitest'
import { mix, rngOf } from '../kernel/random.ts'
import { everyRound, randomField } from './brute.ts'
import { weigh } from './cost.ts'
import type { Entrant, Field, Table } from './field.ts'
import { podsOf } from './pods.ts'
import { sizesFor } from './sizes.ts'

const entrants = (n: number): Entrant[] => Array.from({ length: n }, (_, i) => ({ id: `p${i}`, score: 0, byes: 0 }))

describe('sizes', () => {
  test.each([
    [14, [4, 3], [4, 4, 3, 3], 0],
    [16, [4, 3], [4, 4, 4, 4], 0],
    [5, [4, 3], [4], 1],
    [5, [4, 3, 2, 5], [5], 0],
    [7, [4, 3, 5], [4, 3], 0],
    [6, [4, 3, 2], [3, 3], 0],
    [9, [2], [2, 2, 2, 2], 1],
    [1, [4, 3], [], 1],
    [0, [4], [], 0],
  ])('%i entrants at tables of %j: %j and %i byes', (n, allowed, tables, byes) => {
    expect(sizesFor(n, allowed)).toEqual({ tables, byes })
  })
})

describe('a small field', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i is seated as well as any way can be', (n) => {
    for (let k = 0; k < (n < 10 ? 30 : 6); k++) {
      const field = randomField(n, `test/${n}/${k}`)
      expect(weigh(podsOf(field, `${k}`).cost)).toBeCloseTo(everyRound(field, podsOf(field, `${k}`).byes), 3)
    }
  })
})

/** Rounds played one after another; whoever sits first wins two points more than the last. */
function tournament(n: number, rounds: number, sizes: readonly number[]) {
  const rng = rngOf(`tournament/${n}`)
  let field: Field = { entrants: entrants(n), played: [], sizes }
  const costs: number[] = []
  for (let r = 0; r < rounds; r++) {
    const round = podsOf(field, `${r}`)
    costs.push(round.cost.repeats)
    const won = new Map(
      round.tables.flatMap((t) => mix(rng, [...t]).map((id, place) => [id, t.length - place] as const)),
    )
    field = {
      sizes,
      played: [...field.played, ...round.tables],
      entrants: field.entrants.map((e) => ({
        ...e,
        score: e.score + (won.get(e.id) ?? 0),
        byes: e.byes + (won.has(e.id) ? 0 : 1),
      })),
    }
  }
  return { field, costs }
}

const seatsOf = (played: readonly Table[], id: string, size: number): number[] =>
  Array.from({ length: size }, (_, s) => played.filter((t) => t[s] === id).length)

describe('a large field', () => {
  test('of 64 over eight rounds: nobody meets twice, and everybody has every seat as often within one', () => {
    const { field, costs } = tournament(64, 8, [4])
    expect(costs).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    for (const { id } of field.entrants) {
      const seats = seatsOf(field.played, id, 4)
      expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1)
    }
  })

  test.each([16, 24, 32])('of %i over eight rounds: seats stay even also where people must meet again', (n) => {
    const { field } = tournament(n, 8, [4])
    for (const { id } of field.entrants) {
      const seats = seatsOf(field.played, id, 4)
      expect(Math.max(...seats) - Math.min(...seats)).toBeLessThanOrEqual(1)
    }
  })

  test('of 32 over six rounds: nobody meets twice', () => {
    expect(tournament(32, 6, [4]).costs).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('of an uneven number: everybody sits once a round, byes and small tables go round', () => {
    const { field } = tournament(29, 5, [5])
    for (const e of field.entrants) {
      expect(field.played.filter((t) => t.includes(e.id)).length + e.byes).toBe(5)
      expect(e.byes).toBeLessThanOrEqual(1)
    }
  })
})

describe('a round', () => {
  test('is the same for the same seed, and puts equal points together', () => {
    const scores = entrants(16).map((e, i) => ({ ...e, score: Math.floor(i / 4) }))
    const field: Field = { entrants: scores, played: [], sizes: [4] }
    const round = podsOf(field, 'a')
    expect(podsOf(field, 'a')).toEqual(round)
    expect(round.cost).toEqual({ repeats: 0, seats: 0, odd: 0, spread: 0 })
    expect(round.tables[0]?.toSorted()).toEqual(['p12', 'p13', 'p14', 'p15'])
  })

  test('takes late entrants and knows those who left', () => {
    const field: Field = {
      entrants: [...entrants(7), { id: 'late', score: 0, byes: 0 }],
      played: [['p0', 'p1', 'left', 'p2']],
      sizes: [4],
    }
    const { tables } = podsOf(field, 'b')
    expect(tables.flat().toSorted()).toEqual(field.entrants.map((e) => e.id).toSorted())
    expect(tables.every((t) => t[0] !== 'p0')).toBe(true)
  })

  test.each([
    [{ entrants: entrants(4), played: [], sizes: [] }, 'at least one number of seats'],
    [{ entrants: entrants(4), played: [], sizes: [6] }, 'two to 5 seats, not 6'],
    [{ entrants: [...entrants(2), ...entrants(2)], played: [], sizes: [4] }, 'entered twice'],
    [{ entrants: [{ id: 'a', score: Number.NaN, byes: 0 }], played: [], sizes: [2] }, 'a has no score'],
  ])('that cannot be is refused in words', (field, words) => {
    expect(() => podsOf(field, 'c')).toThrow(words)
  })

  test('gives the bye to who had the fewest and has the fewest points', () => {
    const five = entrants(5).map((e, i) => ({ ...e, score: i, byes: i === 0 ? 1 : 0 }))
    expect(podsOf({ entrants: five, played: [], sizes: [4] }, 'd').byes).toEqual(['p1'])
  })
})
