import { describe, expect, it } from 'vitest'
import { bots } from '../../../bots/index.ts'
import { optionsFor } from '../../../kernel/ask.ts'
import type { Title } from '../../../title/title.ts'
import { title } from '../rules/index.ts'
import { economy, measure, type Opponent } from './economy.ts'

const house = title as unknown as Title
/** What commits least comes first: its money can be told beforehand. */
const QUIET = [
  'pass',
  'confirm',
  'save-from-fire',
  'draft-worker',
  'open-auction',
  'choose-worker',
  'lose-work',
  'take-loan',
]
/** Takes part in nothing it need not: the first of the quietest options, the lowest pile, opening at the minimum. */
const quiet: Opponent = {
  id: 'quiet',
  choose({ game }, view, seat) {
    const options = optionsFor(game, view, seat, Number.POSITIVE_INFINITY).filter(
      ({ act, span }) => span === undefined && QUIET.includes(act),
    )
    const [first] = options.toSorted((a, b) => QUIET.indexOf(a.act) - QUIET.indexOf(b.act))
    if (first === undefined) throw new Error('nothing to choose')
    return first
  },
}

describe('the economy', () => {
  it('of people who only do what they must: five apprentices, one contract, nothing built', () => {
    const report = measure(house, 12, 2, quiet)
    expect(report).toMatchObject({ opponent: 'quiet', seats: 2, games: 12, completed: 0, sold: 2 })
    // $40,000 less six rounds of $5,000 and a contract of at least $7,000; events may pay $3,000 or save some wages.
    expect(report.winnerHigh).toBeLessThanOrEqual(40_000 - 30_000 - 7000 + 3000 + 5000)
    // Without any income, whoever borrows ends below zero, and only they do.
    expect(report.borrowed).toBeGreaterThan(0)
    expect(report.belowZero).toBe(report.borrowed)
    expect(report.rounds).toEqual({ 6: 12 })
  })
  it('adds up and is the same every time', () => {
    const greedy = bots.greedy as Opponent
    const report = measure(house, 3, 3, greedy)
    expect(measure(house, 3, 3, greedy)).toEqual(report)
    expect(Object.values(report.rounds).reduce((sum, n) => sum + n, 0)).toBe(3)
    expect(report.winnerLow).toBeLessThanOrEqual(report.winnerMedian)
    expect(report.winnerMedian).toBeLessThanOrEqual(report.winnerHigh)
    expect(report.completed * 3).toBeLessThanOrEqual(report.sold)
    expect(report.price).toBeGreaterThan(0.15)
  })
  it('refuses an option that does not exist', () => {
    expect(() => measure(house, 1, 2, quiet, { hiring: 'often' })).toThrow('table.option-value')
  })
})

describe('the export', () => {
  it('takes an opponent of the house by name', () => {
    expect(economy(house, 2, 2, 'random')).toEqual(measure(house, 2, 2, bots.random as Opponent))
    expect(() => economy(house, 1, 2, 'nobody')).toThrow('no opponent "nobody"')
  })
})

describe('the computer opponent', () => {
  it('finishes most of its contracts', () => {
    const report = measure(house, 6, 2, bots.greedy as Opponent)
    expect((report.completed * 2) / report.sold).toBeGreaterThan(0.7)
  })
})
