import fc from 'fast-check'
import { ordinal, rating } from 'openskill'
import { describe, expect, it } from 'vitest'
import { FRESH } from '../store/rows.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import type { RatingRow, Store } from '../store/store.ts'
import { type Finished, finishMatch, placesOf, strengthOf } from './ratings.ts'

async function house(...people: string[]): Promise<Store> {
  const store = openSqlite(':memory:')
  for (const id of people) await store.people.put({ id, name: id, created: 1, seen: 1, doc: '{}' })
  return store
}
/** Beside the ratings for so many seats. */
const inGame = (ratings: readonly RatingRow[]) => ratings.filter((r) => !r.game.includes('/'))

const match = (table: string, people: (string | null)[], winners = [0]): Finished => ({
  table,
  game: 'pillars',
  at: 100,
  people,
  scores: people.map((_, seat) => 50 - seat),
  winners,
  rated: true,
  open: true,
})

describe('places', () => {
  it('follow the winners first, then the scores; equals share one', () => {
    expect(placesOf([30, 40, 20], [1])).toEqual([2, 1, 3])
    expect(placesOf([40, 40, 20], [1])).toEqual([2, 1, 3])
    expect(placesOf([40, 40, 20], [0, 1])).toEqual([1, 1, 3])
    expect(placesOf([5, 5, 5], [])).toEqual([1, 1, 1])
  })
  it('are from 1 to the number of seats, and somebody is first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 99 }), { minLength: 1, maxLength: 6 }), fc.nat(), (scores, w) => {
        const places = placesOf(scores, [w % scores.length])
        expect(Math.min(...places)).toBe(1)
        expect(places[w % scores.length]).toBe(1)
        for (const place of places) expect(place).toBeLessThanOrEqual(scores.length)
      }),
    )
  })
})

describe('a finished match', () => {
  it('is a result for everybody, and a rating where people met', async () => {
    const store = await house('ada', 'bea')
    expect(await finishMatch(store, match('t1', ['ada', null, 'bea']))).toBe(true)
    const [[ada], [bea]] = [await store.people.ratings('ada'), await store.people.ratings('bea')]
    expect(ada).toMatchObject({ matches: 1, wins: 1 })
    expect(bea).toMatchObject({ matches: 1, wins: 0 })
    expect((ada?.mu ?? 0) - (bea?.mu ?? 0)).toBeGreaterThan(3)
    expect(strengthOf(ada as never)).toBeGreaterThan(strengthOf(bea as never))
    expect(await store.people.results('bea', 9)).toMatchObject([
      { table: 't1', seat: 2, place: 3, won: false, score: 48 },
    ])
  })

  it('counts once, however often it is told', async () => {
    const store = await house('ada', 'bea')
    await finishMatch(store, match('t1', ['ada', 'bea']))
    expect(await finishMatch(store, match('t1', ['ada', 'bea']))).toBe(false)
    expect(await store.people.ratings('ada')).toMatchObject([{ matches: 1 }, { game: 'pillars/2', matches: 1 }])
  })

  it('that is not rated is a result, and no rating', async () => {
    const store = await house('ada', 'bea')
    await finishMatch(store, { ...match('t1', ['ada', 'bea']), rated: false })
    expect(await store.people.ratings('ada')).toEqual([])
    expect(await store.people.results('ada', 9)).toMatchObject([{ table: 't1', before: null, after: null }])
  })

  it('against computers, against oneself or without anybody rates nobody', async () => {
    const store = await house('ada')
    await finishMatch(store, match('t1', ['ada', null, null]))
    await finishMatch(store, match('t2', ['ada', 'ada']))
    expect(await finishMatch(store, match('t3', [null, null]))).toBe(false)
    expect(await store.people.ratings('ada')).toEqual([])
    expect(await store.people.results('ada', 9)).toHaveLength(3)
  })

  it('with somebody who is gone rates the others', async () => {
    const store = await house('ada', 'bea')
    await finishMatch(store, match('t1', ['ada', 'gone', 'bea']))
    expect(inGame(await store.people.ratings('ada'))).toMatchObject([{ matches: 1 }])
    const alone = await house('ada')
    await finishMatch(alone, match('t1', ['ada', 'gone']))
    expect(await alone.people.ratings('ada')).toEqual([])
  })

  it('loses nothing when many end at once', async () => {
    const store = await house('ada', 'bea', 'cleo')
    const all = Array.from({ length: 12 }, (_, i) => match(`t${i}`, i % 2 === 0 ? ['ada', 'bea'] : ['cleo', 'ada']))
    await Promise.all(all.map((m) => finishMatch(store, m)))
    expect(inGame(await store.people.ratings('ada'))).toMatchObject([{ matches: 12, wins: 6 }])
    expect(inGame(await store.people.ratings('bea'))).toMatchObject([{ matches: 6, wins: 0 }])
  })
})

describe('a rating', () => {
  it('begins and counts as openskill says', () => {
    expect(FRESH).toEqual(rating())
    for (const row of [rating(), { mu: 31.5, sigma: 2.25 }]) expect(strengthOf(row)).toBeCloseTo(ordinal(row))
    expect(strengthOf({ mu: 1, sigma: 8 })).toBe(0)
  })
})
