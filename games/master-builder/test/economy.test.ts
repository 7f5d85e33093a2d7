import { describe, expect, it } from 'vitest'
import { bots } from '../../../bots/index.ts'
import type { Title } from '../../../title/title.ts'
import { absentChoice } from '../absent.ts'
import { economy, title } from '../rules/index.ts'
import type { MasterState } from '../state.ts'
import { measure, type Opponent } from './economy.ts'

const house = title as unknown as Title
/** Takes part in nothing it need not: its money can be told beforehand. */
const absent: Opponent = {
  id: 'absent',
  choose: (_t, _g, view, seat) => absentChoice(title.game, view as MasterState, seat),
}

describe('the economy', () => {
  it('of people who only do what they must: five apprentices, one contract, nothing built', () => {
    const report = measure(house, 12, 2, absent)
    expect(report).toMatchObject({ opponent: 'absent', seats: 2, games: 12, completed: 0, sold: 2 })
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
    expect(() => measure(house, 1, 2, absent, { hiring: 'often' })).toThrow('table.option-value')
  })
})

describe('the export', () => {
  it('takes an opponent of the house by name', async () => {
    expect(await economy(house, 2, 2, 'random')).toEqual(measure(house, 2, 2, bots.random as Opponent))
    await expect(economy(house, 1, 2, 'nobody')).rejects.toThrow('no opponent "nobody"')
  })
})

describe('the computer opponent', () => {
  it('finishes most of its contracts', () => {
    const report = measure(house, 6, 2, bots.greedy as Opponent)
    expect((report.completed * 2) / report.sold).toBeGreaterThan(0.7)
  })
})
