import { expect, it } from 'vitest'
import { nextTo } from './nextTo.ts'

it('names all that share the score next to the winner', () => {
  expect(nextTo([40, 51, 40, 12], [1])).toEqual({ seats: [0, 2], by: 11 })
  expect(nextTo([51, 51, 12], [1])).toEqual({ seats: [0], by: 0 })
})

it('names nobody where several won, or one sat alone', () => {
  expect(nextTo([51, 51, 12], [0, 1])).toBe(null)
  expect(nextTo([51], [0])).toBe(null)
})
