import { describe, expect, it } from 'vitest'
import type { CastleState } from '../rules/state.ts'
import {
  asked,
  choosing,
  did,
  doing,
  offered,
  onField,
  owns,
  pieces,
  purse,
  reasons,
  refused,
  step,
  stock,
  table,
  types,
} from '../test/scene.ts'

const place = (field: string, source = 'supply') => ({ type: 'place-trader', field, source })
const decline = { type: 'decline-trader' }
const CARTS = ['cart-sand', 'cart-wood', 'cart-clay', 'cart-stone'] as const

/** Seat 0 plays the only trader. */
const trading = (s: CastleState) => choosing(s, ...s.hands.map((_, seat) => (seat === 0 ? ['trader'] : ['messenger'])))
const full = (s: CastleState, seat: number) => {
  for (const cart of CARTS) onField(s, seat, cart)
  return s
}

describe('CAS-6.1', () => {
  it('places a helper of the supply, or none', () => {
    const s = trading(table(3))
    expect(types(s, 0)).toEqual(['place-trader', 'decline-trader'])
    const placed = did(s, 0, place('cart-clay'))
    expect([placed.fields[2], placed.supply[0]]).toEqual([0, 5])
    const none = did(s, 0, decline)
    expect([none.fields.every((f) => f === null), none.supply[0]]).toEqual([true, 6])
  })
})

describe('CAS-6.2', () => {
  it('holds one helper a field; any free cart may be chosen, and a player may own several', () => {
    const s = table(3)
    onField(s, 0, 'cart-sand')
    onField(s, 1, 'cart-wood')
    const now = trading(s)
    expect(offered(now, 0, 'place-trader', 'field')).toEqual(['cart-clay', 'cart-stone'])
    expect(did(now, 0, place('cart-stone')).fields).toEqual([0, 1, null, 0, null])
  })
})

describe('CAS-6.3 CAS-R3', () => {
  it('opens the rider only when all carts are occupied', () => {
    const s = table(3)
    for (const cart of CARTS.slice(1)) onField(s, 1, cart)
    const now = trading(s)
    expect(refused(now, 0, place('rider'))).toBe('CAS-6.3')
    const all = trading(full(table(3), 1))
    expect(refused(all, 0, place('rider'))).toBeNull()
    expect(did(all, 0, place('rider')).fields[4]).toBe(0)
  })
  it('keeps a rider that is occupied closed when a cart is free again', () => {
    const s = table(3)
    for (const cart of CARTS.slice(1)) onField(s, 1, cart)
    onField(s, 2, 'rider')
    expect(refused(trading(s), 0, place('rider'))).toBe('CAS-6.3')
  })
})

describe('CAS-6.4', () => {
  it('displaces an opponent from a cart only when all carts are occupied', () => {
    const s = table(3)
    onField(s, 1, 'cart-sand')
    expect(refused(trading(s), 0, place('cart-sand'))).toBe('CAS-6.4')
    const now = trading(full(table(3), 1))
    expect(offered(now, 0, 'place-trader', 'field')).toEqual([...CARTS, 'rider'])
    expect(did(now, 0, place('cart-sand')).fields).toEqual([0, 1, 1, 1, null])
  })
  it('displaces the rider too when it is occupied as well', () => {
    const s = full(table(3), 1)
    onField(s, 2, 'rider')
    const now = trading(s)
    expect(offered(now, 0, 'place-trader', 'field')).toEqual([...CARTS, 'rider'])
    const after = did(now, 0, place('rider'))
    expect([after.fields[4], after.supply[2]]).toEqual([0, 6])
  })
})

describe('CAS-6.5', () => {
  it('protects a helper placed in the same round', () => {
    const s = table(3)
    for (const cart of CARTS.slice(1)) onField(s, 2, cart)
    const now = did(choosing(s, ['trader'], ['trader'], ['messenger']), 0, place('cart-sand'))
    expect(asked(now)).toEqual([1])
    expect(reasons(now, 1)).toMatchObject({
      'place-trader cart-sand supply': 'CAS-6.5',
      'place-trader cart-wood supply': null,
      'place-trader rider supply': null,
    })
  })
  it('protects it no longer in the next round', () => {
    const s = full(table(3), 1)
    s.fresh = [true, true, true, true, false]
    const next = choosing(s, ['messenger'], ['messenger'], ['messenger'])
    const now = choosing(next, ['trader'], ['bricklayer'], ['master-builder'])
    expect(refused(now, 0, place('cart-clay'))).toBeNull()
  })
})

describe('CAS-6.6', () => {
  it('returns a displaced helper to its owner', () => {
    const s = full(table(3), 1)
    expect(s.supply[1]).toBe(2)
    const now = did(trading(s), 0, place('cart-wood'))
    expect([now.supply[1], now.supply[0]]).toEqual([3, 5])
    expect(now.events?.find((e) => e.ev === 'displaced')).toMatchObject({ seat: 1, with: { field: 'cart-wood' } })
  })
})

describe('CAS-6.7 CAS-R31', () => {
  it('displaces no helper of the own, even when all carts are full', () => {
    const s = full(table(3), 1)
    s.fields[0] = 0
    s.supply[0] = 5
    s.supply[1] = 3
    const now = trading(s)
    expect(refused(now, 0, place('cart-sand'))).toBe('CAS-6.7')
    expect(offered(now, 0, 'place-trader', 'field')).toEqual(['cart-wood', 'cart-clay', 'cart-stone', 'rider'])
  })
  it('places nothing without a helper in supply', () => {
    const s = table(3)
    for (const cart of CARTS.slice(0, 2)) onField(s, 0, cart)
    s.spaces[10] = 0
    s.spaces[11] = 0
    s.spaces[14] = 0
    s.spaces[15] = 0
    s.supply[0] = 0
    const now = trading(s)
    // Declined without a question; the yield follows.
    expect([now.round, now.fields[2]]).toEqual([2, null])
    expect(now.events?.some((e) => e.ev === 'yield')).toBe(true)
  })
})

describe('CAS-6.8', () => {
  it('leaves trader helpers where they are from round to round', () => {
    const s = did(trading(table(3)), 0, place('cart-stone'))
    const next = choosing(s, ['messenger'], ['bricklayer'], ['stonemason'])
    expect(next.fields[3]).toBe(0)
  })
})

describe('CAS-6.9', () => {
  it('yields to every helper on a field, whoever played the trader', () => {
    const s = table(3)
    onField(s, 1, 'cart-wood')
    onField(s, 2, 'cart-stone')
    const now = did(trading(s), 0, decline)
    expect([owns(now, 1), owns(now, 2)]).toEqual([
      { sand: 1, wood: 3 },
      { sand: 1, wood: 1, stone: 1 },
    ])
  })
  it('yields once however many traders there are, after all have placed', () => {
    const s = choosing(table(3), ['trader'], ['trader'], ['messenger'])
    const one = did(s, 0, place('cart-clay'))
    expect(owns(one, 0).clay).toBeUndefined()
    const both = did(one, 1, place('cart-wood'))
    expect([owns(both, 0).clay, owns(both, 1).wood]).toEqual([1, 3])
  })
})

describe('CAS-6.10 CAS-R4', () => {
  it.each([
    ['cart-sand', 'sand', 3],
    ['cart-wood', 'wood', 2],
    ['cart-clay', 'clay', 1],
    ['cart-stone', 'stone', 1],
    ['rider', 'silver', 1],
  ] as const)('gives one piece of the %s to the tower and the rest to the owner', (field, kind, n) => {
    const s = table(3)
    onField(s, 1, field)
    pieces(s, 1, {})
    const before = s.tower.reduce((a, b) => a + b)
    const now = did(trading(s), 0, decline)
    expect(owns(now, 1)).toEqual({ [kind]: n })
    expect(now.tower.reduce((a, b) => a + b)).toBe(before + 1)
  })
})

describe('CAS-E10', () => {
  it('serves three helpers and the tower', () => {
    const s = table(3)
    for (const seat of [0, 1, 2]) pieces(s, seat, {})
    onField(s, 1, 'cart-sand')
    onField(s, 2, 'cart-clay')
    const now = did(trading(s), 0, place('cart-stone'))
    expect([owns(now, 1), owns(now, 2), owns(now, 0)]).toEqual([{ sand: 3 }, { clay: 1 }, { stone: 1 }])
    expect(now.tower).toEqual([2, 1, 2, 2, 1])
  })
})

describe('CAS-6.11', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 1],
    [3, 1, 2],
    [4, 1, 3],
    [9, 1, 3],
  ])('with %i sand in stock gives %i to the tower and %i to the player', (left, toTower, toPlayer) => {
    const s = table(3)
    onField(s, 1, 'cart-sand')
    pieces(s, 1, {})
    stock(s, { sand: left })
    const before = s.tower[0] ?? 0
    const now = did(trading(s), 0, decline)
    expect([(now.tower[0] ?? 0) - before, now.own[1]?.[0]]).toEqual([toTower, toPlayer])
  })
})

describe('CAS-E11', () => {
  it('gives the last clay to the tower', () => {
    const s = table(3)
    onField(s, 1, 'cart-clay')
    stock(s, { clay: 1 })
    const before = s.tower[2] ?? 0
    const now = did(trading(s), 0, decline)
    expect([now.tower[2], now.own[1]?.[2], now.stock[2]]).toEqual([before + 1, 0, 0])
  })
})

describe('CAS-6.12', () => {
  it('yields nothing in a round without a trader', () => {
    const s = table(3)
    onField(s, 1, 'cart-sand')
    const now = choosing(s, ['messenger'], ['messenger'], ['messenger'])
    expect(owns(now, 1)).toEqual({ sand: 1, wood: 1 })
    expect(now.tower).toEqual([1, 1, 1, 1, 1])
  })
})

describe('CAS-6.13 CAS-21.2', () => {
  it.each([
    [9, 4],
    [4, 3],
    [2, 1],
    [1, 0],
  ])('with the extra share and %i sand in stock the player gets %i', (left, toPlayer) => {
    const s = table(3, { 'tower-share': 'extra' })
    onField(s, 1, 'cart-sand')
    pieces(s, 1, {})
    stock(s, { sand: left })
    const before = s.tower[0] ?? 0
    const now = did(trading(s), 0, decline)
    expect([(now.tower[0] ?? 0) - before, now.own[1]?.[0]]).toEqual([1, toPlayer])
  })
})

describe('a helper on a cart', () => {
  it('may come from the inn only for its owner, who is then innkeeper no more', () => {
    const s = table(3, { season: 'winter' })
    s.winter = [8]
    s.deck = s.deck.filter((c) => c !== 8)
    s.inn = 0
    s.supply[0] = 5
    purse(s, 0, 0)
    const now = trading(s)
    expect(step(now)).toBe('place-trader')
    expect(offered(now, 0, 'place-trader', 'source').filter((x) => x === 'innkeeper')).toHaveLength(4)
    const after = doing(now, 0, place('cart-sand', 'innkeeper'))
    expect([after.inn, after.fields[0], after.supply[0]]).toEqual([null, 0, 5])
  })
})
