import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { asked, at, awaited, box, clause, game, type Move, moves, named, played, pointed } from '../test/scene.ts'

const takes = (pile: string): Move => ({ type: 'draft-worker', pile })

describe('MAS-3.1', () => {
  it('five laps in turn order, until everybody has five workers', () => {
    let s = at('hire-fire', { round: 1, seats: 4, mallet: 2 })
    const order: number[] = []
    while (asked(s) === 'draft-worker') {
      const seat = awaited(s)[0] as number
      order.push(seat)
      s = played(s, [seat, moves(s, seat)[0] as Move])
    }
    expect(order).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1])
    expect(s.crews.map((crew) => crew.length)).toEqual([5, 5, 5, 5])
    expect(s.phase).toBe(2)
  })
})

describe('MAS-3.2', () => {
  it('the next card of the pile is seen at once', () => {
    const s = at('hire-fire', { round: 1 })
    const below = s.piles[3]?.[1]
    expect(view(game, s, 1).piles[3]?.[1]).toBe(-1)
    const t = played(s, [0, takes('master')])
    expect(view(game, t, 1).piles[3]?.[0]).toBe(below)
    expect(t.secretsOut).toBeGreaterThan(s.secretsOut)
  })
  it('an empty pile cannot be chosen', () => {
    let s = at('hire-fire', { round: 1, seats: 4 })
    for (let k = 0; k < 8; k++) s = played(s, [awaited(s)[0] as number, takes('master')])
    expect(clause(s, 0, takes('master'))).toBe('MAS-3.2')
    expect(moves(s, 0)).toEqual([takes('apprentice'), takes('tradesman'), takes('foreman')])
  })
})

describe('MAS-3.3', () => {
  it('nobody passes or fires in round 1', () => {
    const s = played(at('hire-fire', { round: 1, seats: 2 }), [0, takes('master')], [1, takes('master')])
    expect(pointed(s, 0, 'pass')).toEqual(['MAS-3.3'])
    expect(pointed(s, 0, 'fire-worker')).toEqual(['MAS-3.3'])
  })
})

describe('MAS-3.4 MAS-R30', () => {
  it('the marker follows every worker, and five masters are $25,000, within the track', () => {
    let s = at('hire-fire', { round: 1, seats: 2 })
    s = played(s, [0, takes('master')], [1, takes('apprentice')], [0, takes('foreman')], [1, takes('apprentice')])
    expect(s.wages).toEqual([9000, 2000])
    for (let k = 0; k < 6; k++) s = played(s, [awaited(s)[0] as number, takes(k % 2 === 0 ? 'master' : 'tradesman')])
    expect(s.wages).toEqual([24_000, 11_000])
    expect(5 * Math.max(...box.wageOf)).toBeLessThanOrEqual(box.limits.wageTrack)
  })
})

describe('MAS-E1', () => {
  it('two apprentices, a tradesman, a foreman and a master cost $14,000', () => {
    const crew = ['apprentice-01', 'apprentice-03', 'tradesman-01', 'foreman-01', 'master-01']
    const s = at('hire-fire', { round: 2, crews: [crew, [], []] })
    expect(named(s.crews[0] ?? [])).toEqual([...crew].sort())
    expect(s.wages[0]).toBe(14_000)
  })
  it('and so they do when they were drafted', () => {
    let s = at('hire-fire', { round: 1, seats: 2 })
    for (const pile of ['apprentice', 'apprentice', 'tradesman', 'foreman', 'master'])
      s = played(s, [0, takes(pile)], [1, takes(pile)])
    expect(s.wages).toEqual([14_000, 14_000])
  })
})
