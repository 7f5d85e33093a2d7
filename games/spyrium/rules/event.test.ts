import { describe, expect, it } from 'vitest'
import { asked, endRound, give, idOf, lay, legal, open, played, refused, setEvent, turnOf } from '../test/scene.ts'

function during(event: string, phase: 1 | 2 = 1, value: number | null = null) {
  const s = turnOf(open(3), 0, phase)
  setEvent(s, event, value)
  return s
}

describe('SPY-6.1 SPY-E4', () => {
  it('crystal sale, one for £3: 1 crystal and £7 left, and not again this round', () => {
    const s = during('crystal-sale')
    turnOf(s, 1, 1)
    give(s, 1, { crystals: 2, money: 4 })
    const now = played(s, 1, { D1: 'event' })
    expect([now.crystals[1], now.money[1], now.eventUsed]).toEqual([1, 7, [0, 1, 0]])
    expect(refused(turnOf(now, 1, 1), 1, { D1: 'event' })).toBe('SPY-6.1')
    expect(refused(turnOf(now, 1, 2), 1, { D3: 'event' })).toBe('SPY-6.1')
    expect(endRound(turnOf(now, 0, 1)).eventUsed).toEqual([0, 0, 0])
  })
})

describe('SPY-6.2', () => {
  it('takes one option that can be carried out in full; none possible, no action', () => {
    const s = during('patronage')
    expect(legal(played(s, 0, { D1: 'event' }), 0)).toEqual(['small', 'large'])
    give(s, 0, { money: 5 })
    expect(played(s, 0, { D1: 'event' }).money[0]).toBe(2)
    give(s, 0, { money: 2 })
    expect(refused(s, 0, { D1: 'event' })).toBe('SPY-6.2')
  })
})

describe('SPY-6.3', () => {
  it('serves any number of players, its token with the same value for all', () => {
    const s = during('subsidy', 1, 3)
    const blue = played(s, 0, { D1: 'event' }, { D14: 'money' })
    const red = played(blue, 1, { D1: 'event' }, { D14: 'spyrium' })
    const yellow = played(red, 2, { D1: 'event' }, { D14: 'vp' })
    expect([yellow.money[0], yellow.crystals[1], yellow.vp[2]]).toEqual([13, 5, 3])
    expect(yellow.currentToken).toEqual(s.currentToken)
  })
})

describe('SPY-20.1', () => {
  it('subsidy: the token wholly in pounds, in crystals or in points', () => {
    const s = played(during('subsidy', 2, 2), 0, { D3: 'event' })
    expect(legal(s, 0)).toEqual(['money', 'spyrium', 'vp'])
    const got = (option: string) => {
      const now = played(s, 0, { D14: option })
      return [now.money[0], now.crystals[0], now.vp[0]]
    }
    expect(got('money')).toEqual([12, 2, 0])
    expect(got('spyrium')).toEqual([10, 4, 0])
    expect(got('vp')).toEqual([10, 2, 2])
  })
})

describe('SPY-20.2', () => {
  it('town planning: a crystal for a residence action', () => {
    const s = during('town-planning')
    const now = played(s, 0, { D1: 'event' })
    expect([now.crystals[0], legal(now, 0)]).toEqual([1, ['advance', 'score']])
    expect(asked(played(now, 0, { D11: 'advance' })).seat).toBe(1)
    give(s, 0, { crystals: 0 })
    expect(refused(s, 0, { D1: 'event' })).toBe('SPY-20.2')
  })
})

describe('SPY-20.3', () => {
  it('patronage: £3 for 3 VP or £6 for 5 VP', () => {
    const s = played(during('patronage'), 0, { D1: 'event' })
    const small = played(s, 0, { D14: 'small' })
    const large = played(s, 0, { D14: 'large' })
    expect([small.money[0], small.vp[0], large.money[0], large.vp[0]]).toEqual([7, 3, 4, 5])
    const poor = during('patronage')
    give(poor, 0, { money: 6 })
    const choosing = played(poor, 0, { D1: 'event' })
    expect(legal(choosing, 0)).toEqual(['small', 'large'])
    give(poor, 0, { money: 5 })
    const s5 = turnOf(poor, 0, 2)
    expect(played(s5, 0, { D3: 'event' }).vp[0]).toBe(3)
  })
})

describe('SPY-20.4', () => {
  it('crystal sale: 1 crystal for £3 or 3 crystals for £6', () => {
    const s = during('crystal-sale')
    give(s, 0, { crystals: 3 })
    const choosing = played(s, 0, { D1: 'event' })
    const three = played(choosing, 0, { D14: 'three' })
    expect([three.crystals[0], three.money[0]]).toEqual([0, 16])
    give(s, 0, { crystals: 0 })
    expect(refused(s, 0, { D1: 'event' })).toBe('SPY-6.2')
  })
})

describe('SPY-20.5', () => {
  it('overtime: £1, a tilted building is straightened and exploited again, and ends tilted', () => {
    const s = during('overtime', 2)
    give(s, 0, { buildings: ['university-ii#1', 'mine-ii#1'], tilted: [1, 1], staff: [1, 0], active: 2 })
    const choosing = played(s, 0, { D3: 'event' })
    expect(legal(choosing, 0)).toEqual(['university-ii#1', 'mine-ii#1'])
    const now = played(choosing, 0, { D12: 'university-ii#1' }, { D13: 1 })
    expect([now.money[0], now.vp[0], now.staff[0], now.tilted[0], now.eventUsed[0]]).toEqual([9, 6, [3, 0], [1, 1], 1])
  })
  it('needs £1, and an effect that can be paid again', () => {
    const s = during('overtime', 2)
    give(s, 0, { buildings: ['workshop-i#1'], tilted: [1], staff: [1], active: 2, money: 0 })
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-20.5')
    give(s, 0, { money: 1, crystals: 0 })
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-12.3')
    give(s, 0, { crystals: 1, active: 0, spent: 2 })
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-12.2')
    give(s, 0, { active: 1, spent: 1 })
    expect(refused(s, 0, { D3: 'event' })).toBe(null)
  })
  it('cannot be used in Phase I, when nothing is tilted', () => {
    const s = during('overtime', 1)
    give(s, 0, { buildings: ['mine-ii#1'] })
    expect(refused(s, 0, { D1: 'event' })).toBe('SPY-20.5')
  })
})

describe('SPY-R16', () => {
  it('does not work on an upright building', () => {
    const s = during('overtime', 2)
    give(s, 0, { buildings: ['mine-ii#1'] })
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-20.5')
    give(s, 0, { buildings: ['mine-ii#2', 'mine-i#1'], tilted: [0, 1, 1] })
    expect(legal(played(s, 0, { D3: 'event' }), 0)).toEqual(['mine-ii#2', 'mine-i#1'])
  })
})

describe('SPY-20.6 SPY-R26', () => {
  it('hiring: £1 for each worker owned, wherever it is, counted before', () => {
    const s = during('hiring', 2)
    give(s, 0, { buildings: ['mine-i#1'], tilted: [1], staff: [1], active: 1, spent: 1, gaps: { h00: 2 }, reserve: 2 })
    const now = played(s, 0, { D3: 'event' })
    expect([now.money[0], now.active[0], now.reserve[0]]).toEqual([5, 2, 1])
    give(s, 0, { money: 4 })
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-20.6')
  })
})

describe('SPY-R11', () => {
  it('hiring needs somebody in the reserve, for it would pay for nothing', () => {
    const s = during('hiring')
    give(s, 0, { active: 7, reserve: 0 })
    expect(refused(s, 0, { D1: 'event' })).toBe('SPY-20.6')
  })
  it('an estate takes what is there', () => {
    const s = during('hiring', 2)
    lay(s, { 0: 'workers-estate-ii#1' })
    give(s, 0, { gaps: { h00: 1 }, active: 5, reserve: 1 })
    const now = played(s, 0, { D3: 'activate' })
    expect([now.reserve[0], now.active[0], now.districts[0]?.map(idOf)]).toEqual([0, 6, ['workers-estate-ii#1']])
  })
})

describe('SPY-20.7 SPY-R15', () => {
  it('reinforcement: in Phase II only, one active worker into the market', () => {
    expect(refused(during('reinforcement', 1), 0, { D1: 'event' })).toBe('SPY-20.7')
    const s = during('reinforcement', 2)
    lay(s, { 4: 'palace#1' })
    const placing = played(s, 0, { D3: 'event' })
    expect(legal(placing, 0)).toEqual(['h10', 'h11', 'v01', 'v11'])
    const now = played(placing, 0, { D2: 'v11' })
    expect([now.active[0], now.phase[0], now.eventUsed[0], now.gaps[0]?.[10]]).toEqual([2, 2, 1, 1])
    expect(refused(turnOf(now, 0, 2), 0, { D3: 'pass' })).toBe('SPY-13.1')
  })
  it('needs an active worker and a card in the market', () => {
    const s = during('reinforcement', 2)
    give(s, 0, { active: 0, spent: 3 })
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-5.3')
    give(s, 0, { active: 3, spent: 0 })
    lay(s, {})
    expect(refused(s, 0, { D3: 'event' })).toBe('SPY-5.3')
  })
})
