import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import {
  asked,
  at,
  awaited,
  beside,
  bidOf,
  borrows,
  box,
  clause,
  game,
  moves,
  opens,
  PASS,
  played,
  pointed,
  refusal,
  repays,
  type Wish,
} from '../test/scene.ts'
import { iouSupply } from './money.ts'

const crew17 = ['master-01', 'master-02', 'master-03', 'apprentice-01', 'apprentice-02']
const payday = (wish: Wish) => at('income-wages', { cash: [4000, 40_000, 40_000], crews: [crew17, [], []], ...wish })
const quiet: Wish = { pile: ['school'], situation: 'depression', event: 'hurt-feelings' }

describe('MAS-9.1 MAS-R20', () => {
  it('no loan but for wages that cannot be paid', () => {
    expect(played(at('income-wages', { crews: [crew17, [], []] })).loans.flat()).toEqual([0, 0, 0, 0, 0, 0])
    expect(pointed(at('contracts', { ...quiet, offer: ['inn'] }), 0, 'take-loan')).toEqual(['MAS-5.11', 'MAS-5.11'])
    const site = at('events', { event: 'fire', contracts: [['inn'], [], []], built: ['inn/wall-1', 'inn/gable-1'] })
    expect(pointed(site, 0, 'take-loan')).toEqual(['MAS-9.1', 'MAS-9.1'])
    expect(clause(at('hire-fire'), 0, borrows('small-iou'))).toBe('MAS-9.1')
  })
})

describe('MAS-9.2 MAS-R21', () => {
  it('small or large, again and again until it is enough, and then no more', () => {
    const s = payday({})
    expect([s.wages[0], asked(s)]).toEqual([17_000, 'take-loan'])
    const one = played(s, [0, borrows('small-iou')])
    expect([one.cash[0], asked(one), awaited(one)]).toEqual([14_000, 'take-loan', [0]])
    expect(played(one, [0, borrows('large-iou')]).loans[0]).toEqual([1, 1])
    expect(asked(played(s, [0, borrows('large-iou')]))).not.toBe('take-loan')
    expect(played(s, [0, borrows('small-iou')]).secretsOut).toBeGreaterThan(s.secretsOut)
  })
})

describe('MAS-9.3', () => {
  it('any number of IOUs', () => {
    const s = payday({
      loans: [
        [7, 2],
        [0, 0],
        [0, 0],
      ],
    })
    expect(played(s, [0, borrows('large-iou')]).loans[0]).toEqual([7, 3])
  })
})

describe('MAS-9.4 MAS-R22', () => {
  it('one kind has run out: only the other; both: small loans without a card', () => {
    const noSmall = payday({
      loans: [
        [0, 0],
        [12, 0],
        [0, 0],
      ],
    })
    expect(noSmall.loans[0]).toEqual([0, 1])
    const noLarge = payday({
      loans: [
        [0, 0],
        [0, 6],
        [0, 0],
      ],
    })
    expect(noLarge.loans[0]).toEqual([2, 0])
    const lastSmall = payday({
      loans: [
        [0, 0],
        [11, 0],
        [0, 0],
      ],
    })
    const one = played(lastSmall, [0, borrows('small-iou')])
    expect(one.loans[0]).toEqual([1, 1])
    const none = payday({
      loans: [
        [0, 0],
        [12, 6],
        [0, 0],
      ],
    })
    expect([none.loans[0], none.cash[0]]).toEqual([[2, 0], 7000])
  })
  it('says which kind is out', () => {
    const s = payday({
      loans: [
        [0, 0],
        [11, 0],
        [0, 0],
      ],
    })
    const spent = {
      ...s,
      loans: [
        [1, 0],
        [11, 0],
        [0, 0],
      ],
    }
    expect(refusal(spent, 0, borrows('small-iou'))).toEqual({ clause: 'MAS-9.4', with: { loan: 'small-iou' } })
  })
})

describe('MAS-9.5', () => {
  it('any player, whoever is awaited, one IOU in full, cash permitting', () => {
    const s = at('hire-fire', {
      cash: [40_000, 40_000, 37_000],
      loans: [
        [0, 0],
        [2, 1],
        [1, 1],
      ],
    })
    expect(awaited(s)).toEqual([0])
    expect(beside(s, 0)).toEqual([])
    expect(beside(s, 1)).toEqual([repays('small-iou'), repays('large-iou')])
    expect(beside(s, 2)).toEqual([repays('small-iou')])
    expect(refusal(s, 2, repays('large-iou'))).toEqual({ clause: 'MAS-9.5', with: { amount: 38_000, cash: 37_000 } })
    const t = played(s, [1, repays('small-iou')], [1, repays('small-iou')])
    expect([t.cash[1], t.loans[1], awaited(t)]).toEqual([14_000, [0, 1], [0]])
    expect(t.secretsOut).toBeGreaterThan(s.secretsOut)
  })
  it('to the last dollar', () => {
    const s = at('hire-fire', {
      cash: [13_000, 0, 0],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect(played(s, [0, repays('small-iou')]).cash[0]).toBe(0)
  })
  it('also during the construction and while another borrows', () => {
    const loans = [
      [1, 0],
      [1, 0],
      [0, 0],
    ] as const
    const build = at('construction', {
      contracts: [['inn'], [], []],
      crews: [['master-01', 'master-02'], [], []],
      loans,
    })
    expect(beside(build, 1)).toEqual([repays('small-iou')])
    const s = payday({ loans })
    expect([awaited(s), beside(s, 1)]).toEqual([[0], [repays('small-iou')]])
  })
  it('nobody repays when the game is over', () => {
    const s = at('income-wages', {
      round: 6,
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect([asked(s), beside(s, 0), clause(s, 0, repays('small-iou'))]).toEqual(['over', [], 'table.over'])
  })
})

describe('MAS-9.6', () => {
  it('the highest bidder repays only out of cash beyond his bid', () => {
    const s = at('contracts', {
      ...quiet,
      offer: ['inn'],
      cash: [25_000, 40_000, 40_000],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    const low = played(s, [0, opens('inn', 12_000)])
    expect(clause(low, 0, repays('small-iou'))).toBeNull()
    const high = played(s, [0, opens('inn', 13_000)])
    expect(refusal(high, 0, repays('small-iou'))).toEqual({ clause: 'MAS-9.6', with: { amount: 13_000, bid: 13_000 } })
    expect(clause(played(high, [1, bidOf(14_000)]), 0, repays('small-iou'))).toBeNull()
  })
  it('who is asked to borrow may not repay', () => {
    const s = payday({
      cash: [14_000, 40_000, 40_000],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect([asked(s), clause(s, 0, repays('small-iou'))]).toEqual(['take-loan', 'MAS-9.6'])
  })
})

describe('MAS-9.7 MAS-E13', () => {
  it('$13,000 and $38,000 while contracts are in play, $15,000 and $40,000 once the last is taken', () => {
    const loans = [
      [0, 0],
      [1, 1],
      [0, 0],
    ] as const
    const s = at('contracts', {
      offer: ['inn'],
      pile: [],
      situation: 'depression',
      event: 'quarrel',
      cash: [40_000, 90_000, 0],
      loans,
      crews: [['apprentice-02', 'apprentice-03'], [], []],
    })
    const under = played(s, [0, opens('inn', 11_000)])
    expect(asked(under)).toBe('bid')
    expect(played(under, [1, repays('small-iou')]).cash[1]).toBe(77_000)
    expect(played(under, [1, repays('large-iou')]).cash[1]).toBe(52_000)
    const taken = played(under, [1, PASS])
    expect(asked(taken)).toBe('choose-worker')
    expect(played(taken, [1, repays('small-iou')]).cash[1]).toBe(75_000)
    expect(played(taken, [1, repays('large-iou')]).cash[1]).toBe(50_000)
  })
})

describe('MAS-9.9 MAS-R34', () => {
  it('the supply is cards minus loans held, never below 0, so that repaying a loan without a card returns none', () => {
    const s = at('hire-fire', {
      cash: [40_000, 0, 0],
      loans: [
        [3, 0],
        [11, 6],
        [0, 0],
      ],
    })
    expect([iouSupply(s, 0, box), iouSupply(s, 1, box)]).toEqual([0, 0])
    const one = played(s, [0, repays('small-iou')])
    expect(iouSupply(one, 0, box)).toBe(0)
    const two = played(one, [0, repays('small-iou')])
    expect(iouSupply(two, 0, box)).toBe(0)
    expect(iouSupply(played(two, [0, repays('small-iou')]), 0, box)).toBe(1)
  })
})

describe('MAS-R27', () => {
  it('cash and debts are open to all', () => {
    const s = at('hire-fire', {
      cash: [1000, 2000, 3000],
      loans: [
        [1, 0],
        [0, 2],
        [0, 0],
      ],
    })
    for (const seat of [0, 1, 2, null])
      expect([view(game, s, seat).cash, view(game, s, seat).loans]).toEqual([s.cash, s.loans])
  })
})

describe('MAS-E12', () => {
  it('$4,000 and $17,000 due: two small leave $7,000, small and large $27,000, one large $17,000', () => {
    const s = payday({})
    expect(played(s, [0, borrows('small-iou')]).cash[0]).toBe(14_000)
    expect(played(s, [0, borrows('small-iou')], [0, borrows('small-iou')]).cash[0]).toBe(7000)
    expect(played(s, [0, borrows('small-iou')], [0, borrows('large-iou')]).cash[0]).toBe(27_000)
    const large = played(s, [0, borrows('large-iou')])
    expect([large.cash[0], moves(large, 0).some((move) => JSON.stringify(move).includes('take-loan'))]).toEqual([
      17_000,
      false,
    ])
  })
})
