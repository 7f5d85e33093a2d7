import { describe, expect, it } from 'vitest'
import { nextEvening } from './nextEvening.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()

describe('the next evening', () => {
  it('is today’s where there is time to hear of it', () => {
    expect(nextEvening(at(19, 5, 9))).toBe(at(19, 20))
    expect(nextEvening(at(19, 17))).toBe(at(19, 20))
  })
  it('is tomorrow’s where it is near or over', () => {
    expect(nextEvening(at(19, 17, 1))).toBe(at(20, 20))
    expect(nextEvening(at(30, 23))).toBe(new Date(2026, 11, 1, 20).getTime())
  })
})
