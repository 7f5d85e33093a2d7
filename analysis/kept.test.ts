import { expect, test } from 'vitest'
import { earlierFor, keptWith, partOf } from './kept.ts'
import type { Moment } from './moment.ts'
import type { Report } from './report.ts'

const report = (thoughts: number, whole: boolean): Report => ({
  ...{ moments: [], finest: [], hindsight: [], whole },
  judge: { rules: 1, net: true, thoughts, sign: '3-abc' },
})
const quick = report(60, true)
const part = report(400, false)
const deep = report(400, true)

test('a whole analysis stays until a deeper one is whole', () => {
  expect(keptWith(null, part)).toEqual({ report: part, deeper: null })
  expect(keptWith({ report: quick, deeper: null }, part)).toEqual({ report: quick, deeper: part })
  expect(keptWith({ report: quick, deeper: part }, deep)).toEqual({ report: deep, deeper: null })
  // What was only a part gives way to another part.
  expect(keptWith({ report: report(60, false), deeper: null }, part)).toEqual({ report: part, deeper: null })
  // Something between the two does not take the deeper part away.
  expect(keptWith({ report: quick, deeper: part }, report(100, true))).toEqual({
    report: report(100, true),
    deeper: part,
  })
})

test('what is asked for is answered by what is there, whole or in part', () => {
  expect(earlierFor(null, 60)).toBe(null)
  expect(earlierFor({ report: quick, deeper: part }, 60)).toBe(quick)
  expect(earlierFor({ report: quick, deeper: part }, 400)).toBe(part)
  expect(earlierFor({ report: quick, deeper: part }, 1000)).toBe(null)
  expect(earlierFor({ report: quick, deeper: null }, 400)).toBe(null)
})

test('an analysis that is stopped before its best moments are known is none that is whole', () => {
  const none = [0, 0]
  const parts = { draw: none, hidden: none, play: none, rest: none }
  const moments = [0, 1, 2].map(
    (line): Moment => ({ line, seat: null, before: none, after: none, parts, verdict: null }),
  )
  expect(partOf(part.judge, [], 3)).toBe(null)
  expect(partOf(part.judge, moments.slice(0, 2), 3)?.moments).toHaveLength(2)
  expect(partOf(part.judge, moments, 3)).toMatchObject({ whole: false, moments: moments.slice(0, 2) })
})
