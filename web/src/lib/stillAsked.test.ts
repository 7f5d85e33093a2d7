import { expect, it } from 'vitest'
import { stillAsked } from './stillAsked.ts'

it('hands on the answer to what was asked last, also where an earlier one comes later', async () => {
  const taken: string[] = []
  const early = Promise.withResolvers<string>()
  const late = Promise.withResolvers<string>()
  const leave = stillAsked(early.promise, (found) => taken.push(found))
  leave()
  stillAsked(late.promise, (found) => taken.push(found))
  late.resolve('the last')
  await late.promise
  early.resolve('the first')
  await early.promise
  expect(taken).toEqual(['the last'])
})
