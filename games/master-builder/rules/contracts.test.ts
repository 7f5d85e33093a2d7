import { describe, expect, it } from 'vitest'
import { contractOf } from '../sheet/box.ts'
import { asked, at, box, cardNamed, from, named, opens, PASS, played, table, told } from '../test/scene.ts'

const money = (s: { bonus: number[] }, id: string) => s.bonus[contractOf(cardNamed(id))]

describe('MAS-5.1 MAS-R31', () => {
  it('without contracts in play the phase is skipped and no situation card is turned', () => {
    const s = at('contracts', { pile: [], event: 'hurt-feelings' })
    expect(s.situations).toEqual([])
    expect(s.situationPile.length).toBe(5)
    expect(told(s, 'no-contracts').length).toBe(1)
    expect(s.eventsSeen).toBe(1)
  })
  it('a contract left over is enough to play it', () => {
    const s = at('contracts', { pile: [], offer: ['inn'], left: ['inn'], situation: 'depression' })
    expect([asked(s), s.situations.length]).toEqual(['nominate', 1])
  })
})

describe('MAS-5.2', () => {
  it('round 1 shows one contract more than players and no situation card', () => {
    for (const seats of [2, 3, 4]) {
      const s = at('contracts', { seats, round: 1 })
      expect([s.offer.length, s.situations.length, asked(s)]).toEqual([seats + 1, 0, 'nominate'])
    }
  })
})

describe('MAS-5.3', () => {
  it('the situation card says how many, by the number of players', () => {
    const reveals = {
      depression: [0, 0, 0],
      recession: [0, 1, 1],
      stagnation: [1, 1, 1],
      recovery: [2, 2, 2],
      boom: [2, 3, 4],
    }
    for (const [situation, counts] of Object.entries(reveals))
      for (const seats of [2, 3, 4]) {
        const s = at('contracts', { seats, situation, event: 'hurt-feelings' })
        expect([situation, seats, s.offer.length]).toEqual([situation, seats, counts[seats - 2]])
      }
    expect(box.reveals).toEqual(Object.values(reveals))
  })
  it('or all that are left', () => {
    const s = at('contracts', { seats: 4, situation: 'boom', pile: ['inn', 'shop'] })
    expect([named(s.offer), s.contractPile]).toEqual([['inn', 'shop'], []])
  })
})

describe('MAS-5.4', () => {
  it('what was left over is auctioned together with the new ones', () => {
    const s = at('contracts', { offer: ['inn'], left: ['inn'], pile: ['shop'], situation: 'stagnation' })
    expect(named(s.offer)).toEqual(['inn', 'shop'])
    expect(asked(played(s, [0, opens('inn', 11_000)]))).toBe('bid')
    expect(asked(played(s, [0, opens('shop', 10_000)]))).toBe('bid')
  })
})

describe('MAS-5.18 MAS-5.19 MAS-R13', () => {
  const wish = {
    offer: ['inn', 'shop'],
    left: ['shop'],
    pile: ['school'],
    situation: 'depression',
    event: 'hurt-feelings',
  }
  it('$5,000 on what is left over once; what is left over twice leaves the game, money and all', () => {
    const s = played(at('contracts', wish), [0, PASS], [1, PASS], [2, PASS])
    expect([named(s.offer), named(s.removed).includes('shop')]).toEqual([['inn'], true])
    expect([money(s, 'inn'), money(s, 'shop')]).toEqual([5000, 0])
    expect(s.cash).toEqual([40_000, 40_000, 40_000])
  })
})

describe('MAS-E7', () => {
  it('the school with $5,000 on it costs its buyer $8,000 in all, or is removed', () => {
    const first = at('contracts', {
      round: 2,
      offer: ['school'],
      pile: ['inn'],
      situation: 'depression',
      event: 'hurt-feelings',
    })
    const over = played(first, [0, PASS], [1, PASS], [2, PASS])
    expect(money(over, 'school')).toBe(5000)
    const second = at('contracts', {
      round: 3,
      mallet: 1,
      offer: ['school'],
      left: ['school'],
      pile: ['inn'],
      situation: 'depression',
    })
    const sold = played(second, [1, opens('school', 13_000)], [2, PASS], [0, PASS])
    expect([sold.cash[1], named(sold.contracts[1] ?? []), money(sold, 'school')]).toEqual([32_000, ['school'], 0])
    const none = played(second, [1, PASS], [2, PASS], [0, PASS])
    expect(named(none.removed)).toContain('school')
  })
})

describe('MAS-10.2 MAS-R23', () => {
  it('once no contract is in play after phase 2, the next round is the last', () => {
    const s = at('contracts', {
      round: 3,
      offer: ['inn'],
      left: ['inn'],
      pile: [],
      situation: 'depression',
      event: 'hurt-feelings',
    })
    expect(s.lastRound).toBe(6)
    const removed = played(s, [0, PASS], [1, PASS], [2, PASS])
    expect(removed.lastRound).toBe(4)
    const bought = played(s, [0, opens('inn', 11_000)], [1, PASS], [2, PASS])
    expect([bought.lastRound, asked(bought)]).toEqual([4, asked(removed)])
    const four = at('contracts', {
      round: 4,
      offer: ['inn'],
      left: ['inn'],
      pile: [],
      situation: 'depression',
      event: 'hurt-feelings',
    })
    expect(played(four, [0, PASS], [1, PASS], [2, PASS]).lastRound).toBe(5)
    const five = at('contracts', {
      round: 5,
      offer: ['inn'],
      left: ['inn'],
      pile: [],
      situation: 'depression',
      event: 'hurt-feelings',
    })
    expect(played(five, [0, PASS], [1, PASS], [2, PASS]).lastRound).toBe(6)
  })
  it('the last round has no phase 2 and does not make another one', () => {
    const s = table({ round: 4, pile: [], event: 'hurt-feelings' })
    s.lastRound = 4
    from(s, 'contracts')
    expect([told(s, 'no-contracts').length, s.lastRound, s.round, asked(s)]).toEqual([1, 4, 4, 'over'])
  })
})
