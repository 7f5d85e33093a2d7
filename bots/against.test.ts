import { expect, test } from 'vitest'
import { againstOf } from './against.ts'

test('opponents are people where anybody is one, else the strongest computer', () => {
  expect(againstOf([null, 'master'])).toBe('people')
  expect(againstOf(['novice', 'master@200ms', 'journeyman'])).toBe('master')
  expect(againstOf(['random', 'novice'])).toBe('novice')
  expect(againstOf(['random'])).toBe('random')
  expect(againstOf(['grandmaster-untaught'])).toBe('grandmaster')
})
