// A card says the figures of the sheet in play, not of the one the project ships.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { openMatch } from '../../../match/match.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import type { Words } from '../../../title/words.ts'

const GAMES = ['castle', 'master-builder', 'nehemiah', 'pillars', 'spyrium']
const titles = await Promise.all(
  GAMES.map(async (game) => ((await import(`../../../games/${game}/rules/index.ts`)) as { title: Title }).title),
)
const wordsOf = async (game: string) =>
  ((await import(`../../../games/${game}/words/index.ts`)) as { words: Words }).words
const findTitle = (id: string) => titles.find((title) => title.game.id === id) as Title

/** The sentence of a card with some figures of one entry put right, in every language. */
async function said(game: string, table: string, entry: string, change: object, card = entry): Promise<string[]> {
  const title = findTitle(game)
  const tables = {
    ...title.sheet.tables,
    [table]: (title.sheet.tables[table] ?? []).map((e) => (e.id === entry ? { ...e, ...change } : e)),
  }
  const sheet: Sheet = { ...title.sheet, tables }
  const opened = openMatch(title, { seats: title.game.players[1], seed: 'figures', sheet })
  if (!('match' in opened)) throw new Error(JSON.stringify(opened))
  const { match } = opened
  const words = await wordsOf(game)
  return Promise.all(WHOLE.map(async (lang) => (await speakerOf(words, match, lang)).voice.says(card)))
}

describe('a corrected sheet is what cards say', () => {
  const cases: readonly [string, string, string, object, RegExp, string?][] = [
    ['pillars', 'trades', 'toolmaker', { converts: { metal: 7 }, points: 2 }, /7.[VPS]P?.*2/],
    ['pillars', 'neutrals', 'william-hamleigh', { points: -4 }, /−4/],
    ['pillars', 'advantages', 'potter', { yields: 6 }, /6/],
    ['castle', 'characters', 'messenger', { thalers: 9 }, /9/],
    ['castle', 'characters', 'worker-wood', { load: { wood: 3, silver: 1 } }, /3/],
    ['castle', 'spaces', 'keep-14', { vp: 4 }, /4/, 'keep'],
    ['castle', 'winter', 'granary', { vpEach: [12, 7, 3] }, /12/],
    ['nehemiah', 'kinds', 'wood-order', { gives: { wood: 4 } }, /4/],
    ['nehemiah', 'numbers', 'extra-activation-gold', { value: 2 }, /2/, 'consolidation-1'],
    ['nehemiah', 'foremen', 'sculptor', { amount: 3 }, /3/],
    ['master-builder', 'events', 'fire', { money: 6000 }, /6[\s,.  ]?000/],
    ['master-builder', 'loans', 'small-iou', { late: 16_000 }, /16[\s,.  ]?000/],
    ['master-builder', 'situations', 'recovery', { reveals: [1, 2, 2] }, /3 o[ru] 4|dritt oder viert/],
    ['spyrium', 'figures', 'keep-limit', { value: 9 }, /9/, 'trade'],
  ]
  for (const [game, table, entry, change, wanted, card] of cases)
    it(`${game}: ${entry}`, async () => {
      const changed = await said(game, table, entry, change, card)
      const shipped = await said(game, table, entry, {}, card)
      for (const [i, sentence] of changed.entries()) {
        expect(sentence).toMatch(wanted)
        expect(sentence).not.toBe(shipped[i])
        expect(sentence).not.toMatch(/undefined|NaN|null/)
      }
    })

  it('no card of any game says a figure that is not there', async () => {
    for (const { game, sheet } of titles)
      for (const id of Object.keys((await (await wordsOf(game.id)).texts('en')).cards))
        for (const sentence of await said(game.id, Object.keys(sheet.tables)[0] as string, '', {}, id))
          expect(sentence, id).not.toMatch(/undefined|NaN|null/)
  })
})
