// How much one network may have us keep in a day.
import { describe, expect, it } from 'vitest'
import { keepLimit } from './keepLimit.ts'

const DAY = 24 * 3600 * 1000
const USUAL = 200

describe('what is kept of one network', () => {
  it('is bounded in a day, however much it sends, and nothing of it is taken from another', () => {
    let at = 0
    const limit = keepLimit(USUAL, () => at)
    let kept = 0
    for (; at < DAY; at += 1000)
      for (let n = 0; n < 20; n++) if (limit.count('one', 'said', 2200) === null) kept += 2200
    expect(kept).toBeGreaterThan(20e6)
    expect(kept).toBeLessThan(50e6)
    expect(limit.count('one', 'said', 2200)).toBeGreaterThan(0)
    expect(limit.count('two', 'said', 2200)).toBeNull()
    expect(limit.count('one', 'asked', 2200)).toBeNull()
  })

  it('is enough for a class behind one address: a day of talking, taking back and laying tables', () => {
    let at = 0
    const limit = keepLimit(USUAL, () => at)
    const refused: (number | null)[] = []
    const people = 40
    // Each says a line a minute, takes something back every four seconds, lays a table in ten minutes, for eight hours.
    for (let second = 0; second < 8 * 3600; second++, at += 1000) {
      for (let n = 0; n < people; n++) {
        if (second % 60 === n) refused.push(limit.count('school', 'said', 300))
        if (second % 4 === n % 4) refused.push(limit.count('school', 'takenBack', 200))
        if (second % 600 === n * 15) refused.push(limit.count('school', 'asked', 17_000))
      }
    }
    expect(refused.filter((wait) => wait !== null)).toEqual([])
  })

  it('is given back where nothing was kept, and goes without limit where the house wants that', () => {
    const limit = keepLimit(1, () => 0)
    for (let n = 0; n < 100; n++) {
      expect(limit.count('one', 'asked', 100_000)).toBeNull()
      limit.giveBack('one', 'asked', 100_000)
    }
    const none = keepLimit(0, () => 0)
    for (let n = 0; n < 100; n++) expect(none.count('one', 'asked', 1e9)).toBeNull()
  })
})
