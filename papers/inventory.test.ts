import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { inventoryOf, shareOf } from './inventory.ts'

const ROOT = join(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'chantier-inventory-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

function lay(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

describe('a language', () => {
  it.each(WHOLE)('that does not say it is unfinished says everything: %s', async (lang) => {
    const stocks = await inventoryOf(ROOT, lang)
    expect(stocks.flatMap(({ files, keys }) => [...files, ...keys])).toEqual([])
    expect(shareOf(stocks)).toBe(1)
    expect(stocks.length).toBeGreaterThan(8)
  })
  it('of which one file is written lacks the rest: files, sentences and names of cards', async () => {
    lay('papers/tongues/en.ts', "export const tongue = { name: 'English', refusals: { a: () => 'a', b: () => 'b' } }")
    lay('papers/tongues/xx.ts', "export const tongue = { name: 'Xx', unfinished: true, refusals: { a: () => 'á' } }")
    lay(
      'games/quarry/words/en/index.ts',
      "export const texts = { title: 'Quarry', sheet: async () => ({ cards: 'Cards' }) }",
    )
    lay('games/quarry/words/yy/index.ts', "export const texts = { title: 'Kwarry', sheet: async () => ({}) }")
    lay('games/quarry/sheet/sheet.json', '{"tables": {"cards": [{"id": "pick", "names": {"en": "Pick"}}]}}')
    lay('games/quarry/RULES.md', '# Quarry\n\n- one\n- two\n')
    const [game, papers] = await inventoryOf(house, 'xx')
    expect(papers).toEqual({ room: 'papers', of: 3, said: 2, files: [], keys: ['papers/tongues/xx.ts: refusals.b'] })
    expect(game).toEqual({
      room: 'games/quarry',
      of: 6,
      said: 0,
      files: ['games/quarry/words/xx/index.ts', 'games/quarry/RULES.xx.md'],
      keys: [],
    })
    const [half] = await inventoryOf(house, 'yy')
    expect(half?.keys).toEqual([
      'games/quarry/words/yy/index.ts: sheet.cards',
      'games/quarry/words/yy/index.ts: cardNames.pick',
    ])
    expect(shareOf(await inventoryOf(house, 'xx'))).toBe(0.22)
  })
})
