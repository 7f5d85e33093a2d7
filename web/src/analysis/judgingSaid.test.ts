import { expect, test } from 'vitest'
import { judgingSaid } from './judgingSaid.ts'

test('whoever hears the page is told of the beginning and the end, not of each moment', () => {
  const of = 40
  const told = Array.from({ length: of }, (_, done) => JSON.stringify(judgingSaid({ running: true, done, of })))
  expect(new Set(told).size).toBe(1)
  expect(judgingSaid({ running: false, done: 0, of })).toBeNull()
  expect(judgingSaid({ running: false, done: 12, of })).toEqual({ key: 'stopped', with: { n: 12, of } })
  expect(judgingSaid({ running: false, done: of, of })?.key).toBe('all-judged')
})
