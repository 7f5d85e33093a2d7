import { describe, expect, it } from 'vitest'
import {
  add,
  at,
  draw,
  each,
  fraction,
  fractions,
  indexIn,
  isIn,
  move,
  putAll,
  sum,
  takeOut,
  top,
  where,
} from './lists.ts'

describe('lists by seat', () => {
  it('give what is there, and say what is not', () => {
    expect(at([4, 0, 2], 1)).toBe(0)
    expect(at([null, null], 1)).toBe(null)
    expect(() => at([4], 1)).toThrow('no index 1 in a list of 1')
    expect(() => at([4], -1)).toThrow(RangeError)
    expect(fraction([0.5, 0], 1)).toBe(0)
    expect(() => fraction([0.5], 1)).toThrow('no index 1 in a list of 1')
  })
  it('add to one and move from one to another', () => {
    const supply = [3, 1]
    const aside = [2, 5]
    add(supply, 1, -1)
    move(aside, supply, 0)
    expect([supply, aside]).toEqual([
      [5, 0],
      [0, 5],
    ])
    expect(() => add(supply, 2, 1)).toThrow(RangeError)
  })
  it('have a top, until they are empty', () => {
    const pile = [7, 8]
    expect(top(pile)).toBe(8)
    expect(draw(pile)).toBe(8)
    expect(pile).toEqual([7])
    draw(pile)
    expect(() => draw(pile)).toThrow('nothing left in a list')
    expect(() => top(pile)).toThrow('in a list of 0')
  })
  it('give one out of their middle, and close the gap', () => {
    const hand = [4, 7, 9]
    expect(takeOut(hand, 1)).toBe(7)
    expect(takeOut(hand, 1)).toBe(9)
    expect(hand).toEqual([4])
    expect(() => takeOut(hand, 1)).toThrow('no index 1 in a list of 1')
    expect(hand).toEqual([4])
  })
  it('go onto another whole', () => {
    const won = [1]
    putAll([2, 3], won)
    expect(won).toEqual([1, 2, 3])
  })
  it('are made for so many seats, each its own', () => {
    expect(each(3, 0)).toEqual([0, 0, 0])
    expect(each(3, 7)).toEqual([7, 7, 7])
    expect(each(2, null)).toEqual([null, null])
    expect(each(2, 'wood')).toEqual(['wood', 'wood'])
    expect(each(0, 7)).toEqual([])
    expect(fractions(3)).toEqual([0, 0, 0])
    expect(fractions(0)).toEqual([])
    expect(each(3, (i) => i)).toEqual([0, 1, 2])
    expect(each(3, (i) => (i === 0 ? null : `seat ${i}`))).toEqual([null, 'seat 1', 'seat 2'])
    const hands = each(2, (): number[] => [])
    hands[0]?.push(1)
    expect(hands).toEqual([[1], []])
  })
  it('are made as long as they are wanted, and never share what is in them', () => {
    expect(each(200, 0)).toEqual(Array.from({ length: 200 }, () => 0))
    expect(each(200, (i) => i)).toEqual(Array.from({ length: 200 }, (_, i) => i))
    expect(each(200, null)).toEqual(Array.from({ length: 200 }, () => null))
    expect(each(200, (i) => `${i}`)).toEqual(Array.from({ length: 200 }, (_, i) => `${i}`))
    const one: number[] = each(3, 0)
    one[0] = 5
    expect(each(3, 0)).toEqual([0, 0, 0])
  })
  it('are summed and searched', () => {
    expect(sum([1, 2, 3])).toBe(6)
    expect(where([true, false, true], (passed) => !passed)).toEqual([1])
    expect(where([null, 5, 0], (value) => value !== 5)).toEqual([0, 2])
    expect([isIn(['sand', 'wood'], 'wood'), isIn(['sand', 'wood'], 'gold'), isIn([], 'wood')]).toEqual([
      true,
      false,
      false,
    ])
    expect([indexIn(['sand', 'wood'], 'wood'), indexIn(['sand'], 7)]).toEqual([1, -1])
  })
})
