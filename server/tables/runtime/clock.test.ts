import { describe, expect, it } from 'vitest'
import type { Clock } from '../../../wire/clock.ts'
import { clockOf, DAY, passTime, runsOut, spareTime, startTime, type Time } from './clock.ts'

const live: Clock = { kind: 'live', minutes: 1, increment: 5 }
const days: Clock = { kind: 'days', days: 2, budget: 3 }
const begin = (clock: Clock, awaited: number[], at = 0) => startTime(clock, 2, awaited, at) as Time

describe('a live clock', () => {
  it('runs while its seat is awaited, and a turn gives the increment back', () => {
    const start = begin(live, [0])
    expect(start).toEqual({ left: [60_000, 60_000], since: [0, null], seq: 0 })
    expect([runsOut(start, 0), runsOut(start, 1)]).toEqual([60_000, null])
    const next = passTime(live, start, { seq: 1, at: 20_000, awaited: [1], back: false })
    expect(next).toEqual({ left: [45_000, 60_000], since: [null, 20_000], seq: 1 })
  })
  it('runs on through several choices of one turn', () => {
    const more = passTime(live, begin(live, [0]), { seq: 1, at: 20_000, awaited: [0], back: false })
    expect(more).toEqual({ left: [60_000, 60_000], since: [0, null], seq: 1 })
  })
  it('gives nothing for a choice that is taken back', () => {
    let time = begin(live, [0, 1])
    for (let k = 0; k < 5; k++) {
      time = passTime(live, time, { seq: 2 * k + 1, at: 0, awaited: [1], back: false })
      time = passTime(live, time, { seq: 2 * k + 2, at: 0, awaited: [0, 1], back: true })
    }
    expect(time.left).toEqual([60_000, 60_000])
  })
  it('never runs below nothing, nor backwards', () => {
    const late = passTime(live, begin(live, [0]), { seq: 1, at: 99_000, awaited: [1], back: false })
    expect(late.left[0]).toBe(5000)
    const early = passTime(live, begin(live, [0], 50), { seq: 1, at: 0, awaited: [1], back: false })
    expect(early.left[0]).toBe(65_000)
  })
  it('hears of an entry once', () => {
    const start = begin(live, [0])
    const next = passTime(live, start, { seq: 1, at: 9, awaited: [1], back: false })
    expect(passTime(live, next, { seq: 1, at: 99, awaited: [0], back: false })).toBe(next)
  })
})

describe('a clock of days', () => {
  it('gives every turn its days, and takes what is beyond them from the budget', () => {
    const start = begin(days, [0])
    expect(runsOut(start, 0)).toBe(5 * DAY)
    const quick = passTime(days, start, { seq: 1, at: 2 * DAY, awaited: [1], back: false })
    expect(quick.left[0]).toBe(5 * DAY)
    const slow = passTime(days, start, { seq: 1, at: 3 * DAY, awaited: [1], back: false })
    expect(slow.left[0]).toBe(4 * DAY)
    const last = passTime(days, start, { seq: 1, at: 90 * DAY, awaited: [1], back: false })
    expect(last.left[0]).toBe(2 * DAY)
  })
  it('does not count vacation', () => {
    const passed = { seq: 1, at: 9 * DAY, awaited: [1], back: false, spared: [7 * DAY, 0] }
    expect(passTime(days, begin(days, [0]), passed).left[0]).toBe(5 * DAY)
  })
  it('runs out later by the vacation that was given, for this turn only', () => {
    const given = spareTime(begin(days, [0]), 0, 4 * DAY)
    expect(runsOut(given, 0)).toBe(9 * DAY)
    const next = passTime(days, given, { seq: 1, at: DAY, awaited: [1], back: false })
    expect(next.spare).toEqual([0, 0])
  })
})

describe('clocks that tables may have', () => {
  it('are named, bounded and nothing else', () => {
    expect(clockOf(undefined)).toEqual({ kind: 'none' })
    expect(clockOf({ ...live, more: 1 })).toEqual(live)
    expect(clockOf(days)).toEqual(days)
    for (const bad of [
      { kind: 'sand' },
      { ...live, minutes: 0.5 },
      { ...live, increment: -1 },
      { ...days, days: 31 },
      7,
      'live',
    ])
      expect(clockOf(bad)).toBeNull()
  })
})
