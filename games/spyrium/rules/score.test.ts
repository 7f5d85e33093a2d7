import { describe, expect, it } from 'vitest'
import { box, endRound, give, open } from '../test/scene.ts'
import { title } from './index.ts'
import type { SpyriumState } from './state.ts'

/** The last pass of round 6 is about to be made. */
function lastRound(seats = 2): SpyriumState {
  const s = open(seats)
  s.round = 6
  const left = [3, 2, 0]
  s.decks.forEach((deck, period) => {
    s.discard.push(...deck.splice(left[period] as number))
  })
  s.past = s.future.splice(1)
  return s
}
const line = (s: SpyriumState, seat: number, from: string) =>
  title.game.breakdown(s, seat, box).find((l) => l.from === from)?.points
const scores = (s: SpyriumState) => title.game.scores(s, box)

describe('SPY-19.1', () => {
  it('ends after round 6: market and event gone, cards upright, but phases and first player stay', () => {
    const s = lastRound()
    s.first = 1
    give(s, 0, { active: 1, spent: 2 })
    const [seventh] = s.future
    const now = endRound(s)
    expect(now.agenda).toEqual([])
    expect([now.round, now.first, now.phase]).toEqual([6, 1, [2, 2]])
    expect([now.market.flat(), now.current, now.future]).toEqual([[], [], [seventh]])
    expect([now.active[0], now.spent[0]]).toEqual([3, 0])
    expect(now.money).toEqual(s.money)
  })
})

describe('SPY-19.2 SPY-E9', () => {
  it('13 printed points, Automation and 8 crystals: 13 + 7 to the track', () => {
    const s = lastRound()
    give(s, 0, { vp: 30, bonuses: 3, buildings: ['palace#1', 'mine-i#1'], techniques: ['automation'], crystals: 8 })
    const now = endRound(s)
    expect(scores(now)[0]).toBe(30 + 13 + 7)
    expect([line(now, 0, 'buildings'), line(now, 0, 'automation')]).toEqual([13, 7])
  })
  it('caps each technique at seven, apart from the others', () => {
    const s = lastRound()
    give(s, 0, {
      crystals: 5,
      money: 20,
      kept: [1, 2],
      residence: 4,
      active: 6,
      reserve: 1,
      buildings: ['factory-i#1', 'factory-ii#1', 'university-i#1'],
      techniques: ['automation', 'capitalisation', 'crane', 'trade', 'engineering', 'lobbying', 'taylorism'],
    })
    const now = endRound(s)
    const points = title.game.breakdown(now, 0, box).slice(6)
    expect(points).toEqual([
      { from: 'automation', points: 5 },
      { from: 'capitalisation', points: 7 },
      { from: 'crane', points: 3 },
      { from: 'trade', points: 2 },
      { from: 'engineering', points: 7 },
      { from: 'lobbying', points: 7 },
      { from: 'taylorism', points: 6 },
    ])
    expect(scores(now)[0]).toBe(4 + 5 + 2 + 5 + 7 + 3 + 2 + 7 + 7 + 6)
  })
  it('counts full pairs of pounds for Capitalisation', () => {
    const s = lastRound()
    give(s, 0, { money: 7, techniques: ['capitalisation'] })
    expect(line(endRound(s), 0, 'capitalisation')).toBe(3)
  })
})

describe('SPY-R24', () => {
  it('Engineering counts buildings with the Factory symbol, not itself and no other symbol', () => {
    const s = lastRound()
    give(s, 0, { buildings: ['laboratory-i#1', 'workshop-i#1', 'mine-iii#1', 'palace#1'], techniques: ['engineering'] })
    expect(line(endRound(s), 0, 'engineering')).toBe(2 + 2)
  })
})

describe('SPY-19.3', () => {
  it('scores no money, crystals or workers without a technique', () => {
    const s = lastRound()
    give(s, 0, { vp: 5, money: 30, crystals: 12, active: 7, reserve: 0 })
    expect(scores(endRound(s))[0]).toBe(5)
  })
})

describe('SPY-19.4', () => {
  it('shares the win between equals; nothing breaks the tie', () => {
    const s = lastRound(3)
    give(s, 0, { vp: 12, bonuses: 1, money: 40 })
    give(s, 1, { buildings: ['palace#1'] })
    give(s, 2, { vp: 11, bonuses: 1 })
    expect(title.game.winners(s, box)).toEqual([])
    expect(title.game.winners(endRound(s), box)).toEqual([0, 1])
  })
})

describe('SPY-16.6 SPY-R14', () => {
  it('gives no bonus for points of the final scoring', () => {
    const s = lastRound()
    give(s, 0, { vp: 7, buildings: ['palace#1'], money: 3 })
    const now = endRound(s)
    expect([scores(now)[0], now.money[0], now.bonuses[0], now.reserve[0]]).toEqual([19, 3, 0, 4])
  })
})
