import { describe, expect, it } from 'vitest'
import {
  activation,
  asked,
  choosing,
  did,
  doing,
  offered,
  owns,
  pay,
  pieces,
  pointsFor,
  purse,
  refused,
  step,
  table,
} from '../test/scene.ts'

const build = (building: string) => ({ type: 'build', building })

const stop = { type: 'stop-building' }

describe('CAS-9.1', () => {
  it('moves what is left on the card to its player first', () => {
    const s = table(3)
    pieces(s, 0, { sand: 1, clay: 1 })
    const now = choosing(s, ['worker-wood'], ['messenger'], ['messenger'])
    expect([step(now), owns(now, 0)]).toEqual(['build', { sand: 1, wood: 2, clay: 1, silver: 1 }])
  })
})

describe('CAS-9.2', () => {
  it('scores half the crown number', () => {
    const s = table(3)
    pieces(s, 0, { sand: 6, clay: 1, stone: 3, wood: 2 })
    const before = s.thalers[0]
    const one = doing(activation(s, 0, 'worker-sand'), 0, build('stable'), pay({ sand: 4, clay: 1, stone: 2 }))
    expect([one.scores[0], one.thalers[0], step(one)]).toEqual([7, before, 'build'])
    const two = did(one, 0, build('well'))
    expect([pointsFor(two, 0, 'worker'), two.erected[0] ?? 0]).toEqual([10, 0])
    expect(two.round).toBe(2)
  })
})

describe('CAS-9.3', () => {
  it('places no helper', () => {
    const s = table(3)
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    purse(s, 0, 30)
    const now = did(activation(s, 0, 'worker-sand'), 0, build('well'))
    expect([now.round, now.supply[0]]).toEqual([2, 6])
  })
})

describe('CAS-9.4 CAS-R18', () => {
  it('runs both workers of a player in the chosen order before the opponent', () => {
    const s = table(2)
    for (const seat of [0, 1]) pieces(s, seat, { sand: 3, wood: 3, clay: 1, stone: 1 })
    const now = choosing(s, ['worker-wood', 'worker-sand'], ['worker-wood', 'messenger'])
    expect([step(now), asked(now)]).toEqual(['worker-order', [0]])
    expect(offered(now, 0, 'worker-order', 'first')).toEqual(['worker-wood', 'worker-sand'])
    const first = did(now, 0, { type: 'worker-order', first: 'worker-sand' })
    expect(owns(first, 0)).toEqual({ sand: 5, wood: 3, clay: 2, stone: 1 })
    const second = did(first, 0, stop)
    expect([step(second), asked(second), owns(second, 0).silver]).toEqual(['build', [0], 1])
    expect(asked(did(second, 0, stop))).toEqual([1])
  })
  it('offers only the workers of this round', () => {
    const s = table(2)
    pieces(s, 0, { sand: 3, wood: 3, clay: 1, stone: 1 })
    s.hands[0] = [0, 1, 2, 3, 4, 5, 7]
    s.played[0] = [6]
    const now = choosing(s, ['worker-wood', 'worker-sand'], ['messenger', 'bricklayer'])
    const taken = did(now, 1, { type: 'take-from-tower', kind: 'sand' })
    expect(refused(taken, 0, { type: 'worker-order', first: 'worker-stone' })).toBe('CAS-9.4')
  })
})
