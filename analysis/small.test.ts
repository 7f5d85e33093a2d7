import { describe, expect, test } from 'vitest'
import type { Seat } from '../kernel/words.ts'
import { sumFor } from './account.ts'
import type { Shares } from './judge.ts'
import type { Moment, Verdict } from './moment.ts'
import { minus, none, plus } from './parts.ts'
import { smallFor } from './small.ts'

const FREE: Verdict = { better: null, unsure: false, ahead: null }

/** A step of a match: who chose, how the chances moved in truth, whether there was a choice. */
type Step = readonly [seat: Seat | null, shift: Shares, free?: boolean]

/** Moments that only the rest explains, by a judge who likes seats by how many have chosen since they did. */
function matchOf(steps: readonly Step[], liking: readonly number[] = []): Moment[] {
  const seats = steps[0]?.[1].length ?? 0
  let latest: Seat[] = []
  let before: Shares = none(seats).map(() => 1 / seats)
  let liked = none(seats)
  return steps.map(([seat, shift, free = true], line) => {
    if (seat !== null && free) latest = [seat, ...latest.filter((other) => other !== seat)]
    const each = none(seats).map((_, one) => liking[latest.indexOf(one)] ?? 0)
    const mean = each.reduce((sum, x) => sum + x, 0) / seats
    const now = each.map((x) => x - mean)
    const rest = plus(shift, minus(now, liked))
    liked = now
    const [here, after] = [before, plus(before, rest)]
    before = after
    const parts = { draw: none(seats), hidden: none(seats), play: none(seats), rest }
    return { line, seat, before: here, after, parts, verdict: free && seat !== null ? FREE : null }
  })
}

const rounded = (list: readonly number[]) => list.map((x) => Math.round(100 * x) / 100 + 0)
const still = (seats: readonly Seat[], of: number): Step[] => seats.map((seat) => [seat, none(of)])
const round = (times: number, ...seats: Seat[]): Seat[] => Array.from({ length: times }, () => seats).flat()

describe('small choices', () => {
  test('a judge that likes whoever has just chosen is nobody’s merit', () => {
    const moments = matchOf(still(round(20, 0, 1), 2), [0.05])
    expect(rounded(smallFor(moments, 0))).toEqual([0, 0])
    expect(rounded(smallFor(moments, 1))).toEqual([0, 0])
  })
  test('nor does anybody lose or gain by choosing more often than others', () => {
    const moments = matchOf(still([...round(10, 0, 1, 2), ...round(10, 0, 1), ...round(5, 2, 0)], 3), [0.06, 0.02])
    for (const seat of [0, 1, 2]) {
      expect(rounded(smallFor(moments, seat))).toEqual([0, 0, 0])
      expect(Math.abs(sumFor(moments, seat).rest)).toBeLessThan(0.06)
    }
  })
  test('who gains with every turn has gained by it, and what the others lose is theirs', () => {
    const gain: Step[] = round(10, 0, 1, 2).map((seat) => [seat, seat === 0 ? [0.02, -0.01, -0.01] : none(3)])
    const moments = matchOf(gain, [0.06, 0.02])
    const { small, theirs, rest, start, end } = sumFor(moments, 0)
    expect(end - start).toBeGreaterThan(0.13)
    // A third of the gain is what is usual in this match, which the others’ turns lack.
    expect(small).toBeGreaterThan(0.12)
    expect(theirs[1]).toBeGreaterThan(0.01)
    expect(theirs[2]).toBeGreaterThan(0.01)
    expect(small + theirs.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0.2, 1)
    expect(Math.abs(rest)).toBeLessThan(0.06)
  })
  test('one good choice among many stands out', () => {
    const steps = still(round(20, 0, 1), 2)
    steps[20] = [0, [0.2, -0.2]]
    const [mine, theirs] = smallFor(matchOf(steps, [0.05]), 0)
    expect(mine).toBeGreaterThan(0.08)
    expect((mine ?? 0) + (theirs ?? 0)).toBeCloseTo(0.2, 1)
  })
  test('what nobody could choose belongs to the choice before it', () => {
    const steps = still(round(20, 0, 1), 2)
    const chosen = [...steps.slice(0, 21), [1, [0.1, -0.1], false] as const, ...steps.slice(21)]
    const alike = [...steps.slice(0, 20), [0, [0.1, -0.1]] as const, ...steps.slice(21)]
    expect(rounded(smallFor(matchOf(chosen), 0))).toEqual(rounded(smallFor(matchOf(alike), 0)))
  })
  test('going on with a turn is the same turn', () => {
    const moments = matchOf(still([...round(10, 0, 0, 0, 1)], 2), [0.05])
    expect(rounded(smallFor(moments, 0))).toEqual([0, 0])
  })
  test('what moved before anybody chose is nobody’s', () => {
    const moments = matchOf([[0, [0.1, -0.1], false], ...still([1, 0], 2)])
    expect(rounded(smallFor(moments, 0))).toEqual([0, 0])
    expect(rounded([sumFor(moments, 0).rest])).toEqual([0.1])
  })
})
