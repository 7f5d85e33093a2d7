import { describe, expect, it } from 'vitest'
import { isRef, lastOf, parse, ref, refs } from './ref.ts'

describe('an address', () => {
  it('ends with its number', () => {
    expect(lastOf('hand.0.5')).toBe(5)
    expect(lastOf('hand.0.15')).toBe(15)
    expect(lastOf('hand.0.190')).toBe(190)
    expect(lastOf('7')).toBe(7)
    expect(lastOf('bank.gold')).toBe(0)
    expect(lastOf(undefined)).toBe(-1)
  })
})

describe('refs', () => {
  it('are made, and read as they were made', () => {
    expect(ref('hand', 0, 5)).toBe('hand.0.5')
    expect(ref('bank', 'gold')).toBe('bank.gold')
    expect(refs('hand', 3, 1)).toEqual(['hand.1.0', 'hand.1.1', 'hand.1.2'])
    expect(parse('hand.1.2')).toEqual({ kind: 'hand', places: [1, 2] })
    expect(parse('pile')).toEqual({ kind: 'pile', places: [] })
    expect(parse('bank.gold').places).toEqual([Number.NaN])
    expect(parse('hand..2').places).toEqual([Number.NaN, 2])
  })
  it('are of a kind', () => {
    expect(isRef('hand', 'hand.0.5')).toBe(true)
    expect(isRef('hand', 'handle.0')).toBe(false)
    expect(isRef('pile', 'pile')).toBe(true)
    expect(isRef('pile', undefined)).toBe(false)
  })
})
