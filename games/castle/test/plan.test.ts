// Every invariant can fail: a sound table is broken in one place, and the plan says which invariant it breaks.
import { describe, expect, it } from 'vitest'
import type { CastleState } from '../rules/state.ts'
import { plan } from './plan.ts'
import { box, built, choosing, did, table } from './scene.ts'

const broken = (s: CastleState, before: CastleState | null = null) => [...new Set(plan.invariants(s, before, box))]
const sound = (options = {}) => table(3, options)

function found(edit: (s: CastleState) => void, before = sound()): string[] {
  const s = structuredClone(before)
  edit(s)
  return broken(s, before)
}

describe('the invariants', () => {
  it('hold on a sound table', () => {
    for (const seats of [2, 3, 4]) expect(broken(table(seats, { season: 'winter' }))).toEqual([])
    const s = choosing(sound(), ['trader'], ['messenger'], ['messenger'])
    expect(broken(did(s, 0, { type: 'place-trader', field: 'cart-clay', source: 'supply' }), s)).toEqual([])
  })
})

describe('CAS-I1', () => {
  it('misses a piece', () => {
    expect(found((s) => s.stock.fill(99, 0, 1))).toContain('CAS-I1')
    expect(found((s) => (s.forge += 1))).toContain('CAS-I1')
    expect(
      found((s) => {
        s.stock[2] = (s.stock[2] ?? 0) - 1
        s.lost[2] = 1
      }),
    ).toContain('CAS-I1')
  })
})

describe('CAS-I2', () => {
  it('misses a thaler, or finds one out of the game too early', () => {
    expect(found((s) => (s.bank -= 1))).toContain('CAS-I2')
    const early = (s: CastleState) => {
      s.bank -= 1
      s.lostThalers += 1
    }
    expect(found(early)).toContain('CAS-I2')
    expect(found(early, sound({ 'helper-fees': 'removed' }))).toEqual([])
  })
})

describe('CAS-I3', () => {
  it('misses a tile, or finds one back on the board', () => {
    expect(found((s) => (s.tiles[7] = 5))).toContain('CAS-I3')
    const before = sound()
    built(before, 0, 'house')
    expect(
      found((s) => {
        s.tiles[7] = 6
        ;(s.built[0] as number[])[7] = 0
      }, before),
    ).toContain('CAS-I3')
  })
})

describe('CAS-I4', () => {
  it('counts the helpers of each player', () => {
    expect(found((s) => (s.supply[1] = 7))).toContain('CAS-I4')
    expect(found((s) => (s.fields[0] = 1))).toContain('CAS-I4')
  })
})

describe('CAS-I5', () => {
  it('finds a rider that came while a cart was free', () => {
    const place = (s: CastleState) => {
      s.fields[4] = 1
      s.supply[1] = 5
    }
    expect(found(place)).toContain('CAS-I5')
    const full = sound()
    full.fields = [0, 0, 0, 0, null]
    full.supply[0] = 2
    expect(found(place, full)).not.toContain('CAS-I5')
  })
})

describe('CAS-I6', () => {
  it('finds a helper that left the castle, or that stands where nothing is built', () => {
    const before = sound()
    before.spaces[10] = 1
    before.supply[1] = 5
    expect(
      found((s) => {
        s.spaces[10] = null
        s.supply[1] = 6
      }, before),
    ).toContain('CAS-I6')
    expect(
      found((s) => {
        s.spaces[0] = 1
        s.supply[1] = 5
      }),
    ).toContain('CAS-I6')
    expect(
      found((s) => {
        s.inn = 1
        s.supply[1] = 5
      }),
    ).toContain('CAS-I6')
  })
})

describe('CAS-I7', () => {
  it('finds silver taken out of the forge', () => {
    const before = sound()
    before.forge = 1
    before.stock[4] = 13
    expect(
      found((s) => {
        s.forge = 0
        s.stock[4] = 14
      }, before),
    ).toContain('CAS-I7')
  })
})

describe('CAS-I8', () => {
  it('counts the eight cards, those lost to winter, and looks for the master builder in hand', () => {
    expect(found((s) => s.hands[0]?.pop())).toContain('CAS-I8')
    expect(found((s) => s.hands[0]?.splice(0, 1, 1))).toContain('CAS-I8')
    const lose = (s: CastleState) => s.removed[0]?.push(...(s.hands[0] ?? []).splice(0, 1))
    expect(found(lose)).toContain('CAS-I8')
    expect(found(lose, sound({ season: 'winter' }))).toEqual([])
    expect(found((s) => s.played[0]?.push(s.hands[0]?.pop() as number))).toContain('CAS-I8')
  })
})

describe('CAS-I9', () => {
  it('finds a round too many, and an end too soon', () => {
    expect(found((s) => (s.round = 16))).toContain('CAS-I9')
    expect(found((s) => (s.agenda = []))).toContain('CAS-I9')
  })
})

describe('CAS-I10', () => {
  it('finds points lost, out of nothing, or too many', () => {
    const score = (line: number, points: number) => (s: CastleState) => {
      s.scores[0] = points
      ;(s.tally[0] as number[])[line] = points
    }
    const before = sound()
    score(0, 8)(before)
    expect(found(score(0, 6), before)).toContain('CAS-I10')
    expect(found((s) => (s.scores[0] = 3))).toContain('CAS-I10')
    expect(found(score(0, 20))).toContain('CAS-I10')
    expect(found(score(1, 10))).toContain('CAS-I10')
    expect(found(score(2, 4))).toContain('CAS-I10')
    expect(found(score(2, 10))).toContain('CAS-I10')
    expect(found(score(2, 5))).toEqual([])
  })
})

describe('CAS-I11', () => {
  it('finds a third building of a round, and a second helper in a building', () => {
    expect(found((s) => (s.erected[0] = 3))).toContain('CAS-I11')
    expect(found((s) => (s.visited[0] = 0b111))).toContain('CAS-I11')
    const before = sound()
    before.visited[0] = 1 << 10
    expect(
      found((s) => {
        s.spaces[10] = 0
        s.supply[0] = 5
        s.thalers[0] = (s.thalers[0] ?? 0) - 3
        s.bank += 3
      }, before),
    ).toEqual(['CAS-I11'])
  })
})

describe('CAS-I12', () => {
  it('finds a payment that is not exact or has too few kinds', () => {
    const paid = (used: number[]) => (s: CastleState) =>
      s.events?.push({ ev: 'build', seat: 0, with: { building: 'well', used, bars: 0 } })
    expect(found(paid([1, 1, 0, 1]))).toEqual([])
    expect(found(paid([2, 1, 0, 1]))).toEqual(['CAS-I12'])
    expect(found(paid([0, 0, 2, 0]))).toEqual(['CAS-I12'])
  })
})

describe('CAS-I13', () => {
  it('finds pieces left on a worker card between rounds', () => {
    expect(
      found((s) => {
        s.load[0] = 1
        s.stock[0] = (s.stock[0] ?? 0) - 1
      }),
    ).toEqual(['CAS-I13'])
  })
})

describe('CAS-I14', () => {
  it('finds a debt, and a fee that was not paid', () => {
    expect(
      found((s) => {
        s.bank += (s.thalers[0] ?? 0) + 1
        s.thalers[0] = -1
      }),
    ).toContain('CAS-I14')
    expect(
      found((s) => {
        s.spaces[10] = 0
        s.supply[0] = 5
      }),
    ).toEqual(['CAS-I14'])
  })
})

describe('CAS-I15', () => {
  it('finds a helper where there is no space', () => {
    expect(
      found((s) => {
        s.spaces[12] = 0
        s.supply[0] = 5
        s.thalers[0] = (s.thalers[0] ?? 0) - 17
      }),
    ).toContain('CAS-I15')
  })
})
