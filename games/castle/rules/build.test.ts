import { describe, expect, it } from 'vitest'
import {
  activation,
  built,
  did,
  doing,
  game,
  offered,
  owns,
  pay,
  pieces,
  purse,
  reasons,
  refused,
  step,
  stock,
  stockOf,
  table,
} from '../test/scene.ts'

const build = (building: string) => ({ type: 'build', building })

describe('CAS-11.1', () => {
  it('erects none, one or two buildings, one after the other', () => {
    const s = table(3)
    pieces(s, 0, { sand: 9, wood: 3, stone: 3 })
    const now = activation(s, 0, 'worker-wood')
    expect(did(now, 0, { type: 'stop-building' }).built[0]?.every((n) => n === 0)).toBe(true)
    const two = doing(
      now,
      0,
      build('tower'),
      pay({ sand: 3, wood: 1, stone: 1 }),
      build('tower'),
      pay({ sand: 3, wood: 1, stone: 1 }),
    )
    // A third one could be paid for, but is not asked for.
    expect([two.built[0]?.[8], step(two), owns(two, 0)]).toEqual([2, 'choose-cards', { sand: 3, wood: 1, stone: 1 }])
  })
  it('offers only tiles that are still on the board', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, wood: 2, clay: 2, stone: 2 })
    built(s, 1, 'well')
    expect(refused(activation(s, 0, 'worker-wood'), 0, build('well'))).toBe('CAS-11.1')
  })
})

describe('CAS-11.2', () => {
  it('wants the exact value, no more and no less', () => {
    const s = table(3)
    pieces(s, 0, { sand: 9, wood: 4, clay: 3, stone: 3 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('house'))
    expect(refused(now, 0, pay({ sand: 3, wood: 2, stone: 1 }))).toBeNull()
    expect(refused(now, 0, pay({ sand: 2, wood: 2, stone: 1 }))).toBe('CAS-11.2')
    expect(refused(now, 0, pay({ sand: 4, wood: 2, stone: 1 }))).toBe('CAS-11.2')
  })
  it('wants pieces that the player has', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 2, clay: 1, stone: 2 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('well'))
    expect(refused(now, 0, pay({ sand: 4, clay: 1 }))).toBe('CAS-11.2')
    expect(refused(now, 0, pay({ sand: 2, wood: 1, clay: 1 }))).toBeNull()
  })
})

describe('CAS-11.3 CAS-R11', () => {
  it('wants three kinds, and silver is none', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, wood: 4, clay: 3, silver: 2 })
    const now = did(activation(s, 0, 'stonemason'), 0, build('well'))
    expect(refused(now, 0, pay({ clay: 2 }))).toBe('CAS-11.3')
    expect(refused(now, 0, pay({ wood: 2, clay: 1 }))).toBe('CAS-11.3')
    expect(refused(now, 0, pay({ wood: 2, clay: 1 }, { wood: 1 }))).toBe('CAS-11.3')
    expect(refused(now, 0, pay({ sand: 2, wood: 1, clay: 1 }))).toBeNull()
  })
  it('says so of a building whose value could only be reached with two kinds', () => {
    const two = table(3)
    pieces(two, 0, { sand: 2, clay: 5, wood: 1 })
    expect(reasons(activation(two, 0, 'stonemason'), 0)).toMatchObject({
      'build house': null,
      'build tower': 'CAS-11.3',
      'build stable': 'CAS-11.3',
      'build palace': 'CAS-11.2',
    })
    const few = table(3)
    pieces(few, 0, { sand: 5, clay: 1, stone: 1, wood: 0 })
    expect(reasons(activation(few, 0, 'stonemason'), 0)).toMatchObject({
      'build tower': null,
      'build well': 'CAS-11.3',
      'build palace': 'CAS-11.2',
    })
  })
})

describe('CAS-11.4', () => {
  it('pays each building on its own', () => {
    const s = table(3)
    pieces(s, 0, { sand: 2, wood: 1, clay: 3 })
    // 16 in all would make two wells together; the second has a single kind left.
    const now = did(activation(s, 0, 'worker-wood'), 0, build('well'))
    expect([now.built[0]?.[9], owns(now, 0), now.round]).toEqual([1, { clay: 2 }, 2])
  })
})

describe('CAS-11.5', () => {
  it('sends the pieces to the stock and the tile to its builder', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, clay: 1, stone: 2 })
    const before = stockOf(s)
    const now = did(activation(s, 0, 'stonemason'), 0, build('stable'))
    expect(stockOf(now)).toEqual({
      ...before,
      sand: (before.sand ?? 0) + 4,
      clay: (before.clay ?? 0) + 1,
      stone: (before.stone ?? 0) + 2,
    })
    expect([now.tiles[4], now.built[0]?.[4], owns(now, 0)]).toEqual([0, 1, {}])
  })
})

describe('CAS-E1', () => {
  it.each([
    ['stonemason', 14, 0],
    ['worker-stone', 7, 0],
    ['bricklayer', 0, 7],
  ])('pays for the stable with two stone, a clay and four sand: %s', (role, points, thalers) => {
    const s = table(3)
    pieces(s, 0, { stone: 2, clay: 1, sand: 4 })
    purse(s, 0, 0)
    const stockBefore = s.stock.slice()
    const now = did(activation(s, 0, role), 0, build('stable'))
    const paid = step(now) === 'pay' ? did(now, 0, pay({ sand: 4, clay: 1, stone: 2 })) : now
    expect(paid.events?.find((e) => e.ev === 'build')?.with?.used).toEqual([4, 0, 1, 2])
    expect([paid.scores[0], paid.thalers[0]]).toEqual([points, thalers])
    expect(paid.stock.map((n, k) => n - (stockBefore[k] ?? 0))).toEqual([4, 0, 1, 2, 0])
  })
})

describe('CAS-E7', () => {
  it('can build nothing with one wood, one clay and one stone', () => {
    const s = table(3)
    pieces(s, 0, { wood: 1, clay: 1, stone: 1 })
    const now = activation(s, 0, 'stonemason')
    expect(now.round).toBe(2)
    expect(game.box.cost.every((value) => value % 2 === 0)).toBe(true)
  })
})

describe('CAS-11.6', () => {
  it('offers tiles of a kind as one, and the tile itself gives nothing', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 1, stone: 1 })
    const now = activation(s, 0, 'bricklayer')
    expect(offered(now, 0, 'build', 'building')).toEqual(['tower', 'well'])
    const after = did(now, 0, build('tower'))
    expect([after.scores[0], owns(after, 0), after.tiles[8]]).toEqual([0, {}, 8])
  })
})

describe('CAS-11.7', () => {
  it('opens its helper spaces to its builder at once, and to all', () => {
    const s = table(3)
    pieces(s, 0, { sand: 4, clay: 1, stone: 2 })
    purse(s, 0, 20)
    const now = did(activation(s, 0, 'stonemason'), 0, build('stable'))
    expect(offered(now, 0, 'place-helper', 'space')).toContain('stable-16')
    // And never obliges to place one.
    expect(refused(now, 0, { type: 'stop-placing' })).toBeNull()
    const rival = did(now, 0, { type: 'stop-placing' })
    pieces(rival, 1, { sand: 2, wood: 1, clay: 1 })
    purse(rival, 1, 20)
    const theirs = did(activation(rival, 1, 'stonemason'), 1, build('well'))
    expect(offered(theirs, 1, 'place-helper', 'space')).toContain('stable-12')
  })
})

describe('CAS-11.8', () => {
  it('counts every building for the master builders of the others', () => {
    const s = table(3)
    pieces(s, 0, { sand: 3, wood: 1, stone: 1 })
    const now = did(activation(s, 0, 'bricklayer'), 0, build('tower'))
    expect(now.erected).toEqual([1, 0, 0])
  })
})

describe('CAS-12.2', () => {
  it('takes a converted piece from its cart, and none from an empty cart', () => {
    const s = table(3)
    pieces(s, 0, { sand: 1, wood: 1, silver: 1 })
    stock(s, { stone: 0 })
    expect(activation(s, 0, 'stonemason').round).toBe(2)
  })
})
