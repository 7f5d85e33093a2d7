import { describe, expect, it } from 'vitest'
import { asked, beside, card, endRound, give, kept, legal, open, played, refused, turnOf } from '../test/scene.ts'

describe('SPY-11.1', () => {
  it('costs price and surcharge, and stays with its owner', () => {
    const s = beside({ 0: 'lobbying#1' }, [], 2)
    const now = played(s, 0, { D3: 'activate' })
    expect([now.money[0], now.techniques[0], now.market[0]]).toEqual([10 - 5 - 2, [card('lobbying#1')], []])
    give(now, 1, { gaps: { v00: 0 }, spent: 2 })
    expect(endRound(endRound(turnOf(now, 2, 1))).techniques[0]).toEqual([card('lobbying#1')])
  })
})

describe('SPY-11.2 SPY-R20', () => {
  it('needs no lot, has no limit, and does not serve the purchase itself', () => {
    const s = beside({ 0: 'lobbying#1' }, [], 2)
    give(s, 0, { buildings: ['palace#1', 'manor#1'], techniques: ['trade', 'crane', 'taylorism'] })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.money[0], now.techniques[0]?.length, now.used[0]]).toEqual([3, 4, [0, 0, 0, 0]])
  })
  it('works from the next turn on, in the same round', () => {
    const s = beside({ 0: 'lobbying#1', 1: 'adviser#1' }, [], 0)
    give(s, 0, { gaps: { h00: 2 }, active: 1, money: 20 })
    give(s, 1, { gaps: { h01: 3 } })
    const bought = played(s, 0, { D3: 'activate' }, { D6: 0 })
    const again = played(turnOf(bought, 0, 2), 0, { D3: 'activate' })
    expect(asked(again).do).toBe('lobbying')
    expect(played(again, 0, { D10: 'use' }).money[0]).toBe(20 - 6 - 2)
  })
})

describe('SPY-11.3', () => {
  it('tilts a once-per-round technique when used, and straightens it at the end of the round', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['taylorism'], buildings: ['mine-ii#1', 'mine-ii#2'], tilted: [1, 1] })
    const now = played(s, 0, { D3: 'taylorism' }, { D12: 'mine-ii#1' }, { D13: 0 })
    expect(now.used[0]).toEqual([1])
    expect(refused(turnOf(now, 0, 2), 0, { D3: 'taylorism' })).toBe('SPY-11.3')
    expect(endRound(turnOf(now, 0, 2)).used[0]).toEqual([0])
  })
})

describe('SPY-23.9', () => {
  it('Lobbying, Crane and Trade join in one activation', () => {
    const s = beside({ 0: 'university-ii#1' }, [1], 3)
    give(s, 0, { techniques: ['lobbying', 'crane', 'trade'], buildings: ['mine-i#1', 'mine-i#2'], money: 7 })
    const lobbied = played(s, 0, { D3: 'activate' })
    // £7 + £3 is too much, so Lobbying is used by itself; the lot is free thanks to Crane.
    const now = played(lobbied, 0, { D7: 'new-lot' }, { D9: 3 })
    expect([now.money[0], now.vp[0], now.used[0], kept(now)]).toEqual([0, 3, [1, 0, 1], [1]])
  })
})

describe('SPY-R29', () => {
  it('offers no Lobbying without a surcharge, and Trade no value that the token has', () => {
    const s = beside({ 0: 'adviser#1' }, [], 0)
    give(s, 0, { techniques: ['lobbying'] })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.vp[0], now.used[0]]).toEqual([3, [0]])
    const trade = beside({ 0: 'miner#1' }, [2])
    give(trade, 0, { techniques: ['trade'] })
    const choosing = played(trade, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['keep-value', 1, 3])
    expect(refused(choosing, 0, { D9: 2 })).toBe('SPY-23.6')
  })
})
