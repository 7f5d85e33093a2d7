import { describe, expect, it } from 'vitest'
import type { CastleState } from '../rules/state.ts'
import { cardIds, choosing, did, doing, pay, pieces, played, pointsFor, purse, step, table } from '../test/scene.ts'

const RICH = { sand: 6, wood: 4, clay: 3, stone: 3 }

const build = (building: string) => ({ type: 'build', building })

const well = [build('well'), pay({ sand: 1, wood: 1, stone: 1 })]

const towerTile = [build('tower'), pay({ sand: 3, wood: 1, stone: 1 })]

const stop = { type: 'stop-building' }

/** The master builder of seat 0 with others who build. */
function four(): CastleState {
  const s = table(4)
  for (const seat of [1, 2]) pieces(s, seat, RICH)
  played(s, 0, 'messenger', 'trader')
  return choosing(s, ['master-builder'], ['stonemason'], ['worker-sand'], ['messenger'])
}

describe('CAS-10.1 CAS-R15', () => {
  it('takes all played cards back, the master builder itself included', () => {
    let s = four()
    s = doing(s, 1, { type: 'stop-buying' }, stop)
    s = did(s, 2, stop)
    expect([s.round, step(s)]).toEqual([2, 'choose-cards'])
    expect(cardIds(s.hands[0])).toEqual([
      'messenger',
      'trader',
      'bricklayer',
      'stonemason',
      'worker-wood',
      'worker-sand',
      'worker-stone',
      'master-builder',
    ])
    expect(s.played[0]).toEqual([])
    expect(cardIds(s.played[1])).toEqual(['stonemason'])
  })
  it('takes the other card of the round back too with two players', () => {
    const s = table(2)
    played(s, 0, 'trader')
    const now = choosing(s, ['messenger', 'master-builder'], ['messenger', 'stonemason'])
    expect([now.round, now.hands[0]?.length, now.played[0]?.length, now.played[1]?.length]).toEqual([2, 8, 0, 2])
  })
  it('leaves cards that are out of the game where they are', () => {
    const s = table(3, { season: 'winter' })
    played(s, 0, 'messenger', 'trader')
    s.played[0] = [0]
    s.removed[0] = [1]
    const now = choosing(s, ['master-builder'], ['messenger'], ['messenger'])
    expect([now.hands[0], now.removed[0]]).toEqual([[0, 2, 3, 4, 5, 6, 7], [1]])
  })
})

describe('CAS-10.2 CAS-R16', () => {
  it('scores five points for each building of the others', () => {
    let s = four()
    s = doing(s, 1, { type: 'stop-buying' }, ...well, stop, { type: 'stop-placing' })
    s = did(s, 2, stop)
    expect([pointsFor(s, 0, 'master-builder'), s.scores[0]]).toEqual([5, 5])
  })
  it('counts buildings for thalers as well', () => {
    const s = table(3)
    pieces(s, 1, RICH)
    played(s, 0, 'messenger')
    let now = choosing(s, ['master-builder'], ['bricklayer'], ['messenger'])
    now = doing(now, 1, { type: 'take-from-tower', kind: 'clay' }, ...well, stop, { type: 'stop-placing' })
    expect(now.scores[0]).toBe(5)
  })
})

describe('CAS-E16', () => {
  it('brings fifteen points for two buildings of one rival and one of another', () => {
    let s = four()
    s = doing(s, 1, { type: 'stop-buying' }, ...well, ...towerTile, { type: 'stop-placing' })
    s = doing(s, 2, build('tower'), pay({ sand: 3, wood: 1, stone: 1 }), stop)
    expect([s.scores[0], s.hands[0]?.length, s.scores[1], s.scores[2]]).toEqual([15, 8, 14, 4])
  })
})

describe('CAS-10.3 CAS-E17', () => {
  it('does not count the own buildings of a two-player round', () => {
    const s = table(2)
    pieces(s, 0, { sand: 6, wood: 4, clay: 1, stone: 3 })
    pieces(s, 1, { sand: 8, wood: 6, clay: 2, stone: 4 })
    played(s, 0, 'messenger')
    let now = choosing(s, ['stonemason', 'master-builder'], ['worker-wood', 'worker-sand'])
    now = doing(now, 0, { type: 'stop-buying' }, ...well, ...towerTile, { type: 'stop-placing' })
    now = doing(
      now,
      1,
      { type: 'worker-order', first: 'worker-wood' },
      build('tower'),
      pay({ sand: 3, wood: 1, stone: 1 }),
      stop,
    )
    now = doing(
      now,
      1,
      ...[build('tower'), pay({ sand: 3, wood: 1, stone: 1 })],
      build('tower'),
      pay({ sand: 3, wood: 1, stone: 1 }),
    )
    expect([pointsFor(now, 0, 'stonemason'), pointsFor(now, 0, 'master-builder')]).toEqual([14, 15])
    expect(now.scores[1]).toBe(12)
  })
  it('pays several master builders in full', () => {
    const s = table(3)
    pieces(s, 1, RICH)
    for (const seat of [0, 2]) played(s, seat, 'messenger')
    let now = choosing(s, ['master-builder'], ['stonemason'], ['master-builder'])
    now = doing(now, 1, ...well, stop, { type: 'stop-placing' })
    expect([now.scores[0], now.scores[2]]).toEqual([5, 5])
  })
})

describe('CAS-10.4', () => {
  it('builds nothing and places no helper', () => {
    const s = table(3)
    pieces(s, 0, RICH)
    purse(s, 0, 30)
    played(s, 0, 'messenger')
    const now = choosing(s, ['master-builder'], ['messenger'], ['messenger'])
    expect([now.round, now.scores[0], now.erected[0], now.supply[0]]).toEqual([2, 0, 0, 6])
  })
})
