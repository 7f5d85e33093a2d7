import { describe, expect, test } from 'vitest'
import type { Seat } from '../kernel/words.ts'
import { sumFor } from './account.ts'
import type { Moment, Verdict } from './moment.ts'
import { smallFor } from './small.ts'

const FREE: Verdict = { better: null, unsure: false, ahead: null }

/** Moments of a table of two that only the rest explains: who chose, by how much the chance of seat 0 moved, whether there was a choice. */
function matchOf(steps: readonly (readonly [seat: Seat | null, shift: number, free?: boolean])[]): Moment[] {
  let chance = 0.5
  return steps.map(([seat, shift, free = true], line) => {
    const before = [chance, 1 - chance]
    chance += shift
    const nothing = [0, 0]
    const parts = { draw: nothing, hidden: nothing, play: nothing, rest: [shift, -shift] }
    return { line, seat, before, after: [chance, 1 - chance], parts, verdict: free && seat !== null ? FREE : null }
  })
}

const rounded = (list: readonly number[]) => list.map((x) => Math.round(1000 * x) / 1000 + 0)

describe('small choices', () => {
  test('a judge that likes whoever has just chosen is nobody’s merit', () => {
    const moments = matchOf([
      [null, 0],
      [0, 0.1],
      [1, -0.1],
      [0, 0.1],
      [1, -0.1],
    ])
    expect(rounded(smallFor(moments, 0))).toEqual([0, 0])
    expect(rounded(smallFor(moments, 1))).toEqual([0, 0])
  })
  test('who gains more with a choice than is usual has gained by it, and the other has lost', () => {
    const moments = matchOf([
      [null, 0],
      [0, 0.2],
      [1, -0.1],
      [0, 0.2],
      [1, -0.1],
    ])
    expect(rounded(smallFor(moments, 0))).toEqual([0.1, 0.1])
    const { small, theirs, rest, start, end } = sumFor(moments, 0)
    expect(rounded([small, ...theirs, rest])).toEqual([0.1, 0, 0.1, 0])
    expect(rounded([start, end])).toEqual([0.5, 0.7])
  })
  test('what nobody could choose belongs to the choice before it', () => {
    const moments = matchOf([
      [null, 0],
      [0, 0.05],
      [0, 0.15, false],
      [1, -0.1],
    ])
    expect(rounded(smallFor(moments, 0))).toEqual([0.05, 0.05])
  })
  test('going on with a turn is compared with going on, not with its beginning', () => {
    const moments = matchOf([
      [null, 0],
      [0, 0.1],
      [0, 0],
      [1, -0.1],
    ])
    expect(rounded(smallFor(moments, 0))).toEqual([0, 0])
  })
  test('what moved before anybody chose is nobody’s', () => {
    const moments = matchOf([
      [null, 0],
      [0, 0.1, false],
      [1, 0],
      [0, 0],
    ])
    expect(rounded(smallFor(moments, 0))).toEqual([0, 0])
    expect(rounded([sumFor(moments, 0).rest])).toEqual([0.1])
  })
})
