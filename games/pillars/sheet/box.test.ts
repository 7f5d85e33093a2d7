import { describe, expect, it } from 'vitest'
import { sheetProblems } from '../../../papers/sheet.ts'
import { awaited, bestScore, choices, does, forbidden, plays, scored } from '../test/moves.ts'
import { cardOf, open, scoring, stateOf, stockOf, title, tricks } from '../test/scene.ts'
import { corrected, without } from '../test/sheets.ts'
import { words } from '../words/index.ts'
import { unpack } from './box.ts'
import { form } from './form.ts'

const en = await words.texts('en')
const fr = await words.texts('fr')
const de = await words.texts('de')

const problems = (sheet: unknown) => sheetProblems('pillars', form, sheet)

describe('PIL-R28 the shipped sheet', () => {
  it('fits its form', () => {
    expect(problems(title.sheet)).toEqual([])
    expect(problems(JSON.parse(JSON.stringify(title.sheet)))).toEqual([])
  })
  it('is used by a match with no other, and one that equals it plays the same', () => {
    const same = open({ sheet: JSON.parse(JSON.stringify(title.sheet)) })
    expect(same.game.box).toEqual(open().game.box)
  })
  it('holds 20 workers, 15 neutral cards and 5 advantage cards, each with its id and names', () => {
    const box = unpack(title.sheet)
    expect(box.id.length).toBe(20 + 15 + 1 + 5)
    expect(new Set(box.id).size).toBe(box.id.length)
    expect(box.neutrals[4]?.length).toBe(15)
    expect(box.neutrals[3]?.length).toBe(14)
    expect(box.neutrals[3]?.map((card) => box.value[card]).sort((a, b) => Number(a) - Number(b))).toEqual([
      0, 0, 0, 0, 0, 0, 1, 3, 5, 5, 7, 7, 9, 11,
    ])
    for (const names of box.names) expect([names.en, names.fr]).not.toContain('')
    expect(words.cardName(box.id.indexOf('master-builder-green'), 'en', box, en)).toBe('green master builder')
    expect(words.cardName(box.id.indexOf('master-builder-green'), 'fr', box, fr)).toBe('maître bâtisseur vert')
    expect(words.cardName(box.id.indexOf('master-builder-green'), 'de', box, de)).toBe('grüner Baumeister')
    expect(title.cardId(box.id.indexOf('quarry-2'), box)).toBe('quarry-2')
  })
})

describe('PIL-R28 a corrected sheet', () => {
  it('changes trick values', () => {
    const hands = { 0: 'carpenter-red', 1: 'prior-philip', 2: 'quarry-1', 3: 'forest-1' }
    const sheet = corrected('trades', 'carpenter', { value: 8 })
    const ids = 'carpenter-red prior-philip quarry-1 forest-1'
    expect(stateOf(plays(tricks({ hands }), ids)).lastWinner).toBe(1)
    expect(stateOf(plays(tricks({ hands, sheet }), ids)).lastWinner).toBe(2)
    const low = { 0: 'painter', 1: 'toolmaker-blue', 2: 'quarry-1', 3: 'forest-1' }
    const cheap = corrected('advantages', 'painter', { value: 1 })
    expect(
      stateOf(plays(tricks({ hands: low, sheet: cheap }), 'painter toolmaker-blue quarry-1 forest-1')).lastWinner,
    ).toBe(0)
    expect(stateOf(tricks({ sheet: cheap })).hands.length).toBe(4)
  })
  it.each([
    ['trades', 'carpenter', { converts: { wood: 7 } }, 'carpenter-blue toolmaker-red', '', 7 + 1],
    ['trades', 'carpenter', { converts: { wood: 3, metal: 9 } }, 'carpenter-blue toolmaker-red', '', 9 + 1],
    ['trades', 'carpenter', { points: 4 }, 'carpenter-blue toolmaker-red', '', 3 + 4],
    ['neutrals', 'william-hamleigh', { points: -9 }, 'william-hamleigh', '', -9],
    ['neutrals', 'prior-philip', { points: 2 }, 'prior-philip', '', 2],
    ['advantages', 'painter', { points: 3 }, 'toolmaker-red', 'painter', 3],
    ['advantages', 'potter', { yields: 8 }, 'toolmaker-red', 'potter', 8],
    ['advantages', 'potter', { uses: 2, from: ['sand', 'wood'] }, 'toolmaker-red', 'potter', 6],
    ['advantages', 'brickmaker', { yields: 2 }, 'toolmaker-red', 'brickmaker', 2],
    ['advantages', 'assistant', { uses: 2 }, 'toolmaker-red', 'assistant', 2],
  ] as const)('changes points: %s %s %j', (table, id, change, won, owned, best) => {
    const sheet = corrected(table, id, change)
    const m = scoring({ sheet, won: { 0: won }, owned: { 0: owned }, stock: { 0: 'sand 1 wood 1 metal 1' } })
    expect(bestScore(m, 0)).toBe(best)
  })
  it('changes gains, exchanges, the stock of the start and the limit', () => {
    const won = { 0: 'quarry-1 toolmaker-red' }
    const rich = corrected('neutrals', 'quarry', { gain: { stone: 2, metal: 1 } })
    expect(stockOf(scoring({ sheet: rich, won, stock: { 0: '' } }), 0)).toBe('stone 2 metal 1')
    const wooden = corrected('advantages', 'brickmaker', { gives: 'wood' })
    const m = scoring({ sheet: wooden, won, owned: { 0: 'brickmaker' }, stock: { 0: 'sand 1' } })
    expect(stockOf(does(m, 0, 'convert brickmaker sand'), 0)).toBe('wood 1 stone 1')
    expect(stockOf(open({ sheet: corrected('materials', 'metal', { start: 2 }) }), 3)).toBe(
      'sand 1 wood 1 stone 1 metal 2',
    )
    const five = corrected('limits', 'stock', { total: 5 })
    const kept = scoring({ sheet: five, won, stock: { 0: 'sand 2 wood 2' } })
    expect([stockOf(kept, 0), awaited(kept).includes(0)]).toEqual(['sand 2 wood 2 stone 1', false])
    const over = scoring({ sheet: five, won, stock: { 0: 'sand 3 wood 2' } })
    expect(stockOf(does(over, 0, 'discard wood'), 0)).toBe('sand 3 wood 1 stone 1')
    expect(awaited(over)).not.toContain(0)
  })
  it('changes who leads, who blocks, who is kept back, and what Tom gives', () => {
    const led = corrected(
      'neutrals',
      'ellen',
      { leadsRound: false },
      corrected('neutrals', 'lady-aliena', { leadsRound: false }),
    )
    const sheet = corrected('neutrals', 'tom-builder', { leadsRound: true, gainChoice: ['metal'] }, led)
    const m = tricks({ sheet, hands: { 2: 'tom-builder' } })
    expect(awaited(m)).toEqual([2])
    expect(choices(scoring({ sheet, won: { 1: 'tom-builder ellen' } }), 1)).toEqual(['choose metal'])
    expect(forbidden(scoring({ sheet, won: { 1: 'tom-builder ellen' } }), 1)['choose stone']).toBe('PIL-5.9')
    const free = corrected('neutrals', 'alfred-builder', { lastTrickOnly: false })
    expect(choices(tricks({ sheet: free, hands: { 0: 'alfred-builder' } }), 0)).toContain('play alfred-builder')
    const calm = corrected(
      'neutrals',
      'bishop-waleran',
      { blocksTrick: true },
      corrected('neutrals', 'king', { blocksTrick: false }),
    )
    const hands = { 0: 'king', 1: 'ellen', 2: 'quarry-1', 3: 'forest-1' }
    expect(stateOf(plays(tricks({ sheet: calm, hands }), 'king ellen quarry-1 forest-1')).lastWinner).toBe(0)
  })
  it('lets another card block a trick that it would not win', () => {
    const calm = corrected('neutrals', 'king', { blocksTrick: false })
    const sheet = corrected('neutrals', 'bishop-waleran', { blocksTrick: true }, calm)
    const hands = { 0: 'master-builder-red', 1: 'bishop-waleran', 2: 'quarry-1', 3: 'forest-1' }
    const m = plays(tricks({ sheet, hands }), 'master-builder-red bishop-waleran quarry-1 forest-1')
    expect([stateOf(m).lastWinner, stateOf(m).tricksWon, awaited(m)]).toEqual([null, [0, 0, 0, 0], [1]])
  })
  it('changes copies and who plays with which card', () => {
    const sheet = corrected('neutrals', 'quarry', { copies: 1 }, corrected('neutrals', 'forest', { copies: 3 }))
    expect(problems(sheet)).toEqual([])
    const m = open({ sheet })
    expect([cardOf(m, 'quarry'), cardOf(m, 'forest-3')].every((card) => stateOf(m).hands.flat().includes(card))).toBe(
      true,
    )
    const swapped = corrected(
      'neutrals',
      'ellen',
      { players: ['3', '4'] },
      corrected('neutrals', 'regan-hamleigh', { players: ['4'] }),
    )
    const three = open({ seats: 3, sheet: swapped })
    expect(stateOf(three).hands.flat()).toContain(cardOf(three, 'ellen'))
    expect(stateOf(three).hands.flat()).not.toContain(cardOf(three, 'regan-hamleigh'))
  })
  it('plays without a card of choice', () => {
    const sheet = corrected('neutrals', 'tom-builder', { gainChoice: [] })
    expect(scored(scoring({ sheet, won: { 0: 'tom-builder toolmaker-red' }, stock: { 0: '' } }), 0)).toBe(0)
  })
  it('changes names', () => {
    const box = unpack(corrected('trades', 'carpenter', { names: { en: 'joiner', fr: 'menuisier', de: 'Zimmermann' } }))
    expect(words.cardName(box.id.indexOf('carpenter-red'), 'fr', box, fr)).toBe('menuisier rouge')
    expect(words.cardName(box.id.indexOf('carpenter-red'), 'de', box, de)).toBe('roter Zimmermann')
    const bare = unpack(without('trades', 'carpenter', 'names'))
    expect(words.cardName(bare.id.indexOf('carpenter-red'), 'en', bare, en)).toBe('red carpenter-red')
  })
})
