// The worked examples of the rules that are scorings: PIL-E2, E8, E12 to E16, E18, E19.
import { describe, expect, it } from 'vitest'
import { awaited, bestScore, choices, does, passRound, refusal, scored, told } from '../test/moves.ts'
import { idsOf, scoring, stateOf, stockOf } from '../test/scene.ts'

describe('PIL-E2', () => {
  const table = () =>
    scoring({
      options: { colours: ['green', 'blue', 'red', 'orange'] },
      advantage: 'painter',
      won: { 0: 'carpenter-green mortar-mixer-green carpenter-blue quarry-1 forest-1 ellen william-hamleigh painter' },
    })
  it('the rulebook’s scoring: Andrea scores 7 and keeps stone 2, wood 1', () => {
    const m = table()
    expect(stateOf(m).tricksWon[0]).toBe(2)
    expect(stockOf(m, 0)).toBe('sand 1 wood 2 stone 2')
    does(m, 0, 'convert carpenter-green wood', 'convert mortar-mixer-green sand', 'finish')
    expect(told(m, 'round-score')).toMatchObject([{ seat: 0, with: { score: 7, total: 7, parts: [5, 2, 1, -1] } }])
    expect([stockOf(m, 0), told(m, 'discard'), awaited(m).includes(0)]).toEqual(['wood 1 stone 2', [], false])
    expect(idsOf(m, stateOf(m).owned[0] as number[])).toEqual(['painter'])
  })
  it('PIL-R2 has two own workers in it, and one card that turns sand into points', () => {
    const m = table()
    expect(choices(m, 0)).toEqual(['convert carpenter-green wood', 'convert mortar-mixer-green sand', 'finish'])
    does(m, 0, 'finish')
    expect(scored(m, 0)).toBe(2 + 1 + 2 - 3)
  })
})

describe('PIL-E8', () => {
  it('the King’s trick is awarded: D scores 11 and keeps stone 1, wood 1', () => {
    const m = scoring({
      options: { colours: ['blue', 'red', 'orange', 'green'] },
      kingTrick: 'master-builder-red king ellen toolmaker-green',
      won: { 3: '' },
      stock: { 3: 'metal 1 stone 1 wood 1' },
    })
    expect(told(m, 'king-trick-awarded')).toMatchObject([{ seat: 3 }])
    expect(choices(m, 3)).toEqual(['convert toolmaker-green metal', 'finish'])
    does(m, 3, 'convert toolmaker-green metal', 'finish')
    expect([scored(m, 3), stockOf(m, 3)]).toEqual([3 + 2 + 5 + 1, 'wood 1 stone 1'])
  })
})

describe('PIL-E12', () => {
  const table = (stock: string) => scoring({ won: { 0: 'master-builder-blue toolmaker-red' }, stock: { 0: stock } })
  it.each([
    ['metal 1 stone 1', 'metal', 4],
    ['metal 1 stone 1', 'stone', 3],
    ['sand 1', 'sand', 1],
  ])('the master builder with %s: %s for %i, one conversion only', (stock, material, points) => {
    const m = does(table(stock), 0, `convert master-builder-blue ${material}`)
    expect([stateOf(m).converted[0], choices(m, 0)]).toEqual([points, ['finish']])
    does(m, 0, 'finish')
    expect(scored(m, 0)).toBe(points + 1)
  })
})

describe('PIL-E13', () => {
  const table = (stock: string) =>
    scoring({ owned: { 0: 'potter' }, won: { 0: 'mortar-mixer-blue toolmaker-red' }, stock: { 0: stock } })
  it('potter and mortar mixer with sand 2: 6 points, sand 0', () => {
    const m = does(table('sand 2'), 0, 'convert potter sand', 'convert mortar-mixer-blue sand', 'finish')
    expect([scored(m, 0), stockOf(m, 0)]).toEqual([3 + 2 + 1, ''])
    expect(bestScore(table('sand 2'), 0)).toBe(6)
  })
  it('with sand 1: 4 points at most', () => {
    expect(bestScore(table('sand 1'), 0)).toBe(3 + 1)
  })
})

describe('PIL-E14', () => {
  const table = (stock: string) =>
    scoring({ owned: { 0: 'brickmaker' }, won: { 0: 'stonemason-blue toolmaker-red' }, stock: { 0: stock } })
  it('a chain: sand to stone to 4 points, and 1 for the worker', () => {
    const m = does(table('sand 1'), 0, 'convert brickmaker sand', 'convert stonemason-blue stone', 'finish')
    expect([scored(m, 0), stockOf(m, 0)]).toEqual([5, ''])
  })
  it('with sand 2 the second is not exchanged: still 5, sand 1 is kept', () => {
    const m = does(table('sand 2'), 0, 'convert brickmaker sand', 'convert stonemason-blue stone')
    expect([choices(m, 0), refusal(m, 0, 'convert brickmaker sand')]).toEqual([['finish'], 'PIL-5.14'])
    does(m, 0, 'finish')
    expect([scored(m, 0), stockOf(m, 0)]).toEqual([5, 'sand 1'])
    expect(bestScore(table('sand 2'), 0)).toBe(5)
  })
})

describe('PIL-E15', () => {
  it('the limit: of stone 2, wood 2, sand 1 two units go', () => {
    const m = scoring({ won: { 0: 'toolmaker-red ellen' }, stock: { 0: 'stone 2 wood 2 sand 1' } })
    expect(choices(m, 0)).toEqual(['discard sand', 'discard stone', 'discard wood'])
    does(m, 0, 'discard sand', 'discard wood')
    expect([stockOf(m, 0), awaited(m).includes(0)]).toEqual(['wood 1 stone 2', false])
  })
})

describe('PIL-E16', () => {
  it('below zero: orange scores −3 and has wood 2', () => {
    const m = scoring({ won: { 3: 'william-hamleigh toolmaker-blue forest-1 stonemason-red' }, stock: { 3: 'wood 1' } })
    expect([scored(m, 3), stateOf(m).scores[3], stockOf(m, 3)]).toEqual([-3, -3, 'wood 2'])
  })
})

describe('PIL-E18', () => {
  const table = () =>
    scoring({ owned: { 0: 'assistant' }, won: { 0: 'toolmaker-red quarry-1' }, stock: { 0: 'stone 1 wood 2 sand 1' } })
  const units = ['sand', 'wood', 'stone', 'stone', 'wood']
  it.each([0, 1, 2, 3, 4, 5])('the assistant: %i units for as many points', (n) => {
    const m = table()
    expect(stockOf(m, 0)).toBe('sand 1 wood 2 stone 2')
    does(m, 0, ...units.slice(0, n).map((kind) => `convert assistant ${kind}`), 'finish')
    expect(scored(m, 0)).toBe(n)
  })
  it('the sand and one wood: 2 points, stone 2, wood 1', () => {
    const m = does(table(), 0, 'convert assistant sand', 'convert assistant wood', 'finish')
    expect([scored(m, 0), stockOf(m, 0)]).toEqual([2, 'wood 1 stone 2'])
    expect(bestScore(table(), 0)).toBe(5)
  })
})

describe('PIL-E19', () => {
  it('automatic discards: the wood by choice, then two stones by themselves', () => {
    const won = { 0: 'quarry-1 quarry-2 forest-1 toolmaker-red' }
    const m = scoring({ round: 2, owned: { 1: 'painter' }, won, stock: { 0: 'stone 3' } })
    expect([stockOf(m, 0), scored(m, 0)]).toEqual(['wood 1 stone 5', 0])
    expect(choices(m, 0)).toEqual(['discard stone', 'discard wood'])
    does(m, 0, 'discard wood')
    expect(told(m, 'discard').map((event) => [event.with?.material, event.with?.auto])).toEqual([
      ['wood', false],
      ['stone', true],
      ['stone', true],
    ])
    expect([stockOf(m, 0), awaited(m).includes(0)]).toEqual(['stone 3', false])
    expect(stockOf(passRound(m), 0)).toBe('stone 3')
  })
})
