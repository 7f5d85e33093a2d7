import { describe, expect, it } from 'vitest'
import { at, CONFIRM, clause, moves, played, starts, type Wish } from '../test/scene.ts'

/** One worker for each fault alone, and a site to work on so that the construction asks. */
const five = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05']

const site: Wish = { contracts: [['north-wall'], ['inn'], ['shop']] }

describe('MAS-6.21', () => {
  it('nobody assigns more than four workers', () => {
    const s = at('events', { ...site, crews: [[...five, 'master-06'], [], []], event: 'bad-weather' })
    const three = played(
      s,
      [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')],
      [0, { type: 'build-section', section: 'north-wall/pier-a2' }],
    )
    expect(clause(three, 0, starts('north-wall/curtain-b', 'north-wall/pier-b1'))).toBe('MAS-6.21')
    const other = at('events', {
      contracts: [['north-wall', 'inn'], [], []],
      crews: [[...five, 'master-06'], [], []],
      event: 'bad-weather',
    })
    const four = played(
      other,
      [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')],
      [0, starts('inn/wall-1', 'inn/gable-1')],
    )
    expect(clause(four, 0, { type: 'build-section', section: 'inn/wall-2' })).toBe('MAS-6.21')
    expect(moves(four, 0)).toEqual([CONFIRM])
  })
})
