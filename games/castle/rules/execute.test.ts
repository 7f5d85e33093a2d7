import { describe, expect, it } from 'vitest'
import { choosing, did, doing, pay, pieces, purse, step, table } from '../test/scene.ts'

const build = (building: string) => ({ type: 'build', building })

const well = [build('well'), pay({ sand: 1, wood: 1, stone: 1 })]

const towerTile = [build('tower'), pay({ sand: 3, wood: 1, stone: 1 })]

const stop = { type: 'stop-building' }

describe('CAS-17.1', () => {
  it('sums up what differs with two players', () => {
    const s = table(2)
    expect([s.supply, s.rounds, s.hands.length]).toEqual([[7, 7], 12, 2])
    const now = choosing(s, ['messenger', 'trader'], ['messenger', 'stonemason'])
    expect(now.now).toEqual([2, 2])
  })
})

describe('CAS-17.2', () => {
  it('limits helpers to one a building and round over both cards', () => {
    const s = table(2)
    pieces(s, 0, { sand: 8, wood: 4, clay: 4, stone: 4 })
    purse(s, 0, 40)
    let now = choosing(s, ['bricklayer', 'stonemason'], ['messenger', 'trader'])
    now = did(now, 1, { type: 'decline-trader' })
    now = doing(now, 0, { type: 'take-from-tower', kind: 'clay' }, ...well, stop)
    now = doing(
      now,
      0,
      { type: 'place-helper', space: 'market-a', source: 'supply' },
      { type: 'place-helper', space: 'forge-6', source: 'supply' },
    )
    expect(step(now)).toBe('build')
    now = doing(now, 0, ...towerTile, stop)
    // Nothing but market and forge stands: both have had their helper of this round.
    expect([now.round, now.spaces.filter((p) => p === 0).length]).toEqual([2, 2])
  })
})

describe('CAS-17.3', () => {
  it('allows two buildings with each building card of the round', () => {
    const s = table(2)
    pieces(s, 0, { sand: 14, wood: 6, clay: 4, stone: 5 })
    purse(s, 0, 0)
    let now = choosing(s, ['bricklayer', 'stonemason'], ['messenger', 'trader'])
    now = did(now, 1, { type: 'decline-trader' })
    now = doing(now, 0, { type: 'take-from-tower', kind: 'clay' }, ...well, ...towerTile, { type: 'stop-placing' })
    now = doing(now, 0, ...towerTile, ...towerTile)
    expect(now.built[0]?.reduce((a, b) => a + b)).toBe(4)
  })
})
