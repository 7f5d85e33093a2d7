import { describe, expect, it } from 'vitest'
import { decided } from './decided.ts'
import type { Arm } from './tree.ts'

const arm = (visits: number, mean: number): Arm => ({
  choice: { act: 'x' },
  key: 'x',
  worth: 0,
  values: null,
  look: 0,
  judged: true,
  visits,
  won: visits * mean,
  squares: visits * mean * mean,
  next: null,
})

describe('a thought is decided', () => {
  it('when there is nothing to choose', () => {
    expect(decided([arm(1, 0.5)], 1000)).toBe(true)
  })
  it('when the second cannot catch up', () => {
    expect(decided([arm(60, 0.4), arm(10, 0.6)], 49)).toBe(true)
    expect(decided([arm(60, 0.4), arm(10, 0.6)], 51)).toBe(false)
  })
  it('when the second would need more of the visits to come than it is likely to get', () => {
    expect(decided([arm(60, 0.6), arm(10, 0.4)], 240)).toBe(true)
    expect(decided([arm(60, 0.6), arm(10, 0.4)], 260)).toBe(false)
  })
  it('but not while a choice that brings more is on its way up', () => {
    expect(decided([arm(60, 0.5), arm(10, 0.4), arm(10, 0.6)], 240)).toBe(false)
  })
  it('whatever a choice brought that was hardly tried', () => {
    expect(decided([arm(60, 0.5), arm(10, 0.4), arm(2, 0.9)], 240)).toBe(true)
  })
  it('when both are as good after many visits', () => {
    expect(decided([arm(300, 0.501), arm(290, 0.5)], 10_000)).toBe(true)
    expect(decided([arm(300, 0.52), arm(290, 0.5)], 10_000)).toBe(false)
    expect(decided([arm(30, 0.501), arm(29, 0.5)], 10_000)).toBe(false)
  })
})
