import { describe, expect, it } from 'vitest'
import { deepFreeze } from './freeze.ts'

describe('what is frozen', () => {
  it('cannot be written to at any depth', () => {
    const table = deepFreeze({ gold: 3, hands: [[1, 2], []], owner: { name: 'Ada', nobody: null } })
    expect(() => {
      table.gold = 4
    }).toThrow(TypeError)
    expect(() => table.hands.push([])).toThrow(TypeError)
    expect(() => table.hands[0]?.push(3)).toThrow(TypeError)
    expect(() => {
      table.owner.name = 'Eve'
    }).toThrow(TypeError)
    expect(table).toEqual({ gold: 3, hands: [[1, 2], []], owner: { name: 'Ada', nobody: null } })
  })

  it('is the same thing as before, whatever it is', () => {
    const hand = [1, 2]
    expect(deepFreeze(hand)).toBe(hand)
    expect(deepFreeze(7)).toBe(7)
    expect(deepFreeze(null)).toBeNull()
    expect(deepFreeze(undefined)).toBeUndefined()
  })

  it('is plain data: what stands in it and can be called is left as it is', () => {
    const rule = () => 1
    expect(deepFreeze({ rule }).rule).toBe(rule)
    expect(Object.isFrozen(rule)).toBe(false)
  })

  it('may contain itself', () => {
    const ring: { next: unknown } = { next: null }
    ring.next = ring
    expect(Object.isFrozen(deepFreeze(ring))).toBe(true)
  })
})
