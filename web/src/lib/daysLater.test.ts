import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { daysLater } from './daysLater.ts'

beforeAll(() => void vi.stubEnv('TZ', 'Europe/Paris'))
afterAll(() => void vi.unstubAllEnvs())

const hour = (text: string) => Date.parse(text)

describe('so many days later', () => {
  it('is the same hour, also where clocks were changed between', () => {
    expect(daysLater(hour('2026-06-01T20:00+02:00'), 7)).toBe(hour('2026-06-08T20:00+02:00'))
    expect(daysLater(hour('2026-10-20T20:00+02:00'), 7)).toBe(hour('2026-10-27T20:00+01:00'))
    expect(daysLater(hour('2027-03-27T23:30+01:00'), 1)).toBe(hour('2027-03-28T23:30+02:00'))
  })
  it('is the next midnight after a day of 25 hours, and another year after its last day', () => {
    expect(daysLater(hour('2026-10-25T00:00+02:00'), 1)).toBe(hour('2026-10-26T00:00+01:00'))
    expect(daysLater(hour('2026-12-31T00:00+01:00'), 1)).toBe(hour('2027-01-01T00:00+01:00'))
  })
})
