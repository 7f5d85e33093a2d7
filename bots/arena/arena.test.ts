// The arena: balanced, the same deals for all, and honest about what its games show.
import { describe, expect, it } from 'vitest'
import { lots, venueOf } from '../test/table.ts'
import { fillTable, fixturesOf } from './fixtures.ts'
import { type Outcome, playFixture, type Sitter } from './game.ts'
import { houseSitter } from './sitters.ts'
import { verdict, wilson } from './statistics.ts'
import { tallyOf } from './tally.ts'

describe('fixtures', () => {
  it('give every bot every seat of every deal, once', () => {
    const list = fixturesOf(12, 3, 'x')
    expect(list).toHaveLength(12)
    for (const deal of new Set(list.map((f) => f.deal))) {
      const games = list.filter((f) => f.deal === deal)
      for (let bot = 0; bot < 3; bot++)
        expect(games.map(({ seating }) => seating.indexOf(bot)).sort()).toEqual([0, 1, 2])
    }
  })
  it('are whole deals', () => {
    expect(fixturesOf(7, 3, 'x')).toHaveLength(9)
  })
  it('fill the table with the last bot', () => {
    expect(fillTable(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b'])
  })
})

describe('Wilson’s interval', () => {
  it('is that of the books', () => {
    const { low, high } = wilson(90, 100)
    expect(low).toBeCloseTo(0.8256, 4)
    expect(high).toBeCloseTo(0.9448, 4)
  })
  it('knows nothing without a game, and is never sure after a few', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
    expect(wilson(3, 3).low).toBeLessThan(0.5)
  })
  it('gives a verdict only where it is shown', () => {
    expect(verdict(58, 42, 1, 1)).toBe('open')
    expect(verdict(70, 30, 1, 1)).toBe('better')
    expect(verdict(30, 70, 1, 1)).toBe('worse')
    // One against three: a quarter is fair.
    expect(verdict(35, 65, 1, 3)).toBe('better')
  })
})

const outcome = (index: number, seating: number[], winners: number[], more: Partial<Outcome> = {}): Outcome => ({
  index,
  deal: `${index}`,
  seating,
  scores: seating.map((_, seat) => (winners.includes(seat) ? 10 : 5)),
  winners,
  ms: seating.map(() => 30),
  choices: seating.map(() => 10),
  longest: seating.map(() => 7),
  defaults: seating.map(() => null),
  ...more,
})

describe('a tally', () => {
  it('counts shared wins in part, and rates the better one higher', () => {
    const { standings, games } = tallyOf(
      ['a', 'b'],
      [outcome(0, [0, 1], [0]), outcome(1, [1, 0], [1]), outcome(2, [0, 1], [0, 1])],
    )
    const [a, b] = standings
    expect(games).toBe(3)
    expect([a?.won, b?.won]).toEqual([2.5, 0.5])
    expect(a?.meanScore).toBe(10)
    expect(a?.msPerChoice).toBe(3)
    expect(a?.rating.mu as number).toBeGreaterThan(b?.rating.mu as number)
  })
  it('sums up the seats of a bot that holds several', () => {
    const { standings } = tallyOf(['a', 'b', 'b'], [outcome(0, [0, 1, 2], [1]), outcome(1, [2, 0, 1], [0])])
    expect(standings.map((s) => [s.name, s.seats, s.won, s.timesFair])).toEqual([
      ['a', 1, 0, 0],
      ['b', 2, 2, 1.5],
    ])
  })
  it('does not depend on the order in which games end', () => {
    const list = [outcome(0, [0, 1], [0]), outcome(1, [1, 0], [0]), outcome(2, [0, 1], [0])]
    expect(tallyOf(['a', 'b'], [...list].reverse()).standings).toEqual(tallyOf(['a', 'b'], list).standings)
  })
  it('has a line for every game lost by default', () => {
    const { lines, standings } = tallyOf(['a', 'b'], [outcome(4, [1, 0], [0], { defaults: [null, 'it hangs'] })])
    expect(lines).toEqual(['game 5: a lost by default: it hangs'])
    expect(standings[0]?.defaults).toBe(1)
  })
})

describe('a game of the arena', () => {
  const venue = venueOf(lots, { seats: 2 })
  const greedy = houseSitter('greedy', venue, {}) as Sitter
  const fixture = { index: 0, deal: 'd', seating: [0, 1] }

  it('is the same for the same fixture', async () => {
    const master = houseSitter('master@30it', venue, {}) as Sitter
    const first = await playFixture(venue, fixture, [greedy, master])
    const second = await playFixture(venue, fixture, [greedy, master])
    expect(second.scores).toEqual(first.scores)
    expect(second.choices).toEqual(first.choices)
  })

  it('is lost by default by whoever throws, and won by the other', async () => {
    const thrower: Sitter = {
      choose() {
        throw new Error('no')
      },
    }
    const { defaults, winners } = await playFixture(venue, fixture, [thrower, greedy])
    expect(defaults).toEqual(['no', null])
    expect(winners).toEqual([1])
  })

  it('is lost by default by whoever breaks the rules', async () => {
    const cheat: Sitter = { choose: () => ({ act: 'win' }) }
    const { defaults } = await playFixture(venue, fixture, [greedy, cheat])
    expect(defaults[1]).toMatch(/illegal choice/)
  })
})
