import { describe, expect, it } from 'vitest'
import { playheadOf } from './playhead.ts'

/** A playhead whose time passes when the test says so. */
function showing(latest: number, { pace = 900, unknown = [] as readonly number[] } = {}) {
  const world = { pace, unknown, due: [] as { call: () => void; ms: number }[], changes: 0 }
  const head = playheadOf(
    {
      pace: () => world.pace,
      known: (line) => !world.unknown.includes(line),
      changed: () => world.changes++,
      later(call, ms) {
        const item = { call, ms }
        world.due.push(item)
        return () => {
          world.due = world.due.filter((d) => d !== item)
        }
      },
    },
    latest,
  )
  /** What waits for its time comes; how long it waited. */
  const pass = (): number | undefined => {
    const item = world.due.shift()
    item?.call()
    return item?.ms
  }
  return { head, world, pass }
}

describe('what is shown', () => {
  it('is the latest line of a match that is opened', () => {
    const { head } = showing(7)
    expect([head.moment, head.latest, head.live]).toEqual([7, 7, true])
  })

  it('is one’s own move at once', () => {
    const { head, world } = showing(3)
    head.extend(4, true)
    expect([head.moment, head.live]).toEqual([4, true])
    expect(world.due).toEqual([])
    expect(world.changes).toBe(1)
  })

  it('is each move of others in its turn, at the reader’s pace', () => {
    const { head, pass, world } = showing(3)
    head.extend(4, false)
    head.extend(5, false)
    expect([head.moment, head.latest, head.live]).toEqual([3, 5, false])
    expect(world.due).toHaveLength(1)
    expect(pass()).toBe(900)
    expect([head.moment, head.live]).toEqual([4, false])
    world.pace = 200
    expect(pass()).toBe(900)
    expect([head.moment, head.live]).toEqual([5, true])
    expect(world.due).toEqual([])
  })

  it('is everything at once for whoever wants no pace, also in the middle', () => {
    const quick = showing(3, { pace: 0 })
    quick.head.extend(6, false)
    expect(quick.head.live).toBe(true)
    const { head, pass, world } = showing(3)
    head.extend(9, false)
    world.pace = 0
    pass()
    expect(head.moment).toBe(9)
  })

  it('is everything at once when it is skipped', () => {
    const { head, pass, world } = showing(3)
    head.extend(9, false)
    head.skip()
    expect(head.live).toBe(true)
    pass()
    expect([head.moment, world.due.length]).toEqual([9, 0])
  })

  it('passes over lines that are not known here', () => {
    const { head, pass } = showing(3, { unknown: [4, 5] })
    head.extend(7, false)
    pass()
    expect(head.moment).toBe(6)
  })

  it('goes back with a story that was shortened', () => {
    const { head } = showing(8)
    head.extend(6, false)
    expect([head.moment, head.live]).toEqual([6, true])
  })

  it('is told from an earlier line on once more', () => {
    const { head, pass } = showing(8)
    head.rewind(6)
    expect([head.moment, head.live]).toEqual([6, false])
    pass()
    pass()
    expect(head.live).toBe(true)
  })
})

describe('an earlier moment', () => {
  it('stays while play goes on behind it, and the latest resumes play', () => {
    const { head, pass } = showing(5)
    head.lookAt(2)
    head.extend(6, false)
    pass()
    expect([head.moment, head.back, head.live, head.shown]).toEqual([2, true, false, 6])
    head.lookAt(6)
    expect([head.moment, head.back, head.live]).toEqual([6, false, true])
  })

  it('is never before the first line', () => {
    const { head } = showing(5)
    head.lookAt(-3)
    expect(head.moment).toBe(0)
  })
})

describe('while the past is on its way', () => {
  it('nothing further is shown, whatever the pace, and then all of it', async () => {
    for (const pace of [900, 0]) {
      const { head, pass, world } = showing(2, { pace })
      const { promise, reject } = Promise.withResolvers<void>()
      head.hold(promise)
      head.extend(5, false)
      expect([head.moment, world.due.length]).toEqual([2, 0])
      reject(new Error('no answer'))
      await promise.catch(() => {})
      await Promise.resolve()
      expect(world.due).toHaveLength(1)
      pass()
      expect(head.moment).toBe(pace === 0 ? 5 : 3)
    }
  })
})

it('a table that is left shows nothing more', () => {
  const { head, world } = showing(2)
  head.extend(5, false)
  head.leave()
  expect(world.due).toEqual([])
  head.extend(6, false)
  expect(world.due).toEqual([])
})
