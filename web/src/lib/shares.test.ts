import { expect, it } from 'vitest'
import { nameOf } from './shares.ts'

it('a language that is not finished says how far it is', () => {
  expect(nameOf('de', {})).toBe('Deutsch')
  expect(nameOf('de', { de: { share: 0.62 } })).toBe('Deutsch (62\u00a0%)')
  expect(nameOf('en', { de: { share: 0.62 } })).toBe('English')
})
