import { describe, expect, it } from 'vitest'
import {
  asked,
  at,
  awaited,
  box,
  from,
  game,
  moves,
  opens,
  PASS,
  played,
  table,
  told,
  type Wish,
} from '../test/scene.ts'
import { placesOf } from './end.ts'

const keys = ['wall-1', 'wall-2', 'gable-1', 'gable-2', 'roof', 'crown']
const some = (contract: string, many: number) =>
  [keys[0], keys[2], keys[1], keys[3], keys[4], keys[5]].slice(0, many).map((key) => `${contract}/${key}`)
const last = (wish: Wish) => at('income-wages', { round: 6, ...wish })

describe('MAS-10.1', () => {
  it('the game ends after phase 5 of round 6', () => {
    expect(asked(last({}))).toBe('over')
    expect(asked(at('income-wages', { round: 5 }))).toBe('manage-crew')
    expect(game.winners(at('income-wages', { round: 5 }), box)).toEqual([])
  })
})

describe('MAS-10.3 MAS-R24 MAS-R25', () => {
  it('an unfinished contract brings its income minus $20,000 a section, at least 0, and not for wages', () => {
    const s = last({
      cash: [0, 0, 0],
      contracts: [['town-hall', 'inn'], ['shop'], []],
      built: [...some('town-hall', 4), ...some('inn', 2)],
    })
    expect(s.cash).toEqual([45_000, 0, 0])
    const poor = last({
      cash: [0, 0, 0],
      contracts: [['inn'], [], []],
      built: some('inn', 5),
      crews: [['master-01'], [], []],
    })
    expect([asked(poor), awaited(poor)]).toEqual(['take-loan', [0]])
    const untouched = last({ cash: [0, 0, 0], contracts: [['town-hall'], [], []] })
    expect(untouched.cash[0]).toBe(0)
    expect(told(untouched, 'unfinished').map((event) => event.with)).toEqual([{ money: 0, missing: 6 }])
  })
})

describe('MAS-10.4', () => {
  it('then all IOUs, quick with contracts in play, late without; below zero is possible', () => {
    const loans = [
      [1, 1],
      [0, 0],
      [0, 0],
    ] as const
    expect(last({ cash: [60_000, 0, 0], loans }).cash[0]).toBe(9000)
    expect(last({ cash: [60_000, 0, 0], loans, pile: [] }).cash[0]).toBe(5000)
    expect(last({ cash: [0, 0, 0], loans, pile: [] }).cash[0]).toBe(-55_000)
  })
})

describe('MAS-10.5 MAS-R26', () => {
  it('most money, then more completed contracts, then shared', () => {
    const money = last({ cash: [40_000, 50_000, 45_000] })
    expect(game.winners(money, box)).toEqual([1])
    const tied = last({
      cash: [0, 57_000, 57_000],
      contracts: [['inn'], [], []],
      built: keys.map((key) => `inn/${key}`),
    })
    expect([tied.cash, game.winners(tied, box)]).toEqual([[57_000, 57_000, 57_000], [0]])
    expect(game.winners(last({ cash: [1000, 9000, 9000] }), box)).toEqual([1, 2])
  })
})

describe('MAS-10.6', () => {
  it('workers and sections are worth nothing at the end', () => {
    const with1 = last({
      cash: [45_000, 40_000, 40_000],
      crews: [['master-01'], [], []],
      contracts: [['inn'], [], []],
      built: some('inn', 2),
    })
    expect(with1.cash).toEqual([40_000, 40_000, 40_000])
    expect(game.winners(with1, box)).toEqual([0, 1, 2])
  })
})

describe('MAS-10.7', () => {
  it('equals in money and contracts share a place', () => {
    const s = last({ seats: 4, cash: [30_000, 50_000, 30_000, 10_000] })
    expect(placesOf(s)).toEqual([2, 1, 2, 4])
    expect(told(s, 'result').map((event) => event.with?.place)).toEqual([2, 1, 2, 4])
  })
})

describe('MAS-E14', () => {
  it('the inn with one, two, three sections missing: $37,000, $17,000, $0', () => {
    const worth = (built: number) =>
      last({ cash: [0, 0, 0], contracts: [['inn'], [], []], built: some('inn', built) }).cash[0]
    expect([worth(5), worth(4), worth(3)]).toEqual([37_000, 17_000, 0])
  })
})

describe('MAS-E15', () => {
  it('the last contract bought in round 3: round 4 is the last, without phase 2, and loans cost the late amount', () => {
    const wish: Wish = {
      seats: 4,
      round: 3,
      offer: ['inn'],
      pile: [],
      situation: 'depression',
      event: 'bad-weather',
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    }
    const s = played(at('contracts', wish), [0, opens('inn', 11_000)], [1, PASS], [2, PASS], [3, PASS])
    expect([s.round, s.lastRound, asked(s)]).toEqual([4, 4, 'manage-crew'])
    expect(played(s, [0, { type: 'repay', iou: 'small-iou' }]).cash[0]).toBe(29_000 - 15_000)
    const end = played(s, [1, PASS], [2, PASS], [3, PASS], [0, PASS])
    expect([asked(end), end.round, end.situations.length, end.cash[0]]).toEqual(['over', 4, 1, 14_000])
    expect(told(end, 'no-contracts').length).toBe(1)
  })
})

describe('MAS-E18', () => {
  it('$9,000 and two small IOUs with no contract in play end at −$21,000', () => {
    const s = table({
      round: 6,
      cash: [9000, 0, 0],
      loans: [
        [2, 0],
        [0, 0],
        [0, 0],
      ],
      pile: [],
    })
    from(s, 'income-wages')
    expect([s.cash[0], moves(s, 0)]).toEqual([-21_000, []])
  })
})
