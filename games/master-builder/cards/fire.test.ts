import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  awaited,
  borrows,
  clause,
  loses,
  type Move,
  moves,
  played,
  refusal,
  repays,
  standing,
  type Wish,
} from '../test/scene.ts'

const SAVE: Move = { type: 'save-from-fire' }
const fire = (wish: Wish) => at('events', { event: 'fire', ...wish })

describe('MAS-6.22', () => {
  const inn = ['inn/wall-1', 'inn/wall-2', 'inn/gable-1', 'inn/gable-2', 'inn/roof']
  it('asks, in turn order, whoever has built something on an unfinished contract', () => {
    const s = fire({
      mallet: 1,
      contracts: [['inn'], ['shop'], ['north-wall']],
      built: [...inn, 'north-wall/curtain-a', 'north-wall/pier-a1'],
    })
    expect([asked(s), awaited(s)]).toEqual(['fire', [2]])
    expect(awaited(played(s, [2, SAVE]))).toEqual([0])
    expect(fire({ contracts: [['inn'], [], []] }).round).toBe(4)
  })
  it('pays $5,000, only with the cash for it and never on credit', () => {
    const rich = fire({ contracts: [['inn'], [], []], built: inn })
    expect(played(rich, [0, SAVE]).cash[0]).toBe(35_000)
    expect(standing(played(rich, [0, SAVE]), 'inn')).toEqual(inn)
    const just = fire({ contracts: [['inn'], [], []], built: inn, cash: [5000, 0, 0] })
    expect(played(just, [0, SAVE]).cash[0]).toBe(0)
    const poor = fire({
      contracts: [['inn', 'shop'], [], []],
      built: [...inn, 'shop/wall-1', 'shop/gable-1'],
      cash: [4000, 0, 0],
    })
    expect(refusal(poor, 0, SAVE)).toEqual({ clause: 'MAS-6.22', with: { cost: 5000, cash: 4000 } })
    expect(clause(poor, 0, borrows('small-iou'))).toBe('MAS-9.1')
  })
  it('or loses one section that leaves the rest standing, on one contract of his choice', () => {
    const s = fire({
      contracts: [['inn', 'east-wall'], [], []],
      built: [...inn, 'east-wall/curtain-a', 'east-wall/pier-a1', 'east-wall/pier-a2'],
    })
    expect(moves(s, 0)).toEqual([SAVE, loses('inn/roof'), loses('east-wall/pier-a1'), loses('east-wall/pier-a2')])
    expect(clause(s, 0, loses('inn/wall-1'))).toBe('MAS-6.22')
    const t = played(s, [0, loses('east-wall/pier-a1')])
    expect([standing(t, 'inn'), standing(t, 'east-wall')]).toEqual([inn, ['east-wall/curtain-a', 'east-wall/pier-a2']])
    expect(t.cash[0]).toBe(40_000)
  })
  it('or the two that stand together, where no single one can go: a wall and a gable, or curtain and pier of the wall begun last', () => {
    const house = fire({ contracts: [['inn'], [], []], built: ['inn/wall-2', 'inn/gable-1'] })
    expect(moves(house, 0)).toEqual([SAVE, loses('inn/wall-2', 'inn/gable-1')])
    const wall = ['curtain-a', 'pier-a1', 'pier-a2', 'curtain-b', 'pier-b2'].map((key) => `east-wall/${key}`)
    const rampart = fire({ contracts: [['east-wall'], [], []], built: wall })
    expect(moves(rampart, 0)).toEqual([SAVE, loses('east-wall/curtain-b', 'east-wall/pier-b2')])
    expect(standing(played(rampart, [0, loses('east-wall/curtain-b', 'east-wall/pier-b2')]), 'east-wall')).toEqual(
      wall.slice(0, 3),
    )
    const first = fire({ contracts: [['east-wall'], [], []], built: wall.slice(0, 2) })
    expect(moves(first, 0)).toEqual([SAVE, loses('east-wall/curtain-a', 'east-wall/pier-a1')])
  })
  it('cannot be taken back', () => {
    const s = fire({ contracts: [['inn'], [], []], built: inn })
    for (const move of [SAVE, loses('inn/roof')]) expect(played(s, [0, move]).secretsOut).toBeGreaterThan(s.secretsOut)
  })
})

describe('MAS-E17', () => {
  it('the shop with two walls and a gable loses a wall or $5,000, not the gable', () => {
    const s = fire({ contracts: [['shop'], [], []], built: ['shop/wall-1', 'shop/wall-2', 'shop/gable-1'] })
    expect(moves(s, 0)).toEqual([SAVE, loses('shop/wall-1'), loses('shop/wall-2')])
    expect(clause(s, 0, loses('shop/gable-1'))).toBe('MAS-6.22')
  })
  it('a wall and a gable and $4,000: both are lost without a question', () => {
    const s = fire({ contracts: [['shop'], [], []], built: ['shop/wall-1', 'shop/gable-1'], cash: [4000, 0, 0] })
    expect([s.round, standing(s, 'shop')]).toEqual([4, []])
  })
})

describe('MAS-E20', () => {
  it('repaying in the middle of a fire leaves $4,000, which do not save the site', () => {
    const s = fire({
      contracts: [['inn'], [], []],
      built: ['inn/wall-1', 'inn/gable-1'],
      cash: [17_000, 0, 0],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect(asked(s)).toBe('fire')
    const t = played(s, [0, repays('small-iou')])
    expect([t.cash[0], standing(t, 'inn'), t.round]).toEqual([4000, [], 4])
  })
})
