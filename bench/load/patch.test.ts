import fc from 'fast-check'
import { expect, it } from 'vitest'
import { difference } from '../../wire/difference.ts'
import { plainWith } from '../../wire/test/plain.ts'
import { patch } from './patch.ts'

const plain = plainWith(/^[a-z0-9#/."]{1,3}$/)

it('makes of what was before what is now, in place', () => {
  fc.assert(
    fc.property(plain, plain, (before, now) => {
      const change = difference(before, now)
      const copy = structuredClone(before)
      expect(change === null ? copy : patch(copy, structuredClone(change))).toEqual(now)
    }),
    { numRuns: 3000 },
  )
})
