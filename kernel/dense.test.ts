import { expect, it } from 'vitest'
import { dense } from './dense.ts'

it('copies plain data to its depths, and nothing of it changes', () => {
  const data = {
    names: [['a'], ['b', 'c']].flat(),
    figures: [[1], [], [2, 3]].flat(),
    more: { none: null, unset: undefined, empty: [] },
  }
  const copy = dense(data)
  expect(copy).toEqual(data)
  expect(copy.more).not.toBe(data.more)
  expect(copy.names).not.toBe(data.names)
})

it('leaves shared what is shared, and whatever is no plain data as it is', () => {
  const kind = { id: 'wood', cost: [1, 2] }
  const moment = new Date(0)
  const rule = () => 1
  const { first, second, at, by } = dense({ first: kind, second: [kind], at: moment, by: rule })
  expect(second[0]).toBe(first)
  expect(at).toBe(moment)
  expect(by).toBe(rule)
})

it('never writes to what it is given', () => {
  const frozen = Object.freeze({ list: Object.freeze([Object.freeze({ n: 1 })]) })
  expect(dense(frozen)).toEqual({ list: [{ n: 1 }] })
})
