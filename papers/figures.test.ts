import { describe, expect, it } from 'vitest'
import { blanksIn, reckon, withFigures } from './figures.ts'
import type { Sheet } from './sheet.ts'

const sheet: Sheet = {
  game: 'toy',
  form: 1,
  tables: {
    loans: [{ id: 'small-iou', late: 15_000, source: { '*': 'S' } }],
    neutrals: [{ id: 'regan', points: -2, gives: { wood: 3 }, source: { '*': 'S' } }],
  },
}

describe('figures in a text', () => {
  it('are those of the sheet, as the language writes numbers', () => {
    expect(withFigures('Repay {loans.small-iou.late} dollars.', sheet, 'en')).toBe('Repay 15,000 dollars.')
    expect(withFigures('{neutrals.regan.points} PV', sheet, 'fr')).toBe('−2 PV')
    expect(withFigures('{neutrals.regan.gives.wood} wood', sheet, 'en')).toBe('3 wood')
  })
  it('can be reckoned with', () => {
    expect(reckon(sheet, 'neutrals.regan.gives.wood + 2')).toBe(5)
    expect(reckon(sheet, 'neutrals.regan.gives.wood + 4 ÷ 2')).toBe(3)
    expect(reckon(sheet, '2 × neutrals.regan.gives.wood − 1')).toBe(5)
  })
  it('stay blank where the sheet has none, and names of headings are no blanks', () => {
    expect(withFigures('## Crowd {#crowd} {loans.none.late}', sheet, 'en')).toBe('## Crowd {#crowd} {loans.none.late}')
    expect(reckon(sheet, 'loans.small-iou.late + loans.none.late')).toBeNull()
    expect(blanksIn('## Crowd {#crowd} {loans.none.late}')).toEqual(['loans.none.late'])
  })
})
