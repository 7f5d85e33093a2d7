import { describe, expect, it } from 'vitest'
import { card, give, lay, legal, open, played, refused, turnOf } from '../test/scene.ts'

describe('SPY-7.1', () => {
  it('pays a pound for every other worker around the chosen card', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 3: 'mine-i#1', 4: 'palace#1' })
    give(s, 0, { gaps: { h10: 1, v00: 1 }, active: 1 })
    give(s, 1, { gaps: { h11: 2, v00: 1 }, active: 0 })
    const choosing = played(s, 0, { D3: 'earn' }, { D4: 'h10' })
    expect(legal(choosing, 0)).toEqual([3, 4])
    expect(played(choosing, 0, { D5: 3 }).money[0]).toBe(12)
    expect(played(choosing, 0, { D5: 4 }).money[0]).toBe(12)
    give(s, 1, { gaps: { h11: 3, v00: 1 }, reserve: 3 })
    expect(played(s, 0, { D3: 'earn' }, { D4: 'h10' }, { D5: 4 }).money[0]).toBe(13)
  })
  it('needs an own worker', () => {
    const s = turnOf(open(2), 0, 2)
    expect(refused(s, 0, { D3: 'earn' })).toBe('SPY-7.1')
    give(s, 0, { gaps: { h00: 1, h01: 1 }, active: 1 })
    give(s, 1, { gaps: { v00: 1 }, active: 2 })
    const choosing = played(s, 0, { D3: 'earn' })
    expect(legal(choosing, 0)).toEqual(['h00', 'h01'])
    expect(refused(choosing, 0, { D4: 'v00' })).toBe('SPY-7.1')
  })
})

describe('SPY-E5', () => {
  it('six workers around a mine: one leaves with £5, five remain', () => {
    const s = turnOf(open(3), 2, 2)
    lay(s, { 0: 'mine-i#1', 1: 'palace#1', 3: 'manor#1' })
    give(s, 0, { gaps: { h00: 2 }, active: 1 })
    give(s, 1, { gaps: { v00: 3 }, active: 0 })
    give(s, 2, { gaps: { h00: 1 }, active: 2, money: 0 })
    const now = played(s, 2, { D3: 'earn' }, { D5: 0 })
    expect(now.money[2]).toBe(5)
    expect([now.gaps.map((own) => (own[0] as number) + (own[6] as number)), now.spent[2]]).toEqual([[2, 3, 0], 1])
  })
})

describe('SPY-7.2', () => {
  it('is still an action, worth nothing, when both cards are gone', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 8: 'palace#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    give(s, 1, { gaps: { h00: 2 }, active: 1 })
    const now = played(s, 0, { D3: 'earn' })
    expect([now.money[0], now.spent[0], now.turns[0]]).toEqual([10, 1, 1])
  })
  it('counts at the card that is left', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 1: 'palace#1' })
    give(s, 0, { gaps: { h00: 1, h01: 1 }, active: 1 })
    const choosing = played(s, 0, { D3: 'earn' }, { D4: 'h00' })
    expect(choosing.money[0]).toBe(11)
  })
})

describe('SPY-7.3', () => {
  it('spends the worker, which comes back with the next round only', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    const now = played(s, 0, { D3: 'earn' }, { D5: 0 })
    expect([now.gaps[0]?.[0], now.spent[0], now.active[0]]).toEqual([0, 1, 2])
  })
})

describe('SPY-7.4', () => {
  it('leaves the card alone, whatever card it is', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 0: 'miner#1', 1: 'palace#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 2, money: 0 })
    for (const pos of [0, 1]) {
      const now = played(s, 0, { D3: 'earn' }, { D5: pos })
      expect([now.market[0], now.market[1]]).toEqual([[card('miner#1')], [card('palace#1')]])
    }
  })
})
