import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bitByBit } from './bits.ts'

describe('work in parts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Steps of so many milliseconds, and after how many of them the page was free. */
  function worked(steps: number, each: number) {
    let [left, now, done] = [steps, 0, 0]
    const step = () => {
      now += each
      done++
      return --left > 0
    }
    const off = bitByBit(step, () => now)
    return { done: () => done, off }
  }

  it('is done in one go where it is quick', () => {
    const work = worked(5, 1)
    vi.runOnlyPendingTimers()
    expect(work.done()).toBe(5)
  })
  it('lets the page go on in between where it is slow', () => {
    const work = worked(5, 5)
    vi.runOnlyPendingTimers()
    expect(work.done()).toBe(2)
    vi.runAllTimers()
    expect(work.done()).toBe(5)
  })
  it('is called off', () => {
    const work = worked(5, 9)
    vi.runOnlyPendingTimers()
    work.off()
    vi.runAllTimers()
    expect(work.done()).toBe(1)
  })
})
