import { describe, expect, it } from 'vitest'
import { view } from '../../../kernel/zones.ts'
import { awaited, does, open, playOn, reveal } from '../test/scene.ts'
import { deckOf } from './zones.ts'

const size = (piles: readonly (readonly unknown[])[]) => piles.reduce((sum, pile) => sum + pile.length, 0)

describe('TRE-1.1, TRE-2.1', () => {
  it('deals every hand from one shuffled deck', () => {
    const t = open()
    expect(t.s.hands.map((hand) => hand.length)).toEqual(t.s.hands.map(() => t.box.hand))
    expect(size(t.s.hands) + t.s.deck.length).toBe(deckOf(t.box).length)
  })
  it('fills hands again as far as the deck lasts, from the seat that works first', () => {
    const t = open({ hands: { 0: 'quarry', 1: 'quarry' } })
    t.s.deck.splice(0, t.s.deck.length - 3)
    for (const seat of awaited(t)) does(t, seat, { type: 'choose-card', card: 'quarry' })
    expect([t.s.first, t.s.hands[1]?.length, t.s.deck.length]).toEqual([1, 3, 0])
  })
})

describe('TRE-1.2', () => {
  it('shows a hand to its player alone, and the deck to nobody', () => {
    const { match, s } = open()
    const seen = view(match.game, match.state, 0)
    expect(seen).toMatchObject({ hands: [s.hands[0], s.hands[1]?.map(() => -1)] })
    expect(seen).toMatchObject({ deck: s.deck.map(() => -1) })
  })
})

describe('TRE-1.3, TRE-3.1', () => {
  it('ends after the last round of a usual and of a short match', () => {
    for (const [length, rounds] of [
      ['usual', 7],
      ['short', 4],
    ] as const) {
      const t = open({ options: { length } })
      playOn(t)
      expect([t.s.round, t.s.agenda]).toEqual([rounds, []])
    }
  })
  it('ends early when no card is left', () => {
    const t = open()
    for (const hand of t.s.hands) hand.splice(1)
    t.s.deck.splice(0)
    playOn(t)
    expect([t.s.round, t.s.agenda]).toEqual([1, []])
  })
})

describe('TRE-2.6', () => {
  it('discards what was used, and the next seat works first', () => {
    const t = open({ hands: { 0: 'quarry quarry wall', 1: 'quarry crane wall' } })
    playOn(t, (s) => s.round === 2)
    expect(t.s.first).toBe(1)
    expect(t.s.shown.flat()).toEqual([])
    expect(t.s.discard.length + size(t.s.walls)).toBe(t.s.seats)
  })
})

describe('TRE-2.2', () => {
  it('asks all at once and keeps what is chosen covered until all have chosen', () => {
    const t = open({ hands: { 0: 'quarry wall wall', 1: 'quarry crane wall' } })
    expect(awaited(t)).toEqual(t.s.hands.map((_, seat) => seat))
    reveal(t, 'wall')
    expect(awaited(t)).not.toContain(0)
    expect(view(t.match.game, t.match.state, 1).sealed?.[0]).toEqual({ act: 'covered' })
    expect(t.s.shown.flat()).toEqual([])
  })
})
