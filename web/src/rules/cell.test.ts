import { describe, expect, it } from 'vitest'
import { withFigure } from '../../../papers/corrections.ts'
import { findTitle } from '../lib/shelf.ts'
import { cellProblem, readCell, typed } from './cell.ts'

const castle = await findTitle('castle')
if (castle === null) throw new Error('no castle')
const cell = { table: 'buildings', entry: 'house', field: 'value' }

describe('a figure in its cell', () => {
  it('is read as the form has it, and written the same way', () => {
    expect(readCell({ is: 'whole', min: 1, max: 9 }, ' 7 ')).toBe(7)
    expect(readCell({ is: 'whole', min: 1, max: 9, orNone: true }, '')).toBeNull()
    expect(readCell({ is: 'list', of: 'whole' }, '11, 9,7')).toEqual([11, 9, 7])
    expect(readCell({ is: 'amounts', of: ['A', 'B'], min: 0, max: 9 }, 'A 3, B 1')).toEqual({ A: 3, B: 1 })
    expect(readCell({ is: 'yes-no' }, 'true')).toBe(true)
    expect(typed({ A: 3, B: 1 })).toBe('A 3, B 1')
    expect(typed([1, 2])).toBe('1, 2')
    expect(typed(null)).toBe('')
  })
  it('changes the sheet there and nowhere else, and is no gap any more', () => {
    const sheet = withFigure(castle.sheet, cell, 14)
    const was = castle.sheet.tables.buildings?.find((e) => e.id === 'house')
    const house = sheet.tables.buildings?.find((e) => e.id === 'house')
    expect(was).toBeDefined()
    expect(house).toEqual({ ...was, value: 14, source: { ...was?.source, value: 'S' } })
    expect(sheet.tables.spaces).toBe(castle.sheet.tables.spaces)
    expect(cellProblem(castle, sheet, cell)).toBeNull()
  })
  it('says what is wrong, at its place', () => {
    for (const bad of ['many', '', -1, 1_000_000, null])
      expect(cellProblem(castle, withFigure(castle.sheet, cell, bad), cell)?.at).toBe('buildings.house.value')
  })
})
