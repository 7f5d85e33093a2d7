import { describe, expect, it } from 'vitest'
import { findTitle, gameIds } from '../games/shelf.ts'
import { cellsApart, cellsIn, correctedSheet, correctionsOf, figureIn, placeOf, withFigure } from './corrections.ts'

async function castle() {
  const title = await findTitle('castle')
  if (title === null) throw new Error('no castle')
  return title
}
const HOUSE = { table: 'buildings', entry: 'house', field: 'value' }

describe('corrections of a sheet', () => {
  it('say in what it differs from the shipped one, and make it again', async () => {
    const { form, sheet } = await castle()
    const own = withFigure(sheet, HOUSE, 14)
    const corrections = correctionsOf(form, sheet, own)
    expect(corrections).toEqual({ 'buildings.house.value': 14 })
    const again = correctedSheet(form, sheet, corrections)
    expect(again).toEqual({ sheet: own })
    expect(cellsApart(form, own, sheet)).toEqual([HOUSE])
  })

  it('are none where nothing differs', async () => {
    const { form, sheet } = await castle()
    expect(correctionsOf(form, sheet, sheet)).toEqual({})
    expect(correctedSheet(form, sheet, {})).toEqual({ sheet: null })
  })

  it('that do not fit say where', async () => {
    const { form, sheet } = await castle()
    const at = (corrections: Readonly<Record<string, unknown>>) => {
      const found = correctedSheet(form, sheet, corrections)
      return 'problems' in found ? found.problems[0]?.at : null
    }
    expect(at({ 'buildings.house.value': 'many' })).toBe('buildings.house.value')
    expect(at({ 'buildings.palace.value': 3 })).toBe('buildings.palace.value')
    expect(at(JSON.parse('{"__proto__.x.y":1}'))).toBe('__proto__.x.y')
  })

  it.each(gameIds())('name every figure of %s by a place of its own', async (game) => {
    const title = await findTitle(game)
    if (title === null) throw new Error(game)
    const cells = cellsIn(title.form)
    expect(new Set(cells.map(placeOf)).size).toBe(cells.length)
    for (const cell of cells) expect(figureIn(title.sheet, cell), placeOf(cell)).toBeDefined()
  })
})
