import { describe, expect, it } from 'vitest'
import type { BeginningRead } from '../store/openings.ts'
import { Chapters } from './chapters.ts'

const seat = (table: string, n: number, more: Partial<BeginningRead> = {}): BeginningRead => ({
  ...{ table, seat: n, game: 'castle', rules: 1, seats: 2, variant: 'x', who: 'people', path: ['a'] },
  ...{ won: n === 0 ? 60 : 0, points: 10, at: 1, person: `${table}/${n}` },
  ...more,
})
const toldOf = (...rows: readonly BeginningRead[]) => {
  const chapters = new Chapters(1)
  for (const row of rows) chapters.add(row)
  return chapters.told()
}
/** So many matches of one person and a master. */
const against = (times: number, person: (n: number) => string | null = (n) => `p${n % 3}`) =>
  Array.from({ length: times }, (_, n) => [
    seat(`t${n}`, 0, { person: person(n) }),
    seat(`t${n}`, 1, { who: 'masters', person: null }),
  ]).flat()

describe('chapters of a house', () => {
  it('are by table and by who chose, and say how many matches they are of', () => {
    const more = against(5).map((row) => ({ ...row, table: `u${row.table}`, seats: 3 }))
    expect(
      toldOf(...against(5), ...more).map(({ seats, variant, who, matches }) => [seats, variant, who, matches]),
    ).toEqual([
      [2, 'x', 'people', 5],
      [2, 'x', 'masters', 5],
      [3, 'x', 'people', 5],
      [3, 'x', 'masters', 5],
    ])
  })

  it('take matches in fives: what changed since the last look is never of one match', () => {
    const counts = [4, 5, 6, 9, 10, 14].map((times) => toldOf(...against(times)).map(({ matches }) => matches))
    expect(counts).toEqual([[], [5, 5], [5, 5], [5, 5], [10, 10], [10, 10]])
    expect(toldOf(...against(9))).toEqual(toldOf(...against(5)))
  })

  it('count both seats of one match, and it as one match', () => {
    const rows = Array.from({ length: 5 }, (_, n) => [seat(`t${n}`, 0), seat(`t${n}`, 1)]).flat()
    const [chapter] = toldOf(...rows)
    expect([chapter?.matches, chapter?.tree]).toEqual([5, [10, 300, 100, { a: [10, 300, 100, {}] }]])
  })

  it('are not told where only two people ever played, also not their computers', () => {
    expect(toldOf(...against(40, (n) => `p${n % 2}`))).toEqual([])
    expect(toldOf(...against(40, () => null))).toEqual([])
  })

  it('leave out who this version of the house does not know', () => {
    expect(toldOf(...against(10).map((row) => ({ ...row, who: 'ghosts' })))).toEqual([])
  })
})
