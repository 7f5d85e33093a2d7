import { describe, expect, it } from 'vitest'
import { lastOf } from './ref.ts'

describe('an address', () => {
  it('ends with its number', () => {
    expect(lastOf('hand.0.5')).toBe(5)
    expect(lastOf('hand.0.15')).toBe(15)
    expect(lastOf('bank.gold')).toBe(0)
    expect(lastOf(undefined)).toBe(-1)
  })
})
