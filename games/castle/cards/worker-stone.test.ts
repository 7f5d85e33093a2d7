import { describe, expect, it } from 'vitest'
import { loadAt, loaded } from '../rules/load.ts'
import type { CastleState } from '../rules/state.ts'
import {
  asked,
  choosing,
  did,
  offered,
  onField,
  owns,
  pieces,
  reasons,
  refused,
  step,
  stock,
  stockOf,
  table,
} from '../test/scene.ts'

const cardLoad = (s: CastleState, seat: number, worker: number) =>
  s.load.slice(loadAt(seat, worker), loadAt(seat, worker) + 5)

const load = (...kinds: string[]) => ({ type: 'load-worker-stone', kinds })

/** Everybody can build, so that the table stops before the workers take their pieces. */
const rich = (s: CastleState) => {
  for (let seat = 0; seat < s.seats; seat++) pieces(s, seat, { sand: 2, wood: 1, clay: 1 })
  return s
}

describe('CAS-4.2 CAS-R17', () => {
  it('lets the worker (stone) choose two of a kind, but never stone or silver', () => {
    const s = choosing(table(3), ['worker-stone'], ['messenger'], ['messenger'])
    expect(offered(s, 0, 'load-worker-stone', 'kinds')).toEqual([
      ['sand', 'sand'],
      ['sand', 'wood'],
      ['sand', 'clay'],
      ['wood', 'wood'],
      ['wood', 'clay'],
      ['clay', 'clay'],
    ])
    expect(refused(s, 0, load('sand', 'stone'))).toBe('CAS-4.2')
    expect(refused(s, 0, load('silver', 'silver'))).toBe('CAS-4.2')
    expect(reasons(s, 0)['load-worker-stone ["clay","stone"]']).toBe('CAS-4.2')
  })
})

describe('CAS-4.3', () => {
  it('does not mind helpers on the carts', () => {
    const s = rich(table(3))
    onField(s, 2, 'cart-wood')
    onField(s, 2, 'rider')
    const after = choosing(s, ['worker-wood'], ['messenger'], ['messenger'])
    expect(cardLoad(after, 0, 0)).toEqual([0, 0, 0, 0, 0])
    expect(owns(after, 0)).toEqual({ sand: 2, wood: 3, clay: 1, silver: 1 })
    expect(owns(after, 2)).toEqual({ sand: 2, wood: 1, clay: 1 })
  })
})

describe('CAS-4.4', () => {
  it('loads in player order, and two workers of one player in the order wood, sand, stone', () => {
    const s = rich(table(2, {}, 1))
    stock(s, { clay: 2 })
    const after = choosing(s, ['worker-sand', 'worker-wood'], ['worker-sand', 'worker-stone'])
    expect([step(after), asked(after)]).toEqual(['load-worker-stone', [1]])
    // Seat 1 is first player: its sand card has taken a clay, the last one is for its worker (stone) to choose.
    expect(cardLoad(after, 1, 1)).toEqual([2, 0, 1, 0, 0])
    expect(stockOf(after).clay).toBe(1)
    const chosen = did(after, 1, load('clay', 'wood'))
    expect(cardLoad(chosen, 0, 1)).toEqual([2, 0, 0, 0, 0])
    const events = after.events?.filter((e) => e.ev === 'load').map((e) => e.card)
    expect(events).toEqual([5, 6])
  })
})

describe('CAS-4.5 CAS-R8', () => {
  it('leaves out a printed piece that the stock lacks', () => {
    const s = rich(table(3))
    stock(s, { wood: 1, silver: 0 })
    const after = choosing(s, ['worker-wood'], ['messenger'], ['messenger'])
    expect(owns(after, 0)).toEqual({ sand: 2, wood: 2, clay: 1 })
    expect(loaded(after, 0, 0)).toBe(0)
  })
  it('makes the worker (stone) take what there is, a kind as often as the stock has it', () => {
    const s = table(3)
    stock(s, { sand: 1, wood: 0, clay: 5, stone: 0 })
    const now = choosing(s, ['worker-stone'], ['messenger'], ['messenger'])
    expect(offered(now, 0, 'load-worker-stone', 'kinds')).toEqual([
      ['sand', 'clay'],
      ['clay', 'clay'],
    ])
    expect(refused(now, 0, load('sand', 'sand'))).toBe('CAS-4.5')
    expect(cardLoad(now, 0, 2)).toEqual([0, 0, 0, 0, 0])
  })
  it('asks for one piece if only one is left, and for none of an empty stock', () => {
    const one = rich(table(3))
    stock(one, { sand: 1, wood: 0, clay: 0 })
    const after = choosing(one, ['worker-stone'], ['messenger'], ['messenger'])
    expect(step(after)).toBe('build')
    expect(owns(after, 0)).toEqual({ sand: 3, wood: 1, clay: 1, stone: 1 })
    const none = rich(table(3))
    stock(none, { sand: 0, wood: 0, clay: 0 })
    expect(owns(choosing(none, ['worker-stone'], ['messenger'], ['messenger']), 0)).toEqual({
      sand: 2,
      wood: 1,
      clay: 1,
      stone: 1,
    })
  })
})
