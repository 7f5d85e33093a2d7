import { describe, expect, it } from 'vitest'
import type { Sheet, SheetForm } from '../../../papers/sheet.ts'
import { spelled, valueWords } from '../lib/figureWords.ts'
import { cardsById } from '../lib/sheetCards.ts'
import { findTitle, isPlayable, shelf } from '../lib/shelf.ts'
import { countMarks, tablesOf } from './catalogue.ts'
import { readSheet } from './readSheet.ts'
import { sheetText } from './sheetText.ts'

const form: SheetForm = {
  form: 1,
  tables: {
    cards: {
      ids: ['quarry', 'master-builder'],
      fields: { value: { is: 'whole', min: 0, max: 9 }, copies: { is: 'whole', min: 1, max: 4 } },
    },
  },
}
const sheet: Sheet = {
  game: 'toy',
  form: 1,
  tables: {
    cards: [
      { id: 'quarry', names: { en: 'Quarry', fr: 'Carrière' }, value: 1, copies: 2, source: { '*': 'S', copies: 'R' } },
      { id: 'master-builder', value: 3, copies: 1, source: { value: 'D', copies: 'S' } },
    ],
  },
}

describe('the tables of a sheet', () => {
  const tables = tablesOf({ form, sheet }, sheet)
  it('hold every figure with its mark', () => {
    expect(tables[0]?.lines[0]).toMatchObject({
      nameMark: 'S',
      figures: [
        { field: 'value', value: 1, mark: 'S', own: false },
        { field: 'copies', value: 2, mark: 'R', own: false },
      ],
    })
    expect(countMarks(tables)).toEqual({ S: 2, P: 0, D: 1, R: 1 })
  })
  it('set apart what the owner changed', () => {
    const mine: Sheet = { ...sheet, tables: { cards: sheet.tables.cards?.map((e) => ({ ...e, value: 3 })) ?? [] } }
    const own = tablesOf({ form, sheet }, mine)[0]?.lines.map((l) => l.figures.map((f) => f.own))
    expect(own).toEqual([
      [true, false],
      [false, false],
    ])
  })
})

it('finds one card of each entry, copies and colours included', () => {
  const ids = ['quarry-1', 'quarry-2', 'master-builder#1', 'stand-in']
  const found = cardsById({ cardId: (card) => ids[card] ?? '?' }, sheet, null)
  expect([...found]).toEqual([
    ['quarry', 0],
    ['master-builder', 2],
  ])
})

it('says values in words', () => {
  const say = (v: unknown) => valueWords(v, (id) => id.toUpperCase(), ['yes', 'no'])
  expect([5, -3, true, null, [], {}, ['a', 'b'], { sand: 2, wood: 1 }, 'keep'].map(say)).toEqual([
    '5',
    '−3',
    'yes',
    '–',
    '–',
    '–',
    'A, B',
    '2 SAND, 1 WOOD',
    'KEEP',
  ])
  expect([spelled('start-money'), spelled('gainChoice')]).toEqual(['start money', 'gain choice'])
})

describe.each(shelf.filter(({ id }) => isPlayable(id)).map(({ id }) => id))('the sheet of %s', (id) => {
  it('is written as it is read', async () => {
    const title = await findTitle(id)
    if (title === null) throw new Error(id)
    expect(readSheet(title, sheetText(title.sheet))).toEqual({ sheet: title.sheet })
  })
  it('says every place that is wrong, and takes no other game', async () => {
    const title = await findTitle(id)
    if (title === null) throw new Error(id)
    const [name, entries] = Object.entries(title.sheet.tables)[0] as [string, Sheet['tables'][string]]
    const broken = { ...title.sheet, game: 'other', tables: { ...title.sheet.tables, [name]: entries.slice(1) } }
    const read = readSheet(title, JSON.stringify(broken))
    expect('problems' in read && read.problems.map((p) => p.at)).toEqual(['game', `tables.${name}`])
  })
  it('names the line where it is no JSON', async () => {
    const title = await findTitle(id)
    if (title === null) throw new Error(id)
    expect(readSheet(title, '{\n "game": "x",\n oops }')).toMatchObject({ problems: [{ at: 'JSON:3' }] })
    expect(readSheet(title, '')).toMatchObject({ problems: [{ at: 'JSON:1' }] })
  })
})
