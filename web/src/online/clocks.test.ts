import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../../../wire/table.ts'
import { leftNow, sayLeft } from './clocks.ts'

const MINUTE = 60_000
const table = (changed: object): TableInfo =>
  ({
    status: 'running',
    awaited: [1],
    since: 1000,
    seats: [{ left: 5 * MINUTE }, { left: 3 * MINUTE, away: false }, { left: null }],
    ...changed,
  }) as unknown as TableInfo

describe('the clock of a seat', () => {
  it('runs while the table waits for it, and never below nothing', () => {
    expect(leftNow(table({}), 0, 99 * MINUTE)).toBe(5 * MINUTE)
    expect(leftNow(table({}), 1, 1000 + MINUTE)).toBe(2 * MINUTE)
    expect(leftNow(table({}), 1, 99 * MINUTE)).toBe(0)
    expect(leftNow(table({}), 1, 0)).toBe(3 * MINUTE)
    expect(leftNow(table({}), 2, 0)).toBeNull()
  })
  it('stands still when the match is over, or the computer plays', () => {
    expect(leftNow(table({ status: 'over' }), 1, 1000 + MINUTE)).toBe(3 * MINUTE)
    const away = [{ left: 0 }, { left: 3 * MINUTE, away: true }]
    expect(leftNow(table({ seats: away }), 1, 1000 + MINUTE)).toBe(3 * MINUTE)
  })
  it('is said as one reads a clock', () => {
    expect(sayLeft(5 * MINUTE + 7000, 'en')).toBe('5:07')
    expect(sayLeft(3_729_000, 'en')).toBe('1:02:09')
    expect(sayLeft(3.2 * 86_400_000, 'fr')).toBe('3 j 4 h')
    expect(sayLeft(3.2 * 86_400_000, 'en')).toBe('3 d 4 h')
  })
})
