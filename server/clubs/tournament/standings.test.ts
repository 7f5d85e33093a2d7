import { describe, expect, it } from 'vitest'
import type { Round, TournamentDoc } from './document.ts'
import { matchpoints, pointsOf, standingsOf } from './standings.ts'

const round = (...tables: readonly (readonly [people: string, scores: readonly number[]])[]): Round => ({
  ...{ status: 'over', byes: [], secret: '', started: 1, ended: 2, unsealed: true },
  cost: { repeats: 0, seats: 0, odd: 0, spread: 0 },
  pods: tables.map(([people, scores], i) => ({
    table: `t${i}`,
    key: '',
    people: [...people],
    result: {
      scores,
      winners: scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])),
      byHand: false,
    },
  })),
})
const cupOf = (list: readonly Round[], more: Partial<TournamentDoc> = {}): TournamentDoc => ({
  ...{ id: 't', club: 'c', name: 'T', note: '', format: 'evening', game: 'g', options: {}, sizes: [4, 3], rounds: 3 },
  ...{
    clock: { kind: 'none' },
    at: 0,
    duplicate: false,
    status: 'running',
    deeds: [],
    ending: [],
    created: 0,
    updated: 0,
  },
  entrants: [...new Set(list.flatMap((r) => [...r.byes, ...r.pods.flatMap((pod) => pod.people)]))].map((person) => ({
    ...{ person, name: person, guest: false, coming: 'yes', since: 0, out: false },
  })),
  list,
  ...more,
})
const order = (t: TournamentDoc) => standingsOf(t).map((row) => `${row.place} ${row.person} ${row.points}`)

describe('points', () => {
  it('go from the best number to one, whatever the size of the table, and equals share', () => {
    expect(pointsOf([1, 2, 3, 4], 4)).toEqual([4, 3, 2, 1])
    expect(pointsOf([1, 2, 3], 4)).toEqual([4, 2.5, 1])
    expect(pointsOf([1, 1, 3, 4], 4)).toEqual([3.5, 3.5, 2, 1])
    expect(pointsOf([1, 2], 2)).toEqual([2, 1])
  })

  it('add up to the same at tables of one size, however they end', () => {
    for (const places of [
      [1, 2, 3, 4],
      [1, 1, 1, 1],
      [1, 2, 2, 4],
      [1, 1, 3, 3],
    ])
      expect(pointsOf(places, 4).reduce((a, b) => a + b, 0)).toBe(10)
  })
})

describe('matchpoints', () => {
  it('compare with the same seat at the other tables, and add up to the same for each seat', () => {
    const { pods } = round(['abcd', [10, 7, 5, 1]], ['efgh', [12, 7, 4, 2]], ['ijkl', [8, 9, 6, 2]])
    const of = (seat: number) => pods.map((pod) => matchpoints(pods, pod, seat))
    expect(of(0)).toEqual([50, 100, 0])
    expect(of(1)).toEqual([25, 25, 100])
    for (const seat of [0, 1, 2, 3]) expect(of(seat).reduce((a, b) => a + b, 0)).toBe(150)
  })

  it('leave tables of another size aside, and give half where there is nobody to compare with', () => {
    const { pods } = round(['abcd', [10, 7, 5, 1]], ['efg', [12, 7, 4]])
    expect(pods.map((pod) => matchpoints(pods, pod, 0))).toEqual([50, 50])
  })
})

describe('standings', () => {
  it('count rounds that are over, and nothing of one that runs', () => {
    const over = round(['abc', [9, 5, 1]])
    const runs: Round = { ...round(['abc', [1, 5, 9]]), status: 'running' }
    expect(order(cupOf([over, runs], { sizes: [3] }))).toEqual(['1 a 3', '2 b 2', '3 c 1'])
  })

  it('break ties by the part of the points that was one’s own, then by where two met', () => {
    // a and b have three points each and the same share; b came before a where they met.
    const t = cupOf([round(['ab', [4, 6]], ['cd', [5, 5]]), round(['ac', [6, 4]], ['bd', [4, 6]])], { sizes: [2] })
    const rows = standingsOf(t)
    expect(rows.find((row) => row.person === 'a')?.share).toBe(rows.find((row) => row.person === 'b')?.share)
    const [b, a] = [rows.findIndex((row) => row.person === 'b'), rows.findIndex((row) => row.person === 'a')]
    expect(b).toBe(a - 1)
    expect((rows[a]?.place ?? 0) - (rows[b]?.place ?? 0)).toBe(1)
  })

  it('give equals the same place', () => {
    expect(order(cupOf([round(['ab', [5, 5]], ['cd', [5, 5]])], { sizes: [2] })).map((row) => row[0])).toEqual([
      ...'1111',
    ])
  })

  it('give a bye the middle of a table', () => {
    const t = cupOf([{ ...round(['abc', [9, 5, 1]]), byes: ['d'] }], { sizes: [3] })
    expect(standingsOf(t).find((row) => row.person === 'd')).toMatchObject({ points: 2, rounds: [{ pod: null }] })
  })

  it('go by matchpoints in duplicate, and by the round reached in a knock-out', () => {
    const list = [round(['abcd', [10, 7, 5, 1]], ['efgh', [12, 6, 4, 2]])]
    const dup = standingsOf(cupOf(list, { duplicate: true }))
    expect(dup.slice(0, 4).map((row) => row.match)).toEqual([100, 100, 100, 100])
    expect(dup[0]?.person).toBe('e')
    const knock = cupOf([...list, round(['abef', [1, 2, 3, 4]])], { format: 'knockout' })
    expect(
      standingsOf(knock)
        .slice(0, 4)
        .map((row) => row.person),
    ).toEqual(['f', 'e', 'b', 'a'])
  })
})
