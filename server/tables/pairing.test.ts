import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf, type Seeker, type Wish } from './pairing.ts'

const MINUTE = 60_000
const counts = () => [2, 5] as const
const nobody = () => false
const seeker = (person: string, since: number, wish: Partial<Wish> = {}, mu: Record<string, number> = {}): Seeker => ({
  person,
  since,
  wish: { games: ['castle'], counts: [3], pace: 'live', fill: null, ...wish },
  mu,
})
const people = (seekers: Seeker[], now = 0, apart = nobody as (a: string, b: string) => boolean) =>
  groupsOf(seekers, counts, apart, now).map((g) => [g.game, g.seats, ...g.people])

describe('those who look for a table', () => {
  it('are brought together as soon as enough fit', () => {
    const three = [seeker('a', 1), seeker('b', 2), seeker('c', 3)]
    expect(people(three.slice(0, 2))).toEqual([])
    expect(people(three)).toEqual([['castle', 3, 'a', 'b', 'c']])
  })
  it('play what all of them would, at the pace of all of them', () => {
    const list = [
      seeker('a', 1, { games: ['castle', 'spyrium'], counts: [2, 3] }),
      seeker('b', 2, { games: ['spyrium'], counts: [2] }),
      seeker('c', 3, { games: ['castle'], counts: [2], pace: 'days' }),
    ]
    expect(people(list)).toEqual([['spyrium', 2, 'a', 'b']])
  })
  it('sit with those who are about as strong', () => {
    const list = [
      seeker('a', 1, { counts: [2] }, { castle: 30 }),
      seeker('b', 2, { counts: [2] }, { castle: 10 }),
      seeker('c', 3, { counts: [2] }, { castle: 29 }),
    ]
    expect(people(list)).toEqual([['castle', 2, 'a', 'c']])
  })
  it('never meet whom they have blocked', () => {
    const list = [seeker('a', 1, { counts: [2] }), seeker('b', 2, { counts: [2] }), seeker('c', 3, { counts: [2] })]
    const apart = (a: string, b: string) => [a, b].toSorted().join() === 'a,b'
    expect(people(list, 0, apart)).toEqual([['castle', 2, 'a', 'c']])
  })
  it('get computers for the seats that are left, where they would have them, after a while', () => {
    const list = [seeker('a', 0, { fill: 3 }), seeker('b', MINUTE, { fill: 3 }), seeker('c', MINUTE, { counts: [4] })]
    expect(people(list, 2 * MINUTE)).toEqual([])
    expect(people(list, 3 * MINUTE)).toEqual([['castle', 3, 'a', 'b']])
    expect(people([seeker('a', 0, { fill: 3 }), seeker('b', 0)], 3 * MINUTE)).toEqual([['castle', 3, 'a']])
  })
  it('are each at one table at most, that they wanted, with nobody apart', () => {
    const one = fc.record({
      games: fc.subarray(['castle', 'spyrium', 'pillars'], { minLength: 1 }),
      counts: fc.subarray([2, 3, 4, 5], { minLength: 1 }),
      pace: fc.constantFrom('live' as const, 'days' as const),
      fill: fc.constantFrom(null, 3),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 24 }), fc.integer({ min: 0, max: 6 }), (wishes, minutes) => {
        const list = wishes.map((wish, i) => seeker(`p${i}`, i * 1000, wish))
        const apart = (a: string, b: string) => (Number(a.slice(1)) + Number(b.slice(1))) % 7 === 0
        const groups = groupsOf(list, counts, apart, minutes * MINUTE)
        const seated = groups.flatMap((g) => g.people)
        expect(new Set(seated).size).toBe(seated.length)
        for (const { game, seats, pace, people: at } of groups) {
          expect(at.length).toBeLessThanOrEqual(seats)
          for (const a of at) {
            const { wish } = list.find((s) => s.person === a) as Seeker
            expect([wish.games.includes(game), wish.counts.includes(seats), wish.pace === pace]).toEqual([
              true,
              true,
              true,
            ])
            if (at.length < seats) expect(wish.fill).not.toBeNull()
            for (const b of at) if (a !== b) expect(apart(a, b)).toBe(false)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
