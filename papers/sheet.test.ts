import { describe, expect, it } from 'vitest'
import { LANGS, tongueOf } from '#tongues'
import { amountsIn, figuresOf, markOf, type Sheet, type SheetForm, sheetProblems } from './sheet.ts'

const form: SheetForm = {
  form: 2,
  tables: {
    stones: {
      ids: ['flint', 'slate'],
      fields: {
        weight: { is: 'whole', min: 1, max: 9 },
        kind: { is: 'one', of: ['hard', 'soft'], orNone: true },
        sharp: { is: 'yes-no' },
        uses: { is: 'list', of: ['roof', 'wall'] },
        steps: { is: 'list', of: 'whole', length: 2 },
        gives: { is: 'amounts', of: ['dust', 'sand'], min: 0, max: 3 },
      },
    },
  },
  across: (sheet) =>
    sheet.tables.stones?.[0]?.weight === sheet.tables.stones?.[1]?.weight
      ? [{ at: 'stones', fits: 'two-weights', with: {} }]
      : [],
}
const stone = (id: string, weight: number) => ({
  id,
  names: { en: id, fr: id },
  weight,
  kind: null,
  sharp: true,
  uses: ['roof'],
  steps: [1, 2],
  gives: { dust: 1 },
  source: { '*': 'S', weight: 'R' },
})
const good = { game: 'quarry', form: 2, tables: { stones: [stone('flint', 2), stone('slate', 3)] } }
const at = (sheet: unknown) => sheetProblems('quarry', form, sheet).map((p) => p.at)
const changed = (change: Record<string, unknown>) => ({
  ...good,
  tables: { stones: [{ ...stone('flint', 2), ...change }, stone('slate', 3)] },
})

describe('a card sheet', () => {
  it('that fits its form has no problem', () => expect(at(good)).toEqual([]))
  it('names the entry and the field that is wrong', () => {
    expect(at(changed({ weight: 0 }))).toEqual(['stones.flint.weight'])
    expect(at(changed({ weight: 2.5 }))).toEqual(['stones.flint.weight'])
    expect(at(changed({ kind: 'wet' }))).toEqual(['stones.flint.kind'])
    expect(at(changed({ sharp: 1 }))).toEqual(['stones.flint.sharp'])
    expect(at(changed({ uses: ['door'] }))).toEqual(['stones.flint.uses'])
    expect(at(changed({ steps: [1] }))).toEqual(['stones.flint.steps'])
    expect(at(changed({ gives: { dust: 9 } }))).toEqual(['stones.flint.gives'])
    expect(at(changed({ gives: { gold: 1 } }))).toEqual(['stones.flint.gives'])
    expect(at(changed({ colour: 'grey' }))).toEqual(['stones.flint.colour'])
    expect(at(changed({ names: { en: '' } }))).toEqual(['stones.flint.names'])
    expect(at(changed({ names: { fr: 'silex' } }))).toEqual(['stones.flint.names'])
    expect(at(changed({ names: { en: 'flint', pl: 3 } }))).toEqual(['stones.flint.names'])
    expect(at(changed({ names: { en: 'flint', pl: 'krzemień' } }))).toEqual([])
    expect(at(changed({ source: { '*': 'X' } }))).toEqual(['stones.flint.source'])
    expect(at(changed({ id: 'chalk' }))).toEqual(['stones[0]'])
  })
  it('says what was expected as a record, which every language says', () => {
    const [problem] = sheetProblems('quarry', form, changed({ weight: 0 }))
    expect(problem).toEqual({ at: 'stones.flint.weight', expected: 'whole', with: { min: 1, max: 9 } })
    expect(tongueOf('en').sheet.whole({ min: 1, max: 9 })).toBe('a whole number from 1 to 9')
    const said = LANGS.map((lang) => tongueOf(lang).sheet.whole({ min: 1, max: 9 }))
    expect(new Set(said).size).toBe(LANGS.length)
    for (const sentence of said) expect(sentence).toMatch(/1.*9/)
  })
  it('of another game, form, or shape is refused', () => {
    expect(at({ ...good, game: 'forest' })).toEqual(['game'])
    expect(at({ ...good, form: 3 })).toEqual(['form'])
    expect(at({ ...good, tables: { stones: [stone('flint', 2)] } })).toEqual(['tables.stones'])
    expect(at({ ...good, tables: { ...good.tables, woods: [] } })).toEqual(['tables.woods'])
    for (const wrong of [null, 3, 'sheet', [], {}]) expect(at(wrong).length).toBeGreaterThan(0)
  })
  it('is checked across its entries', () => {
    expect(at({ ...good, tables: { stones: [stone('flint', 2), stone('slate', 2)] } })).toEqual(['stones'])
  })
  it('knows the provenance of each figure', () => {
    const entry = (good as unknown as Sheet).tables.stones?.[0] as NonNullable<Sheet['tables']['stones']>[0]
    expect(markOf(entry, 'weight')).toBe('R')
    expect(markOf(entry, 'sharp')).toBe('S')
  })
})

describe('the figures of an entry', () => {
  const source = { '*': 'S' } as const
  const sheet: Sheet = {
    game: 'stones',
    form: 1,
    tables: {
      stones: [{ id: 'flint', weight: 3, gives: { dust: 2, sand: 0 }, uses: ['roof'], source }],
      spaces: [{ id: 'flint-14', fee: 14, vp: 3, source }],
      numbers: [{ id: 'luck', value: 7, source }],
    },
  }
  it('are the blanks of its sentence, amounts by kind, with those of what belongs to it', () => {
    expect(figuresOf(sheet, 'flint')).toEqual({
      weight: 3,
      'gives.dust': 2,
      'gives.sand': 0,
      uses: ['roof'],
      '14.fee': 14,
      '14.vp': 3,
      luck: 7,
    })
  })
  it('leave single numbers for every sentence, and nothing else of strangers', () => {
    expect(figuresOf(sheet, 'slate')).toEqual({ luck: 7 })
  })
  it('give amounts in their order, none left out but zero', () => {
    expect(amountsIn(figuresOf(sheet, 'flint'), 'gives')).toEqual([['dust', 2]])
  })
})
