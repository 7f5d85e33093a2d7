import { describe, expect, test } from 'vitest'
import type { Moment } from '../../../analysis/moment.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { bandPath, chancesAt, drawsIn, lineAt, markAt, marksIn, orderFrom, placeOf } from './ribbon.ts'

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
    // Where the choice was still to be made.
    expect(marks.map((m) => Math.round(m.x))).toEqual([33, 67])
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
  test('marks what is not sure, after all that is', () => {
    const sure = moment(1, [0.6, 0.4], [0.6, 0.4], 0.2)
    const open = moment(2, [0.6, 0.4], [0.6, 0.4])
    const unsure: Moment = { ...open, verdict: { better: null, unsure: true, ahead: null } }
    expect(marksIn([sure, unsure], 3, [0, 1], room, () => true).map((m) => m.mark)).toEqual(['blunder', null])
  })
  test('keeps its marks off what is written on the bands', () => {
    const [mark] = marksIn(moments.slice(1, 2), 3, [0, 1], room, () => true, [{ x: 33, y: 35 }])
    expect(Math.abs((mark?.x ?? 33) - 33)).toBeGreaterThan(17)
  })
  test('finds the moment at a place, and the end, whatever the width and the length', () => {
    for (const width of [230, 360, 737, 1332])
      for (const lines of [3, 27, 240, 400])
        for (let line = 0; line <= lines; line++)
          expect(lineAt(placeOf(line, lines) * width, width, lines, lines)).toBe(line)
    expect(lineAt(100, 100, 3, 2)).toBe(2)
  })
  test('whoever points at the middle of a mark means that mark', () => {
    const rng = rngOf('marks')
    for (const w of [230, 360, 737, 1332])
      for (const lines of [12, 60, 240]) {
        const many = Array.from({ length: lines }, (_, line) => {
          const share = (10 + below(rng, 81)) / 100
          return moment(line, [share, 1 - share], [0.5, 0.5], line > 0 && below(rng, 3) === 0 ? 0.1 : 0)
        })
        const marks = marksIn(many, lines, [0, 1], { w, h: 190 }, () => true)
        expect(marks.length).toBeGreaterThan(0)
        for (const mark of marks)
          for (const finger of [false, true]) {
            expect(markAt(mark, marks, finger)).toBe(mark.line)
            expect(markAt({ x: mark.x + 5, y: mark.y - 4 }, marks, finger)).toBe(mark.line)
          }
      }
  })
  test('line, height of a mark and figures tell of the same instant; the end stands after the last choice', () => {
    // The band of a seat where the line of a moment stands is what the figures say there.
    const path = bandPath(moments, 3, [], 0, room)
    const tops = path
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number))
    for (const line of [0, 1, 2, 3]) {
      const top = tops.find(([x]) => Math.abs((x ?? -1) - placeOf(line, 3) * room.w) < 0.1)
      expect(Math.round(100 * (1 - (top?.[1] ?? 0) / room.h))).toBe(chancesAt(moments, line)[0])
    }
    expect(chancesAt(moments, 3)).toEqual([100, 0])
    const [mark] = marksIn(moments.slice(0, 2), 3, [0, 1], { w: 600, h: 100 }, () => true)
    expect(mark?.y).toBe(100 - (chancesAt(moments, 1)[0] ?? 0) / 2)
    expect(mark?.x).toBe(placeOf(1, 3) * 600)
  })
})
