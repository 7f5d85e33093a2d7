// Groups in which everybody is to meet everybody.
import { describe, expect, test } from 'vitest'
import type { Field, Table } from './field.ts'
import { circleOf, meetingRound } from './meeting.ts'

const people = (n: number) => Array.from({ length: n }, (_, i) => `p${i}`)
const pairsOf = (tables: readonly Table[]) =>
  tables.flatMap((t) => t.flatMap((a, i) => t.slice(i + 1).map((b) => [a, b].toSorted().join())))

/** So many rounds one after the other. */
function season(n: number, rounds: number, sizes: readonly number[]) {
  let field: Field = { entrants: people(n).map((id) => ({ id, score: 0, byes: 0 })), played: [], sizes }
  for (let r = 0; r < rounds; r++) {
    const { tables, byes } = meetingRound(field, `${r}`)
    expect([...tables.flat(), ...byes].toSorted()).toEqual(people(n).toSorted())
    field = {
      sizes,
      played: [...field.played, ...tables],
      entrants: field.entrants.map((e) => ({ ...e, byes: e.byes + (byes.includes(e.id) ? 1 : 0) })),
    }
  }
  return field
}

describe('a circle', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i lets everybody meet everybody once', (n) => {
    const rounds = circleOf(people(n))
    expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n)
    const pairs = pairsOf(rounds.flatMap(({ pairs }) => pairs))
    expect(new Set(pairs).size).toBe((n * (n - 1)) / 2)
    expect(pairs).toHaveLength((n * (n - 1)) / 2)
  })
})

describe('a season of a group', () => {
  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'of %i at tables of two: everybody meets everybody once, seats even',
    (n) => {
      const rounds = n % 2 === 0 ? n - 1 : n
      const { played, entrants } = season(n, rounds, [2])
      expect(new Set(pairsOf(played)).size).toBe((n * (n - 1)) / 2)
      expect(played).toHaveLength((n * (n - 1)) / 2)
      for (const { id, byes } of entrants) {
        expect(byes).toBe(n % 2)
        const first = played.filter((t) => t[0] === id).length
        expect(Math.abs(2 * first - (n - 1))).toBeLessThanOrEqual(n % 2 === 0 ? 3 : 2)
      }
    },
  )

  test.each([
    [6, [3], 3],
    [9, [3], 4],
    [8, [4], 4],
    [7, [4, 3], 4],
  ])('of %i at tables of %j over %i rounds: nobody is left alone for long', (n, sizes, rounds) => {
    const { played } = season(n, rounds, sizes)
    const met = new Set(pairsOf(played)).size
    expect(met / ((n * (n - 1)) / 2)).toBeGreaterThan(0.75)
  })

  test('goes on where somebody left and another came', () => {
    const { played } = season(6, 2, [2])
    const entrants = [...people(5), 'late'].map((id) => ({ id, score: 0, byes: 0 }))
    const { tables, cost } = meetingRound({ entrants, played, sizes: [2] }, 'x')
    expect(tables.flat().toSorted()).toEqual(entrants.map((e) => e.id).toSorted())
    expect(cost.repeats).toBe(0)
  })
})
