import { describe, expect, it } from 'vitest'
import type { CastleState } from '../rules/state.ts'
import {
  bank,
  choosing,
  did,
  doing,
  offered,
  owns,
  pay,
  pieces,
  purse,
  refused,
  step,
  table,
  tower,
  types,
} from '../test/scene.ts'

const RICH = { sand: 6, wood: 4, clay: 3, stone: 3 }

const build = (building: string) => ({ type: 'build', building })

const take = (kind: string) => ({ type: 'take-from-tower', kind })

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
