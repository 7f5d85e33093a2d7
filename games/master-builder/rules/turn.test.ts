// What is refused out of turn and beside all that can be pointed at: each by its own clause.
import { describe, expect, it } from 'vitest'
import { check } from '../../../kernel/ask.ts'
import {
  at,
  awaited,
  bidOf,
  borrows,
  builds,
  CONFIRM,
  clause,
  game,
  hires,
  opens,
  PASS,
  played,
  refusal,
  starts,
} from '../test/scene.ts'

const TAKE_BACK = { type: 'take-back' }
const WITHDRAW = { type: 'withdraw' }

describe('MAS-2.2', () => {
  it('whoever acts before their turn is told whose turn it is', () => {
    const first = { clause: 'MAS-2.2', with: { awaited: [0] } }
    expect(refusal(at('hire-fire'), 1, hires('master'))).toEqual(first)
    expect(refusal(at('hire-fire', { round: 1 }), 2, { type: 'draft-worker', pile: 'master' })).toEqual(first)
    expect(
      refusal(at('events', { crews: [['master-01', 'master-02'], [], []], event: 'counts-corvee' }), 1, PASS),
    ).toEqual(first)
    const wages = at('income-wages', { cash: [0, 0, 0], crews: [['master-01'], ['master-02'], []] })
    expect(refusal(wages, 1, borrows('small-iou'))).toEqual(first)
    const auction = at('contracts', { offer: ['inn', 'shop'], pile: ['school'], situation: 'depression' })
    expect(refusal(auction, 1, opens('inn', 11_000))).toEqual(first)
    const opened = played(auction, [0, opens('inn', 11_000)])
    expect(refusal(opened, 2, bidOf(12_000))).toEqual({ clause: 'MAS-2.2', with: { awaited: [1] } })
  })
  it('what nobody knows is still refused by the table', () => {
    const s = at('hire-fire')
    expect(check(game, s, 0, { act: 'fly' })?.clause).toBe('table.no-such-choice')
    expect(check(game, s, 0, { act: 'hire', on: ['pile.9'] })?.clause).toBe('table.no-such-choice')
  })
})

describe('MAS-5.7 MAS-5.9 MAS-5.10', () => {
  const s = at('contracts', { offer: ['inn', 'shop'], pile: ['school'], situation: 'depression' })
  it('who has passed a nomination or a bid, and who leads, is told so', () => {
    const passed = played(s, [0, PASS])
    expect([awaited(passed), clause(passed, 0, opens('inn', 11_000))]).toEqual([[1], 'MAS-5.7'])
    const opened = played(s, [0, opens('inn', 11_000)], [1, PASS])
    expect(clause(opened, 1, bidOf(13_000))).toBe('MAS-5.9')
    expect(refusal(opened, 0, bidOf(13_000))).toEqual({ clause: 'MAS-5.10', with: { bid: 11_000 } })
  })
})

describe('MAS-5.14', () => {
  it('in round 1 who has a contract stays out once somebody has two', () => {
    const s = at('contracts', {
      round: 1,
      contracts: [['inn', 'shop'], [], []],
      offer: ['school', 'town-hall'],
      pile: [],
    })
    expect([awaited(s), clause(s, 0, opens('school', 13_000))]).toEqual([[1], 'MAS-5.14'])
    const opened = played(s, [1, opens('school', 13_000)])
    expect([awaited(opened), clause(opened, 0, bidOf(14_000))]).toEqual([[2], 'MAS-5.14'])
  })
})

describe('MAS-7.14 MAS-7.15', () => {
  const s = at('construction', {
    contracts: [['inn'], ['shop'], ['school']],
    crews: [['master-01', 'master-02', 'master-03'], ['master-04', 'master-05'], []],
  })
  it('nothing can be taken back before the first step', () => {
    expect(refusal(s, 0, TAKE_BACK)).toEqual({ clause: 'MAS-7.14', with: { why: 'nothing' } })
    const begun = played(s, [0, starts('inn/wall-1', 'inn/gable-1')])
    expect(refusal(begun, 0, TAKE_BACK)).toBeNull()
    expect(clause(begun, 0, builds('inn/wall-1'))).toBe('MAS-7.3')
  })
  it('who has confirmed withdraws first; who had nothing to build is confirmed; who builds has nothing to withdraw', () => {
    const confirmed = played(s, [0, CONFIRM])
    expect(refusal(confirmed, 0, starts('inn/wall-1', 'inn/gable-1'))).toEqual({ clause: 'MAS-7.15' })
    expect(refusal(confirmed, 0, TAKE_BACK)).toEqual({ clause: 'MAS-7.15' })
    expect(refusal(s, 2, CONFIRM)).toEqual({ clause: 'MAS-7.15', with: { why: 'idle' } })
    expect(refusal(s, 2, WITHDRAW)).toEqual({ clause: 'MAS-7.15', with: { why: 'idle' } })
    expect(refusal(s, 0, WITHDRAW)).toEqual({ clause: 'MAS-7.15', with: { why: 'building' } })
  })
  it('outside of the construction there is neither', () => {
    expect([clause(at('hire-fire'), 0, TAKE_BACK), clause(at('hire-fire'), 0, WITHDRAW)]).toEqual([
      'table.no-such-choice',
      'table.no-such-choice',
    ])
  })
  it('nonsense is refused and not stumbled over', () => {
    for (const on of [[], ['section'], ['section.9999', 'x'], ['section.0', 'section.7'], ['section.24', 'section.24']])
      for (const act of ['start-pair', 'build-section', 'lose-work'])
        expect(typeof check(game, s, 0, { act, on })?.clause).toBe('string')
  })
})
