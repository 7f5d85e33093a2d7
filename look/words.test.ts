import { expect, it } from 'vitest'
import { capital, withMinus, withSign } from './words.ts'

it('capitals and signs', () => {
  expect([capital('épée'), capital('')]).toEqual(['Épée', ''])
  expect([withMinus(-3), withMinus(3), withSign(-3), withSign(3), withSign(0)]).toEqual(['−3', '3', '−3', '+3', '+0'])
})
