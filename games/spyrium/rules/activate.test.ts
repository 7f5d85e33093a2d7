import { describe, expect, it } from 'vitest'
import { asked, card, give, lay, legal, open, played, refused, turnOf } from '../test/scene.ts'

/** Seat 0 in Phase II with a worker between positions 0 and 1, and so many others beside position 0 alone. */
function beside(cards: Readonly<Record<number, string>>, tokens: Readonly<Record<number, number[]>>, others: number) {
  const s = turnOf(open(3), 0, 2)
  lay(s, cards, tokens)
  give(s, 0, { gaps: { h00: 1 }, active: 2 })
  give(s, 1, { gaps: { v00: others }, active: 0 })
  return s
}

describe('SPY-8.1', () => {
  it('asks for an own worker, then for a card beside it', () => {
    const s = beside({ 0: 'mine-i#1', 1: 'town-house#1', 3: 'manor#1', 6: 'apprentice#1' }, {}, 2)
    give(s, 0, { gaps: { v10: 1 }, active: 1 })
    const worker = played(s, 0, { D3: 'activate' })
    expect(legal(worker, 0)).toEqual(['h00', 'v10'])
    expect(refused(worker, 0, { D4: 'v00' })).toBe('SPY-8.1')
    const choosing = played(worker, 0, { D4: 'h00' })
    expect(legal(choosing, 0)).toEqual([0, 1])
  })
  it('needs a card that is still there', () => {
    const s = beside({ 1: 'palace#1', 8: 'manor#1' }, {}, 0)
    give(s, 0, { gaps: { h01: 1 }, active: 1, money: 3 })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.4')
    lay(s, {})
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.1')
    give(s, 0, { gaps: { h00: 0, h01: 0 } })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.1')
  })
  it('offers only workers beside a card that can be activated', () => {
    const s = beside({ 0: 'mine-i#1', 8: 'palace#1' }, {}, 0)
    give(s, 0, { gaps: { v12: 1, v10: 1 }, active: 0 })
    const now = played(s, 0, { D3: 'activate' })
    // One gap is left: it is taken without asking, and so is its only card.
    expect(now.districts[0]).toEqual([card('mine-i#1')])
    expect(now.gaps[0]?.[0]).toBe(0)
  })
})

describe('SPY-8.2', () => {
  it('costs the card and a pound for every other worker around it', () => {
    const s = beside({ 0: 'mine-i#1', 1: 'palace#1' }, {}, 3)
    const now = played(s, 0, { D3: 'activate' })
    expect(now.money[0]).toBe(10 - 1 - 3)
  })
})

describe('SPY-8.3', () => {
  it('adds the lot of a building and the token of a payment', () => {
    const built = beside({ 0: 'mine-i#1' }, {}, 1)
    give(built, 0, { buildings: ['palace#1', 'manor#1'] })
    expect(played(built, 0, { D3: 'activate' }, { D7: 'new-lot' }).money[0]).toBe(10 - 1 - 1 - 2)
    const called = beside({ 0: 'banker#1' }, { 0: [3] }, 1)
    expect(played(called, 0, { D3: 'activate' }).money[0]).toBe(10 - 1 - 1 - 3)
  })
})

describe('SPY-8.4', () => {
  it('is refused when the whole cannot be paid, though each part could', () => {
    const s = beside({ 0: 'banker#1' }, { 0: [3] }, 2)
    give(s, 0, { money: 5 })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.4')
    give(s, 0, { money: 6 })
    expect(played(s, 0, { D3: 'activate' }).money[0]).toBe(0)
  })
})

describe('SPY-8.5', () => {
  it('pays, spends the worker, moves the card, takes the token, gains, then gives the bonus', () => {
    const s = beside({ 0: 'university-i#1' }, { 0: [3] }, 0)
    give(s, 0, { vp: 5, money: 5 })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.money[0], now.spent[0], now.gaps[0]?.[0]]).toEqual([0, 1, 0])
    expect([now.market[0], now.marketTokens[0], now.tokenDiscard.length]).toEqual([[], [], 1])
    expect([now.districts[0], now.vp[0]]).toEqual([[card('university-i#1')], 8])
    expect(asked(now)).toEqual({ do: 'bonus', seat: 0 })
  })
})

describe('SPY-9.1', () => {
  it('leaves the character for any worker beside it, the same player included', () => {
    const s = beside({ 0: 'adviser#1' }, {}, 0)
    give(s, 0, { gaps: { h00: 2 }, active: 1 })
    const once = played(s, 0, { D3: 'activate' })
    expect([once.market[0], once.vp[0], once.money[0]]).toEqual([[card('adviser#1')], 3, 7])
    const twice = played(turnOf(once, 0, 2), 0, { D3: 'activate' })
    expect([twice.market[0], twice.vp[0], twice.money[0]]).toEqual([[card('adviser#1')], 6, 5])
  })
})

describe('SPY-9.2 SPY-9.5', () => {
  it('cannot be called on without a token, but stays for money and for placing', () => {
    const s = beside({ 0: 'miner#1' }, { 0: [2] }, 1)
    give(s, 1, { active: 1 })
    const now = played(s, 0, { D3: 'activate' })
    expect(now.market[0]).toEqual([card('miner#1')])
    turnOf(now, 1, 2)
    expect(refused(now, 1, { D3: 'activate' })).toBe('SPY-9.2')
    expect(refused(now, 1, { D3: 'earn' })).toBe(null)
    expect(legal(played(turnOf(now, 1, 1), 1, { D1: 'place' }), 1)).toEqual(['h00', 'v00'])
  })
})

describe('SPY-9.3', () => {
  it('lets the caller choose among the values on the card, and only that token leaves', () => {
    const s = turnOf(open(5), 0, 2)
    lay(s, { 0: 'bureaucrat#1' }, { 0: [1, 3, 3, 2] })
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual([1, 3, 2])
    const now = played(choosing, 0, { D8: 3 })
    expect(now.vp[0]).toBe(3)
    expect(now.marketTokens[0]).toHaveLength(3)
    expect(now.tokenDiscard).toHaveLength(1)
  })
})

describe('SPY-9.4', () => {
  it('adds the value of the token to the cost, and offers only what can be paid', () => {
    const s = beside({ 0: 'banker#1' }, { 0: [1, 3] }, 0)
    give(s, 0, { money: 3 })
    const now = played(s, 0, { D3: 'activate' })
    // £1 + £3 is too much: the token 1 is taken without asking.
    expect([now.money[0], now.vp[0]]).toEqual([1, 4])
    give(s, 0, { money: 4 })
    const choosing = played(s, 0, { D3: 'activate' })
    expect(legal(choosing, 0)).toEqual([1, 3])
    expect(played(choosing, 0, { D8: 3 }).money[0]).toBe(0)
    give(s, 0, { money: 1 })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.4')
  })
})

describe('SPY-E6', () => {
  it('the Apprentice among four others: £0 + £4 and a crystal for 3 VP', () => {
    const s = turnOf(open(4), 3, 1)
    lay(s, { 0: 'apprentice#1', 1: 'palace#1' })
    give(s, 3, { gaps: { h00: 1 }, active: 2, money: 4, crystals: 1 })
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    give(s, 1, { gaps: { v00: 3 }, active: 0 })
    const now = played(s, 3, { D1: 'start-activation' }, { D3: 'activate' })
    expect([now.phase[3], now.money[3], now.crystals[3], now.vp[3]]).toEqual([2, 0, 0, 3])
    expect(now.market[0]).toEqual([card('apprentice#1')])
  })
})

describe('SPY-E10', () => {
  it('the Architect with tokens 1 and 2: £1 more, then £2, then nobody', () => {
    const s = turnOf(open(3), 1, 2)
    lay(s, { 0: 'architect#1' }, { 0: [1, 2] })
    for (const seat of [0, 1, 2]) give(s, seat, { gaps: { h00: 1 }, active: 2, money: 9 })
    give(s, 1, { residence: 1 })
    const choosing = played(s, 1, { D3: 'activate' }, { D8: 1 })
    expect([choosing.money[1], legal(choosing, 1)]).toEqual([9 - 1 - 2 - 1, ['advance', 'score']])
    expect(played(choosing, 1, { D11: 'score' }).vp[1]).toBe(3)
    const red = played(choosing, 1, { D11: 'advance' })
    expect(red.residence[1]).toBe(2)
    const next = played(turnOf(red, 2, 2), 2, { D3: 'activate' })
    expect(next.money[2]).toBe(9 - 1 - 1 - 2)
    const done = turnOf(played(next, 2, { D11: 'advance' }), 0, 2)
    expect(refused(done, 0, { D3: 'activate' })).toBe('SPY-9.2')
  })
})

describe('SPY-R27 SPY-21.3 SPY-21.4', () => {
  it('cannot be called on when its crystal cannot be paid', () => {
    for (const [id, price, vp, clause] of [
      ['apprentice#1', 0, 3, 'SPY-21.3'],
      ['engineer#1', 1, 4, 'SPY-21.4'],
    ] as const) {
      const s = beside({ 0: id }, {}, 0)
      give(s, 0, { crystals: 0 })
      expect(refused(s, 0, { D3: 'activate' })).toBe(clause)
      give(s, 0, { crystals: 1 })
      const now = played(s, 0, { D3: 'activate' })
      expect([now.money[0], now.crystals[0], now.vp[0]]).toEqual([10 - price, 0, vp])
    }
  })
})

describe('SPY-R28', () => {
  it('does not let a worker reach across an empty position', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 2: 'mine-i#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    expect(refused(s, 0, { D3: 'activate' })).toBe('SPY-8.1')
    expect(played(s, 0, { D3: 'earn' }).money[0]).toBe(10)
  })
})

describe('SPY-21.1 SPY-21.2 SPY-21.5 SPY-21.6', () => {
  it('Miner, Geologist, Bureaucrat and Adviser give what they say', () => {
    const results = [
      ['miner#1', { 0: [3] }, [9, 5, 0]],
      ['geologist#1', {}, [8, 4, 0]],
      ['bureaucrat#1', { 0: [2] }, [10, 2, 2]],
      ['adviser#1', {}, [8, 2, 3]],
    ] as const
    for (const [id, tokens, expected] of results) {
      const now = played(beside({ 0: id }, tokens as never, 0), 0, { D3: 'activate' })
      expect([now.money[0], now.crystals[0], now.vp[0]], id).toEqual(expected)
    }
  })
})

describe('SPY-21.7 SPY-21.8 SPY-21.9', () => {
  it('Banker, Financier and Architect take the value of the token in pounds', () => {
    const banker = played(beside({ 0: 'banker#1' }, { 0: [2] }, 0), 0, { D3: 'activate' })
    expect([banker.money[0], banker.vp[0]]).toEqual([10 - 1 - 2, 4])
    const financier = played(beside({ 0: 'financier#1' }, { 0: [2] }, 0), 0, { D3: 'activate' })
    expect([financier.money[0], financier.vp[0]]).toEqual([10 - 2 - 2, 5])
    const architect = played(beside({ 0: 'architect#1' }, { 0: [3] }, 0), 0, { D3: 'activate' })
    expect([architect.money[0], legal(architect, 0)]).toEqual([10 - 1 - 3, ['advance', 'score']])
  })
})
