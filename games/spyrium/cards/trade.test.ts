import { describe, expect, it } from 'vitest'
import { beside, give, kept, legal, open, played, refused, setEvent, turnOf } from '../test/scene.ts'

describe('SPY-23.5 SPY-R19', () => {
  it('Trade keeps the token used, also when tilted, while fewer than seven are kept', () => {
    const s = beside({ 0: 'miner#1' }, [2, 3])
    give(s, 0, { techniques: ['trade'] })
    s.used[0] = [1]
    const now = played(s, 0, { D3: 'activate' }, { D8: 2 })
    expect([kept(now), now.marketTokens[0]?.length, now.tokenDiscard]).toEqual([[2], 1, []])
    const full = beside({ 0: 'university-i#1' }, [2])
    give(full, 0, { techniques: ['trade'], kept: [1, 1, 1, 1, 1, 1, 1] })
    full.used[0] = [1]
    const built = played(full, 0, { D3: 'activate' })
    expect([kept(built)?.length, built.tokenDiscard.length, built.vp[0]]).toEqual([7, 1, 2])
  })
  it('keeps the token of a building, and nobody else keeps any', () => {
    const s = beside({ 0: 'university-i#1' }, [3])
    give(s, 0, { techniques: ['trade'] })
    const now = played(s, 0, { D3: 'activate' }, { D9: 'keep-value' })
    expect([kept(now), now.vp[0], now.used[0]]).toEqual([[3], 3, [0]])
    expect(played(beside({ 0: 'university-i#1' }, [3]), 0, { D3: 'activate' }).kept[0]).toEqual([])
  })
})

describe('SPY-E16', () => {
  it('Trade with seven kept: the Miner’s 1 becomes 3, the token is discarded, Trade is tilted', () => {
    const s = beside({ 0: 'miner#1' }, [1])
    give(s, 0, { techniques: ['trade'], kept: [1, 1, 2, 2, 3, 3, 3] })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['keep-value', 2, 3])
    const now = played(choosing, 0, { D9: 3 })
    expect([now.crystals[0], kept(now)?.length, now.tokenDiscard.length, now.used[0]]).toEqual([5, 7, 1, [1]])
  })
})

describe('SPY-23.6', () => {
  it('Trade sets the value once a round, for a gain or a payment; the token keeps its own', () => {
    const s = beside({ 0: 'banker#1' }, [3, 2])
    give(s, 0, { techniques: ['trade'], gaps: { h00: 2 }, active: 1 })
    const choosing = played(s, 0, { D3: 'activate' }, { D8: 3 })
    expect(legal(choosing, 0)).toEqual(['keep-value', 1, 2])
    const now = played(choosing, 0, { D9: 1 })
    expect([now.money[0], now.vp[0], kept(now), now.used[0]]).toEqual([10 - 1 - 1 - 1, 4, [3], [1]])
    // Tilted: the second call pays the token as it is.
    expect(played(turnOf(now, 0, 2), 0, { D3: 'activate' }).money[0]).toBe(7 - 1 - 2)
  })
  it('sets the value of a building’s token', () => {
    const s = beside({ 0: 'mine-iii#1' }, [1])
    give(s, 0, { techniques: ['trade'] })
    expect(played(s, 0, { D3: 'activate' }, { D9: 3 }).crystals[0]).toBe(5)
    const bare = beside({ 0: 'mine-iii#1' }, [])
    give(bare, 0, { techniques: ['trade'] })
    expect(played(bare, 0, { D3: 'activate' }).crystals[0]).toBe(2)
  })
  it('makes a token affordable that is not', () => {
    const s = beside({ 0: 'banker#1' }, [3])
    give(s, 0, { techniques: ['trade'], money: 3 })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual([1, 2])
    expect(refused(choosing, 0, { D9: 'keep-value' })).toBe('SPY-8.4')
  })
})

describe('SPY-R18', () => {
  it('Trade sets the value of the subsidy but never keeps its token', () => {
    const s = turnOf(open(2), 0, 1)
    setEvent(s, 'subsidy', 1)
    give(s, 0, { techniques: ['trade'] })
    const choosing = played(s, 0, { D1: 'event' }, { D14: 'vp' })
    expect(legal(choosing, 0)).toEqual(['keep-value', 2, 3])
    const now = played(choosing, 0, { D9: 3 })
    expect([now.vp[0], now.used[0], now.kept[0], now.currentToken]).toEqual([3, [1], [], s.currentToken])
    expect(played(choosing, 0, { D9: 'keep-value' }).vp[0]).toBe(1)
    // A tilted Trade asks nothing.
    const tilted = turnOf(s, 0, 1)
    tilted.used[0] = [1]
    expect(played(tilted, 0, { D1: 'event' }, { D14: 'vp' }).vp[0]).toBe(1)
  })
})
