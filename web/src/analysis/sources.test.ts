import { describe, expect, test } from 'vitest'
import { pointsFrom, sumFor } from '../../../analysis/account.ts'
import type { Moment } from '../../../analysis/moment.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { adjustedOf, barOf, openedOf } from './sources.ts'

/** A match of made-up parts that add up. */
function match(seats: number, lines: number, seed: string): Moment[] {
  const rng = rngOf(seed)
  const even = new Array<number>(seats).fill(0)
  const some = () => {
    const x = (below(rng, 21) - 10) / 100
    return even.map((_, i) => (i === 0 ? x : -x / (seats - 1)))
  }
  let before: readonly number[] = even.map(() => 1 / seats)
  return Array.from({ length: lines }, (_, line): Moment => {
    const seat = line === 0 ? null : (line - 1) % seats
    const [draw, rest] = [line % 5 === 0 ? some() : even, some()]
    const play = seat !== null && line % 7 === 3 ? even.map((_, i) => (i === seat ? -0.1 : 0.1 / (seats - 1))) : even
    const after = before.map((b, i) => b + (draw[i] ?? 0) + (rest[i] ?? 0) + (play[i] ?? 0))
    const was = before
    before = after
    const verdict = seat === null ? null : { better: null, unsure: false, ahead: null }
    return { line, seat, before: was, after, parts: { draw, hidden: even, play, rest }, verdict }
  })
}

describe('a bar', () => {
  test('adds up, and opens into moments that add up to each segment, the largest first', () => {
    for (const seats of [2, 3, 4])
      for (const seat of Array.from({ length: seats }, (_, s) => s)) {
        const moments = match(seats, 40, `m${seats}`)
        const { start, segments, end } = barOf(sumFor(moments, seat))
        expect(start + segments.reduce((sum, { points }) => sum + points, 0)).toBe(end)
        for (const segment of segments) {
          const { rows, more } = openedOf(moments, seat, segment)
          expect(rows.reduce((sum, { points }) => sum + points, more)).toBe(segment.points)
          const sizes = rows.map(({ points }) => Math.abs(points))
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
          if (segment.from === 'gift') for (const { line } of rows) expect(moments[line]?.seat).toBe(segment.seat)
        }
      }
  })
  test('has one segment of small choices at a table of two, where one’s are the other’s', () => {
    const two = barOf(sumFor(match(2, 40, 'two'), 0)).segments.map(({ from }) => from)
    expect(two).toContain('both')
    expect(two).not.toContain('small')
    expect(two).not.toContain('theirs')
    const three = barOf(sumFor(match(3, 40, 'three'), 0)).segments.map(({ from }) => from)
    expect(three).toContain('small')
    expect(three).toContain('theirs')
  })
  test('says the result without luck also where no result could be so', () => {
    const none = [0, 0]
    const sum = (draw: number, end: number) => {
      const parts = { draw: [draw, -draw], hidden: none, play: none, rest: [end - 0.5 - draw, 0.5 + draw - end] }
      const moment: Moment = { line: 0, seat: null, before: [0.5, 0.5], after: [end, 1 - end], parts, verdict: null }
      return sumFor([moment], 0)
    }
    expect(adjustedOf(sum(-0.3, 1))).toMatchObject({ points: 130, can: false })
    expect(adjustedOf(sum(0.2, 0))).toMatchObject({ points: -20, can: false })
    expect(adjustedOf(sum(0.3, 1))).toMatchObject({ points: 70, can: true, doubt: null })
    const doubted = { ...sum(0.3, 1), doubt: { draw: 0.04, hidden: null, own: 0, gifts: none, adjusted: 0.04 } }
    expect(adjustedOf(doubted).doubt).toBe(4)
    expect(pointsFrom(barOf(sum(0.3, 1)).segments, 'draw')).toBe(30)
  })
})
