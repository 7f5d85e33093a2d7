import { describe, expect, it } from 'vitest'
import type { Face } from '../sheet/box.ts'
import { asked, box, card, endRound, give, lay, legal, open, played, refused, setEvent, turnOf } from '../test/scene.ts'
import type { SpyriumState } from './state.ts'

/** Seat 0 in Phase II beside position 0, with so many others there. */
function beside(cards: Readonly<Record<number, string>>, tokens: readonly number[], others = 0): SpyriumState {
  const s = turnOf(open(3), 0, 2)
  lay(s, cards, { 0: [...tokens] })
  give(s, 0, { gaps: { h00: 1 }, active: 2, money: 10 })
  give(s, 1, { gaps: { v00: others }, active: 0 })
  return s
}
const kept = (s: SpyriumState) => s.kept[0]?.map((c) => (box.cards[c] as Face).value)

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

describe('SPY-23.1', () => {
  it('Automation: no mine effect needs a worker, by whatever action', () => {
    const s = turnOf(open(2), 0, 2)
    setEvent(s, 'overtime')
    give(s, 0, {
      techniques: ['automation', 'taylorism'],
      buildings: ['mine-iii#1', 'university-i#1'],
      active: 0,
      spent: 3,
    })
    const once = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect([once.crystals[0], once.staff[0], once.active[0]]).toEqual([5, [0, 0], 0])
    const twice = played(turnOf(once, 0, 2), 0, { D3: 'event' }, { D13: 1 })
    const thrice = played(turnOf(twice, 0, 2), 0, { D3: 'taylorism' }, { D13: 1 })
    expect([thrice.crystals[0], thrice.staff[0]]).toEqual([11, [0, 0]])
    expect(refused(turnOf(thrice, 0, 2), 0, { D3: 'exploit' })).toBe('SPY-12.2')
  })
})

describe('SPY-E15 SPY-23.3', () => {
  it('Engineering: the small factory with 2 workers gives 10 + 2 in one gain', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['engineering'], buildings: ['factory-i#1'], crystals: 3 })
    const now = played(s, 0, { D3: 'exploit' }, { D13: 1 })
    expect(now.vp[0]).toBe(12)
  })
  it('counts laboratories, which carry the Factory symbol, and no university', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['engineering'], buildings: ['laboratory-i#1', 'university-i#1'] })
    const lab = played(s, 0, { D3: 'exploit' }, { D12: 'laboratory-i#1' })
    expect(lab.vp[0]).toBe(5)
    expect(played(turnOf(lab, 0, 2), 0, { D3: 'exploit' }).vp[0]).toBe(7)
  })
})

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

describe('SPY-E17 SPY-23.7', () => {
  it('Taylorism on a tilted laboratory: 5 more points, two workers on it, both cards tilted', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, {
      techniques: ['taylorism'],
      buildings: ['laboratory-ii#1'],
      tilted: [1],
      staff: [1],
      active: 1,
      spent: 1,
      crystals: 1,
    })
    const now = played(s, 0, { D3: 'taylorism' })
    expect([now.vp[0], now.staff[0], now.crystals[0], now.tilted[0], now.used[0]]).toEqual([5, [2], 0, [1], [1]])
  })
  it('needs a tilted building whose effect can be paid', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['taylorism'], buildings: ['laboratory-ii#1'], crystals: 0 })
    expect(refused(s, 0, { D3: 'taylorism' })).toBe('SPY-23.7')
    give(s, 0, { tilted: [1] })
    expect(refused(s, 0, { D3: 'taylorism' })).toBe('SPY-12.3')
  })
})

describe('SPY-R8', () => {
  it('Taylorism is a Phase II action of its own, apart from the exploit before it', () => {
    const s = turnOf(open(2), 0, 2)
    give(s, 0, { techniques: ['taylorism'], buildings: ['mine-ii#1'] })
    const dug = played(s, 0, { D3: 'exploit' }, { D13: 0 })
    expect(asked(dug).seat).toBe(1)
    const again = played(turnOf(dug, 0, 2), 0, { D3: 'taylorism' }, { D13: 0 })
    expect([again.crystals[0], asked(again).seat, again.turns[0]]).toEqual([4, 1, 2])
    expect(refused(turnOf(s, 0, 1), 0, { D1: 'taylorism' })).toBe('SPY-3.3')
  })
})

describe('SPY-E14 SPY-23.8', () => {
  it('Lobbying on the Banker among four others: £3 at best, £7 without', () => {
    const s = turnOf(open(3), 0, 2)
    lay(s, { 0: 'banker#1' }, { 0: [2, 3] })
    give(s, 0, { gaps: { h00: 1 }, active: 2, money: 10, techniques: ['lobbying'] })
    give(s, 1, { gaps: { v00: 2 }, active: 1 })
    give(s, 2, { gaps: { v00: 2 }, active: 1 })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual(['use', 'do-not-use'])
    const used = played(choosing, 0, { D10: 'use' }, { D8: 2 })
    expect([used.money[0], used.used[0]]).toEqual([10 - 3, [1]])
    const plain = played(choosing, 0, { D10: 'do-not-use' }, { D8: 2 })
    expect([plain.money[0], plain.used[0]]).toEqual([10 - 7, [0]])
  })
  it('is used without asking when nothing else can be paid, and only once a round', () => {
    const s = beside({ 0: 'adviser#1' }, [], 3)
    give(s, 0, { techniques: ['lobbying'], money: 4, gaps: { h00: 2 }, active: 1 })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.money[0], now.used[0]]).toEqual([2, [1]])
    expect(refused(turnOf(now, 0, 2), 0, { D3: 'activate' })).toBe('SPY-8.4')
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
