import { describe, expect, it } from 'vitest'
import { USUAL_LEVEL } from '../../../bots/level.ts'
import type { Variants } from '../../../kernel/variants.ts'
import { companyOf, firstPlan, readPlan, standardPlan, swapEach, withSeats } from './plan.ts'

const computer = { kind: 'bot', name: '', bot: USUAL_LEVEL }
const variants: Variants = {
  colours: { kind: 'each-seat', values: ['blue', 'red', 'green'] },
  season: { kind: 'one', values: ['summer', 'winter'] },
}

describe('who sits at a new table', () => {
  it('is, in a first match, the fewest novices without variants', () => {
    expect(companyOf(firstPlan([2, 4], 'Ana'))).toEqual({ people: 1, computers: 1, level: 'novice' })
    expect(firstPlan([3, 5], '').sitting).toHaveLength(3)
    expect(firstPlan([2, 4], '').options).toEqual({})
  })
  it('is one person against three computers, or as many as the game has room for', () => {
    expect(standardPlan([2, 5], 'alone', 'Ana').sitting).toEqual([
      { kind: 'person', name: 'Ana' },
      computer,
      computer,
      computer,
    ])
    expect(standardPlan([2, 2], 'alone', '').sitting).toHaveLength(2)
  })
  it('is people only, round this device', () => {
    expect(standardPlan([3, 4], 'device', 'Ana').sitting).toEqual([
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ])
  })
  it('grows by people like the last one, without their name, and shrinks from the end', () => {
    const two = {
      sitting: [{ kind: 'person', name: 'Ana' } as const, { kind: 'bot', name: 'Rex', bot: 'master' } as const],
      options: {},
    }
    expect(withSeats(two, 3, {}).sitting[2]).toEqual({ kind: 'bot', name: '', bot: 'master' })
    expect(withSeats(two, 1, {}).sitting).toEqual([{ kind: 'person', name: 'Ana' }])
  })
  it('forgets the colours of seats when their number changes, and keeps the rest', () => {
    const plan = {
      ...standardPlan([2, 3], 'alone', ''),
      options: { colours: ['red', 'blue', 'green'], season: 'winter' },
    }
    expect(withSeats(plan, 2, variants).options).toEqual({ season: 'winter' })
  })
})

it('gives a colour to a seat and its old one to whoever had it', () => {
  expect(swapEach(['blue', 'red', 'green'], 0, 'green')).toEqual(['green', 'red', 'blue'])
  expect(swapEach(['blue', 'red'], 0, 'green')).toEqual(['green', 'red'])
})

it('counts the company, and names a level only where all computers share it', () => {
  const plan = standardPlan([2, 4], 'alone', '')
  expect(companyOf(plan)).toEqual({ people: 1, computers: 3, level: USUAL_LEVEL })
  const mixed = { ...plan, sitting: [...plan.sitting.slice(0, 3), { kind: 'bot', name: '', bot: 'master' } as const] }
  expect(companyOf(mixed).level).toBeNull()
  expect(companyOf(standardPlan([2, 4], 'device', ''))).toEqual({ people: 4, computers: 0, level: null })
})

describe('a remembered plan', () => {
  it('comes back as it was', () => {
    const plan = standardPlan([2, 4], 'alone', 'Ana')
    expect(readPlan(JSON.parse(JSON.stringify(plan)), [2, 4])).toEqual(plan)
  })
  it('is of no use with too many seats, or where it is damaged', () => {
    const plan = standardPlan([2, 4], 'alone', '')
    expect(readPlan(plan, [2, 3])).toBeNull()
    for (const x of [null, 7, {}, { sitting: 'x' }, { sitting: [{ kind: 'ghost' }, computer] }])
      expect(readPlan(x, [2, 4])).toBeNull()
  })
})
