// The dear laws at a share of the positions: which are asked, that a rare fault is found all the same, and found again.
import { describe, expect, it } from 'vitest'
import { fuzzStretch, fuzzTable } from './fuzz.ts'
import type { Plan } from './plan.ts'
import { lotsPlan } from './toys/lots.ts'
import { rarePlan } from './toys/rare.ts'

const sound = lotsPlan as unknown as Plan
const TABLE = { seats: 3 }
const SHARE = 20

describe('a share of the positions', () => {
  it('is drawn by the seed, and about as large as it is said to be', async () => {
    const report = await fuzzTable(sound, TABLE, 400, 'share', SHARE)
    expect(report.violations).toEqual([])
    const positions = report.decisions + report.games
    expect(report.asked).toBeGreaterThan((0.8 * positions) / SHARE)
    expect(report.asked).toBeLessThan((1.25 * positions) / SHARE)
    expect((await fuzzTable(sound, TABLE, 400, 'share', SHARE)).asked).toBe(report.asked)
  })

  it('changes nothing that is played, and 1 is every position', async () => {
    const [whole, part] = [await fuzzTable(sound, TABLE, 30, 'same'), await fuzzTable(sound, TABLE, 30, 'same', SHARE)]
    expect([part.decisions, part.longest, part.interrupts]).toEqual([whole.decisions, whole.longest, whole.interrupts])
    expect(whole.asked).toBe(whole.decisions + whole.games)
    expect(part.asked).toBeLessThan(whole.asked)
  })

  it('leaves the cheap laws where they are: at every position', async () => {
    const plan: Plan = { ...sound, invariants: (s) => (s.secretsOut === 5 ? ['LOT-I9'] : []) }
    const [violation] = (await fuzzTable(plan, TABLE, 1, 'cheap', 100_000)).violations
    expect(violation?.law).toBe('10: LOT-I9')
  })
})

describe('a fault at few positions', () => {
  it('is rare: most matches do not have it', async () => {
    let broken = 0
    for (let g = 0; g < 100; g++)
      broken +=
        (await fuzzStretch(rarePlan, () => TABLE, { seed: 'rare', from: g, games: 1 })).violations.length > 0 ? 1 : 0
    expect(broken).toBeGreaterThan(0)
    expect(broken).toBeLessThan(50)
  })

  it('is found by a share, and again by the same seed: alone, in its row, and at every position', async () => {
    const report = await fuzzTable(rarePlan, TABLE, 2000, 'rare', SHARE)
    const [violation] = report.violations
    if (violation === undefined) throw new Error('not found')
    expect(violation.law).toMatch(/^8: the view of .* betrays a secret/)
    const from = report.games - 1
    const alone = (share: number) => fuzzStretch(rarePlan, () => TABLE, { seed: 'rare', from, games: 1 }, share)
    expect((await alone(SHARE)).violations).toEqual(report.violations)
    expect((await fuzzTable(rarePlan, TABLE, from + 1, 'rare', SHARE)).violations).toEqual(report.violations)
    expect((await alone(1)).violations[0]?.decision).toBeLessThanOrEqual(violation.decision)
  })
})
