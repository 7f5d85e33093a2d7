import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet.ts'

const night = { from: 22 * 60, to: 8 * 60, zone: 'Europe/Paris' }
const at = (text: string) => Date.parse(text)

describe('quiet hours', () => {
  it('end at the hour that was named, also past midnight', () => {
    expect(quietUntil(night, at('2026-06-01T23:30:40+02:00'))).toBe(at('2026-06-02T08:00+02:00'))
    expect(quietUntil(night, at('2026-06-02T07:59:59+02:00'))).toBe(at('2026-06-02T08:00+02:00'))
    expect(quietUntil(night, at('2026-06-02T08:00+02:00'))).toBe(at('2026-06-02T08:00+02:00'))
    expect(quietUntil(night, at('2026-06-02T21:59+02:00'))).toBe(at('2026-06-02T21:59+02:00'))
  })
  it('end at that hour also in the nights in which clocks are changed', () => {
    expect(quietUntil(night, at('2027-03-27T23:00+01:00'))).toBe(at('2027-03-28T08:00+02:00'))
    expect(quietUntil(night, at('2026-10-24T23:00+02:00'))).toBe(at('2026-10-25T08:00+01:00'))
  })
  it('that end in the hour which is left out end with the night', () => {
    const short = { ...night, to: 2 * 60 + 30 }
    const from = at('2027-03-27T23:00+01:00')
    expect(quietUntil(short, from)).toBeGreaterThan(from)
    expect(quietUntil(short, quietUntil(short, from))).toBe(quietUntil(short, from))
  })
  it('are none without any, with none between, or in a zone nobody knows', () => {
    expect(quietUntil(null, 5)).toBe(5)
    expect(quietUntil({ ...night, to: night.from }, 5)).toBe(5)
    expect(quietUntil({ ...night, zone: 'Nowhere/Else' }, 5)).toBe(5)
  })
})
