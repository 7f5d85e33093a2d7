import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import {
  asked,
  at,
  awaited,
  box,
  clause,
  fires,
  game,
  hires,
  moves,
  named,
  PASS,
  played,
  pointed,
} from '../test/scene.ts'

const thirty = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05', 'master-06']

describe('MAS-4.1', () => {
  it('one hire, fire or pass each, round and round', () => {
    let s = at('hire-fire', { mallet: 2, crews: [[], ['apprentice-01'], []] })
    const order: number[] = []
    for (const move of [hires('foreman'), PASS, fires('apprentice-01'), hires('master'), hires('master'), PASS]) {
      order.push(awaited(s)[0] as number)
      s = played(s, [awaited(s)[0] as number, move])
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1])
  })
})

describe('MAS-4.2', () => {
  it('takes the top worker, costs nothing, shows the next card and moves the marker', () => {
    const s = at('hire-fire', { crews: [['apprentice-01'], [], []] })
    const [top, next] = s.piles[2] as [number, number]
    const t = played(s, [0, hires('foreman')])
    expect(t.crews[0]).toContain(top)
    expect(view(game, t, 1).piles[2]?.[0]).toBe(next)
    expect(view(game, t, 1).piles[2]?.[1]).toBe(HIDDEN)
    expect([t.cash[0], t.wages[0]]).toEqual([40_000, 5000])
  })
  it('an empty pile gives nobody', () => {
    const all = Array.from({ length: 8 }, (_, i) => `master-0${i + 1}`)
    const s = at('hire-fire', { crews: [[], all.slice(0, 6), all.slice(6)] })
    expect(clause(s, 0, hires('master'))).toBe('MAS-4.2')
  })
})

describe('MAS-4.3', () => {
  it('the wage total may reach $30,000 and not a step more', () => {
    const s = at('hire-fire', { crews: [[...thirty.slice(0, 5), 'foreman-01'], [], []] })
    expect(s.wages[0]).toBe(29_000)
    expect(clause(s, 0, hires('tradesman'))).toBe('MAS-4.3')
    expect(clause(s, 0, hires('apprentice'))).toBeNull()
    expect(played(s, [0, hires('apprentice')]).wages[0]).toBe(30_000)
  })
})

describe('MAS-4.4', () => {
  it('the worker goes face up under his pile, at no cost, and the marker moves', () => {
    const s = at('hire-fire', { crews: [['master-01', 'apprentice-01'], [], []] })
    const t = played(s, [0, fires('master-01')])
    expect(box.id[t.piles[3]?.at(-1) as number]).toBe('master-01')
    expect([t.cash[0], t.wages[0], named(t.crews[0] ?? [])]).toEqual([40_000, 1000, ['apprentice-01']])
  })
  it('in an empty pile he is the visible top card', () => {
    const all = Array.from({ length: 8 }, (_, i) => `master-0${i + 1}`)
    const s = at('hire-fire', { crews: [all.slice(0, 6), all.slice(6), []] })
    const t = played(s, [0, fires('master-03')])
    expect(named(view(game, t, 2).piles[3] ?? [])).toEqual(['master-03'])
    expect(clause(t, 1, hires('master'))).toBeNull()
  })
})

describe('MAS-4.5 MAS-R2', () => {
  it('a worker hired in this phase cannot be fired in it, but in the next round', () => {
    const s = at('hire-fire', { seats: 2, crews: [[], []], pile: [], event: 'bad-weather', cash: [90_000, 90_000] })
    const t = played(s, [0, hires('master')], [1, PASS])
    expect(clause(t, 0, fires('master-01'))).toBe('MAS-4.5')
    const later = played(t, [0, PASS])
    expect([later.round, awaited(later)]).toEqual([4, [1]])
    expect(clause(played(later, [1, PASS]), 0, fires('master-01'))).toBeNull()
  })
  it('whoever gets a fired worker from the pile may not fire him either, his old employer neither hires back and fires', () => {
    const all = Array.from({ length: 8 }, (_, i) => `master-0${i + 1}`)
    const s = at('hire-fire', { seats: 2, crews: [all.slice(0, 4), all.slice(4)] })
    const t = played(s, [0, fires('master-01')], [1, PASS], [0, hires('master')], [1, PASS])
    expect(named(t.crews[0] ?? [])).toContain('master-01')
    expect(clause(t, 0, fires('master-01'))).toBe('MAS-4.5')
  })
})

describe('MAS-4.6', () => {
  it('a pass does not close the phase for the one who passed', () => {
    const s = at('hire-fire', { crews: [['apprentice-01'], [], []] })
    const t = played(s, [0, PASS], [1, hires('master')], [2, PASS])
    expect(moves(t, 0)).toContainEqual(hires('foreman'))
    expect(moves(t, 0)).toContainEqual(fires('apprentice-01'))
  })
})

describe('MAS-4.7', () => {
  it('the phase ends with as many passes in a row as players', () => {
    const s = at('hire-fire', { offer: ['inn'] })
    expect(asked(played(s, [0, PASS], [1, PASS]))).toBe('manage-crew')
    expect(played(s, [0, PASS], [1, PASS], [2, PASS]).phase).toBe(2)
    const broken = played(s, [0, PASS], [1, PASS], [2, hires('master')], [0, PASS], [1, PASS])
    expect(asked(broken)).toBe('manage-crew')
  })
})

describe('MAS-E3', () => {
  it('A passes, B hires, C passes, A fires, B, C and A pass: the phase is over', () => {
    const s = at('hire-fire', { round: 2, crews: [['apprentice-01'], [], []], offer: ['inn'] })
    const six = played(s, [0, PASS], [1, hires('master')], [2, PASS], [0, fires('apprentice-01')], [1, PASS], [2, PASS])
    expect([six.phase, asked(six), awaited(six)]).toEqual([1, 'manage-crew', [0]])
    expect(played(six, [0, PASS]).phase).toBe(2)
  })
})

describe('MAS-4.8', () => {
  it('whoever can only pass does so without being asked, and it counts', () => {
    const three = { hiring: 'three-actions' as const, crews: [[], ['apprentice-01'], []], offer: ['inn'] }
    let s = at('hire-fire', three)
    for (let k = 0; k < 3; k++) s = played(s, [0, hires('apprentice')], [1, PASS], [2, PASS])
    // Seat 0 has no action left: its pass is the third in a row.
    expect(s.phase).toBe(2)
  })
})

describe('MAS-4.9', () => {
  it('by option at most three hires and fires together; passes do not count', () => {
    let s = at('hire-fire', { hiring: 'three-actions', crews: [['apprentice-01', 'apprentice-02'], [], []] })
    s = played(s, [0, PASS], [1, hires('master')], [2, PASS], [0, fires('apprentice-01')], [1, PASS], [2, PASS])
    s = played(s, [0, hires('foreman')], [1, hires('foreman')], [2, PASS])
    expect(moves(s, 0)).toContainEqual(fires('apprentice-02'))
    s = played(s, [0, hires('foreman')], [1, hires('foreman')], [2, hires('foreman')])
    // Seats 0 and 1 have done three things each and are passed over.
    expect(awaited(s)).toEqual([2])
    const two = at('hire-fire', { seats: 2, hiring: 'three-actions', crews: [['apprentice-01'], []] })
    const spent = { ...two, actions: [3, 0] }
    expect(pointed(spent, 0, 'hire')).toEqual(Array(4).fill('MAS-4.9'))
    expect(pointed(spent, 0, 'fire-worker')).toEqual(['MAS-4.9'])
  })
})

describe('MAS-4.10', () => {
  it('the last worker may be fired, and a poor player may hire', () => {
    const s = at('hire-fire', { crews: [['apprentice-01'], [], []], cash: [0, 40_000, 40_000] })
    expect(played(s, [0, fires('apprentice-01')]).crews[0]).toEqual([])
    expect(clause(s, 0, hires('master'))).toBeNull()
  })
})

describe('MAS-E2', () => {
  it('at $26,000 a foreman fits and a master does not', () => {
    const crew = [...thirty.slice(0, 5), 'apprentice-01']
    const s = at('hire-fire', { round: 3, crews: [crew, [], []] })
    expect(s.wages[0]).toBe(26_000)
    expect(clause(s, 0, hires('master'))).toBe('MAS-4.3')
    expect(played(s, [0, hires('foreman')]).wages[0]).toBe(30_000)
  })
})

describe('MAS-4.2 MAS-4.4 MAS-4.6', () => {
  it('none of it can be taken back', () => {
    const s = at('hire-fire', { crews: [['apprentice-01'], [], []] })
    for (const move of [hires('master'), fires('apprentice-01'), PASS])
      expect(played(s, [0, move]).secretsOut).toBeGreaterThan(s.secretsOut)
  })
})
