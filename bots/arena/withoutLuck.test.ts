// Results without luck: what is taken from each game, what a deal is worth, and how sure it makes.
import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/lists.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { fixturesOf } from './fixtures.ts'
import type { CardLuck, Outcome } from './game.ts'
import { around, leastDoubt, spared, student } from './statistics.ts'
import { clearOf, clearShares, clearTally, judgedDeals, plainShares } from './withoutLuck.ts'

const TABLE = ['a', 'b']
const isA = (place: number) => place === 0

const chanceOf = (seed: string) => {
  const rng = rngOf(seed)
  return () => below(rng, 1_000_000) / 1_000_000
}

/**
 * Games of which so much is luck: the winner is whoever has more of skill and luck, and the luck of the first bot is known as
 * what it brought to its chance; the deal's own luck belongs to a seat.
 */
function games(count: number, skill: number, seed = 'g'): (Outcome & { readonly luck: CardLuck })[] {
  const chance = chanceOf(seed)
  return fixturesOf(count, 2, 's').map(({ index, deal, seating }) => {
    // The chance of the first bot is skill, moved up or down by luck that is as often good as bad.
    const draw = (chance() < 0.5 ? 1 : -1) * 0.3
    const won = chance() < skill + draw
    const seat = seating.indexOf(0)
    return {
      ...{ index, deal, seating, scores: [0, 0], winners: [won ? seat : 1 - seat] },
      ...{ ms: [10, 10], choices: [1, 1], longest: [1, 1], defaults: [null, null] },
      luck: { draw: seat === 0 ? [draw, -draw] : [-draw, draw], ms: 5 },
    }
  })
}

describe('a result without luck', () => {
  it('is the plain one less what the cards brought, deal by deal', () => {
    const [first, second] = games(2, 0.5)
    if (first === undefined || second === undefined) throw new Error('no games')
    const deals = judgedDeals([second, first])
    const drawn = [first, second].map(({ luck, seating }) => at(luck.draw, seating.indexOf(0)))
    const [plain, clear] = [at(plainShares(deals, isA), 0), at(clearShares(deals, isA), 0)]
    expect(clear - plain).toBeCloseTo(-(at(drawn, 0) + at(drawn, 1)) / 2, 12)
  })

  it('adds up to the whole table, and shared wins count in part', () => {
    const list = games(20, 0.5).map((game) => ({ ...game, winners: game.index % 3 === 0 ? [0, 1] : game.winners }))
    const deals = judgedDeals(list)
    const b = clearShares(deals, (place) => place === 1)
    for (const [deal, a] of clearShares(deals, isA).entries()) expect(a + at(b, deal)).toBeCloseTo(1, 12)
  })

  it('has the same mean, and the same number of games makes surer', () => {
    const list = games(4000, 0.6)
    const { plain, share, asGames, interval, plainInterval } = clearOf(judgedDeals(list), isA)
    expect(share).toBeCloseTo(0.6, 1)
    expect(Math.abs(share - plain)).toBeLessThan(0.03)
    // A game varies by 0.24, of which 0.09 is luck.
    expect((asGames?.times ?? 0) / 4000).toBeCloseTo(0.24 / 0.15, 1)
    expect(asGames?.low ?? 0).toBeGreaterThan(4000)
    expect(interval.high - interval.low).toBeLessThan(plainInterval.high - plainInterval.low)
  })

  it('is no surer where luck was taken for what it is not', () => {
    const others = games(400, 0.6, 'other')
    const blind = games(400, 0.6).map((game, k) => ({ ...game, luck: at(others, k).luck }))
    const { asGames } = clearOf(judgedDeals(blind), isA)
    expect(asGames?.high ?? 0).toBeLessThan(400)
  })

  it('counts whole deals that were judged, and leaves the others out of both sides', () => {
    const list = games(40, 0.6).map((game) => {
      const { luck, ...old } = game
      return game.index < 10 || game.index === 39 ? old : game
    })
    expect(judgedDeals(list)).toHaveLength(14)
    expect(clearTally(TABLE, list).games).toBe(28)
    expect(clearTally(TABLE, list.slice(0, 10))).toMatchObject({ games: 0, verdict: 'open' })
  })

  it('does not depend on the order in which games end', () => {
    const list = games(40, 0.6)
    expect(clearTally(TABLE, [...list].reverse())).toEqual(clearTally(TABLE, list))
  })

  it('gives a verdict per seat, only where it is shown', () => {
    expect(clearTally(TABLE, games(400, 0.65)).verdict).toBe('better')
    expect(clearTally(TABLE, games(400, 0.35)).verdict).toBe('worse')
    expect(clearTally(TABLE, games(400, 0.5)).verdict).toBe('open')
    expect(clearTally(TABLE, games(2, 0.7)).verdict).toBe('open')
  })

  it('says what finding it took', () => {
    expect(clearTally(TABLE, games(4, 0.5)).cost).toEqual({ msPerGame: 5, part: 0.25 })
  })

  it('is never certain where nothing varied', () => {
    const all = games(40, 0.5).map((game) => ({
      ...game,
      winners: [game.seating.indexOf(0)],
      luck: { draw: [0, 0], ms: 0 },
    }))
    const { share, interval, asGames } = clearOf(judgedDeals(all), isA)
    expect([share, asGames]).toEqual([1, null])
    expect(interval.low).toBeCloseTo(1 - leastDoubt(40), 12)
    expect(interval.low).toBeLessThan(0.95)
  })
})

describe('the doubt of a mean', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [9, 2.262],
    [29, 2.045],
    [1000, 1.962],
  ])('for %i degrees of freedom is that of the books', (freedom, bound) => {
    expect(student(freedom) / bound).toBeCloseTo(1, 2)
  })

  it('holds the truth about 95 times in 100', () => {
    const chance = chanceOf('cover')
    let held = 0
    for (let k = 0; k < 2000; k++) {
      const { low, high } = around(Array.from({ length: 12 }, () => chance() + chance()))
      if (low <= 1 && 1 <= high) held++
    }
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.965)
  })

  it('has no bounds for a single value', () => {
    expect(around([0.5])).toEqual({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })

  it('of what is spared is told from ten pairs on, and holds the truth', () => {
    const chance = chanceOf('spared')
    const pairs = (n: number) => Array.from({ length: n }, () => [chance() - 0.5, chance() - 0.5] as const)
    const sparedBy = (n: number) => {
      const list = pairs(n)
      return spared(
        list.map(([own, luck]) => own + luck),
        list.map(([own]) => own),
      )
    }
    expect(sparedBy(9)).toBeNull()
    const all = Array.from({ length: 300 }, () => sparedBy(60))
    const held = all.filter((one) => one !== null && one.low <= 2 && 2 <= one.high).length
    expect(held / 300).toBeGreaterThan(0.9)
  })
})
