// Pieces of work in idle moments: never more than there is time for, and all of them in the end.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eachWhenIdle } from './idle.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose idle moments last so long; what is asked for waits until the next one. */
function pageWith(lasts: number) {
  let waiting: ((moment: { timeRemaining(): number }) => void)[] = []
  const clock = { spent: 0, moments: 0 }
  vi.stubGlobal('requestIdleCallback', (act: (typeof waiting)[number]) => waiting.push(act))
  const moment = () => {
    const now = waiting
    waiting = []
    clock.spent = 0
    clock.moments++
    for (const act of now) act({ timeRemaining: () => Math.max(0, lasts - clock.spent) })
  }
  return { clock, moment, isWaiting: () => waiting.length > 0 }
}

describe('eachWhenIdle', () => {
  it('does as many as a moment has time for, each once and in order', () => {
    const { clock, moment, isWaiting } = pageWith(50)
    const done: number[] = []
    eachWhenIdle([1, 2, 3, 4, 5, 6, 7], (n) => {
      done.push(n)
      clock.spent += 15
    })
    expect(done).toEqual([])
    moment()
    expect(done).toEqual([1, 2, 3])
    moment()
    moment()
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(isWaiting()).toBe(false)
  })
  it('does one where a moment has no time at all: the page was never idle', () => {
    const { moment, isWaiting } = pageWith(0)
    const done: string[] = []
    eachWhenIdle(['a', 'b'], (s) => done.push(s))
    moment()
    expect(done).toEqual(['a'])
    moment()
    expect(done).toEqual(['a', 'b'])
    expect(isWaiting()).toBe(false)
  })
  it('asks for nothing where there is nothing to do', () => {
    const { isWaiting } = pageWith(50)
    eachWhenIdle([], () => {})
    expect(isWaiting()).toBe(false)
  })
})
