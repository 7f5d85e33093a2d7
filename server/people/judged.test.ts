import { expect, test } from 'vitest'
import { dayOnly } from './judged.ts'

const dayIn = (timeZone: string, at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

test('others read the day of a match, the same one in the Americas as in Europe', () => {
  for (const played of ['2026-11-19T00:00:00Z', '2026-11-19T20:15:00Z', '2026-11-19T23:59:59Z']) {
    const at = dayOnly(Date.parse(played))
    for (const zone of [
      'Pacific/Honolulu',
      'America/Los_Angeles',
      'America/New_York',
      'UTC',
      'Europe/Paris',
      'Asia/Tokyo',
    ])
      expect([zone, dayIn(zone, at)]).toEqual([zone, '2026-11-19'])
  }
  // The hour is not told.
  expect(dayOnly(Date.parse('2026-11-19T03:00:00Z'))).toBe(dayOnly(Date.parse('2026-11-19T22:00:00Z')))
})
