import { expect, test } from 'vitest'
import { sumFor } from '../../analysis/account.ts'
import type { Moment, Verdict } from '../../analysis/moment.ts'
import { courseOf, courseTold, meansTold } from './course.ts'

const fine: Verdict = { better: null, unsure: false, ahead: null }

/** A moment that nothing but the rest explains. */
function moment(line: number, from: number, to: number, verdict: Verdict | null): Moment {
  const none = [0, 0]
  const rest = [to - from, from - to]
  return {
    ...{ line, seat: line === 0 ? null : 0, before: [from, 1 - from], after: [to, 1 - to], verdict },
    parts: { draw: none, hidden: none, play: none, rest },
  }
}

const straight = (end: number) => [moment(0, 0.5, 0.5, null), moment(1, 0.5, end, fine)]
const matchOf = (moments: readonly Moment[]) => ({
  sums: [0, 1].map((seat) => sumFor(moments, seat)),
  course: courseOf(moments),
})

test('the way of the chances is that of their steps', () => {
  const { squares } = courseOf([moment(0, 0.5, 0.4, null), moment(1, 0.4, 1, fine)])
  expect(squares.map((x) => Math.round(100 * x))).toEqual([37, 37])
})

test('means are told of the seats one asks for', () => {
  const sums = [straight(1), straight(0)].map((moments) => sumFor(moments, 0))
  expect(meansTold(sums)).toContain('result less start 0.0 ± 35.4')
  expect(meansTold(sums.slice(0, 1))).toContain('result less start 50.0 ± 0.0')
})

test('a judge whose chances go straight to the result goes as far as need be', () => {
  const told = courseTold([matchOf(straight(1)), matchOf(straight(0))])
  expect(told).toContain('result less start 50.0')
  expect(told).toContain('rest 50.0')
  expect(told).toContain('1.0 × as far')
  const there = [moment(0, 0.5, 0, null), moment(1, 0, 1, fine)]
  expect(courseTold([matchOf(there), matchOf(straight(0))])).toContain('3.0 × as far')
})
