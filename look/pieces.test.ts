import { expect, it } from 'vitest'
import { badge, drawing, isPicked, optionOn, wordsPiece } from './pieces.ts'

const box = { x: 1, y: 2, w: 3, h: 4 }

it('a drawing takes whatever else a piece has', () => {
  expect(drawing('a', box, '<g/>', { label: 'A' })).toEqual({
    id: 'a',
    box,
    look: { is: 'drawing', svg: '<g/>' },
    label: 'A',
  })
})

it('a badge lies on whole pixels, and has a name only where it was given one', () => {
  expect(badge('b', 1, 1.4, 2.6, 20)).toEqual({
    id: 'b',
    box: { x: 1, y: 3, w: 20, h: 20 },
    look: { is: 'badge', seat: 1 },
  })
  expect(badge('b', 1, 0, 0, 20, 'Ada').label).toBe('Ada')
})

it('words are read out as they stand', () => expect(wordsPiece('w', box, 'Round 2').label).toBe('Round 2'))

it('what is chosen and what can be is found by its ref', () => {
  const option = { act: 'take', on: ['a', 'b'] }
  const t = { choosing: { options: [{ act: 'pass' }, option], picked: ['a'] } }
  expect(optionOn(t, 'b')).toBe(option)
  expect(optionOn(t, 'c')).toBeUndefined()
  expect([isPicked(t, 'a'), isPicked(t, 'b'), isPicked({ choosing: null }, 'a')]).toEqual([true, false, false])
})
