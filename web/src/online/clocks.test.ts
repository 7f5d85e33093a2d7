import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../../../wire/table.ts'
import { deadlineIn, leftNow, lowFrom, sayLeft } from './clocks.ts'

const MINUTE = 60_000
const table = (changed: object): TableInfo =>
  ({
    status: 'running',
    awaited: [1],
    since: 1000,
    seats: [{ left: 5 * MINUTE, until: null }, { left: 3 * MINUTE, until: 1000 + 3 * MINUTE }, { left: null }],
    ...changed,
  }) as unknown as TableInfo

describe('the clock of a seat', () => {
  it('runs while the table waits for it, and never below nothing', () => {
    expect(leftNow(table({}), 0, 99 * MINUTE)).toBe(5 * MINUTE)
    expect(leftNow(table({}), 1, 1000 + MINUTE)).toBe(2 * MINUTE)
    expect(leftNow(table({}), 1, 99 * MINUTE)).toBe(0)
    expect(leftNow(table({}), 2, 0)).toBeNull()
  })
  it('stands still when the match is over, or the computer plays', () => {
    expect(leftNow(table({ status: 'over' }), 1, 1000 + MINUTE)).toBe(3 * MINUTE)
    const away = [{ left: 0 }, { left: 3 * MINUTE, away: true, until: null }]
    expect(leftNow(table({ seats: away }), 1, 1000 + MINUTE)).toBe(3 * MINUTE)
  })
  it('does not count the time in which the house was down, nor starts anew when another seat moves', () => {
    const seats = [{ left: 5 * MINUTE, until: 9 * MINUTE }]
    expect(leftNow(table({ seats, awaited: [0], since: 5 * MINUTE }), 0, 6 * MINUTE)).toBe(3 * MINUTE)
  })
  it('is low in the last minute, a tenth of a short match, and hours before a deadline of days', () => {
    expect(lowFrom({ kind: 'live', minutes: 30, increment: 0 })).toBe(MINUTE)
    expect(lowFrom({ kind: 'live', minutes: 5, increment: 0 })).toBe(30_000)
    expect(lowFrom({ kind: 'live', minutes: 1, increment: 0 })).toBe(10_000)
    expect(lowFrom({ kind: 'days', days: 2, budget: 0 })).toBe(360 * MINUTE)
  })
  it('of days is a deadline in words', () => {
    const noon = new Date(2026, 4, 7, 12).getTime()
    expect(deadlineIn(noon + 6 * 60 * MINUTE, noon, 'fr')).toBe('18:00')
    expect(deadlineIn(noon + 26 * 60 * MINUTE, noon, 'fr')).toMatch(/^vendredi.*14:00$/)
  })
  it('is said as one reads a clock', () => {
    expect(sayLeft(5 * MINUTE + 7000, 'en')).toBe('5:07')
    expect(sayLeft(3_729_000, 'en')).toBe('1:02:09')
    expect(sayLeft(3.2 * 86_400_000, 'fr')).toBe('3 j 4 h')
    expect(sayLeft(3.2 * 86_400_000, 'en')).toBe('3 d 4 h')
  })
})
