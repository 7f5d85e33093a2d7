import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, HIDDEN } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { STAND_IN } from '../sheet/box.ts'
import { awaited, does, passes, passRound, playTricks, told, until } from '../test/moves.ts'
import { boxOf, cardOf, dealDeck, idsOf, open, scoring, stateOf, stockOf, tricksOf } from '../test/scene.ts'
import type { PillarsState } from './state.ts'
import { deckOf } from './zones.ts'

const COUNTS = [3, 4] as const
const cardsOf = (m: ReturnType<typeof open>) => [...deckOf(stateOf(m), boxOf(m)), STAND_IN]

describe('PIL-2.1', () => {
  it('takes the top card of the pile into the next round', () => {
    const m = scoring({ advantage: 'potter', pile: 'assistant painter brickmaker bell-founder' })
    passRound(m)
    expect(stateOf(m).round).toBe(2)
    expect(idsOf(m, stateOf(m).roundCard)).toEqual(['assistant'])
    expect(idsOf(m, stateOf(m).pile)).toEqual(['painter', 'brickmaker', 'bell-founder'])
    expect(idsOf(m, stateOf(m).hands.flat()).sort()).toContain('assistant')
  })
  it('PIL-R9 shuffles it in: any seat may get it, in any place of the hand, in round 1 and later', () => {
    for (const seats of COUNTS)
      for (const later of [false, true]) {
        const holders = new Set<number>()
        const places = new Set<number>()
        for (let k = 0; k < 100; k++) {
          const m = open({ seats }, `advantage ${k}`)
          if (later) passRound(playTricks(m))
          stateOf(m).hands.forEach((hand, seat) => {
            if (!hand.includes(STAND_IN)) return
            holders.add(seat)
            places.add(hand.indexOf(STAND_IN))
          })
        }
        expect(holders.size).toBe(seats)
        expect(places.size).toBe(tricksOf(seats))
      }
  })
  it('lets nobody but its holder know which card it is', () => {
    const m = open()
    const holder = stateOf(m).hands.findIndex((hand) => hand.includes(STAND_IN))
    for (const seat of [0, 1, 2, 3, null]) {
      const seen = (view(m.game, m.state, seat) as PillarsState).roundCard
      expect(seen).toEqual(seat === holder ? stateOf(m).roundCard : [HIDDEN])
    }
  })
})

describe('PIL-2.2', () => {
  it('PIL-E3 deals 36 = 4 × 9 or 30 = 3 × 10 different cards, none left over', () => {
    for (const [seats, workers, neutrals, size] of [
      [4, 20, 15, 9],
      [3, 15, 14, 10],
    ] as const) {
      const m = open({ seats })
      const s = stateOf(m)
      expect(s.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => size))
      const ids = new Set(idsOf(m, s.hands.flat()))
      expect(ids.size).toBe(workers + neutrals + 1)
      expect([...ids].filter((id) => /-(blue|green|red|orange)$/.test(id)).length).toBe(workers)
      expect(boxOf(m).neutrals[seats]?.filter((card) => ids.has(boxOf(m).id[card] as string)).length).toBe(neutrals)
    }
  })
  it('keeps every hand secret but for Lady Aliena, who is known to be there', () => {
    const m = open({ seats: 3 })
    const aliena = cardOf(m, 'lady-aliena')
    for (const seat of [0, 1, 2, null]) {
      const seen = view(m.game, m.state, seat) as PillarsState
      seen.hands.forEach((hand, holder) => {
        const truth = stateOf(m).hands[holder] as Card[]
        expect(hand).toEqual(holder === seat ? truth : truth.map((card) => (card === aliena ? aliena : HIDDEN)))
      })
    }
  })
})

describe('PIL-2.3', () => {
  /** Dealing by hand: packets of two as long as everybody can get one, then single cards. */
  function dealtByHand(deck: readonly Card[], seats: number): Card[][] {
    const hands = Array.from({ length: seats }, (): Card[] => [])
    const left = deck.slice()
    while (left.length > 0) {
      const packet = left.length >= 2 * seats ? 2 : 1
      for (const hand of hands) hand.push(...left.splice(0, packet))
    }
    return hands
  }
  it.each(COUNTS)('PIL-R8 deals any deck two by two, the last cards singly: %i players', (seats) => {
    const m = open({ seats })
    const all = cardsOf(m)
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (deck) => {
        expect(stateOf(dealDeck(m, deck)).hands).toEqual(dealtByHand(deck, seats))
      }),
    )
  })
  it('deals cards 0, 1 and 8, 9 to seat 0 of four, and 32 to 35 one each', () => {
    const m = open({ seats: 4 })
    const deck = cardsOf(m)
    const s = stateOf(dealDeck(m, deck))
    const at = (i: number) => s.hands.findIndex((hand) => hand.includes(deck[i] as Card))
    expect([0, 1, 2, 3, 6, 7, 8, 9, 30, 31].map(at)).toEqual([0, 0, 1, 1, 3, 3, 0, 0, 3, 3])
    expect([32, 33, 34, 35].map(at)).toEqual([0, 1, 2, 3])
  })
  it('deals cards 28, 29 to seat 2 of three', () => {
    const m = open({ seats: 3 })
    const deck = cardsOf(m)
    const s = stateOf(dealDeck(m, deck))
    const at = (i: number) => s.hands.findIndex((hand) => hand.includes(deck[i] as Card))
    expect([0, 1, 2, 3, 4, 5, 6, 7, 28, 29].map(at)).toEqual([0, 0, 1, 1, 2, 2, 0, 0, 2, 2])
  })
})

describe('PIL-2.4', () => {
  it('changes no stock, no score, no owned card', () => {
    const m = scoring({
      scores: [5, -2, 7, 0],
      owned: { 0: 'potter', 2: 'assistant' },
      advantage: 'painter',
      won: { 0: 'painter quarry-1 carpenter-red forest-1', 1: 'carpenter-orange stonemason-red toolmaker-red ellen' },
      stock: { 0: 'sand 1', 1: 'wood 3' },
    })
    until(
      () => awaited(m).length <= 1,
      () => passes(m, awaited(m).at(-1) as number),
    )
    does(m, 0, 'finish')
    const s = stateOf(m)
    expect(told(m, 'deal').length).toBe(1)
    expect([stockOf(m, 0), stockOf(m, 1)]).toEqual(['sand 1 wood 1 stone 1', 'wood 3'])
    expect(s.scores.slice(0, 2)).toEqual([6, 0])
    expect(s.owned.map((cards) => idsOf(m, cards))).toEqual([['potter', 'painter'], [], ['assistant'], []])
  })
})

describe('PIL-2.5', () => {
  it('calls on chance at set-up and at each deal only', () => {
    for (const seats of COUNTS) {
      const m = open({ seats })
      for (let round = 1; round <= 2; round++) {
        const chance = JSON.stringify(m.state.rng)
        playTricks(m)
        until(
          () => awaited(m).length <= 1,
          () => passes(m, awaited(m)[0] as number),
        )
        expect(JSON.stringify(m.state.rng)).toBe(chance)
        passes(m, awaited(m)[0] as number)
        expect(stateOf(m).round).toBe(round + 1)
        expect(JSON.stringify(m.state.rng)).not.toBe(chance)
      }
    }
  })
  it('deals from seat 0 in every round: the same chance deals the same hands, whoever led before', () => {
    const m = open({ seats: 4 })
    const chance = { a: 11, b: 22, c: 33, d: 44 }
    const hands = [2, 3].map((round) => {
      playTricks(m)
      m.state.rng = { ...chance }
      passRound(m)
      expect(stateOf(m).round).toBe(round)
      return stateOf(m).hands
    })
    expect(hands[1]).toEqual(hands[0])
  })
  it('keeps the order of the pile from round to round', () => {
    const m = scoring({ advantage: 'potter', pile: 'bell-founder assistant painter brickmaker' })
    const used: string[] = []
    for (let k = 0; k < 3; k++) {
      passRound(playTricks(m))
      used.push(...idsOf(m, stateOf(m).roundCard))
    }
    expect(used).toEqual(['bell-founder', 'assistant', 'painter'])
  })
})
