import { expect, it } from 'vitest'
import { openOnce } from './openOnce.ts'

it('opens once for all, and again after it failed', async () => {
  let times = 0
  const open = openOnce(async () => {
    times++
    if (times === 1) throw new Error('the device is busy')
    return times
  })
  await expect(Promise.all([open(), open()])).rejects.toThrow('busy')
  expect(await Promise.all([open(), open()])).toEqual([2, 2])
  expect(await open()).toBe(2)
})
