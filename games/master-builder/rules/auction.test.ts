import { describe, expect, it } from 'vitest'
import { options } from '../../../kernel/ask.ts'
import {
  asked,
  at,
  awaited,
  bidOf,
  borrows,
  clause,
  game,
  moves,
  named,
  opens,
  PASS,
  played,
  pointed,
  refusal,
  repays,
  told,
  type Wish,
} from '../test/scene.ts'

const quiet: Wish = { pile: ['school'], situation: 'depression', event: 'hurt-feelings' }
const held = (s: { contracts: number[][] }) => s.contracts.map((cards) => named(cards))

describe('MAS-5.5 MAS-R6 MAS-R7', () => {
  it('the first in turn order who can pay the cheapest contract', () => {
    const s = at('contracts', { ...quiet, mallet: 1, offer: ['inn', 'shop'], cash: [40_000, 9000, 10_000] })
    expect([asked(s), awaited(s), told(s, 'pass-nomination')]).toEqual(['nominate', [2], []])
    expect(clause(s, 2, opens('shop', 10_000))).toBeNull()
    expect(clause(s, 2, opens('inn', 11_000))).toBe('MAS-5.6')
  })
  it('after an auction the first player is asked again', () => {
    const s = at('contracts', { ...quiet, offer: ['inn', 'shop'] })
    const t = played(s, [0, PASS], [1, opens('inn', 11_000)], [2, PASS], [0, PASS])
    expect([asked(t), awaited(t), held(t)[1]]).toEqual(['nominate', [0], ['inn']])
  })
})

describe('MAS-5.6', () => {
  it('names a contract and a bid from its minimum up to his cash', () => {
    const s = at('contracts', { ...quiet, offer: ['inn'], cash: [20_000, 40_000, 40_000] })
    expect(clause(s, 0, opens('inn', 10_000))).toBe('MAS-5.6')
    for (const bid of [11_000, 12_000, 20_000]) expect(clause(s, 0, opens('inn', bid))).toBeNull()
    expect(clause(s, 0, opens('inn', 21_000))).toBe('MAS-5.11')
    expect(refusal(s, 0, opens('inn', 11_500))).toEqual({
      clause: 'MAS-5.6',
      with: { minimum: 11_000, cash: 20_000, step: 1000 },
    })
    expect(moves(s, 0)).toEqual([opens('inn', 11_000), PASS])
    expect(options(game, s, 0).map((choice) => choice.span)).toContainEqual([[12_000, 20_000, 1000]])
  })
})

describe('MAS-5.7 MAS-R5', () => {
  it('a passed nomination goes on, is forgotten after the next auction, and does not bar from bidding', () => {
    const s = at('contracts', { ...quiet, offer: ['inn', 'shop'] })
    const passed = played(s, [0, PASS])
    expect(awaited(passed)).toEqual([1])
    const opened = played(passed, [1, opens('inn', 11_000)], [2, PASS])
    expect([asked(opened), awaited(opened)]).toEqual(['bid', [0]])
    const sold = played(opened, [0, bidOf(12_000)], [1, PASS])
    expect([held(sold)[0], awaited(sold)]).toEqual([['inn'], [0]])
  })
})

describe('MAS-5.8 MAS-R11', () => {
  const s = played(at('contracts', { ...quiet, offer: ['inn'] }), [0, opens('inn', 11_000)])
  it('clockwise, raises of at least $1,000 or a pass, until one is left', () => {
    expect(awaited(s)).toEqual([1])
    expect(refusal(s, 1, bidOf(11_000))).toEqual({ clause: 'MAS-5.8', with: { least: 12_000, step: 1000 } })
    expect(clause(s, 1, bidOf(12_000))).toBeNull()
    const t = played(s, [1, bidOf(13_000)], [2, bidOf(14_000)], [0, bidOf(20_000)])
    expect([awaited(t), t.bid, t.bidder]).toEqual([[1], 20_000, 0])
    const sold = played(t, [1, PASS], [2, PASS])
    expect([held(sold)[0], sold.cash[0]]).toEqual([['inn'], 20_000])
  })
  it('five raises by step and any amount above them, never a list of all amounts', () => {
    expect(moves(s, 1)).toEqual([...[12, 13, 14, 15, 16].map((k) => bidOf(k * 1000)), PASS])
    expect(options(game, s, 1).find((choice) => choice.span)).toEqual({ act: 'bid', span: [[17_000, 40_000, 1000]] })
    for (let amount = 12_000; amount <= 40_000; amount += 1000) expect(clause(s, 1, bidOf(amount))).toBeNull()
    expect(refusal(s, 1, bidOf(12_500))).toEqual({ clause: 'MAS-5.8', with: { least: 12_000, step: 1000 } })
    expect(clause(s, 1, bidOf(18_500))).toBe('MAS-5.8')
  })
})

describe('MAS-5.9', () => {
  it('whoever passes is out of this auction and in the next one again', () => {
    const s = at('contracts', { ...quiet, offer: ['inn', 'shop'] })
    const t = played(s, [0, opens('inn', 11_000)], [1, PASS], [2, bidOf(12_000)], [0, bidOf(13_000)])
    expect(awaited(t)).toEqual([2])
    const next = played(t, [2, PASS], [0, opens('shop', 10_000)])
    expect(awaited(next)).toEqual([1])
  })
})

describe('MAS-5.10', () => {
  it('who cannot raise passes by itself, and the highest bidder is not asked', () => {
    const s = at('contracts', { ...quiet, offer: ['inn'], cash: [30_000, 12_000, 30_000] })
    const t = played(s, [0, opens('inn', 12_000)])
    expect(awaited(t)).toEqual([2])
    const sold = played(t, [2, PASS])
    expect(held(sold)[0]).toEqual(['inn'])
  })
})

describe('MAS-5.11', () => {
  it('no bid above the cash, and no loan for it', () => {
    const s = played(at('contracts', { ...quiet, offer: ['inn'], cash: [30_000, 13_000, 30_000] }), [
      0,
      opens('inn', 11_000),
    ])
    expect(refusal(s, 1, bidOf(14_000))).toEqual({ clause: 'MAS-5.11', with: { cash: 13_000 } })
    expect(refusal(s, 1, bidOf(25_000))).toEqual({ clause: 'MAS-5.11', with: { cash: 13_000 } })
    expect(clause(s, 1, borrows('small-iou'))).toBe('MAS-5.11')
    const open = at('contracts', { ...quiet, offer: ['inn'] })
    expect(pointed(open, 0, 'take-loan')).toEqual(['MAS-5.11', 'MAS-5.11'])
  })
})

describe('MAS-5.12 MAS-R12', () => {
  it('the money on the card comes after the payment and does not help to pay', () => {
    const s = at('contracts', { ...quiet, offer: ['inn'], left: ['inn'], cash: [12_000, 0, 0] })
    expect(clause(s, 0, opens('inn', 13_000))).toBe('MAS-5.11')
    const t = played(s, [0, opens('inn', 12_000)])
    expect([t.cash[0], held(t)[0], t.built.every((set) => set === 0)]).toEqual([5000, ['inn'], true])
  })
})

describe('MAS-5.13', () => {
  it('the phase ends when the offer is empty, or nobody nominates', () => {
    const s = at('contracts', { ...quiet, offer: ['inn'] })
    expect(played(s, [0, opens('inn', 11_000)], [1, PASS], [2, PASS]).phase).not.toBe(2)
    const passed = played(s, [0, PASS], [1, PASS], [2, PASS])
    expect(passed.phase).not.toBe(2)
    const poor = at('contracts', { ...quiet, offer: ['inn'], cash: [10_000, 10_000, 10_000] })
    expect(poor.phase).not.toBe(2)
  })
})

const first: Wish = {
  round: 1,
  offer: [],
  event: 'bad-weather',
  pile: ['inn', 'shop', 'school', 'outhouse', 'town-hall'],
}

describe('MAS-5.14 MAS-R10', () => {
  it('in round 1, once somebody has two contracts, only those without one take part', () => {
    const s = played(
      at('contracts', first),
      [0, opens('inn', 11_000)],
      [1, PASS],
      [2, PASS],
      [0, PASS],
      [1, opens('shop', 10_000)],
      [2, PASS],
      [0, PASS],
    )
    expect(held(s)).toEqual([['inn'], ['shop'], []])
    const two = played(s, [0, opens('school', 13_000)], [1, bidOf(14_000)], [2, PASS], [0, PASS])
    // Seat 1 has two, and the last one goes to seat 2 without an auction (MAS-5.16).
    expect([held(two)[1], held(two)[2], two.cash[2]]).toEqual([['school', 'shop'], ['outhouse'], 31_000])
  })
  it('from round 2 on everybody may take part, however many contracts he has', () => {
    const s = at('contracts', { ...quiet, contracts: [['inn', 'shop', 'outhouse'], [], []], offer: ['town-hall'] })
    expect(awaited(s)).toEqual([0])
    expect(clause(s, 0, opens('town-hall', 17_000))).toBeNull()
  })
  it('the next to the left without a contract nominates, not simply the left neighbour', () => {
    const s = at('contracts', { ...first, seats: 4 })
    const t = played(
      s,
      [0, opens('inn', 11_000)],
      [1, bidOf(12_000)],
      [2, PASS],
      [3, PASS],
      [0, PASS],
      [0, opens('shop', 10_000)],
      [1, PASS],
      [2, PASS],
      [3, PASS],
      [0, opens('school', 13_000)],
      [1, PASS],
      [2, PASS],
      [3, PASS],
    )
    expect(held(t)).toEqual([['school', 'shop'], ['inn'], [], []])
    expect([asked(t), awaited(t)]).toEqual(['nominate', [2]])
    expect(awaited(played(t, [2, opens('outhouse', 9000)]))).toEqual([3])
  })
})

describe('MAS-5.15 MAS-R8', () => {
  it('in round 1 a nominator without a contract must open; bids he may pass', () => {
    const s = at('contracts', first)
    expect(clause(s, 0, PASS)).toBe('MAS-5.15')
    const t = played(s, [0, opens('inn', 11_000)])
    expect(clause(t, 1, PASS)).toBeNull()
    const later = played(t, [1, PASS], [2, PASS])
    expect([awaited(later), clause(later, 0, PASS)]).toEqual([[0], null])
  })
})

describe('MAS-5.16', () => {
  it('the last contract goes to the only one without, at its minimum, with no question', () => {
    const s = played(
      at('contracts', { ...first, seats: 2, event: 'hurt-feelings' }),
      [0, opens('inn', 11_000)],
      [1, PASS],
    )
    const t = played(s, [0, opens('shop', 15_000)], [1, PASS])
    expect([held(t), t.cash]).toEqual([
      [['inn', 'shop'], ['school']],
      [14_000, 27_000],
    ])
  })
})

describe('MAS-5.17 MAS-R9', () => {
  it('when everybody has one, the last contract is auctioned among all and may remain', () => {
    const s = played(
      at('contracts', { ...first, seats: 2, event: 'hurt-feelings' }),
      [0, opens('inn', 11_000)],
      [1, PASS],
      [0, PASS],
      [1, opens('shop', 10_000)],
      [0, PASS],
    )
    expect([asked(s), awaited(s), named(s.offer)]).toEqual(['nominate', [0], ['school']])
    const left = played(s, [0, PASS], [1, PASS])
    expect([named(left.offer), left.bonus.includes(5000)]).toEqual([['school'], true])
    const sold = played(s, [0, opens('school', 13_000)], [1, bidOf(14_000)], [0, PASS])
    expect(held(sold)[1]).toEqual(['school', 'shop'])
  })
})

describe('MAS-E4', () => {
  it('the inn goes to C for $16,000 and B passes by himself', () => {
    const s = at('contracts', { ...quiet, round: 3, offer: ['inn', 'shop'], cash: [30_000, 16_000, 40_000] })
    const t = played(s, [0, opens('inn', 12_000)], [1, bidOf(13_000)], [2, bidOf(16_000)], [0, PASS])
    expect([held(t)[2], t.cash]).toEqual([['inn'], [30_000, 16_000, 24_000]])
    expect([asked(t), awaited(t)]).toEqual(['nominate', [0]])
  })
})

describe('MAS-E5', () => {
  it('A wins two; B must open the third, only B and C bid; B takes the fourth at its minimum', () => {
    const s = at('contracts', {
      ...first,
      event: 'hurt-feelings',
      pile: ['north-wall', 'south-wall', 'school', 'outhouse'],
    })
    const t = played(
      s,
      [0, opens('north-wall', 7000)],
      [1, PASS],
      [2, PASS],
      [0, opens('south-wall', 8000)],
      [1, PASS],
      [2, PASS],
    )
    expect([awaited(t), clause(t, 1, PASS)]).toEqual([[1], 'MAS-5.15'])
    const third = played(t, [1, opens('school', 13_000)])
    expect(awaited(third)).toEqual([2])
    const done = played(third, [2, bidOf(14_000)], [1, PASS])
    expect(held(done)).toEqual([['north-wall', 'south-wall'], ['outhouse'], ['school']])
    expect(done.cash).toEqual([25_000, 31_000, 26_000])
  })
})

describe('MAS-E6', () => {
  it('the town hall as the last contract leaves D $23,000', () => {
    const s = at('contracts', {
      seats: 4,
      round: 1,
      mallet: 3,
      contracts: [['inn'], ['shop', 'school'], ['outhouse'], []],
      pile: ['town-hall'],
      event: 'hurt-feelings',
    })
    expect([held(s)[3], s.cash[3]]).toEqual([['town-hall'], 23_000])
  })
})

describe('MAS-E19', () => {
  it('A passes, wins B’s auction, is asked first again; three passes end the phase', () => {
    const s = at('contracts', { ...quiet, offer: ['inn', 'outhouse', 'shop'] })
    const t = played(s, [0, PASS], [1, opens('inn', 11_000)], [2, PASS], [0, bidOf(12_000)], [1, PASS])
    expect([held(t)[0], awaited(t), asked(t)]).toEqual([['inn'], [0], 'nominate'])
    const end = played(t, [0, PASS], [1, PASS], [2, PASS])
    expect([end.phase === 2, end.bonus.filter((money) => money === 5000).length]).toEqual([false, 2])
  })
})

describe('MAS-E20 MAS-9.8 MAS-R33', () => {
  const inn: Wish = { ...quiet, round: 3, seats: 2, offer: ['inn'] }
  it('A repays instead of nominating, and B is the nominator', () => {
    const s = at('contracts', {
      ...inn,
      cash: [20_000, 30_000],
      loans: [
        [1, 0],
        [0, 0],
      ],
    })
    expect(awaited(s)).toEqual([0])
    const t = played(s, [0, repays('small-iou')])
    expect([t.cash[0], asked(t), awaited(t)]).toEqual([7000, 'nominate', [1]])
  })
  it('A repays instead of raising, passes by himself, and B has the inn', () => {
    const s = at('contracts', {
      ...inn,
      mallet: 1,
      cash: [20_000, 30_000],
      loans: [
        [1, 0],
        [0, 0],
      ],
    })
    const opened = played(s, [1, opens('inn', 11_000)])
    expect(awaited(opened)).toEqual([0])
    const t = played(opened, [0, repays('small-iou')])
    expect([held(t)[1], t.cash]).toEqual([['inn'], [7000, 19_000]])
  })
})
