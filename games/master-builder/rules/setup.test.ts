import { describe, expect, it } from 'vitest'
import { begin } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import { HIDDEN } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { openMatch } from '../../../match/match.ts'
import { withSheet } from '../../../title/title.ts'
import { asked, at, awaited, box, fires, from, game, hires, moves, named, PASS, played, table } from '../test/scene.ts'
import { title } from './index.ts'
import type { MasterState } from './state.ts'

const begun = (seats: number, seed = 'setup'): MasterState =>
  begin(game, { hiring: 'until-all-pass' }, seats, rngOf(seed))

describe('MAS-0.1 MAS-2.2', () => {
  it('the Mallet is first, the others follow clockwise', () => {
    const s = at('hire-fire', { mallet: 1, crews: [['apprentice-01'], ['apprentice-02'], ['apprentice-03']] })
    expect(awaited(s)).toEqual([1])
    expect(awaited(played(s, [1, PASS]))).toEqual([2])
    expect(awaited(played(s, [1, PASS], [2, PASS]))).toEqual([0])
  })
})

describe('MAS-0.2', () => {
  it('the marker stands on the sum of the wages, and beside the track without a crew', () => {
    const s = at('hire-fire', { crews: [['apprentice-01', 'master-01'], ['foreman-01'], []] })
    expect(s.wages).toEqual([6000, 4000, 0])
    expect(played(s, [0, fires('apprentice-01')], [1, fires('foreman-01')]).wages).toEqual([5000, 0, 0])
  })
})

describe('MAS-0.3 MAS-R19', () => {
  it('contracts in play are those of the pile and the offer, not those of players', () => {
    const none = at('hire-fire', {
      contracts: [['inn'], [], []],
      pile: [],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect(played(none, [0, { type: 'repay', iou: 'small-iou' }]).cash[0]).toBe(25_000)
    const pile = at('hire-fire', {
      contracts: [['inn'], [], []],
      pile: ['shop'],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect(played(pile, [0, { type: 'repay', iou: 'small-iou' }]).cash[0]).toBe(27_000)
    const offer = at('hire-fire', {
      pile: [],
      offer: ['shop'],
      loans: [
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect(played(offer, [0, { type: 'repay', iou: 'small-iou' }]).cash[0]).toBe(27_000)
  })
})

describe('MAS-0.4', () => {
  it('a contract is unfinished until its sixth section is built, and then it leaves its owner', () => {
    const five = ['inn/wall-1', 'inn/wall-2', 'inn/gable-1', 'inn/gable-2', 'inn/roof']
    const s = at('construction', { contracts: [['inn'], [], []], built: five, crews: [['master-01'], [], []] })
    expect(named(s.contracts[0] ?? [])).toEqual(['inn'])
    const done = played(s, [0, { type: 'build-section', section: 'inn/crown' }], [0, { type: 'confirm' }])
    expect(done.contracts[0]).toEqual([])
    expect(named(done.town[0] ?? [])).toEqual(['inn'])
  })
})

describe('MAS-0.5 MAS-R1', () => {
  it('hiring goes on until all pass, or by option three times each, and nothing else', () => {
    expect(chooseOptions(game.variants, {}, 3)).toEqual({ options: { hiring: 'until-all-pass' } })
    expect(chooseOptions(game.variants, { hiring: 'three-actions' }, 3)).toEqual({
      options: { hiring: 'three-actions' },
    })
    expect(chooseOptions(game.variants, { hiring: 'five-actions' }, 3)).toHaveProperty('refusal')
    const crews = [['apprentice-01', 'apprentice-02', 'apprentice-03', 'apprentice-04'], [], []]
    const four = (hiring: 'until-all-pass' | 'three-actions') => {
      let s = at('hire-fire', { hiring, crews })
      for (const worker of ['01', '02', '03']) s = played(s, [0, fires(`apprentice-${worker}`)], [1, PASS], [2, PASS])
      return asked(s) === 'manage-crew' ? moves(s, 0) : []
    }
    expect(four('until-all-pass')).toContainEqual(fires('apprentice-04'))
    expect(four('three-actions')).toEqual([])
  })
})

describe('MAS-0.6', () => {
  it('every pile is shuffled: different seeds, different orders, each card once on top', () => {
    const tops = {
      worker: new Set<number>(),
      event: new Set<number>(),
      contract: new Set<number>(),
      situation: new Set(),
    }
    for (let n = 0; n < 400; n++) {
      const s = begun(4, `shuffle ${n}`)
      tops.worker.add(s.piles[0]?.[0] as number)
      tops.event.add(s.eventPile[0] as number)
      tops.contract.add(s.contractPile[0] as number)
      tops.situation.add(s.situationPile[0] as number)
    }
    expect([tops.worker.size, tops.event.size, tops.contract.size, tops.situation.size]).toEqual([13, 16, 12, 5])
  })
})

describe('MAS-1.1 MAS-1.2', () => {
  it('two to four players begin with $40,000, no crew and no wages', () => {
    for (const seats of [2, 3, 4]) {
      const s = begun(seats)
      expect(s.cash).toEqual(Array(seats).fill(40_000))
      expect(s.wages).toEqual(Array(seats).fill(0))
      expect(s.crews.flat()).toEqual([])
      expect(s.cash.map((_, seat) => title.seatName(s, seat))).toEqual(
        ['red', 'blue', 'yellow', 'green'].slice(0, seats),
      )
    }
  })
  it('one and five players are refused', () => {
    for (const seats of [1, 5])
      expect(openMatch(title as never, { seats, seed: 'x' })).toMatchObject({ refusal: { clause: 'table.seats' } })
  })
})

describe('MAS-1.3', () => {
  it('four piles by type with 13, 10, 9 and 8 cards, only the top one seen', () => {
    const s = begun(3)
    expect(s.piles.map((pile) => pile.length)).toEqual([13, 10, 9, 8])
    s.piles.forEach((pile, type) => {
      expect(pile.every((card) => box.type[card] === type)).toBe(true)
    })
    for (const seat of [0, 1, 2, null]) {
      const seen = view(game, s, seat).piles
      expect(seen.map((pile) => pile[0])).toEqual(s.piles.map((pile) => pile[0]))
      expect(seen.every((pile) => pile.slice(1).every((card) => card === HIDDEN))).toBe(true)
    }
  })
})

describe('MAS-1.4 MAS-1.6', () => {
  it('16 events and 5 of 11 situation cards lie face down', () => {
    const s = begun(4)
    const seen = view(game, s, 0)
    expect([s.eventPile.length, s.situationPile.length, s.situationsAside.length]).toEqual([16, 5, 6])
    expect([...seen.eventPile, ...seen.situationPile, ...seen.situationsAside].every((card) => card === HIDDEN)).toBe(
      true,
    )
    expect(named([...s.situationPile, ...s.situationsAside])).toEqual(
      [
        ...Array(1).fill('depression'),
        ...Array(2).fill('recession'),
        ...Array(3).fill('stagnation'),
        ...Array(3).fill('recovery'),
        ...Array(2).fill('boom'),
      ].sort(),
    )
  })
})

describe('MAS-1.5', () => {
  it('12 contracts, with two players four of them out of the game unseen', () => {
    for (const [seats, aside] of [
      [2, 4],
      [3, 0],
      [4, 0],
    ] as const) {
      const s = begun(seats)
      expect(s.aside.length).toBe(aside)
      expect(new Set([...s.contractPile, ...s.offer, ...s.aside]).size).toBe(12)
      const seen = view(game, s, 0)
      expect([...seen.contractPile, ...seen.aside].every((card) => card === HIDDEN)).toBe(true)
    }
  })
})

describe('MAS-1.7', () => {
  it('no section is built, and 12 small and 6 large IOUs are at the bank', () => {
    const s = begun(4)
    expect(s.built.every((set) => set === 0)).toBe(true)
    expect(s.loans.flat().every((many) => many === 0)).toBe(true)
    expect(box.iouCopies).toEqual([12, 6])
  })
})

describe('MAS-1.8', () => {
  it('anybody may begin with the Mallet; round 1, phase 1', () => {
    const first = new Set<number>()
    for (let n = 0; n < 60; n++) {
      const s = begun(4, `mallet ${n}`)
      first.add(s.mallet)
      expect([s.round, s.phase, asked(s), awaited(s)]).toEqual([1, 1, 'draft-worker', [s.mallet]])
    }
    expect(first.size).toBe(4)
  })
})

describe('MAS-1.9', () => {
  it('the bank pays beyond the $695,000 of its notes', () => {
    const six = ['inn/wall-1', 'inn/wall-2', 'inn/gable-1', 'inn/gable-2', 'inn/roof', 'inn/crown']
    const s = table({ cash: [650_000, 600_000, 0], contracts: [['inn'], [], []], built: six })
    from(s, 'income-wages')
    expect(s.cash[0]).toBe(707_000)
  })
})

describe('MAS-11.1', () => {
  it('cards are taken from the top and go back to the bottom in the order in which they return', () => {
    const s = at('hire-fire', { crews: [['apprentice-01', 'apprentice-02'], [], []] })
    const top = s.piles[0]?.[0]
    const t = played(s, [0, fires('apprentice-02')], [1, hires('apprentice')], [2, PASS], [0, fires('apprentice-01')])
    expect(t.crews[1]).toEqual([top])
    expect(named(t.piles[0]?.slice(-2) ?? [])).toEqual(['apprentice-01', 'apprentice-02'])
    expect(box.id[t.piles[0]?.at(-1) as number]).toBe('apprentice-01')
  })
})

describe('MAS-11.2', () => {
  it('with two players the bottom four contracts are out, and the top five situation cards are used', () => {
    const dealt = (seats: number) => {
      const s = game.setup({ hiring: 'until-all-pass' }, seats, rngOf('eleven'), box)
      return { contracts: [...s.contractPile, ...s.aside], situations: [...s.situationPile, ...s.situationsAside], s }
    }
    const two = dealt(2)
    const three = dealt(3)
    expect(two.contracts).toEqual(three.contracts)
    expect(two.situations).toEqual(three.situations)
    expect(two.s.contractPile).toEqual(three.contracts.slice(0, 8))
    // With a sheet that uses all eleven situation cards, the whole shuffled pile can be seen.
    const limits = title.sheet.tables.limits?.map((entry) => ({ ...entry, situationsUsed: 11, rounds: 12 })) ?? []
    const long = withSheet(title, { ...title.sheet, tables: { ...title.sheet.tables, limits } })
    const whole = long.setup({ hiring: 'until-all-pass' }, 3, rngOf('eleven'), long.box).situationPile
    expect([whole.length, three.s.situationPile]).toEqual([11, whole.slice(0, 5)])
  })
})

describe('MAS-11.3', () => {
  it('a single option is carried out at once and the rules go on behind it', () => {
    const s = at('hire-fire', {
      seats: 2,
      crews: [[], ['apprentice-01']],
      offer: ['inn'],
      cash: [1000, 1000],
      event: 'bad-weather',
    })
    const t = played(s, [0, PASS], [1, fires('apprentice-01')], [0, PASS], [1, PASS])
    // Nobody can pay a contract, build or owe wages: the next question is in round 4.
    expect([t.round, asked(t), awaited(t)]).toEqual([4, 'manage-crew', [1]])
  })
})

describe('MAS-11.4', () => {
  it('the order of a crew changes nothing that a seat may do', () => {
    const wish = { contracts: [['inn'], [], []], event: 'bad-weather' }
    const one = at('construction', { ...wish, crews: [['apprentice-01', 'tradesman-01', 'master-01'], [], []] })
    const two = at('construction', { ...wish, crews: [['master-01', 'apprentice-01', 'tradesman-01'], [], []] })
    expect(moves(two, 0)).toEqual(moves(one, 0))
  })
})
