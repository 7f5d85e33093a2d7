import { describe, expect, test } from 'vitest'
import type { Moment } from '../../../analysis/moment.ts'
import { bandPath, drawsIn, lineAt, marksIn, orderFrom, placeOf } from './ribbon.ts'

const none = [0, 0]
function moment(line: number, before: number[], after: number[], loss = 0, draw = 0): Moment {
  const parts = { draw: [draw, -draw], hidden: none, play: [-loss, loss], rest: none }
  const better = loss === 0 ? null : { choice: { act: 'x' }, shift: [loss, -loss], loss, doubt: 0.01 }
  return { line, seat: line === 0 ? null : 0, before, after, parts, verdict: { better, unsure: false, ahead: null } }
}
const room = { w: 100, h: 50 }
const moments = [
  moment(0, [0.5, 0.5], [0.6, 0.4], 0, 0.1),
  moment(1, [0.6, 0.4], [0.4, 0.6], 0.2),
  moment(2, [0.4, 0.6], [1, 0], 0.3, 0.4),
]

describe('the ribbon', () => {
  test('begins with one’s own band and goes round the table', () => {
    expect(orderFrom(2, 4)).toEqual([2, 3, 0, 1])
  })
  test('fills the room from the bottom to the top, and no more', () => {
    const [own, other] = [bandPath(moments, 3, [], 0, room), bandPath(moments, 3, [0], 1, room)]
    expect(own.startsWith('M0.0 25.0L')).toBe(true)
    expect(own).toContain('100.0 0.0')
    expect(other.startsWith('M0.0 0.0L')).toBe(true)
  })
  test('keeps marks apart, the costliest where it belongs', () => {
    const marks = marksIn(moments, 3, [0, 1], room, () => true)
    expect(marks.map((m) => m.line)).toEqual([1, 2])
    // The last moment stands at the end, as far as a mark fits.
    expect(marks[1]?.x).toBe(88)
    const crowd = Array.from({ length: 40 }, (_, i) => moment(i + 1, [0.5, 0.5], [0.5, 0.5], 0.1))
    const placed = marksIn(crowd, 41, [0, 1], room, () => true)
    for (const [i, one] of placed.entries())
      for (const two of placed.slice(i + 1)) expect(Math.abs(one.x - two.x)).toBeGreaterThan(17)
    expect(marksIn(moments, 3, [0, 1], room, (seat) => seat === 1)).toEqual([])
  })
  test('shows the cards that did most', () => {
    expect(drawsIn(moments, 3, 0, 100, 90).map((d) => d.points)).toEqual([40])
    expect(drawsIn(moments, 3, 1, 100, 10).map((d) => d.points)).toEqual([-10, -40])
  })
  test('finds the moment under a finger', () => {
    for (const { line } of moments) expect(lineAt(placeOf(line, 3) * 100, 100, 3, 3)).toBe(line)
    expect(lineAt(100, 100, 3, 2)).toBe(1)
  })
})
