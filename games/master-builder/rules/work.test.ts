import { describe, expect, it } from 'vitest'
import { deciders } from '../../../kernel/ask.ts'
import { contractOf } from '../sheet/box.ts'
import {
  asked,
  at,
  awaited,
  beside,
  box,
  builds,
  CONFIRM,
  cardNamed,
  clause,
  game,
  type Move,
  moves,
  named,
  played,
  refusal,
  sectionNamed,
  starts,
  type Wish,
} from '../test/scene.ts'

type Table = ReturnType<typeof at>
const BACK: Move = { type: 'take-back' }
const WITHDRAW: Move = { type: 'withdraw' }
const build = (wish: Wish) => at('construction', wish)
/** Who stands on a section, by id. */
const on = (s: Table, section: string) =>
  named((s.crews.flat() ?? []).filter((card) => s.duty[card] === sectionNamed(section)))
const busy = (s: Table, seat: number) => (s.crews[seat] ?? []).filter((card) => (s.duty[card] as number) >= 0).length
const masters = ['master-01', 'master-02', 'master-03', 'master-04', 'master-05', 'master-06', 'master-07', 'master-08']

describe('MAS-7.13', () => {
  it('the lowest sufficient worker, of these the one with most faults, then the lowest id', () => {
    const built = ['inn/wall-1', 'inn/gable-1']
    const server = (crew: string[], section: string) => {
      const s = build({ contracts: [['inn'], ['shop'], []], built, crews: [crew, masters.slice(6), []] })
      return on(played(s, [0, builds(section)]), section)
    }
    expect(server(['master-01', 'foreman-01', 'tradesman-01', 'apprentice-01'], 'inn/wall-2')).toEqual([
      'apprentice-01',
    ])
    expect(server(['master-01', 'foreman-01', 'tradesman-01', 'apprentice-01'], 'inn/gable-2')).toEqual([
      'tradesman-01',
    ])
    expect(server(['master-01', 'foreman-01'], 'inn/gable-2')).toEqual(['foreman-01'])
    expect(server(['apprentice-02', 'apprentice-03', 'apprentice-10'], 'inn/wall-2')).toEqual(['apprentice-10'])
    expect(server(['apprentice-09', 'apprentice-04', 'apprentice-01'], 'inn/wall-2')).toEqual(['apprentice-04'])
  })
  it('in a pair the wall or curtain is served first', () => {
    const s = build({ contracts: [['shop'], [], []], crews: [['apprentice-03', 'apprentice-01'], [], []] })
    const t = played(s, [0, starts('shop/wall-1', 'shop/gable-1')])
    expect([on(t, 'shop/wall-1'), on(t, 'shop/gable-1')]).toEqual([['apprentice-03'], ['apprentice-01']])
  })
})

describe('MAS-R32', () => {
  it('naming sections in any order loses nothing: every order of a possible set can be named to its end', () => {
    const crew = ['apprentice-01', 'tradesman-01', 'foreman-01', 'foreman-02', 'master-01', 'master-02']
    const s = build({ contracts: [['clock-tower'], [], []], crews: [crew, [], []] })
    let ends = 0
    const walk = (now: Table) => {
      const steps = (moves(now, 0) as Move[]).filter((move) => move.type !== 'confirm')
      if (steps.length === 0) {
        ends++
        expect(now.assigned[contractOf(cardNamed('clock-tower'))]).toBe(63)
      }
      for (const move of steps) walk(played(now, [0, move]))
    }
    walk(s)
    expect(ends).toBe(8)
  })
})

describe('MAS-7.14', () => {
  const s = build({
    contracts: [['inn', 'north-wall'], ['shop'], []],
    crews: [masters.slice(0, 6), masters.slice(6), []],
  })
  it('pairs begin, single sections go on, and the latest step is taken back first', () => {
    const one = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    const two = played(one, [0, builds('inn/wall-2')])
    const three = played(two, [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')])
    const bare = (t: Table) => JSON.stringify({ ...t, events: null, secretsOut: 0 })
    expect(beside(s, 0)).toEqual([])
    expect(beside(three, 0)).toEqual([BACK])
    expect(bare(played(three, [0, BACK]))).toBe(bare(two))
    expect(bare(played(three, [0, BACK], [0, BACK]))).toBe(bare(one))
    expect(bare(played(three, [0, BACK], [0, BACK], [0, BACK]))).toBe(bare(s))
  })
  it('a section of a house that is begun is no pair any more', () => {
    const one = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    expect(refusal(one, 0, starts('inn/wall-2', 'inn/gable-2'))).toEqual({
      clause: 'MAS-7.14',
      with: { why: 'begun' },
    })
  })
})

describe('MAS-7.15', () => {
  it('no legal step at the start: not asked; asked: confirms himself even with nothing left', () => {
    const s = build({ contracts: [['inn'], ['outhouse'], []], crews: [masters.slice(0, 2), ['apprentice-01'], []] })
    expect(awaited(s)).toEqual([0])
    const t = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    expect([deciders(game, t), moves(t, 0)]).toEqual([[0], [CONFIRM]])
  })
  it('a confirmation may be withdrawn while another has not confirmed; before that nothing is taken back', () => {
    const s = build({ contracts: [['inn'], ['shop'], []], crews: [masters.slice(0, 4), masters.slice(4), []] })
    const t = played(s, [0, starts('inn/wall-1', 'inn/gable-1')], [0, CONFIRM])
    expect(beside(t, 0)).toEqual([WITHDRAW])
    expect(clause(t, 0, BACK)).toBe('MAS-7.15')
    const again = played(t, [0, WITHDRAW])
    expect([awaited(again), beside(again, 0)]).toEqual([[0, 1], [BACK]])
    expect(beside(s, 1)).toEqual([])
  })
})

describe('MAS-E9', () => {
  it('an apprentice and a master begin the inn: a wall and a gable, no wall alone, no two walls', () => {
    const s = build({ contracts: [['inn'], [], []], crews: [['apprentice-01', 'master-01'], [], []] })
    expect((moves(s, 0) as Move[]).filter((move) => move.type === 'start-pair').length).toBe(4)
    expect(clause(s, 0, builds('inn/wall-1'))).toBe('MAS-7.6')
    const t = played(s, [0, starts('inn/wall-2', 'inn/gable-1')])
    expect([on(t, 'inn/wall-2'), on(t, 'inn/gable-1')]).toEqual([['apprentice-01'], ['master-01']])
  })
})

describe('MAS-E11', () => {
  it('T, A, A, A build curtain A and both piers of the north wall, and the fourth is idle', () => {
    const s = build({
      contracts: [['north-wall'], [], []],
      crews: [['tradesman-01', 'apprentice-01', 'apprentice-02', 'apprentice-03'], [], []],
    })
    const t = played(s, [0, starts('north-wall/curtain-a', 'north-wall/pier-a1')], [0, builds('north-wall/pier-a2')])
    expect([moves(t, 0), busy(t, 0)]).toEqual([[CONFIRM], 3])
  })
})

describe('MAS-E21', () => {
  it('B is confirmed without being asked; A builds what he can, takes back, confirms, withdraws', () => {
    const s = build({
      contracts: [['inn'], ['outhouse'], ['shop']],
      built: ['inn/wall-1', 'inn/gable-1', 'shop/wall-1', 'shop/gable-1'],
      crews: [['apprentice-01', 'tradesman-01', 'tradesman-03'], ['apprentice-02'], ['apprentice-03', 'master-01']],
    })
    expect([asked(s), awaited(s)]).toEqual(['build', [0, 2]])
    const t = played(s, [0, builds('inn/wall-2')], [0, builds('inn/gable-2')])
    expect([on(t, 'inn/wall-2'), on(t, 'inn/gable-2')]).toEqual([['apprentice-01'], ['tradesman-01']])
    expect([moves(t, 0), clause(t, 0, builds('inn/roof')), beside(t, 0)]).toEqual([[CONFIRM], 'MAS-7.4', [BACK]])
    const confirmed = played(t, [0, CONFIRM])
    expect([awaited(confirmed), beside(confirmed, 0)]).toEqual([[2], [WITHDRAW]])
    expect(awaited(played(confirmed, [0, WITHDRAW]))).toEqual([0, 2])
    expect(box.requires[contractOf(cardNamed('inn'))]?.[4]).toBe(2)
  })
})
