import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, daysUsed, endVacation, outOfTime, refuseVacation, vacationBetween } from './vacation.ts'

const now = Date.UTC(2026, 5, 1)
const days = (from: number, to: number) => ({ from: now + from * DAY, to: now + to * DAY })

describe('a vacation', () => {
  it('is taken within what a year gives', () => {
    expect(refuseVacation(days(0, 30), [], now, 30)).toBeNull()
    expect(refuseVacation(days(0, 31), [], now, 30)).toMatchObject({
      clause: 'vacation.days',
      with: { wanted: 31, left: 30 },
    })
    expect(refuseVacation(days(20, 31), [days(0, 20)], now, 30)).toMatchObject({ with: { wanted: 11, left: 10 } })
    expect(refuseVacation(days(20, 30), [days(0, 20)], now, 30)).toBeNull()
    expect(refuseVacation(days(0, 9999), [], now, 30)).toMatchObject({ clause: 'vacation.days' })
  })
  it('over New Year takes from both years', () => {
    const christmas = { from: Date.UTC(2026, 11, 22), to: Date.UTC(2027, 0, 6) }
    expect([daysUsed([christmas], 2026), daysUsed([christmas], 2027)]).toEqual([10, 5])
    expect(refuseVacation(christmas, [], now, 10)).toBeNull()
    expect(refuseVacation(christmas, [], now, 9)).toMatchObject({ with: { year: '2026' } })
  })
  it('is counted in days also over the night in which clocks are put back', () => {
    // Ten days in Paris, the longest of them 25 hours.
    const autumn = { from: Date.parse('2026-10-20T00:00+02:00'), to: Date.parse('2026-10-30T00:00+01:00') }
    expect(daysUsed([autumn], 2026)).toBe(10)
    const spring = { from: Date.parse('2026-03-24T00:00+01:00'), to: Date.parse('2026-04-03T00:00+02:00') }
    expect(daysUsed([spring], 2026)).toBe(10)
    expect(daysUsed([{ from: now, to: now + 1 }], 2026)).toBe(1)
  })
  it('that begins on the first of January takes nothing from the year before, wherever one lives', () => {
    for (const zone of ['+02:00', '+00:00', '-08:00']) {
      const first = Date.parse(`2027-01-01T00:00${zone}`)
      expect(daysUsed([{ from: first, to: first + 3 * DAY }], 2026), zone).toBe(0)
      expect(daysUsed([{ from: first - 3 * DAY, to: first }], 2027), zone).toBe(0)
    }
  })
  it('is refused where it makes no sense', () => {
    expect(refuseVacation(days(2, 2), [], now, 30)?.clause).toBe('vacation.order')
    expect(refuseVacation(days(-1, 2), [], now, 30)?.clause).toBe('vacation.past')
    expect(refuseVacation(days(400, 402), [], now, 30)?.clause).toBe('vacation.far')
    expect(refuseVacation(days(3, 6), [days(5, 8)], now, 30)?.clause).toBe('vacation.overlap')
    expect(refuseVacation({ from: Number.NaN, to: now }, [], now, 30)?.clause).toBe('vacation.order')
  })
  it('ends when one is back, and what was not used is given back', () => {
    const running = { from: now - 2 * DAY, to: now + 8 * DAY }
    expect(endVacation([running], running.from, now)).toEqual([{ from: running.from, to: now }])
    expect(endVacation([days(3, 6)], now + 3 * DAY, now)).toEqual([])
    expect(endVacation([days(3, 6)], now, now)).toBeNull()
    expect(endVacation([{ from: now - 2 * DAY, to: now - DAY }], now - 2 * DAY, now)).toBeNull()
  })
})

describe('a clock of days', () => {
  it('stands still during vacation', () => {
    expect(vacationBetween([days(1, 3), days(5, 9)], now, now + 6 * DAY)).toBe(3 * DAY)
    expect(outOfTime([days(1, 3)], now, 2 * DAY)).toBe(now + 4 * DAY)
    expect(outOfTime([days(2, 3)], now, 2 * DAY)).toBe(now + 2 * DAY)
    expect(outOfTime([days(-3, 2)], now, DAY)).toBe(now + 3 * DAY)
    expect(outOfTime([], now, DAY)).toBe(now + DAY)
  })
  it('runs out exactly when the time outside vacations is used up', () => {
    const list = fc.uniqueArray(fc.integer({ min: -20, max: 60 }), { maxLength: 8 })
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 40 }), (marks, left) => {
        const sorted = marks.toSorted((a, b) => a - b)
        const vacations = sorted.flatMap((from, i) =>
          i % 2 === 0 && sorted[i + 1] !== undefined ? [days(from, sorted[i + 1] as number)] : [],
        )
        const out = outOfTime(vacations, now, left * DAY)
        expect(out - now - vacationBetween(vacations, now, out)).toBe(left * DAY)
      }),
    )
  })
})
