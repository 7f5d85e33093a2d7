import { describe, expect, it } from 'vitest'
import {
  at,
  awaited,
  builds,
  CONFIRM,
  clause,
  type Move,
  moves,
  named,
  played,
  refusal,
  sectionNamed,
  standing,
  starts,
  type Wish,
} from '../test/scene.ts'

type Table = ReturnType<typeof at>
const build = (wish: Wish) => at('construction', wish)
/** Who stands on a section, by id. */
const on = (s: Table, section: string) =>
  named((s.crews.flat() ?? []).filter((card) => s.duty[card] === sectionNamed(section)))
const busy = (s: Table, seat: number) => (s.crews[seat] ?? []).filter((card) => (s.duty[card] as number) >= 0).length
const masters = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05', 'master-06', 'master-07', 'master-08']
const all = (contract: string, ...keys: string[]) => keys.map((key) => `${contract}/${key}`)
const shell = all('inn', 'wall-1', 'wall-2', 'gable-1', 'gable-2')

describe('MAS-7.1', () => {
  it('all who can build are awaited at once; building nothing is allowed; the phase ends when all have confirmed', () => {
    const s = build({
      contracts: [['inn'], ['shop'], []],
      crews: [masters.slice(0, 2), masters.slice(2, 4), []],
      cash: [40_000, 40_000, 0],
    })
    expect(awaited(s)).toEqual([0, 1])
    const one = played(s, [1, CONFIRM])
    expect([awaited(one), one.phase]).toEqual([[0], 4])
    const two = played(one, [0, CONFIRM])
    expect([two.round, standing(two, 'inn'), standing(two, 'shop')]).toEqual([4, [], []])
  })
  it('one player’s steps change nothing for another', () => {
    const s = build({ contracts: [['inn'], ['shop'], []], crews: [masters.slice(0, 2), masters.slice(2, 4), []] })
    expect(moves(played(s, [0, starts('inn/wall-1', 'inn/gable-1')]), 1)).toEqual(moves(s, 1))
  })
})

describe('MAS-7.2 MAS-R14', () => {
  it('one worker a section, one section a worker', () => {
    const s = build({ contracts: [['inn'], [], []], crews: [masters.slice(0, 3), [], []] })
    const t = played(s, [0, starts('inn/wall-1', 'inn/gable-1')], [0, builds('inn/wall-2')])
    expect([on(t, 'inn/wall-1').length, on(t, 'inn/gable-1').length, on(t, 'inn/wall-2').length, busy(t, 0)]).toEqual([
      1, 1, 1, 3,
    ])
    expect(clause(t, 0, builds('inn/gable-2'))).toBe('MAS-7.2')
  })
})

describe('MAS-7.3', () => {
  it('only unbuilt sections of one’s own contracts, on any number of them', () => {
    const s = build({
      contracts: [['inn', 'shop'], ['school'], []],
      built: ['inn/wall-1', 'inn/gable-1'],
      crews: [masters.slice(0, 4), [], []],
    })
    expect(clause(s, 0, builds('inn/wall-1'))).toBe('MAS-7.3')
    expect(clause(s, 0, starts('school/wall-1', 'school/gable-1'))).toBe('MAS-7.3')
    const t = played(
      s,
      [0, builds('inn/wall-2')],
      [0, starts('shop/wall-1', 'shop/gable-1')],
      [0, builds('inn/gable-2')],
      [0, CONFIRM],
    )
    expect([standing(t, 'inn'), standing(t, 'shop')]).toEqual([shell, ['shop/wall-1', 'shop/gable-1']])
  })
})

describe('MAS-7.4', () => {
  it('the level must be at least the one required; a higher type does lower work', () => {
    const built = ['inn/wall-1', 'inn/gable-1']
    for (const [worker, able] of [
      ['apprentice-01', ['inn/wall-2']],
      ['tradesman-01', ['inn/wall-2', 'inn/gable-2']],
      ['foreman-01', ['inn/wall-2', 'inn/gable-2']],
    ] as const) {
      const s = build({ contracts: [['inn'], [], []], built, crews: [[worker], [], []] })
      expect(moves(s, 0)).toEqual([...able.map((section) => builds(section)), CONFIRM])
    }
    const roof = (worker: string) =>
      build({ contracts: [['inn'], ['shop'], []], built: shell, crews: [[worker], ['master-08', 'master-07'], []] })
    expect(awaited(roof('tradesman-01'))).toEqual([1])
    expect(awaited(roof('foreman-01'))).toEqual([0, 1])
    const low = build({ contracts: [['inn'], [], []], built, crews: [['apprentice-01', 'apprentice-02'], [], []] })
    expect(clause(low, 0, builds('inn/gable-2'))).toBe('MAS-7.4')
  })
})

describe('MAS-7.5', () => {
  it('nothing stands before all confirm; then all of it, and every worker is back, face up', () => {
    const s = build({ contracts: [['inn'], ['shop'], []], crews: [masters.slice(0, 2), masters.slice(2, 4), []] })
    const one = played(s, [0, starts('inn/wall-1', 'inn/gable-1')], [0, CONFIRM])
    expect(standing(one, 'inn')).toEqual([])
    const two = played(one, [1, starts('shop/wall-1', 'shop/gable-1')], [1, CONFIRM])
    expect([standing(two, 'inn'), standing(two, 'shop')]).toEqual([
      ['inn/wall-1', 'inn/gable-1'],
      ['shop/wall-1', 'shop/gable-1'],
    ])
    expect(two.crews.flat().every((card) => two.duty[card] === -1)).toBe(true)
    expect(two.secretsOut).toBeGreaterThan(one.secretsOut)
  })
})

describe('MAS-7.6 MAS-R16', () => {
  it('a house begins with a wall and a gable', () => {
    const s = build({ contracts: [['inn'], [], []], crews: [masters.slice(0, 2), [], []] })
    expect(moves(s, 0)).toEqual([
      starts('inn/wall-1', 'inn/gable-1'),
      starts('inn/wall-1', 'inn/gable-2'),
      starts('inn/wall-2', 'inn/gable-1'),
      starts('inn/wall-2', 'inn/gable-2'),
      CONFIRM,
    ])
    for (const section of shell) expect(clause(s, 0, builds(section))).toBe('MAS-7.6')
    expect(refusal(s, 0, starts('inn/wall-1', 'inn/wall-2'))).toEqual({ clause: 'MAS-7.14', with: { why: 'pair' } })
  })
})

describe('MAS-7.7', () => {
  it('the roof needs both walls and both gables, built before or assigned now', () => {
    const s = build({ contracts: [['inn'], [], []], built: shell.slice(0, 3), crews: [masters.slice(0, 3), [], []] })
    expect(clause(s, 0, builds('inn/roof'))).toBe('MAS-7.7')
    expect(clause(played(s, [0, builds('inn/gable-2')]), 0, builds('inn/roof'))).toBeNull()
  })
})

describe('MAS-7.8 MAS-R18', () => {
  it('the crown needs the roof', () => {
    const s = build({ contracts: [['inn'], [], []], built: shell, crews: [masters.slice(0, 3), [], []] })
    expect(clause(s, 0, builds('inn/crown'))).toBe('MAS-7.8')
    expect(clause(played(s, [0, builds('inn/roof')]), 0, builds('inn/crown'))).toBeNull()
  })
})

describe('MAS-7.9 MAS-R17', () => {
  const wall = (built: string[], many: number) =>
    build({
      contracts: [['east-wall'], [], []],
      built: all('east-wall', ...built),
      crews: [masters.slice(0, many), [], []],
    })
  it('each wall begins with its curtain and either pier, the second only behind a complete first', () => {
    expect(moves(wall([], 3), 0)).toEqual([
      starts('east-wall/curtain-a', 'east-wall/pier-a1'),
      starts('east-wall/curtain-a', 'east-wall/pier-a2'),
      CONFIRM,
    ])
    const two = wall(['curtain-a', 'pier-a2'], 4)
    expect(moves(two, 0)).toEqual([builds('east-wall/pier-a1'), CONFIRM])
    expect(clause(two, 0, starts('east-wall/curtain-b', 'east-wall/pier-b1'))).toBe('MAS-7.9')
    expect(clause(two, 0, builds('east-wall/curtain-b'))).toBe('MAS-7.9')
    const three = played(two, [0, builds('east-wall/pier-a1')])
    expect(moves(three, 0)).toEqual([
      starts('east-wall/curtain-b', 'east-wall/pier-b1'),
      starts('east-wall/curtain-b', 'east-wall/pier-b2'),
      CONFIRM,
    ])
  })
  it('so the numbers of built sections are 0, 2, 3, 5, 6', () => {
    const seen = new Set<number>()
    const walk = (s: Table) => {
      seen.add(busy(s, 0))
      for (const move of moves(s, 0) as Move[]) if (move.type !== 'confirm') walk(played(s, [0, move]))
    }
    walk(wall([], 6))
    expect([...seen].sort()).toEqual([0, 2, 3, 5, 6])
  })
})

describe('MAS-7.10 MAS-R15 MAS-E10', () => {
  it('A, A, T, T, F, M build the whole inn in one phase and $57,000 come in the same round', () => {
    const crew = ['apprentice-01', 'apprentice-02', 'tradesman-01', 'tradesman-02', 'foreman-01', 'master-01']
    const s = build({ contracts: [['inn'], [], []], crews: [crew, [], []] })
    const t = played(
      s,
      [0, starts('inn/wall-1', 'inn/gable-1')],
      [0, builds('inn/wall-2')],
      [0, builds('inn/gable-2')],
      [0, builds('inn/roof')],
      [0, builds('inn/crown')],
      [0, CONFIRM],
    )
    expect([named(t.town[0] ?? []), t.cash[0]]).toEqual([['inn'], 40_000 + 57_000 - 17_000])
  })
})

describe('MAS-7.11', () => {
  it('what is built stays built in later rounds', () => {
    const s = build({
      contracts: [['inn'], [], []],
      crews: [masters.slice(0, 2), [], []],
      pile: [],
      event: 'hurt-feelings',
    })
    let t = played(s, [0, starts('inn/wall-1', 'inn/gable-1')], [0, CONFIRM])
    t = played(t, [1, { type: 'pass' }], [2, { type: 'pass' }], [0, { type: 'pass' }])
    expect([t.round, standing(t, 'inn')]).toEqual([4, ['inn/wall-1', 'inn/gable-1']])
    expect(moves(t, 0)).toContainEqual(builds('inn/wall-2'))
  })
})

describe('MAS-7.12', () => {
  it('only the set counts, not the order in which sections were named', () => {
    const s = build({ contracts: [['inn'], [], []], crews: [masters.slice(0, 5), [], []] })
    const one = played(
      s,
      [0, starts('inn/wall-1', 'inn/gable-1')],
      [0, builds('inn/wall-2')],
      [0, builds('inn/gable-2')],
      [0, builds('inn/roof')],
    )
    const two = played(
      s,
      [0, starts('inn/wall-2', 'inn/gable-2')],
      [0, builds('inn/gable-1')],
      [0, builds('inn/wall-1')],
      [0, builds('inn/roof')],
    )
    expect(standing(played(two, [0, CONFIRM]), 'inn')).toEqual(standing(played(one, [0, CONFIRM]), 'inn'))
    expect(two.assigned).toEqual(one.assigned)
  })
})
