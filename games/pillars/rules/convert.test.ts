import { describe, expect, it } from 'vitest'
import { play } from '../../../kernel/play.ts'
import { awaited, bestScore, choices, does, forbidden, passRound, playTricks, refusal, scored } from '../test/moves.ts'
import { idsOf, type Layout, scoring, stateOf, stockOf } from '../test/scene.ts'

const ALL = 'sand 1 wood 1 stone 1 metal 1'
const NOTHING = 'toolmaker-red william-hamleigh'
/** Seat 0, blue, with these won cards (beside some that give nothing), owned advantages and stock. */
const blue = (won: string, stock: string, owned = '', more: Layout = {}) =>
  scoring({ won: { 0: `${won} ${NOTHING}` }, stock: { 0: stock }, owned: { 0: owned }, ...more })
const converted = (m: ReturnType<typeof scoring>) => stateOf(m).converted[0]

const TRADES = [
  ['toolmaker', ['metal 5']],
  ['stonemason', ['stone 4']],
  ['carpenter', ['wood 3']],
  ['mortar-mixer', ['sand 2']],
  ['master-builder', ['metal 4', 'sand 1', 'stone 3', 'wood 2']],
] as const

describe('PIL-5.10', () => {
  it.each(TRADES)('PIL-R14 uses the %s once in a scoring', (trade, yields) => {
    for (const pair of yields) {
      const [material] = pair.split(' ')
      const m = does(blue(`${trade}-blue`, 'sand 2 wood 2 stone 2 metal 2'), 0, `convert ${trade}-blue ${material}`)
      expect(stateOf(m).stock[0]?.reduce((a, b) => a + b)).toBe(7)
      expect(refusal(m, 0, `convert ${trade}-blue ${material}`)).toBe('PIL-5.10')
      expect(choices(m, 0)).toEqual(['finish'])
      expect(Object.values(forbidden(m, 0)).every((clause) => clause === 'PIL-5.10')).toBe(true)
    }
  })
  it('uses each of several workers once', () => {
    const m = blue('carpenter-blue stonemason-blue toolmaker-blue', ALL)
    does(m, 0, 'convert stonemason-blue stone', 'convert toolmaker-blue metal', 'convert carpenter-blue wood')
    expect([converted(m), stockOf(m, 0), choices(m, 0)]).toEqual([12, 'sand 1', ['finish']])
  })
  it('lets nobody use a worker of another colour, nor one in another pile', () => {
    const m = blue('carpenter-green carpenter-blue', ALL, '', { seats: 3 })
    expect(refusal(m, 0, 'convert carpenter-green wood')).toBe('PIL-5.7')
    expect(choices(m, 0)).toEqual(['convert carpenter-blue wood', 'finish'])
    const other = scoring({ won: { 0: 'carpenter-blue ellen', 1: 'carpenter-green forest-1' } })
    expect(play(other.game, other.state, 0, { act: 'convert', on: ['won.1.0', 'stock.0.1'] })).toEqual({
      refusal: { clause: 'table.not-yours', with: { of: 1 } },
    })
  })
  it('counts the uses and points of each scoring anew', () => {
    const m = blue('carpenter-blue', 'sand 3', 'potter')
    passRound(does(m, 0, 'convert potter sand'))
    expect(stateOf(m).scores[0]).toBe(3 + 1 - 3)
    playTricks(m)
    if (choices(m, 0).includes('choose sand')) does(m, 0, 'choose sand')
    expect(choices(m, 0)).toContain('convert potter sand')
    does(m, 0, 'convert potter sand', 'finish')
    expect(stateOf(m).tally[0]?.[0]).toBe(3 + 3)
  })
})

describe('PIL-5.11', () => {
  it.each(TRADES)('PIL-R1 lets the %s take exactly its materials, at their price', (trade, yields) => {
    const m = blue(`${trade}-blue`, ALL)
    const pairs = yields.map((pair) => pair.split(' ') as [string, string])
    expect(choices(m, 0)).toEqual([...pairs.map(([material]) => `convert ${trade}-blue ${material}`), 'finish'])
    for (const material of ['sand', 'wood', 'stone', 'metal'])
      if (!pairs.some(([taken]) => taken === material))
        expect(refusal(m, 0, `convert ${trade}-blue ${material}`)).toBe('PIL-5.11')
    for (const [material, points] of pairs) {
      const after = does(blue(`${trade}-blue`, ALL), 0, `convert ${trade}-blue ${material}`)
      expect(converted(after)).toBe(Number(points))
      expect(stockOf(after, 0)).toBe(ALL.replace(`${material} 1`, '').replace(/ +/g, ' ').trim())
    }
  })
  it('holds for the trades of every colour', () => {
    ;['blue', 'green', 'red', 'orange'].forEach((colour, seat) => {
      for (const [trade, yields] of TRADES) {
        const m = scoring({ won: { [seat]: `${trade}-${colour} ellen` }, stock: { [seat]: ALL } })
        expect(choices(m, seat).length).toBe(yields.length + 1)
        expect(bestScore(m, seat)).toBe(Math.max(...yields.map((pair) => Number(pair.split(' ')[1]))) + 1 + 2)
      }
    })
  })
})

describe('PIL-5.12', () => {
  it('lets the potter turn 1 sand into 3 points, once', () => {
    const m = blue('', 'sand 3 metal 1', 'potter')
    expect(choices(m, 0)).toEqual(['convert potter sand', 'finish'])
    does(m, 0, 'convert potter sand')
    expect([converted(m), stockOf(m, 0)]).toEqual([3, 'sand 2 metal 1'])
    expect(refusal(m, 0, 'convert potter sand')).toBe('PIL-5.12')
    expect(refusal(m, 0, 'convert potter metal')).toBe('PIL-5.11')
  })
})

describe('PIL-5.13', () => {
  it('lets the bell founder turn 1 metal into 5 points, once', () => {
    const m = blue('', 'sand 1 metal 2', 'bell-founder')
    expect(choices(m, 0)).toEqual(['convert bell-founder metal', 'finish'])
    does(m, 0, 'convert bell-founder metal')
    expect([converted(m), stockOf(m, 0)]).toEqual([5, 'sand 1 metal 1'])
    expect(refusal(m, 0, 'convert bell-founder metal')).toBe('PIL-5.13')
  })
})

describe('PIL-5.14', () => {
  it('lets the brickmaker turn 1 sand into 1 stone, once, for no points', () => {
    const m = blue('', 'sand 3', 'brickmaker')
    expect(choices(m, 0)).toEqual(['convert brickmaker sand', 'finish'])
    does(m, 0, 'convert brickmaker sand')
    expect([converted(m), stockOf(m, 0)]).toEqual([0, 'sand 2 stone 1'])
    expect(refusal(m, 0, 'convert brickmaker sand')).toBe('PIL-5.14')
  })
  it('PIL-R26 lets that stone be used at once', () => {
    const m = blue('stonemason-blue', 'sand 1', 'brickmaker')
    expect(refusal(m, 0, 'convert stonemason-blue stone')).toBe('PIL-5.18')
    does(m, 0, 'convert brickmaker sand', 'convert stonemason-blue stone')
    expect([converted(m), stockOf(m, 0)]).toEqual([4, ''])
  })
})

describe('PIL-5.15', () => {
  it('lets the assistant turn any number of materials of any kind into 1 point each', () => {
    const m = blue('', 'sand 2 wood 2 stone 2 metal 2', 'assistant')
    const each = ['sand', 'metal', 'wood', 'stone']
    expect(choices(m, 0)).toEqual([...each.map((kind) => `convert assistant ${kind}`).sort(), 'finish'])
    for (const kind of [...each, ...each]) does(m, 0, `convert assistant ${kind}`)
    expect([converted(m), stockOf(m, 0), choices(m, 0)]).toEqual([8, '', ['finish']])
    const heap = blue('', 'sand 16', 'assistant')
    for (let k = 0; k < 16; k++) does(heap, 0, 'convert assistant sand')
    expect(converted(heap)).toBe(16)
  })
})

describe('PIL-5.16', () => {
  it('PIL-R13 forces no conversion', () => {
    const m = blue('carpenter-blue toolmaker-blue', ALL, 'potter bell-founder')
    expect(choices(m, 0)).toContain('finish')
    does(m, 0, 'finish')
    expect([scored(m, 0), stateOf(m).stock[0]]).toEqual([2 - 3, [1, 1, 1, 1]])
  })
  it('takes them in any order, with materials old and new', () => {
    const won = 'carpenter-blue mortar-mixer-blue quarry-1 forest-1'
    const orders = [
      ['carpenter-blue wood', 'mortar-mixer-blue sand', 'potter sand'],
      ['potter sand', 'mortar-mixer-blue sand', 'carpenter-blue wood'],
      ['mortar-mixer-blue sand', 'carpenter-blue wood', 'potter sand'],
    ]
    for (const order of orders) {
      const m = blue(won, 'sand 2', 'potter')
      does(m, 0, ...order.map((pair) => `convert ${pair}`))
      expect([converted(m), stockOf(m, 0)]).toEqual([8, 'stone 1'])
    }
  })
  it('spends each unit once', () => {
    const m = does(blue('mortar-mixer-blue', 'sand 1', 'potter assistant'), 0, 'convert mortar-mixer-blue sand')
    expect(choices(m, 0)).toEqual(['finish'])
    expect(forbidden(m, 0)['convert potter sand']).toBe('PIL-5.18')
  })
})

describe('PIL-5.17', () => {
  it('lets an advantage card work without a worker, and beside one', () => {
    expect(choices(blue('', 'sand 1', 'potter'), 0)).toContain('convert potter sand')
    const m = blue('toolmaker-blue', 'metal 2', 'bell-founder')
    does(m, 0, 'convert bell-founder metal', 'convert toolmaker-blue metal')
    expect(converted(m)).toBe(10)
  })
  it('works for its owner only', () => {
    const m = scoring({ owned: { 1: 'potter' }, won: { 0: 'ellen carpenter-blue', 1: 'toolmaker-red quarry-1' } })
    expect(choices(m, 0)).toEqual(['convert carpenter-blue wood', 'finish'])
    expect(choices(m, 1)).toEqual(['convert potter sand', 'finish'])
    expect(idsOf(m, stateOf(m).owned[0] as number[])).toEqual([])
  })
})

describe('PIL-5.18', () => {
  it.each([
    ['toolmaker-blue', 'metal'],
    ['stonemason-blue', 'stone'],
    ['carpenter-blue', 'wood'],
    ['mortar-mixer-blue', 'sand'],
  ])('refuses the %s without %s, and nothing is owed', (card, material) => {
    const m = blue(`${card} master-builder-blue`, ALL.replace(`${material} 1`, `${material} 0`))
    expect(refusal(m, 0, `convert ${card} ${material}`)).toBe('PIL-5.18')
    expect(refusal(m, 0, `convert master-builder-blue ${material}`)).toBe('PIL-5.18')
    does(m, 0, 'finish')
    expect([scored(m, 0), stateOf(m).stock[0]?.every((units) => units >= 0)]).toEqual([2 - 3, true])
  })
  it('refuses every advantage card without its material', () => {
    const m = blue('carpenter-blue', 'wood 1', 'potter brickmaker bell-founder assistant')
    expect(forbidden(m, 0)).toEqual({
      'convert potter sand': 'PIL-5.18',
      'convert brickmaker sand': 'PIL-5.18',
      'convert bell-founder metal': 'PIL-5.18',
      'convert assistant sand': 'PIL-5.18',
      'convert assistant stone': 'PIL-5.18',
      'convert assistant metal': 'PIL-5.18',
    })
    expect(awaited(m)).toContain(0)
  })
})
