import { expect, test } from 'vitest'
import type { Moment } from '../../../analysis/moment.ts'
import type { Report } from '../../../analysis/report.ts'
import { triedAt } from './tries.ts'

const none = [0, 0]
function moment(line: number, seat: number, loss: number): Moment {
  const better = loss === 0 ? null : { choice: { act: 'x' }, shift: none, loss, doubt: 0.01 }
  const parts = { draw: none, hidden: none, play: none, rest: none }
  return { line, seat, before: [0.5, 0.5], after: [0.5, 0.5], parts, verdict: { better, unsure: false, ahead: null } }
}
const moments = [moment(0, 0, 0), moment(1, 1, 0.1), moment(2, 0, 0.2), moment(3, 1, 0.3), moment(4, 1, 0)]
const report: Report = {
  judge: { rules: 1, net: false, thoughts: 1, sign: '' },
  moments,
  finest: [],
  hindsight: [],
  whole: true,
}

test('a mistake counts among those of whoever made it, also where another seat is looked at', () => {
  expect(triedAt(report, 1)).toMatchObject({ nth: 1, of: 2, next: 3, mistake: { seat: 1 } })
  expect(triedAt(report, 3)).toMatchObject({ nth: 2, of: 2, next: null })
  expect(triedAt(report, 2)).toMatchObject({ nth: 1, of: 1, next: null })
  expect(triedAt(report, 4)).toBeNull()
})
