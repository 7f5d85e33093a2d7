import { expect, test } from 'vitest'
import type { Moment } from './moment.ts'
import { momentsBy } from './report.ts'

const judge = { rules: 1, net: true, thoughts: 60, sign: '1-abc' }
const none = [0, 0]
const moment: Moment = {
  ...{ line: 0, seat: null, before: [0.5, 0.5], after: [0.5, 0.5], verdict: null },
  parts: { draw: none, hidden: none, play: none, rest: none },
}

test('an analysis is gone on with by the same judge alone', () => {
  const moments = [moment]
  expect(momentsBy(judge, { judge, moments })).toBe(moments)
  expect(momentsBy(judge, { judge: { ...judge, sign: '1-xyz' }, moments })).toEqual([])
  // Written before judges signed.
  expect(momentsBy(judge, { judge: { ...judge, sign: '' }, moments })).toEqual([])
  expect(momentsBy(judge, { judge: { ...judge, thoughts: 400 }, moments })).toEqual([])
  expect(momentsBy(judge, null)).toEqual([])
})
