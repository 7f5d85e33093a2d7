import { describe, expect, it } from 'vitest'
import { isRecord } from './record.ts'

describe('a record', () => {
  it('has members by name, or none yet', () => {
    expect(isRecord({ a: 1 })).toBe(true)
    expect(isRecord({})).toBe(true)
  })
  it('is no list, no word, no number, and not nothing', () => {
    for (const other of [[], [{}], 'a', 7, true, null, undefined, () => ({})]) expect(isRecord(other)).toBe(false)
  })
})
