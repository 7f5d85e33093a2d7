import { describe, expect, it } from 'vitest'
import {
  activation,
  built,
  did,
  doing,
  lies,
  moves,
  offered,
  onField,
  onSpace,
  pieces,
  purse,
  reasons,
  refused,
  start,
  step,
  table,
} from '../test/scene.ts'
import type { CastleState } from './state.ts'

const build = (building: string) => ({ type: 'build', building })
const place = (space: string, source = 'supply') => ({ type: 'place-helper', space, source })
const stop = { type: 'stop-placing' }

/** Seat 0 has built a well with the stonemason and may now place helpers. */
function placing(s: CastleState, thalers = 40): CastleState {
  pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
  purse(s, 0, thalers)
  return did(activation(s, 0, 'stonemason'), 0, build('well'))
}

describe('CAS-13.1', () => {
  it('places up to two helpers, after all building', () => {
    const s = placing(table(3))
    expect(step(s)).toBe('place-helper')
    const two = doing(s, 0, place('market-a'), place('forge-10'))
    expect([two.round, two.supply[0], two.spaces.filter((p) => p === 0).length]).toEqual([2, 4, 2])
  })
  it('places none without a building, and none by other characters', () => {
    const s = table(3)
    pieces(s, 0, { sand: 2, wood: 1, clay: 1 })
    purse(s, 0, 60)
    for (const role of ['bricklayer', 'stonemason'])
      expect(step(did(activation(structuredClone(s), 0, role), 0, { type: 'stop-building' }))).toBe('choose-cards')
    expect(step(did(activation(s, 0, 'worker-sand'), 0, build('well')))).toBe('choose-cards')
  })
})

describe('CAS-13.2', () => {
  it('takes helpers in built buildings, whoever built them, and in market and forge', () => {
    const s = table(3)
    built(s, 1, 'tavern')
    built(s, 2, 'keep')
    const now = placing(s)
    expect(offered(now, 0, 'place-helper', 'space')).toEqual([
      'keep-14',
      'tavern-12',
      'tavern-6',
      'market-a',
      'market-b',
      'forge-10',
      'forge-6',
    ])
    expect(refused(now, 0, place('palace-a'))).toBe('CAS-13.2')
    expect(reasons(now, 0)['place-helper stable-16 supply']).toBe('CAS-13.2')
  })
  it('has no space in houses, towers and the well', () => {
    const s = table(3)
    built(s, 1, 'house', 'tower', 'well')
    const now = table(3)
    built(now, 1, 'house', 'tower')
    const spaces = offered(placing(now), 0, 'place-helper', 'space')
    expect(spaces).toEqual(['market-a', 'market-b', 'forge-10', 'forge-6'])
  })
})

describe('CAS-13.3 CAS-R14', () => {
  it('holds one helper a space', () => {
    const s = table(3)
    onSpace(s, 1, 'forge-10')
    expect(refused(placing(s), 0, place('forge-10'))).toBe('CAS-13.3')
  })
  it('adds one helper a building and round, but more in later rounds; the gates are two buildings', () => {
    const s = table(3)
    built(s, 1, 'tavern', 'small-gate', 'large-gate')
    const one = did(placing(s), 0, place('tavern-6'))
    expect(refused(one, 0, place('tavern-12'))).toBe('CAS-13.3')
    const gate = table(3)
    built(gate, 1, 'small-gate', 'large-gate')
    const both = doing(placing(gate), 0, place('small-gate-5'), place('large-gate-10'))
    expect([both.spaces[3], both.spaces[4]]).toEqual([0, 0])
    const later = did(one, 0, stop)
    expect(later.round).toBe(2)
    pieces(later, 0, { sand: 3, wood: 1, stone: 1 })
    const again = did(activation(later, 0, 'stonemason'), 0, build('tower'))
    expect(refused(again, 0, place('tavern-12'))).toBeNull()
  })
})

describe('CAS-13.4 CAS-R9', () => {
  it('pays the fee to the bank', () => {
    const s = placing(table(3), 15)
    const before = s.bank
    const now = did(s, 0, place('forge-10'))
    expect([now.thalers[0], now.bank - before, now.lostThalers]).toEqual([5, 10, 0])
  })
  it('cannot place without the full fee', () => {
    const s = placing(table(3), 9)
    expect(refused(s, 0, place('forge-10'))).toBe('CAS-13.4')
    expect(refused(s, 0, place('forge-6'))).toBeNull()
  })
  it('CAS-21.4 takes fees out of the game by option', () => {
    const s = placing(table(3, { 'helper-fees': 'removed' }), 15)
    const before = s.bank
    const now = did(s, 0, place('forge-10'))
    expect([now.thalers[0], now.bank - before, now.lostThalers]).toEqual([5, 0, 10])
  })
})

describe('CAS-13.5', () => {
  it('takes the helper from the supply or off one of the own fields', () => {
    const s = table(3)
    onField(s, 0, 'cart-sand')
    onField(s, 0, 'rider')
    onField(s, 1, 'cart-clay')
    const now = placing(s)
    expect(
      moves(now, 0)
        .filter((m) => m.space === 'market-a')
        .map((m) => m.source),
    ).toEqual(['supply', 'cart-sand', 'rider'])
    const after = did(now, 0, place('market-a', 'rider'))
    expect([after.fields, after.supply[0], after.spaces[10]]).toEqual([[0, null, 1, null, null], 4, 0])
    expect(refused(now, 0, place('market-a', 'cart-clay'))).toBe('CAS-13.7')
  })
})

describe('CAS-13.6', () => {
  it('leaves a castle helper where it is for good', () => {
    const s = table(3)
    onSpace(s, 1, 'market-a')
    const now = placing(s)
    expect(refused(now, 0, place('market-a'))).toBe('CAS-13.3')
    const rival = did(now, 0, stop)
    pieces(rival, 1, { sand: 3, wood: 1, stone: 1 })
    purse(rival, 1, 20)
    const theirs = did(activation(rival, 1, 'stonemason'), 1, build('tower'))
    expect(new Set(offered(theirs, 1, 'place-helper', 'source'))).toEqual(new Set(['supply']))
  })
})

describe('CAS-13.7', () => {
  it('cannot place without a helper in supply or on the fields', () => {
    const s = table(3)
    s.supply[0] = 0
    for (const i of [12, 13]) s.spaces[i] = 0
    for (const i of [0, 1, 2, 3]) s.spaces[i] = 0
    built(s, 1, 'palace', 'keep', 'tavern', 'small-gate')
    expect(step(placing(s))).toBe('choose-cards')
    const cart = table(3)
    built(cart, 1, 'palace', 'keep', 'tavern', 'small-gate')
    for (const i of [0, 1, 2, 12, 13]) cart.spaces[i] = 0
    cart.fields[1] = 0
    cart.supply[0] = 0
    expect(new Set(offered(placing(cart), 0, 'place-helper', 'source'))).toEqual(new Set(['cart-wood']))
  })
  it('says so of a space that would be open', () => {
    const s = placing(table(3))
    s.supply[0] = 0
    s.spaces[0] = 0
    expect(reasons(s, 0)['place-helper market-a supply']).toBe('CAS-13.7')
  })
})

describe('CAS-E2', () => {
  it('lodges a helper in the palace for 17 thalers', () => {
    const s = table(3)
    built(s, 1, 'palace')
    const now = did(placing(s, 20), 0, place('palace-a'))
    expect([now.thalers[0], now.spaces[12]]).toEqual([3, 0])
  })
})

describe('CAS-E8', () => {
  it('fills the servants house with three own helpers in three rounds', () => {
    let s = table(3)
    built(s, 1, 'servants-house')
    purse(s, 0, 30)
    for (const [i, space] of ['servants-house-a', 'servants-house-b', 'servants-house-c'].entries()) {
      pieces(s, 0, { sand: 3, wood: 1, stone: 1 })
      s = doing(activation(s, 0, 'stonemason'), 0, build('tower'), place(space))
      expect(refused(s, 0, place('servants-house-c'))).toBe('CAS-13.3')
      expect(s.thalers[0]).toBe([22, 14, 6][i])
      s = did(s, 0, stop)
      expect(s.round).toBe(i + 2)
    }
    expect(s.spaces.slice(7, 10)).toEqual([0, 0, 0])
  })
})

const winter = () => table(3, { season: 'winter' })

describe('CAS-19.1 CAS-R24', () => {
  it('lodges an innkeeper for 3 thalers, as one of the two helpers and as a building of its own', () => {
    const s = winter()
    lies(s, 'innkeeper')
    const now = did(placing(s, 20), 0, place('innkeeper'))
    expect([now.inn, now.thalers[0], now.supply[0]]).toEqual([0, 17, 5])
    expect(refused(now, 0, place('innkeeper'))).toBe('CAS-13.3')
    const both = did(now, 0, place('market-a'))
    expect(both.round).toBe(2)
  })
  it('may be the source of the very next placement, and frees its space for anyone', () => {
    const s = winter()
    lies(s, 'innkeeper')
    const now = doing(placing(s, 20), 0, place('innkeeper'), place('market-a', 'innkeeper'))
    expect([now.inn, now.spaces[10], now.supply[0]]).toEqual([null, 0, 5])
    pieces(now, 1, { sand: 3, wood: 1, stone: 1 })
    purse(now, 1, 20)
    const rival = did(activation(now, 1, 'stonemason'), 1, build('tower'))
    expect(refused(rival, 1, place('innkeeper'))).toBeNull()
  })
  it('is not there before its card is', () => {
    const s = placing(winter(), 20)
    expect(offered(s, 0, 'place-helper', 'space')).not.toContain('innkeeper')
    expect(refused(s, 0, place('innkeeper'))).toBe('CAS-19.1')
  })
  it('is no source for a rival', () => {
    const s = winter()
    lies(s, 'innkeeper')
    onSpace(s, 1, 'innkeeper')
    const now = placing(s, 20)
    expect(new Set(offered(now, 0, 'place-helper', 'source'))).toEqual(new Set(['supply']))
    expect(refused(now, 0, place('innkeeper'))).toBe('CAS-13.3')
  })
})

describe('CAS-19.4', () => {
  it('gives what lies on the card to the new innkeeper, after the fee', () => {
    const s = winter()
    lies(s, 'innkeeper')
    s.hoard = 4
    s.bank -= 4
    const now = did(placing(s, 3), 0, place('innkeeper'))
    expect([now.thalers[0], now.hoard]).toEqual([4, 0])
    const poor = winter()
    lies(poor, 'innkeeper')
    poor.hoard = 4
    poor.bank -= 4
    // The hoard cannot pay the fee itself.
    expect(step(placing(poor, 2))).toBe('choose-cards')
  })
})

describe('CAS-19.6', () => {
  it('lodges helpers in the granary for 5 thalers each, one a round, three in all', () => {
    const s = winter()
    lies(s, 'granary')
    onSpace(s, 1, 'granary')
    onSpace(s, 1, 'granary')
    const now = placing(s, 30)
    expect(offered(now, 0, 'place-helper', 'space').filter((x) => x === 'granary')).toHaveLength(1)
    const after = did(now, 0, place('granary'))
    expect([after.granary, after.thalers[0]]).toEqual([[1, 1, 0], 25])
    expect(refused(after, 0, place('granary'))).toBe('CAS-13.3')
    const next = did(after, 0, stop)
    pieces(next, 1, { sand: 3, wood: 1, stone: 1 })
    purse(next, 1, 30)
    expect(refused(did(activation(next, 1, 'stonemason'), 1, build('tower')), 1, place('granary'))).toBe('CAS-13.3')
  })
  it('counts as one building of the round', () => {
    const s = winter()
    lies(s, 'granary')
    const now = did(placing(s, 30), 0, place('granary'))
    expect(refused(now, 0, place('granary'))).toBe('CAS-13.3')
  })
})

describe('CAS-19.16', () => {
  it('takes the fees of winter spaces out of the game too, but no toll', () => {
    const s = table(3, { season: 'winter', 'helper-fees': 'removed' })
    lies(s, 'innkeeper')
    lies(s, 'granary')
    const now = doing(placing(s, 20), 0, place('innkeeper'), place('granary'))
    expect(now.lostThalers).toBe(8)
    const toll = table(3, { season: 'winter', 'helper-fees': 'removed' })
    lies(toll, 'innkeeper')
    const paid = start(toll, { do: 'toll', seat: 1 }, { do: 'place-trader', seat: 1 })
    expect([paid.lostThalers, paid.hoard]).toEqual([0, 1])
  })
})
