import { describe, expect, it } from 'vitest'
import { asked, at, awaited, borrows, clause, moves, named, played, told, type Wish } from '../test/scene.ts'

const keys = ['wall-1', 'wall-2', 'gable-1', 'gable-2', 'roof', 'crown']
const whole = (contract: string) => keys.map((key) => `${contract}/${key}`)
const payday = (wish: Wish) => at('income-wages', wish)

describe('MAS-8.1', () => {
  it('income for every completed contract; the building goes to the town and counts for its builder', () => {
    const s = payday({
      mallet: 1,
      contracts: [['inn', 'shop'], ['school'], []],
      built: [...whole('inn'), ...whole('shop'), ...whole('school')],
    })
    expect(s.cash).toEqual([40_000 + 57_000 + 52_000, 40_000 + 66_000, 40_000])
    expect([s.contracts.flat(), named(s.town[0] ?? []), named(s.town[1] ?? [])]).toEqual([
      [],
      ['inn', 'shop'],
      ['school'],
    ])
    expect(told(s, 'income').map((event) => event.seat)).toEqual([1, 0, 0])
  })
  it('five sections bring nothing yet', () => {
    const s = payday({ contracts: [['inn'], [], []], built: whole('inn').slice(0, 5) })
    expect([s.cash[0], named(s.contracts[0] ?? [])]).toEqual([40_000, ['inn']])
  })
})

describe('MAS-8.2', () => {
  it('then everybody pays the wage total, in turn order, face-down workers included', () => {
    const s = payday({ mallet: 2, crews: [['master-01'], ['foreman-01', 'apprentice-01'], ['tradesman-01']] })
    expect(s.cash).toEqual([35_000, 35_000, 37_000])
    expect(told(s, 'wages').map((event) => event.seat)).toEqual([2, 0, 1])
    const away = at('events', { crews: [['master-01', 'master-06'], [], []], event: 'hurt-feelings' })
    expect(away.cash[0]).toBe(30_000)
  })
})

describe('MAS-8.3', () => {
  it('the income of the phase pays the wages', () => {
    const s = payday({
      cash: [0, 0, 0],
      contracts: [['inn'], [], []],
      built: whole('inn'),
      crews: [['master-01'], [], []],
    })
    expect([s.cash[0], s.loans[0]]).toEqual([52_000, [0, 0]])
  })
})

describe('MAS-8.4', () => {
  it('who cannot pay must borrow and then pays; nobody is left unpaid', () => {
    const s = payday({ cash: [4000, 40_000, 40_000], crews: [['master-01'], [], []] })
    expect([asked(s), awaited(s), clause(s, 0, { type: 'pass' })]).toEqual(['take-loan', [0], 'table.no-such-choice'])
    expect(moves(s, 0)).toEqual([borrows('small-iou'), borrows('large-iou')])
    const t = played(s, [0, borrows('small-iou')])
    expect([t.cash[0], t.loans[0], t.round]).toEqual([9000, [1, 0], 4])
  })
})
