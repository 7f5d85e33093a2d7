import { describe, expect, it } from 'vitest'
import { explain } from '../../../kernel/ask.ts'
import { card, game, give, lay, legal, open, played, refused, setEvent, turnOf } from '../test/scene.ts'
import { AROUND, BESIDE, crowd, POSITIONS } from './market.ts'
import { GAPS } from './names.ts'

describe('SPY-4.1 SPY-4.2', () => {
  it('has nine positions and the twelve gaps between neighbours, none diagonal, none outside', () => {
    expect(POSITIONS).toBe(9)
    expect(GAPS).toEqual(['h00', 'h01', 'h10', 'h11', 'h20', 'h21', 'v00', 'v01', 'v02', 'v10', 'v11', 'v12'])
    expect(BESIDE).toEqual([
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [6, 7],
      [7, 8],
      [0, 3],
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 8],
    ])
    const s = played(turnOf(open(2), 0, 1), 0, { D1: 'place' })
    expect(legal(s, 0)).toEqual([...GAPS])
  })
})

describe('SPY-4.3', () => {
  it('gives a corner 2 gaps, an edge 3, the centre 4', () => {
    expect(AROUND.map((gaps) => gaps.length)).toEqual([2, 3, 2, 3, 4, 3, 2, 3, 2])
  })
})

describe('SPY-E3', () => {
  it('the Apprentice in a corner: exactly two gaps qualify', () => {
    const s = turnOf(open(2), 0, 1)
    lay(s, { 2: 'apprentice#1' })
    const placing = played(s, 0, { D1: 'place' })
    expect(legal(placing, 0)).toEqual(['h01', 'v02'])
  })
})

describe('SPY-4.4', () => {
  it('lets any number of workers of any owners share a gap', () => {
    const s = turnOf(open(3), 0, 1)
    give(s, 0, { active: 4, reserve: 0, gaps: { h00: 3 } })
    give(s, 1, { active: 0, gaps: { h00: 3 } })
    const now = played(s, 0, { D1: 'place' }, { D2: 'h00' })
    expect(now.gaps.map((own) => own[0])).toEqual([4, 3, 0])
  })
})

describe('SPY-4.5', () => {
  it('leaves the position of a taken card empty and the workers where they are', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 0: 'mine-i#1', 1: 'bureaucrat#1' }, { 1: [2] })
    give(s, 0, { gaps: { h00: 1 }, active: 2 })
    give(s, 1, { gaps: { h00: 2 }, active: 1, reserve: 4 })
    const now = played(s, 0, { D3: 'activate' }, { D6: 0 })
    expect(now.market[0]).toEqual([])
    expect(now.market[1]).toEqual([card('bureaucrat#1')])
    expect(now.gaps[1]?.[0]).toBe(2)
    // Red's worker still stands beside the Bureaucrat: one other worker is around it.
    const red = played(turnOf(now, 1, 2), 1, { D3: 'earn' })
    expect(red.money[1]).toBe((s.money[1] as number) + 1)
  })
})

describe('SPY-4.6', () => {
  it('counts all workers in the gaps of the position but the chosen one', () => {
    const s = open(3)
    give(s, 0, { gaps: { h10: 1, v01: 1 } })
    give(s, 1, { gaps: { h11: 2 } })
    give(s, 2, { gaps: { v11: 1, h20: 2 } })
    expect(crowd(s, 4)).toBe(4)
  })
})

describe('SPY-5.1', () => {
  it('moves one active worker to the gap', () => {
    const s = turnOf(open(2), 0, 1)
    const now = played(s, 0, { D1: 'place' }, { D2: 'v10' })
    expect([now.active[0], now.gaps[0]?.[GAPS.indexOf('v10')]]).toEqual([2, 1])
  })
})

describe('SPY-5.2', () => {
  it('needs a card on at least one side; a character without tokens is a card', () => {
    const s = turnOf(open(2), 0, 1)
    lay(s, { 4: 'miner#1' })
    const placing = played(s, 0, { D1: 'place' })
    expect(legal(placing, 0)).toEqual(['h10', 'h11', 'v01', 'v11'])
    expect(refused(placing, 0, { D2: 'h00' })).toBe('SPY-5.2')
  })
})

describe('SPY-5.3', () => {
  it('is refused without an active worker, and with an empty market', () => {
    const s = turnOf(open(2), 0, 1)
    give(s, 0, { active: 0, spent: 3 })
    expect(refused(s, 0, { D1: 'place' })).toBe('SPY-5.3')
    give(s, 0, { active: 3, spent: 0 })
    expect(refused(s, 0, { D1: 'place' })).toBe(null)
    lay(s, {})
    expect(refused(s, 0, { D1: 'place' })).toBe('SPY-5.3')
    const reasons = explain(game, s, 0).filter((e) => e.choice.act === 'place')
    expect(reasons[0]?.refusal?.with).toEqual({ workers: 1 })
  })
})

describe('SPY-5.4', () => {
  it('lets a worker leave the market only by earning or activating, and then it is spent for the round', () => {
    const s = turnOf(open(2), 0, 2)
    lay(s, { 0: 'bureaucrat#1', 1: 'mine-i#1' }, { 0: [1] })
    setEvent(s, 'reinforcement')
    give(s, 0, { gaps: { h00: 2 }, active: 0, spent: 1 })
    const earned = played(s, 0, { D3: 'earn' }, { D5: 0 })
    const called = played(turnOf(earned, 0, 2), 0, { D3: 'activate' }, { D6: 0 })
    expect([called.spent[0], called.active[0]]).toEqual([3, 0])
    expect(refused(turnOf(called, 0, 2), 0, { D3: 'event' })).toBe('SPY-5.3')
  })
})
