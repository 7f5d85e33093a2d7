import { describe, expect, it } from 'vitest'
import { asked, choosing, did, owns, pieces, step, stockOf, table, tower } from '../test/scene.ts'
import { loadAt, loaded } from './load.ts'
import type { CastleState } from './state.ts'

const cardLoad = (s: CastleState, seat: number, worker: number) =>
  s.load.slice(loadAt(seat, worker), loadAt(seat, worker) + 5)

const load = (...kinds: string[]) => ({ type: 'load-worker-stone', kinds })

/** Everybody can build, so that the table stops before the workers take their pieces. */
const rich = (s: CastleState) => {
  for (let seat = 0; seat < s.seats; seat++) pieces(s, seat, { sand: 2, wood: 1, clay: 1 })
  return s
}

describe('CAS-4.1', () => {
  it('loads every revealed worker from the stock before step 1', () => {
    const s = choosing(rich(table(4)), ['worker-stone'], ['worker-wood'], ['worker-sand'], ['trader'])
    expect([step(s), asked(s)]).toEqual(['load-worker-stone', [0]])
    expect(cardLoad(s, 0, 2)).toEqual([0, 0, 0, 1, 0])
    const before = stockOf(s)
    const after = did(s, 0, load('wood', 'clay'))
    expect(cardLoad(after, 0, 2)).toEqual([0, 1, 1, 1, 0])
    expect(cardLoad(after, 1, 0)).toEqual([0, 2, 0, 0, 1])
    expect(cardLoad(after, 2, 1)).toEqual([2, 0, 1, 0, 0])
    // The trader, step 2, comes after all loading; the other two workers took theirs by themselves.
    expect(step(after)).toBe('place-trader')
    expect(stockOf(after)).toEqual({
      sand: (before.sand ?? 0) - 2,
      wood: (before.wood ?? 0) - 3,
      clay: (before.clay ?? 0) - 2,
      stone: before.stone,
      silver: (before.silver ?? 0) - 1,
    })
  })
})

describe('CAS-4.6', () => {
  it('keeps loaded pieces out of the own stock until step 5', () => {
    const s = rich(table(3))
    tower(s, { sand: 3 })
    const now = choosing(s, ['worker-wood'], ['stonemason'], ['bricklayer'])
    expect([step(now), asked(now)]).toEqual(['build', [2]])
    expect(owns(now, 0)).toEqual({ sand: 2, wood: 1, clay: 1 })
    const bought = did(did(now, 2, { type: 'stop-building' }), 1, {
      type: 'buy',
      from: 0,
      card: 'worker-wood',
      kind: 'silver',
    })
    expect(owns(bought, 1).silver).toBe(1)
    expect(owns(bought, 0)).toEqual({ sand: 2, wood: 1, clay: 1 })
    expect(loaded(bought, 0, 0)).toBe(2)
  })
})
