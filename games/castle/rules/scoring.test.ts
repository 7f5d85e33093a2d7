import { describe, expect, it } from 'vitest'
import { built, lies, onField, onSpace, pieces, pointsFor, purse, start, table } from '../test/scene.ts'
import type { SPACES } from './pieces.ts'
import type { CastleState } from './state.ts'

type Space = (typeof SPACES)[number]

/** The end of a game: a table in its last round, scored. */
function scored(s: CastleState, edit: (s: CastleState) => void = () => {}): CastleState {
  edit(s)
  s.round = s.rounds
  s.bank += s.track
  s.track = 0
  return start(s)
}
const three = (edit: (s: CastleState) => void, options = {}) => scored(table(3, options), edit)
const put = (s: CastleState, seat: number, ...spaces: Space[]) => {
  for (const space of spaces) onSpace(s, seat, space)
}
const many = (s: CastleState, tile: 'house' | 'tower', n: number) => {
  for (let k = 0; k < n; k++) built(s, 2, tile)
}

describe('CAS-15.1', () => {
  it('sends the helpers on the fields home first; they score nothing', () => {
    const end = three((s) => {
      onField(s, 0, 'cart-sand')
      onField(s, 1, 'rider')
    })
    expect([end.fields, end.supply, end.scores]).toEqual([
      [null, null, null, null, null],
      [6, 6, 6],
      [0, 0, 0],
    ])
    expect(end.own[0]).toEqual([1, 1, 0, 0, 0])
  })
})

describe('CAS-15.2 CAS-R28', () => {
  it('scores in the order of the list', () => {
    const end = three(
      (s) => {
        built(s, 2, 'keep', 'tavern', 'small-gate', 'large-gate', 'stable', 'servants-house')
        many(s, 'house', 2)
        many(s, 'tower', 2)
        lies(s, 'granary')
        put(s, 0, 'forge-10', 'granary', 'stable-12', 'keep-14', 'market-a')
        put(s, 1, 'tavern-6', 'large-gate-10', 'small-gate-5', 'servants-house-b')
        s.forge = 4
        s.stock[4] = (s.stock[4] ?? 0) - 4
      },
      { season: 'winter' },
    )
    expect(end.events?.filter((e) => e.ev === 'score').map((e) => e.with?.line)).toEqual([
      'keep',
      'tavern',
      'small-gate',
      'large-gate',
      'stable',
      'servants-house',
      'market',
      'forge',
      'granary',
    ])
  })
  it('scores every helper for its own owner, whoever built', () => {
    const end = three((s) => {
      built(s, 2, 'stable')
      many(s, 'house', 3)
      put(s, 1, 'stable-16')
    })
    expect(end.scores).toEqual([0, 9, 0])
  })
})

describe('CAS-15.3 CAS-R13', () => {
  it('counts empty spaces of what is built, market and forge included, none under a tile', () => {
    const end = three((s) => {
      built(s, 2, 'keep')
      put(s, 0, 'keep-14')
    })
    expect(end.scores[0]).toBe(3 * 4)
    const more = three((s) => {
      built(s, 2, 'keep', 'servants-house', 'palace')
      put(s, 0, 'keep-14')
      put(s, 1, 'market-b', 'servants-house-c')
      purse(s, 1, 0)
    })
    expect(pointsFor(more, 0, 'keep')).toBe(3 * (2 + 2 + 3))
  })
})

describe('CAS-15.4', () => {
  it('counts helpers of all colours on the sixteen spaces, half of them on the cheap one', () => {
    const end = three(
      (s) => {
        built(s, 2, 'tavern', 'palace')
        lies(s, 'granary')
        put(s, 0, 'tavern-12')
        put(s, 1, 'tavern-6', 'market-a', 'granary')
        put(s, 2, 'forge-10', 'forge-6')
        onField(s, 2, 'cart-clay')
        purse(s, 1, 0)
      },
      { season: 'winter' },
    )
    expect([pointsFor(end, 0, 'tavern'), pointsFor(end, 1, 'tavern')]).toEqual([5, 2])
  })
})

describe('CAS-E3', () => {
  it('scores 11 and 5 with eleven helpers in the castle', () => {
    const end = scored(table(4), (s) => {
      built(s, 2, 'tavern', 'servants-house', 'stable')
      put(s, 0, 'tavern-12')
      put(s, 1, 'tavern-6')
      put(s, 2, 'servants-house-a', 'servants-house-b', 'servants-house-c', 'stable-16', 'stable-12')
      put(s, 3, 'market-a', 'market-b', 'forge-10', 'forge-6')
      onField(s, 3, 'cart-sand')
    })
    expect([pointsFor(end, 0, 'tavern'), pointsFor(end, 1, 'tavern')]).toEqual([11, 5])
  })
})

describe('CAS-15.5', () => {
  it('gives a point a tower at the small gate', () => {
    const end = three((s) => {
      built(s, 1, 'small-gate')
      many(s, 'tower', 4)
      put(s, 0, 'small-gate-5')
    })
    expect(end.scores[0]).toBe(4)
  })
})

describe('CAS-15.6', () => {
  it('gives two points a tower at the large gate', () => {
    const end = three((s) => {
      built(s, 1, 'large-gate')
      many(s, 'tower', 7)
      put(s, 0, 'large-gate-10')
    })
    expect(end.scores[0]).toBe(14)
  })
})

describe('CAS-15.7', () => {
  it('gives three or two points a house at the stable', () => {
    const end = three((s) => {
      built(s, 1, 'stable')
      many(s, 'house', 5)
      put(s, 0, 'stable-16')
      put(s, 1, 'stable-12')
    })
    expect(end.scores).toEqual([15, 10, 0])
  })
})

describe('CAS-15.8', () => {
  it('gives a point a tile still on the board', () => {
    const end = three((s) => {
      built(s, 1, 'servants-house')
      many(s, 'house', 5)
      put(s, 0, 'servants-house-a', 'servants-house-c')
      put(s, 1, 'servants-house-b')
    })
    expect(end.scores).toEqual([34, 17, 0])
  })
})

describe('CAS-15.9', () => {
  it('turns two thalers into a point with one helper, one with both, by itself', () => {
    const end = three((s) => {
      put(s, 0, 'market-b')
      purse(s, 0, 9)
      put(s, 1, 'market-a')
      purse(s, 1, 4)
    })
    expect([end.scores, end.thalers[0], end.thalers[1]]).toEqual([[4, 2, 0], 1, 0])
    const both = three((s) => {
      put(s, 0, 'market-a', 'market-b')
      purse(s, 0, 9)
    })
    expect([both.scores[0], both.thalers[0], both.lostThalers]).toEqual([9, 0, 9])
  })
})

describe('CAS-E19', () => {
  it('scores six for thirteen thalers and keeps one', () => {
    const end = three((s) => {
      put(s, 0, 'market-a')
      purse(s, 0, 13)
    })
    expect([end.scores[0], end.thalers[0]]).toEqual([6, 1])
  })
})

describe('CAS-15.11', () => {
  it('gives a point a bar in the forge, or a point for two', () => {
    const end = three((s) => {
      s.forge = 7
      s.stock[4] = (s.stock[4] ?? 0) - 7
      put(s, 0, 'forge-10')
      put(s, 1, 'forge-6')
    })
    expect(end.scores).toEqual([7, 3, 0])
  })
})

describe('CAS-15.12 CAS-E5 CAS-R34', () => {
  it('scores both spaces of a building for one owner', () => {
    const end = three((s) => {
      s.forge = 9
      s.stock[4] = (s.stock[4] ?? 0) - 9
      put(s, 0, 'forge-10', 'forge-6')
    })
    expect(end.scores[0]).toBe(9 + 4)
    const stable = three((s) => {
      built(s, 1, 'stable')
      many(s, 'house', 6)
      put(s, 2, 'stable-16', 'stable-12')
    })
    expect(stable.scores[2]).toBe(30)
  })
})

describe('CAS-19.7', () => {
  it.each([
    [1, 10],
    [2, 7],
    [3, 3],
  ])('with %i helpers in the granary each scores %i', (helpers, each) => {
    const end = three(
      (s) => {
        lies(s, 'granary')
        for (let k = 0; k < helpers; k++) put(s, k, 'granary')
      },
      { season: 'winter' },
    )
    expect(end.scores).toEqual([0, 1, 2].map((seat) => (seat < helpers ? each : 0)))
  })
  it('does not count for tavern or keep', () => {
    const end = three(
      (s) => {
        lies(s, 'granary')
        built(s, 1, 'tavern', 'keep')
        put(s, 0, 'tavern-12', 'keep-14')
        put(s, 1, 'granary')
      },
      { season: 'winter' },
    )
    expect([pointsFor(end, 0, 'tavern'), pointsFor(end, 0, 'keep')]).toEqual([2, 15])
  })
})

describe('CAS-E18', () => {
  it('scores six and three for two and one of three helpers', () => {
    const end = three(
      (s) => {
        lies(s, 'granary')
        put(s, 0, 'granary', 'granary')
        put(s, 1, 'granary')
      },
      { season: 'winter' },
    )
    expect(end.scores).toEqual([6, 3, 0])
  })
})

describe('the score sheet', () => {
  it('adds up to the score', () => {
    const end = three((s) => {
      built(s, 1, 'keep')
      put(s, 0, 'keep-14', 'market-a')
      pieces(s, 0, { sand: 3 })
    })
    expect(end.tally[0]?.reduce((a, b) => a + b)).toBe(end.scores[0])
  })
})
