// What the cards brought, as somebody sees it who looks on at an arena: nobody's on average, and 0 over the seats.
import { describe, expect, test } from 'vitest'
import { type Fixture, fixturesOf } from '../bots/arena/fixtures.ts'
import { type Outcome, playFixture, type Sitter, type Venue } from '../bots/arena/game.ts'
import { houseSitter } from '../bots/arena/sitters.ts'
import { mean } from '../bots/arena/statistics.ts'
import { clearOf, clearShares, judgedDeals, plainShares } from '../bots/arena/withoutLuck.ts'
import { lots, venueOf } from '../bots/test/table.ts'
import { at } from '../kernel/lists.ts'
import { onlookerAt } from './onlooker.ts'

const venue = venueOf(lots, { seats: 2 })

function sit(name: string, table: Venue): Sitter {
  const sitter = houseSitter(name, table, {})
  if (sitter === null) throw new Error(`no opponent ${name}`)
  return sitter
}

async function watched(table: Venue, fixture: Fixture, sitters: readonly Sitter[]): Promise<Outcome> {
  const onlooker = onlookerAt(table, fixture.deal)
  const outcome = await playFixture(table, fixture, sitters, onlooker)
  return { ...outcome, luck: onlooker.luck() }
}

async function arena(games: number): Promise<Outcome[]> {
  const sitters = [sit('greedy', venue), sit('random', venue)]
  const outcomes: Outcome[] = []
  for (const fixture of fixturesOf(games, 2, 'looked on')) outcomes.push(await watched(venue, fixture, sitters))
  return outcomes
}

const isFirst = (place: number) => place === 0

describe('an onlooker', () => {
  test('finds luck that is nobody’s on average, also where one is stronger, and adds up to 0 over the seats', async () => {
    const outcomes = await arena(800)
    const deals = judgedDeals(outcomes)
    expect(deals).toHaveLength(400)
    for (const { luck } of outcomes) expect(at(luck?.draw ?? [], 0) + at(luck?.draw ?? [], 1)).toBeCloseTo(0, 12)
    const plain = plainShares(deals, isFirst)
    const draws = clearShares(deals, isFirst).map((clear, deal) => at(plain, deal) - clear)
    const spread = Math.sqrt(mean(draws.map((x) => x * x)) / draws.length)
    expect(spread).toBeGreaterThan(0)
    expect(Math.abs(mean(draws))).toBeLessThan(3 * spread)
    // The two are not equally strong, or a luck that favours the stronger would not show.
    expect(Math.abs(mean(plain) - 0.5)).toBeGreaterThan(0.05)
    expect(clearOf(deals, isFirst).share).toBeCloseTo(mean(plain) - mean(draws), 12)
  })

  test('says the same of the same game, and changes nothing in it', async () => {
    const sitters = [sit('greedy', venue), sit('random', venue)]
    const fixture = { index: 0, deal: 'again', seating: [1, 0] }
    const [once, twice] = [await watched(venue, fixture, sitters), await watched(venue, fixture, sitters)]
    expect(twice.luck?.draw).toEqual(once.luck?.draw)
    const alone = await playFixture(venue, fixture, sitters)
    expect([alone.scores, alone.choices]).toEqual([once.scores, once.choices])
    expect(alone.luck).toBeUndefined()
  })

  test('takes a deal for as lucky whoever plays it: over all turns round the table it favours nobody', () => {
    const dealt = Array.from({ length: 2 }, () => {
      const onlooker = onlookerAt(venue, 'a deal')
      onlooker.dealt(venue.mind.game.setup(venue.options, 2, { a: 1, b: 2, c: 3, d: 4 }, venue.mind.game.box))
      return onlooker.luck().draw
    })
    expect(dealt[1]).toEqual(dealt[0])
  })
})
