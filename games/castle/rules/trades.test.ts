import { describe, expect, it } from 'vitest'
import {
  activation,
  asked,
  bank,
  choosing,
  did,
  doing,
  moves,
  offered,
  owns,
  pay,
  pieces,
  pointsFor,
  purse,
  reasons,
  refused,
  step,
  table,
  tower,
  types,
} from '../test/scene.ts'
import { loaded } from './load.ts'
import type { CastleState } from './state.ts'

const RICH = { sand: 6, wood: 4, clay: 3, stone: 3 }
const build = (building: string) => ({ type: 'build', building })
const take = (kind: string) => ({ type: 'take-from-tower', kind })
const buy = (from: number, card: string, kind: string) => ({ type: 'buy', from, card, kind })
const stopBuying = { type: 'stop-buying' }
const stop = { type: 'stop-building' }

/** Seat 0 lays bricks, the others send messengers. */
const laying = (s: CastleState) =>
  choosing(s, ...s.hands.map((_, seat) => (seat === 0 ? ['bricklayer'] : ['messenger'])))

describe('CAS-7.1 CAS-R5', () => {
  it('takes all pieces of one kind, silver too', () => {
    const s = table(3)
    tower(s, { wood: 3, silver: 2 })
    const now = laying(s)
    expect(offered(now, 0, 'take-from-tower', 'kind')).toEqual(['wood', 'silver'])
    const after = did(now, 0, take('silver'))
    expect([owns(after, 0), after.tower]).toEqual([{ sand: 1, wood: 1, silver: 2 }, [0, 3, 0, 0, 0]])
  })
  it('must take something, and not nothing of a kind that is not there', () => {
    const s = table(3)
    tower(s, { wood: 3, silver: 2 })
    const now = laying(s)
    expect(types(now, 0)).toEqual(['take-from-tower'])
    expect(refused(now, 0, take('clay'))).toBe('CAS-7.1')
  })
  it('takes nothing from an empty tower, and the only kind without a question', () => {
    const empty = table(3)
    pieces(empty, 0, RICH)
    tower(empty, {})
    expect(step(laying(empty))).toBe('build')
    const one = table(3)
    pieces(one, 0, RICH)
    tower(one, { clay: 2 })
    const now = laying(one)
    expect([step(now), owns(now, 0).clay]).toEqual(['build', 5])
  })
})

describe('CAS-7.2', () => {
  it('erects up to two buildings', () => {
    const s = table(3)
    pieces(s, 0, { sand: 9, wood: 3, clay: 1, stone: 3 })
    const one = doing(laying(s), 0, take('clay'), build('tower'), pay({ sand: 3, wood: 1, stone: 1 }))
    expect(step(one)).toBe('build')
    const two = doing(one, 0, build('tower'), pay({ sand: 3, wood: 1, stone: 1 }))
    expect([two.erected[0], step(two)]).toEqual([2, 'place-helper'])
  })
})

describe('CAS-7.3', () => {
  it('pays a thaler a piece, a converted bar included, and no points', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 1, silver: 1 })
    purse(s, 0, 0)
    const now = doing(laying(s), 0, take('sand'), build('tower'), pay({ sand: 3, wood: 1, stone: 1 }, { stone: 1 }))
    expect([now.thalers[0], now.scores[0], now.forge]).toEqual([5, 0, 1])
  })
  it('pays what the bank has', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 1, stone: 1 })
    purse(s, 0, 0)
    bank(s, 18)
    const now = doing(laying(s), 0, take('clay'), build('tower'), pay({ sand: 3, wood: 1, stone: 1 }))
    expect([now.thalers[0], now.bank]).toEqual([2, 0])
  })
})

describe('CAS-7.4', () => {
  it('places helpers after a building, with the thalers just earned', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 1, stone: 1 })
    purse(s, 0, 1)
    const now = doing(laying(s), 0, take('clay'), build('tower'))
    const paid = step(now) === 'pay' ? did(now, 0, pay({ sand: 3, wood: 1, stone: 1 })) : now
    expect([paid.thalers[0], step(paid)]).toEqual([6, 'place-helper'])
    expect(offered(paid, 0, 'place-helper', 'space')).toEqual(['market-a', 'market-b', 'forge-6'])
  })
  it('places none without a building', () => {
    const s = table(3)
    pieces(s, 0, RICH)
    purse(s, 0, 20)
    const now = doing(laying(s), 0, take('clay'), stop)
    expect([now.round, now.supply[0]]).toEqual([2, 6])
  })
})

describe('CAS-E14', () => {
  it('takes three wood, builds a tower and cannot go on', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, clay: 1, stone: 1 })
    tower(s, { wood: 3, sand: 1 })
    purse(s, 0, 0)
    let now = did(laying(s), 0, take('wood'))
    expect(owns(now, 0)).toEqual({ sand: 3, wood: 3, clay: 1, stone: 1 })
    now = doing(now, 0, build('tower'), pay({ sand: 3, wood: 1, stone: 1 }))
    expect([owns(now, 0), now.thalers[0]]).toEqual([{ wood: 2, clay: 1 }, 5])
    expect(step(now)).toBe('place-helper')
  })
})

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
