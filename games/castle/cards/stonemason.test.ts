import { describe, expect, it } from 'vitest'
import { loaded } from '../rules/load.ts'
import type { CastleState } from '../rules/state.ts'
import {
  activation,
  asked,
  choosing,
  did,
  doing,
  moves,
  offered,
  owns,
  pieces,
  pointsFor,
  purse,
  reasons,
  refused,
  step,
  table,
} from '../test/scene.ts'

const RICH = { sand: 6, wood: 4, clay: 3, stone: 3 }

const build = (building: string) => ({ type: 'build', building })

const buy = (from: number, card: string, kind: string) => ({ type: 'buy', from, card, kind })

const stopBuying = { type: 'stop-buying' }

const stop = { type: 'stop-building' }

/** Stonemasons of A and D, workers of B and C, as in the example. */
function masons(): CastleState {
  const s = table(4)
  for (const seat of [0, 3]) {
    purse(s, seat, 5)
    pieces(s, seat, {})
  }
  return choosing(s, ['stonemason'], ['worker-wood'], ['worker-sand'], ['stonemason'])
}

describe('CAS-8.1', () => {
  it('buys one piece a card for a thaler, paid to its player', () => {
    const s = masons()
    const [b, c] = [s.thalers[1] ?? 0, s.thalers[2] ?? 0]
    const now = did(s, 0, buy(1, 'worker-wood', 'wood'))
    expect([now.thalers[0], now.thalers[1], owns(now, 0)]).toEqual([4, b + 1, { wood: 1 }])
    expect(refused(now, 0, buy(1, 'worker-wood', 'silver'))).toBe('CAS-8.1')
    expect(did(now, 0, buy(2, 'worker-sand', 'sand')).thalers[2]).toBe(c + 1)
  })
  it('buys nothing without a thaler', () => {
    const s = table(3)
    purse(s, 0, 0)
    pieces(s, 0, RICH)
    const now = choosing(s, ['stonemason'], ['worker-wood'], ['messenger'])
    expect(step(now)).toBe('build')
    const poor = table(3)
    purse(poor, 0, 1)
    pieces(poor, 0, RICH)
    const spent = did(
      choosing(poor, ['stonemason'], ['worker-wood'], ['worker-sand']),
      0,
      buy(1, 'worker-wood', 'wood'),
    )
    expect(step(spent)).toBe('build')
  })
})

describe('CAS-8.2', () => {
  it('never takes the last piece', () => {
    const s = masons()
    let now = doing(s, 0, buy(1, 'worker-wood', 'silver'), stopBuying)
    now = did(now, 3, buy(1, 'worker-wood', 'wood'))
    expect(loaded(now, 1, 0)).toBe(1)
    expect(reasons(now, 3)['buy 1 worker-wood wood']).toBe('CAS-8.1')
    const third = table(4)
    for (const seat of [0, 2, 3]) purse(third, seat, 5)
    let one = choosing(third, ['stonemason'], ['worker-wood'], ['stonemason'], ['stonemason'])
    one = doing(one, 0, buy(1, 'worker-wood', 'wood'))
    one = doing(one, 2, buy(1, 'worker-wood', 'wood'))
    // One bar is left: the third stonemason is not even asked.
    expect([loaded(one, 1, 0), step(one) === 'buy']).toEqual([0, false])
    expect(owns(one, 1).silver).toBe(1)
  })
  it('says so when the last piece is pointed at', () => {
    const s = table(4)
    purse(s, 0, 5)
    const now = choosing(s, ['stonemason'], ['worker-wood'], ['worker-sand'], ['messenger'])
    now.load[1 * 15] = 0
    now.load[1 * 15 + 1] = 0
    expect(refused(now, 0, buy(1, 'worker-wood', 'silver'))).toBe('CAS-8.2')
  })
})

describe('CAS-8.3', () => {
  it('sells any kind that lies there, silver included, and nothing else', () => {
    const now = masons()
    expect(moves(now, 0).filter((m) => m.type === 'buy')).toEqual([
      buy(1, 'worker-wood', 'wood'),
      buy(1, 'worker-wood', 'silver'),
      buy(2, 'worker-sand', 'sand'),
      buy(2, 'worker-sand', 'clay'),
    ])
    expect(owns(did(now, 0, buy(1, 'worker-wood', 'silver')), 0)).toEqual({ silver: 1 })
  })
})

describe('CAS-8.4', () => {
  it('lets each stonemason finish before the next, who may buy from the same card', () => {
    const s = masons()
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    let now = doing(s, 0, buy(1, 'worker-wood', 'silver'), stopBuying)
    expect([step(now), asked(now)]).toEqual(['build', [0]])
    now = did(now, 0, stop)
    expect([step(now), asked(now)]).toEqual(['buy', [3]])
    expect(refused(now, 3, buy(1, 'worker-wood', 'wood'))).toBeNull()
  })
})

describe('CAS-E13', () => {
  it('leaves one piece on each card after two stonemasons', () => {
    const s = masons()
    const [b, c] = [s.thalers[1] ?? 0, s.thalers[2] ?? 0]
    let now = doing(s, 0, buy(1, 'worker-wood', 'silver'), buy(2, 'worker-sand', 'clay'))
    expect([now.thalers[0], now.thalers[1], now.thalers[2]]).toEqual([3, b + 1, c + 1])
    now = doing(now, 3, buy(1, 'worker-wood', 'wood'))
    expect(offered(now, 3, 'buy', 'card')).toEqual(['worker-sand'])
    const sand = did(now, 3, buy(2, 'worker-sand', 'sand'))
    expect(sand.events?.filter((e) => e.ev === 'work').map((e) => e.with?.pieces)).toEqual([
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ])
  })
})

describe('CAS-8.5 CAS-R7', () => {
  const two = (options: Record<string, unknown> = {}) => {
    const s = table(2, options)
    purse(s, 0, 5)
    return choosing(s, ['stonemason', 'worker-sand'], ['worker-wood', 'worker-stone'])
  }
  const loadedTwo = (options: Record<string, unknown> = {}) =>
    did(two(options), 1, { type: 'load-worker-stone', kinds: ['clay', 'clay'] })
  it('never buys from the own worker', () => {
    expect(refused(loadedTwo(), 0, buy(0, 'worker-sand', 'clay'))).toBe('CAS-8.5')
  })
  it('buys once from each card of the opponent', () => {
    const now = did(loadedTwo(), 0, buy(1, 'worker-wood', 'wood'))
    expect(refused(now, 0, buy(1, 'worker-wood', 'silver'))).toBe('CAS-8.1')
    expect(refused(now, 0, buy(1, 'worker-stone', 'clay'))).toBeNull()
  })
  it('CAS-21.3 or once in all, by option', () => {
    const now = loadedTwo({ 'stonemason-purchase': 'per-opponent' })
    expect(refused(now, 0, buy(1, 'worker-stone', 'clay'))).toBeNull()
    const spent = did(now, 0, buy(1, 'worker-wood', 'wood'))
    expect(step(spent)).not.toBe('buy')
    const four = table(4, { 'stonemason-purchase': 'per-opponent' })
    purse(four, 0, 5)
    const both = did(
      choosing(four, ['stonemason'], ['worker-wood'], ['worker-sand'], ['messenger']),
      0,
      buy(1, 'worker-wood', 'wood'),
    )
    expect(refused(both, 0, buy(2, 'worker-sand', 'clay'))).toBeNull()
  })
})

describe('CAS-8.6 CAS-R6', () => {
  it('scores the crown number of each of up to two buildings, and no thalers', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, clay: 1, stone: 2 })
    const before = s.thalers[0]
    const now = doing(activation(s, 0, 'stonemason'), 0, build('stable'))
    expect([now.scores[0], now.thalers[0]]).toEqual([14, before])
    expect(pointsFor(now, 0, 'stonemason')).toBe(14)
  })
})

describe('CAS-8.7', () => {
  it('places helpers after a building, none without', () => {
    const s = table(3)
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    purse(s, 0, 9)
    expect(step(did(activation(s, 0, 'stonemason'), 0, build('well')))).toBe('place-helper')
    const idle = table(3)
    pieces(idle, 0, { sand: 2, wood: 1, clay: 1 })
    purse(idle, 0, 9)
    expect(step(did(activation(idle, 0, 'stonemason'), 0, stop))).toBe('choose-cards')
  })
})
