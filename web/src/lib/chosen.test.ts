import { expect, it } from 'vitest'
import { chosenIn } from './chosen.ts'

it('a sound that an earlier version kept off without being asked is not a choice; one switched off since is', () => {
  expect(chosenIn('{"sound":false,"theme":"dark"}')).toEqual({ theme: 'dark' })
  expect(chosenIn('{"sound":false,"chosen":true}')).toEqual({ sound: false })
  expect(chosenIn('{"sound":true}')).toEqual({ sound: true })
  expect(chosenIn(null)).toEqual({})
  expect(chosenIn('{')).toEqual({})
})
