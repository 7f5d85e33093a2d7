import { describe, expect, it } from 'vitest'
import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../sheet/box.ts'
import { asked, box, card, endRound, give, idOf, lay, legal, open, played, setEvent, turnOf } from '../test/scene.ts'

const face = (c: Card) => box.cards[c] as Face
const values = (tokens: readonly Card[]) => tokens.map((t) => face(t).value)

describe('SPY-2.1 SPY-E1', () => {
  it('pays the value of the residence space in every round, the first included', () => {
    const s = open(3)
    expect(s.money).toEqual([10, 10, 10])
    give(s, 1, { residence: 2 })
    give(s, 2, { residence: 4 })
    expect(endRound(s).money).toEqual([12, 14, 17])
  })
})

describe('SPY-2.2', () => {
  it('makes the top future event the current one and shows the next', () => {
    const s = open(2)
    const [next, following] = s.future
    const now = endRound(s)
    expect(now.current).toEqual([next])
    expect(now.future[0]).toBe(following)
    expect(now.past).toEqual(s.current)
  })
  it('moves the token of the event with it', () => {
    const s = open(2)
    setEvent(s, 'hiring')
    s.tokenReserve.push(...s.nextToken.splice(0))
    s.future.splice(s.future.indexOf(card('subsidy')), 1)
    s.future.unshift(card('subsidy'))
    s.nextToken = [s.tokenReserve.shift() as Card]
    const now = endRound(s)
    expect(now.current.map(idOf)).toEqual(['subsidy'])
    expect(now.currentToken).toEqual(s.nextToken)
    expect(now.nextToken).toEqual([])
  })
})

describe('SPY-2.3', () => {
  it('puts a token on the subsidy as soon as it is seen, before those of the market', () => {
    const s = open(2)
    setEvent(s, 'hiring')
    s.tokenReserve.push(...s.nextToken.splice(0))
    s.future = s.future.filter((c) => c !== card('subsidy'))
    s.future.splice(1, 0, card('subsidy'))
    const top = s.tokenReserve[0]
    const now = endRound(s)
    expect(idOf(now.future[0])).toBe('subsidy')
    expect(now.nextToken).toEqual([top])
  })
  it('shows the seventh event in round 6 like this too, and never uses it', () => {
    const s = open(2)
    s.round = 5
    setEvent(s, 'hiring')
    s.tokenReserve.push(...s.nextToken.splice(0))
    const rest = s.future.filter((c) => c !== card('subsidy'))
    s.past = rest.slice(0, 4)
    s.future = [...rest.slice(4), card('subsidy')]
    s.decks[0]?.splice(0, 18)
    s.decks[1]?.splice(0, 18)
    const now = endRound(s)
    expect(now.round).toBe(6)
    expect(now.future).toEqual([card('subsidy')])
    expect(now.nextToken).toHaveLength(1)
    expect(endRound(now).future).toEqual([card('subsidy')])
  })
})

describe('SPY-2.4', () => {
  it('lays the top nine cards of the period, row by row', () => {
    let s = open(2)
    const periods: number[] = []
    for (;;) {
      const period = box.decks.findIndex((deck) => deck.includes(s.market[0]?.[0] as Card))
      periods.push(period)
      expect(s.market.every((pile) => pile.length === 1)).toBe(true)
      const coming = s.decks.map((deck) => deck.slice(0, 9))
      const now = endRound(s)
      if (now.agenda.length === 0) break
      expect(coming).toContainEqual(now.market.flat())
      s = now
    }
    expect(periods).toEqual([0, 0, 0, 1, 1, 2])
  })
})

describe('SPY-2.5 SPY-R4 SPY-E2', () => {
  it('puts one token on universities and on the large mine, players − 1 on the token characters, none elsewhere', () => {
    const one = ['university-i', 'university-ii', 'mine-iii']
    const many = ['miner', 'bureaucrat', 'banker', 'financier', 'architect']
    const seen = new Set<string>()
    for (const seats of [2, 4])
      for (let n = 0; n < 6; n++)
        for (let s = open(seats, {}, `tokens ${n}`); s.agenda.length > 0; s = endRound(s))
          s.market.forEach((pile, pos) => {
            const { design } = face(pile[0] as Card)
            const wanted = one.includes(design) ? 1 : many.includes(design) ? seats - 1 : 0
            if (wanted > 0) seen.add(design)
            expect(s.marketTokens[pos], design).toHaveLength(wanted)
          })
    expect([...seen].sort()).toEqual([...one, ...many].sort())
  })
  it('fills them in the order of positions from the top of the reserve', () => {
    const s = open(3)
    const coming = s.tokenReserve.slice()
    const now = endRound(s)
    const laid = [...now.nextToken.filter((t) => !s.nextToken.includes(t)), ...now.marketTokens.flat()]
    expect(values(laid)).toEqual(values(coming).slice(0, laid.length))
  })
})

describe('SPY-2.6 SPY-18.3 SPY-18.5 SPY-R21', () => {
  it('brings all workers back, straightens all cards and returns all discs', () => {
    const s = open(2)
    give(s, 0, {
      active: 1,
      spent: 2,
      reserve: 1,
      staff: [],
      buildings: ['mine-ii#1', 'palace#1'],
      techniques: ['lobbying'],
    })
    give(s, 0, { tilted: [1, 0], staff: [3, 0], money: 9, crystals: 4, vp: 11, bonuses: 1 })
    s.used[0] = [1]
    s.eventUsed = [1, 1]
    s.phase = [2, 2]
    s.passed = [0, 1]
    const now = played(turnOf(s, 0, 2), 0, { D3: 'pass' })
    expect(now.round).toBe(2)
    expect([now.active[0], now.spent[0], now.reserve[0], now.staff[0], now.tilted[0], now.used[0]]).toEqual([
      6,
      0,
      1,
      [0, 0],
      [0, 0],
      [0],
    ])
    expect([now.phase, now.passed, now.eventUsed]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
    expect([now.money[0], now.crystals[0], now.vp[0]]).toEqual([11, 4, 11])
  })
  it('keeps the tokens of Trade', () => {
    const s = open(2)
    give(s, 0, { techniques: ['trade'], kept: [1, 3] })
    expect(values(endRound(s).kept[0] as Card[])).toEqual([1, 3])
  })
})

describe('SPY-18.1', () => {
  it('discards what is left of the market for good', () => {
    const s = open(2)
    const now = endRound(s)
    expect(now.discard).toEqual(s.market.flat())
    expect(now.market.flat().some((c) => s.market.flat().includes(c))).toBe(false)
  })
})

describe('SPY-18.2', () => {
  it('discards the event, and everybody may use the next one', () => {
    const s = open(2)
    setEvent(s, 'patronage')
    const used = played(turnOf(s, 0, 1), 0, { D1: 'event' }, { D14: 'small' })
    expect(used.eventUsed[0]).toBe(1)
    const now = endRound(used)
    expect(idOf(now.past.at(-1))).toBe('patronage')
    expect(now.eventUsed).toEqual([0, 0])
  })
})

describe('SPY-18.4', () => {
  it('hands the first-player card to the left neighbour', () => {
    const s = open(4)
    s.first = 3
    const now = endRound(turnOf(s, 3, 1))
    expect(now.first).toBe(0)
    expect(asked(now).seat).toBe(0)
  })
})

describe('SPY-14.2', () => {
  it('discards the tokens of the market and of the current event, and leaves the next event its own', () => {
    const s = open(3)
    lay(s, { 0: 'miner#1', 1: 'university-i#1' }, { 0: [1, 2], 1: [3] })
    setEvent(s, 'subsidy', 2)
    const now = endRound(s)
    expect(values(now.tokenDiscard).sort()).toEqual([1, 2, 2, 3])
    expect(now.currentToken).toEqual(s.nextToken)
    expect(legal(now, asked(now).seat)).toContain('place')
  })
})
