// Records of people: what their ids look like.
import { expect, it } from 'vitest'
import { newPersonId } from './records.ts'

it('a person’s id can be typed at a terminal: it never begins with a dash', () => {
  const ids = Array.from({ length: 2000 }, newPersonId)
  expect(ids.filter((id) => !/^[\w][\w-]{11}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
