import { describe, expect, it } from 'vitest'
import type { Clock } from '../../../wire/clock.ts'
import type { SeatInfo, TableInfo } from '../../../wire/table.ts'
import { CLOCKS } from './clocks.ts'
import { momentAt } from './moment.ts'

const usual = { hold: 'usual', pace: 900 } as const

function table(clock: Clock, others: SeatInfo['kind'], left: number | null): TableInfo {
  const seat = (kind: SeatInfo['kind']) => ({ kind, left, until: left, away: false })
  const info = { seats: [seat('person'), seat(others)], clock, status: 'running', awaited: [0], since: 0 }
  return info as unknown as TableInfo
}

describe('the moment at a table online', () => {
  it('is shorter against computers, longer for what gives something up, and none in a game of days', () => {
    expect(momentAt(table(CLOCKS.none, 'person', null), 0, usual, 0)).toBe(3000)
    expect(momentAt(table(CLOCKS.none, 'bot', null), 0, usual, 0)).toBe(2000)
    expect(momentAt(table(CLOCKS.days, 'person', 1e9), 0, usual, 0)).toBe(0)
    expect(momentAt(table(CLOCKS.days, 'person', 1e9), 0, { ...usual, hold: 'ask' }, 0)).toBeNull()
  })

  it('is none where the clock is nearly out', () => {
    const info = table(CLOCKS.live, 'person', 20_000)
    expect(momentAt(info, 0, usual, 0)).toBe(3000)
    expect(momentAt(info, 0, usual, 0, true)).toBe(6000)
    expect(momentAt(info, 0, usual, 10_000, true)).toBe(0)
    expect(momentAt(info, 0, usual, 12_500)).toBe(0)
    expect(momentAt(info, 0, { ...usual, hold: 'ask' }, 16_000)).toBe(0)
  })
})
