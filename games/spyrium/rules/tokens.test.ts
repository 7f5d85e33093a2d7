import { describe, expect, it } from 'vitest'
import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../sheet/box.ts'
import { box, card, endRound, give, lay, open, played, refused, turnOf } from '../test/scene.ts'
import type { SpyriumState } from './state.ts'

const values = (tokens: readonly Card[] | undefined) => (tokens ?? []).map((t) => (box.cards[t] as Face).value)
const all = (s: SpyriumState) =>
  [s.tokenReserve, s.tokenDiscard, ...s.marketTokens, s.nextToken, s.currentToken, ...s.kept].flat()

/** The next market will be these nine cards, and the next event one without a token. */
function stack(s: SpyriumState, ids: readonly string[]): void {
  const deck = s.decks[0] as Card[]
  s.discard.push(...s.market.flatMap((pile) => pile.splice(0)))
  for (const tokens of s.marketTokens) s.tokenDiscard.push(...tokens.splice(0))
  const cards = ids.map(card)
  for (const pile of [...s.decks, s.discard])
    for (const c of cards) if (pile.includes(c)) pile.splice(pile.indexOf(c), 1)
  deck.unshift(...cards)
  s.future = s.future.filter((c) => c !== card('subsidy'))
  s.future.push(card('subsidy'))
}

const TOKEN_CARDS = [
  'miner#1',
  'miner#2',
  'bureaucrat#1',
  'bureaucrat#2',
  'banker#1',
  'architect#1',
  'university-i#1',
  'university-i#2',
  'mine-i#1',
]

describe('SPY-14.1', () => {
  it('has every token in exactly one place: 8 of each value, whatever happens to them', () => {
    const s = turnOf(open(3), 0, 2)
    lay(s, { 0: 'miner#1' }, { 0: [2, 3] })
    give(s, 0, { gaps: { h00: 1 }, active: 2, techniques: ['trade'] })
    const now = endRound(played(s, 0, { D3: 'activate' }, { D8: 2 }, { D9: 'keep-value' }))
    expect(values(all(now)).sort()).toEqual([1, 2, 3].flatMap((v) => new Array(8).fill(v)))
    expect(values(now.kept[0])).toEqual([2])
  })
})

describe('SPY-14.3', () => {
  it('shuffles the discard into a new reserve when a token is due and the reserve is empty', () => {
    const s = open(3)
    stack(s, TOKEN_CARDS)
    const reserve = s.tokenReserve.splice(3)
    s.tokenDiscard.push(...reserve)
    const [first, second, third] = values(s.tokenReserve)
    const now = endRound(s)
    // The first three still come from the old reserve, in the middle of the second Miner.
    expect(values(now.marketTokens.flat()).slice(0, 3)).toEqual([first, second, third])
    expect(now.marketTokens.map((pile) => pile.length)).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 0])
    expect(now.tokenDiscard).toEqual([])
    expect(now.rng).not.toEqual(s.rng)
  })
})

describe('SPY-14.4 SPY-R17', () => {
  it('leaves the last cards with fewer tokens or none when all are out', () => {
    const s = open(5)
    stack(s, TOKEN_CARDS)
    give(s, 0, { techniques: ['trade'] })
    s.kept[0] = s.tokenReserve.splice(0, 7)
    const now = endRound(s)
    // 17 tokens for 6 characters with 4 each: four in full, one with a single token, then none.
    expect(now.marketTokens.map((pile) => pile.length)).toEqual([4, 4, 4, 4, 1, 0, 0, 0, 0])
    turnOf(now, 1, 2)
    give(now, 1, { gaps: { v12: 1 }, active: 2, money: 0 })
    expect(refused(now, 1, { D3: 'activate' })).toBe('SPY-9.2')
    give(now, 1, { gaps: { v12: 0, h20: 1 }, money: 9 })
    const built = played(now, 1, { D3: 'activate' }, { D6: 6 })
    expect([built.districts[1], built.vp[1]]).toEqual([[card('university-i#1')], 0])
  })
  it('always has a token for the subsidy: it is drawn before those of the market', () => {
    const s = open(5)
    stack(s, TOKEN_CARDS)
    give(s, 0, { techniques: ['trade'] })
    s.kept[0] = s.tokenReserve.splice(0, 7)
    s.future = [s.future[0] as Card, card('subsidy'), ...s.future.slice(1).filter((c) => c !== card('subsidy'))]
    const now = endRound(s)
    expect(now.nextToken).toHaveLength(1)
    expect(now.marketTokens.map((pile) => pile.length)).toEqual([4, 4, 4, 4, 0, 0, 0, 0, 0])
  })
})
