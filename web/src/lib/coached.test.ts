// What the coach keeps of a match: moments taken back are forgotten, and the two that mattered most are shown in order.
import { describe, expect, it } from 'vitest'
import { type Mattered, mostOf, withMattered } from './coached.ts'

const moment = (at: number, loss: number, lead = 0): Mattered => ({
  ...{ at, loss, lead },
  chosen: { act: 'a' },
  better: { act: loss > 0 ? 'b' : 'a' },
})

describe('the moments of a match', () => {
  it('are the two that mattered most, in the order of play', () => {
    const all = [moment(1, 0.05), moment(4, 0.2), moment(7, 0.01), moment(9, 0.3)]
    expect(mostOf(all).map(({ at }) => at)).toEqual([4, 9])
  })
  it('are good choices where nothing was given away', () => {
    expect(mostOf([moment(1, 0, 0.3), moment(2, 0, 0.05), moment(3, 0.01)]).map(({ at }) => at)).toEqual([1])
  })
  it('forget what was taken back', () => {
    const all = [moment(1, 0.2), moment(4, 0.3)].reduce(withMattered, [] as readonly Mattered[])
    expect(withMattered(all, moment(4, 0)).map(({ at, loss }) => [at, loss])).toEqual([
      [1, 0.2],
      [4, 0],
    ])
    expect(withMattered(all, moment(2, 0.1))).toHaveLength(2)
  })
})
