import { describe, expect, test } from 'vitest'
import { accountOf } from './account.ts'
import type { Moment, Verdict } from './moment.ts'
import type { Parts } from './parts.ts'
import { gistOf } from './told.ts'

const FREE: Verdict = { better: null, unsure: false, ahead: null }
const NOTHING = [0, 0]

/** A table of two that goes from the deal to a win of seat 0 in two equal choices and one that brings this. */
function wonBy(part: Partial<Parts>): ReturnType<typeof gistOf> {
  const none: Parts = { draw: NOTHING, hidden: NOTHING, play: NOTHING, rest: NOTHING }
  const line = (nth: number, seat: 0 | 1 | null, before: number, after: number, parts: Parts): Moment => ({
    ...{ line: nth, seat, before: [before, 1 - before], after: [after, 1 - after], parts },
    verdict: seat === null ? null : FREE,
  })
  const moments = [
    line(0, null, 0.5, 0.5, none),
    line(1, 1, 0.5, 0.5, none),
    line(2, 0, 0.5, 0.5, none),
    line(3, 1, 0.5, 1, { ...none, ...part }),
  ]
  return gistOf(
    { judge: { rules: 1, net: false, thoughts: 1, sign: '' }, moments, finest: [], hindsight: [], whole: true },
    0,
  )
}

describe('what a result came from', () => {
  test('is told by the largest of its parts', () => {
    expect(wonBy({ draw: [0.5, -0.5] }).cause).toBe('cards')
    expect(wonBy({ play: [0.5, -0.5] }).cause).toBe('gifts')
    expect(wonBy({ rest: [0.5, -0.5] }).cause).toBe('small')
    expect(wonBy({ draw: [0.42, -0.42], hidden: [0.08, -0.08] })).toMatchObject({ result: 'won', cause: 'cards' })
  })
  test('is unseen cards where those can be told, and else what cannot be explained', () => {
    expect(wonBy({ hidden: [0.09, -0.09], rest: [0.01, -0.01] }).cause).toBe('unseen')
    expect(wonBy({ hidden: [0.5, -0.5] }).cause).toBe('untold')
  })
})

describe('what is said of a result', () => {
  test('is rounded as the bar beside it is', () => {
    let apart = 0
    for (let i = 0; i < 100; i++) {
      const [draw, gift, own] = [0.001 * i + 0.0004, 0.0013 * i, 0.0021 * i]
      const { sum, points } = wonBy({ draw: [draw, -draw], hidden: [own, -own], play: [gift, -gift] })
      const { entries, end } = accountOf(sum)
      const bar = (from: string) => entries.filter((e) => e.from === from).reduce((all, e) => all + e.points, 0)
      expect(points).toEqual({ cards: bar('draw'), gifts: bar('gift'), own: bar('own'), adjusted: end - bar('draw') })
      if (points.cards !== Math.round(100 * sum.draw)) apart++
    }
    // Each rounded by itself, they would not add up.
    expect(apart).toBeGreaterThan(0)
  })
})
