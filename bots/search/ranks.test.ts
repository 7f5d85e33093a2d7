// The thoughts at the root: what looked bad is tried all the same, and what is best at the end is taken.
import { describe, expect, it } from 'vitest'
import { at } from '../../kernel/lists.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { type Way, waysOf } from '../test/ways.ts'
import { nextByRank, ranked, settledByRank } from './ranks.ts'
import { NARROW, search, TUNING } from './search.ts'
import type { Arm } from './tree.ts'

const arm = (key: string, visits: number, mean: number, look = mean): Arm => ({
  choice: { act: key },
  key,
  worth: 0,
  values: null,
  look,
  judged: true,
  visits,
  won: visits * mean,
  // Spread by 0.1 around the mean.
  squares: visits * (mean * mean + 0.01),
  next: null,
})

const DULL: readonly Way[] = Array.from({ length: 6 }, (_, i) => ({ look: -3 - i, worth: -8 - i }))
/** The favourite of the first look is lost, and the way that looks worst by far wins. */
const ways: readonly Way[] = [{ look: 5, worth: -4 }, ...DULL, { look: -12, worth: 6 }]
const HIDDEN = ways.length - 1

describe('a choice that looked worst and is best', () => {
  const { mind, table } = waysOf(ways)
  const taken = (thoughts: number, tuning = TUNING) =>
    at(search(mind, table, 0, rngOf('ways'), { iterations: thoughts }, { tuning }).found, 0)

  it.each([60, 200, 800])('is found with %i thoughts', (thoughts) => {
    const { choice, value } = taken(thoughts)
    expect(choice.n).toEqual([HIDDEN])
    expect(value).toBeGreaterThan(0.5)
  })

  it('is never tried by the yardsticks, which share their thoughts by promise', () => {
    const { found } = search(mind, table, 0, rngOf('ways'), { iterations: 800 }, { tuning: NARROW })
    expect(found.find(({ choice }) => choice.n?.[0] === HIDDEN)?.visits).toBe(0)
    expect(at(found, 0).choice.n).not.toEqual([HIDDEN])
  })

  it('is found where a thought may end before its limit, too', () => {
    const { found, iterations } = search(mind, table, 0, rngOf('ways'), { thoughts: 800 })
    expect(at(found, 0).choice.n).toEqual([HIDDEN])
    expect(iterations).toBeLessThan(800)
  })

  it('says what the seats may expect by the best choice, not by all that were tried', () => {
    const [own = 0, other = 1] = search(mind, table, 0, rngOf('ways'), { iterations: 200 }).expected ?? []
    expect(own).toBeGreaterThan(0.8)
    expect(other).toBeLessThan(0.2)
  })
})

describe('visits', () => {
  it('go to the one that was visited least for its rank, whatever was asked before', () => {
    const rng = rngOf('ranks')
    for (let k = 0; k < 200; k++) {
      // Some are equal, and lists of the same length follow each other.
      const arms = Array.from({ length: 2 + below(rng, 3) }, (_, i) =>
        arm(`${i}`, below(rng, 4), below(rng, 3) / 4, below(rng, 3) / 4),
      )
      let [next, least] = [at(arms, 0), Number.POSITIVE_INFINITY]
      for (const [i, { arm }] of ranked(arms).entries())
        if ((arm.visits + 1) * (i + 1) < least) [next, least] = [arm, (arm.visits + 1) * (i + 1)]
      expect(nextByRank(arms)).toBe(next)
    }
  })
  it('go by rank: the second is visited half as often as the first, the third a third', () => {
    const arms = [arm('c', 0, 0, 0.3), arm('a', 0, 0, 0.7), arm('b', 0, 0, 0.5)]
    const means = [0.3, 0.7, 0.5]
    for (let k = 0; k < 660; k++) {
      const next = nextByRank(arms)
      const got = at(means, arms.indexOf(next))
      next.visits++
      next.won += got
    }
    const [c, a, b] = arms.map(({ visits }) => visits)
    expect([a, b, c].map((n) => Math.round((n ?? 0) / 10))).toEqual([36, 18, 12])
  })

  it('count for more the more there are, beside the look', () => {
    const [first] = ranked([arm('looks', 6, 0.2, 0.8), arm('brings', 60, 0.6, 0.6)])
    expect(first?.arm.key).toBe('brings')
  })

  it('that bring less than the look promised make all looks doubtful', () => {
    const value = (mean: number) =>
      ranked([arm('tried', 40, mean, 0.6), arm('untried', 0, 0, 0.5)]).find(({ arm: { key } }) => key === 'untried')
        ?.value as number
    expect(value(0.6)).toBeCloseTo(0.5)
    expect(value(0.4)).toBeLessThan(0.35)
  })
})

describe('a thought is settled', () => {
  it('when there is nothing to choose', () => {
    expect(settledByRank([arm('a', 1, 0.5)], 1000)).toBe(true)
  })
  it('when the first is surely better than all others', () => {
    expect(settledByRank([arm('a', 60, 0.7), arm('b', 30, 0.5), arm('c', 20, 0.4)], 1000)).toBe(true)
    expect(settledByRank([arm('a', 60, 0.7), arm('b', 30, 0.66), arm('c', 20, 0.4)], 1000)).toBe(false)
  })
  it('but not when it is only a little surer than its errors say: what visits bring changes as the tree below grows', () => {
    expect(settledByRank([arm('a', 60, 0.7), arm('b', 30, 0.62), arm('c', 20, 0.4)], 1000)).toBe(false)
  })
  it('but not while one that was hardly tried may be better', () => {
    expect(settledByRank([arm('a', 60, 0.7), arm('b', 30, 0.5), arm('c', 0, 0, 0.6)], 1000)).toBe(false)
  })
  it('when so little is left that it cannot change', () => {
    expect(settledByRank([arm('a', 60, 0.7), arm('b', 30, 0.66)], 3)).toBe(true)
  })
  it('when both are as good after many visits', () => {
    expect(settledByRank([arm('a', 600, 0.501), arm('b', 300, 0.5)], 10_000)).toBe(true)
    expect(settledByRank([arm('a', 600, 0.51), arm('b', 300, 0.5)], 10_000)).toBe(false)
  })
})
