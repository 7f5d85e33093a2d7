import { describe, expect, it } from 'vitest'
import { play } from '../../../kernel/play.ts'
import { awaited, choices, does, forbidden, refusal, scored, told } from '../test/moves.ts'
import { type Layout, scoring, stateOf, stockOf } from '../test/scene.ts'

/** Seat 0 after a scoring in which nothing converts; its stock decides alone. */
const over = (stock: string, more: Layout = {}) =>
  scoring({ won: { 0: 'toolmaker-red toolmaker-green' }, stock: { 0: stock }, ...more })
const LAST: Layout = {
  round: 5,
  owned: { 1: 'potter assistant brickmaker bell-founder' },
  pile: '',
  advantage: 'painter',
}

describe('PIL-5.23', () => {
  it('PIL-R12 asks for discards until 3 are left in all, not 3 of a kind', () => {
    const m = over('sand 2 wood 2 stone 2 metal 2')
    for (const [left, kind] of [
      [8, 'sand'],
      [7, 'metal'],
      [6, 'wood'],
      [5, 'sand'],
      [4, 'stone'],
    ] as const) {
      expect(stateOf(m).stock[0]?.reduce((a, b) => a + b)).toBe(left)
      expect(awaited(m)).toContain(0)
      does(m, 0, `discard ${kind}`)
      expect(told(m, 'discard')).toMatchObject([{ seat: 0, with: { material: kind, auto: false } }])
    }
    expect([stockOf(m, 0), awaited(m).includes(0)]).toEqual(['wood 1 stone 1 metal 1', false])
  })
  it.each(['wood 3', 'sand 1 wood 1 stone 1', 'metal 1', ''])('asks for nothing with %s', (stock) => {
    const m = over(stock)
    expect([stockOf(m, 0), awaited(m).includes(0)]).toEqual([stock, false])
  })
  it('offers every material there is, and refuses the others', () => {
    const m = over('sand 2 stone 2')
    expect(choices(m, 0)).toEqual(['discard sand', 'discard stone'])
    expect(forbidden(m, 0)).toEqual({ 'discard wood': 'PIL-5.23', 'discard metal': 'PIL-5.23' })
    expect(refusal(m, 0, 'discard wood')).toBe('PIL-5.23')
    expect(refusal(m, 0, 'finish')).toBe('PIL-5.25')
    expect(play(m.game, m.state, 0, { act: 'discard-material', on: ['stock.1.0'] })).toEqual({
      refusal: { clause: 'table.not-yours', with: { of: 1 } },
    })
  })
  it('PIL-R12 knows no limit before the conversions are over', () => {
    const m = scoring({ won: { 0: 'carpenter-blue forest-1 forest-2 quarry-1' }, stock: { 0: 'wood 2 sand 1' } })
    expect(stockOf(m, 0)).toBe('sand 1 wood 4 stone 1')
    does(m, 0, 'finish')
    expect(choices(m, 0)).toEqual(['discard sand', 'discard stone', 'discard wood'])
    expect(scored(m, 0)).toBe(1)
  })
})

describe('PIL-5.24', () => {
  it.each([
    ['sand 1 wood 1 stone 1 metal 1', 'wood 1 stone 1 metal 1'],
    ['sand 2 wood 2', 'sand 1 wood 2'],
    ['sand 2 wood 2 stone 2', 'wood 1 stone 2'],
    ['sand 1 wood 1 stone 4 metal 1', 'stone 2 metal 1'],
    ['wood 2 metal 3', 'metal 3'],
    ['stone 1 metal 5', 'metal 3'],
    ['sand 3', 'sand 3'],
  ])('PIL-R27 leaves of %s in the last round: %s', (stock, kept) => {
    const m = over(stock, LAST)
    expect(stateOf(m).lastRound).toBe(true)
    expect([stockOf(m, 0), awaited(m).includes(0)]).toEqual([kept, false])
  })
  it('works after conversions, and in a round ended by `roundCap`', () => {
    const layout = { won: { 0: 'carpenter-blue toolmaker-red' }, stock: { 0: 'sand 2 wood 2 metal 2' } }
    const m = does(scoring({ ...layout, round: 5, options: { roundCap: 5 } }), 0, 'finish')
    expect(stockOf(m, 0)).toBe('wood 1 metal 2')
    expect(told(m, 'discard').map((event) => event.with)).toEqual([
      { material: 'sand', auto: true },
      { material: 'sand', auto: true },
      { material: 'wood', auto: true },
    ])
    const early = does(scoring({ ...layout, round: 4, options: { roundCap: 5 } }), 0, 'finish')
    expect([stockOf(early, 0), told(early, 'discard')]).toEqual(['sand 2 wood 2 metal 2', []])
  })
})

describe('PIL-5.27', () => {
  it.each(['sand', 'wood', 'stone', 'metal'])('discards by itself while only %s is left', (kind) => {
    expect(stockOf(over(`${kind} 6`), 0)).toBe(`${kind} 3`)
    expect(awaited(over(`${kind} 6`))).not.toContain(0)
  })
  it('asks as long as two kinds are left, and looks anew before every unit', () => {
    const m = over('wood 2 stone 4')
    expect(choices(m, 0)).toEqual(['discard stone', 'discard wood'])
    does(m, 0, 'discard wood')
    expect([stockOf(m, 0), choices(m, 0)]).toEqual(['wood 1 stone 4', ['discard stone', 'discard wood']])
    does(m, 0, 'discard wood')
    expect([stockOf(m, 0), awaited(m).includes(0)]).toEqual(['stone 3', false])
    expect(told(m, 'discard').map((event) => event.with)).toEqual([
      { material: 'wood', auto: false },
      { material: 'stone', auto: true },
    ])
  })
})
