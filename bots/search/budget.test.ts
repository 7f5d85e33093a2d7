// Budgets: by time, by iterations, by choice; cut short; the same for the same seed.

import { describe, expect, it } from 'vitest'
import { check, deciders } from '../../kernel/ask.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { mindOf } from '../../title/mind.ts'
import type { Budget } from '../bot.ts'
import { dealt, lots } from '../test/table.ts'
import { thinkable } from '../thinkable.ts'
import { search, think } from './search.ts'

const { title } = lots
const { game } = title
const mind = mindOf(game, lots.insight)
const s = dealt(lots, { seats: 2 }, 'budget')
const seat = deciders(game, s)[0] as number
const seen = view(game, s, seat)
const many = thinkable(mind, seen, seat).length
const run = (budget: Budget, seed = 'x') => search(mind, seen, seat, rngOf(seed), budget)

/** A clock that goes on by so much every time it is read. */
function fakeClock(tick: number) {
  let now = 1000
  let reads = 0
  return {
    clock: () => {
      reads++
      now += tick
      return now
    },
    reads: () => reads,
    since: () => now - 1000,
  }
}

describe('a budget', () => {
  it('of iterations is spent to the last, and no more', () => {
    const { found, iterations } = run({ iterations: 40 })
    expect(iterations).toBe(40)
    expect(found.reduce((sum, f) => sum + f.visits, 0)).toBe(40)
  })

  it('by choice grows with what there is to choose from', () => {
    expect(many).toBeGreaterThan(1)
    expect(run({ each: 7 }).iterations).toBe(7 * many)
  })

  it('takes the first limit that is reached', () => {
    expect(run({ iterations: 9, each: 1000, ms: 1_000_000 }).iterations).toBe(9)
  })

  it('of time ends at the first look at the clock after it is over', () => {
    const { clock, since } = fakeClock(1)
    run({ ms: 50, clock })
    expect(since()).toBeGreaterThanOrEqual(51)
    // The clock stood at 1 when the thought began, so it is read at 51 and at most once more by an iteration under way.
    expect(since()).toBeLessThanOrEqual(53)
  })

  it('of time looks at the clock before every position that it judges while a point of the tree is new', () => {
    const { clock, reads } = fakeClock(0)
    run({ ms: 1, iterations: 1, clock })
    // Once to begin, once before the iteration, once for every choice after the first, once to find it is done.
    expect(reads()).toBeGreaterThanOrEqual(many + 1)
  })

  it('of time is not spent where the rest of it could change nothing', () => {
    const { clock, since } = fakeClock(0.001)
    const [first, second] = run({ ms: 100, clock }).found
    expect(since()).toBeLessThan(100)
    expect(first?.visits as number).toBeGreaterThan(second?.visits as number)
  })

  it('of no time at all still gives a legal choice', () => {
    const { found, iterations } = run({ ms: 0 })
    expect(iterations).toBe(0)
    expect(check(game, s, seat, found[0]?.choice)).toBeNull()
  })

  it('that runs out in the middle of the first iteration gives what looked best until then', () => {
    const { clock } = fakeClock(1)
    const { found } = run({ ms: 2, clock })
    expect(check(game, s, seat, found[0]?.choice)).toBeNull()
  })
})

describe('a thought', () => {
  it('answers at once when it is asked to', () => {
    const stop = new AbortController()
    const thinking = think(mind, seen, seat, rngOf('x'), { iterations: 1000, signal: stop.signal })
    for (let i = 0; i < 5; i++) expect(thinking.step()).toBe(true)
    stop.abort()
    expect(thinking.step()).toBe(false)
    expect(thinking.iterations()).toBe(5)
    expect(check(game, s, seat, thinking.found()[0]?.choice)).toBeNull()
  })

  it('is the same for the same seed and iterations, however it is cut into pieces', () => {
    const whole = run({ iterations: 60 }, 'same').found
    const pieces = think(mind, seen, seat, rngOf('same'), { iterations: 60 })
    for (let i = 0; i < 30; i++) pieces.step()
    pieces.found()
    while (pieces.step());
    expect(pieces.found()).toEqual(whole)
    expect(run({ iterations: 60 }, 'same').found).toEqual(whole)
  })

  it('gives every choice it looked at, the best first', () => {
    const values = run({ iterations: 80 }).found.map((f) => f.value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    const keys = run({ iterations: 80 }).found.map((f) => JSON.stringify(f.choice satisfies Choice))
    expect(new Set(keys).size).toBe(many)
  })
})
