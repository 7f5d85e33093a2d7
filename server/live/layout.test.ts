import { describe, expect, it } from 'vitest'
import type { Game, Zone } from '../../kernel/game.ts'
import { type Card, HIDDEN, type State } from '../../kernel/words.ts'
import { everybody, nobody } from '../../kernel/zones.ts'
import { layoutOf } from './layout.ts'
import { changes, shown } from './shown.ts'

type Table = State & { deck: Card[]; hands: Card[][] }

const base = { seats: 2, agenda: [], sealed: null, rng: null, secretsOut: 0, events: null }
const table = (deck: Card[], hands: Card[][]): Table => ({ ...base, deck, hands })

const hand: Zone<Table, unknown> = {
  id: 'hand',
  pool: 'cards',
  piles: (s) => s.hands,
  sees: (_s, seat, pile) => seat === pile,
}
const deck: Zone<Table, unknown> = { id: 'deck', pool: 'cards', piles: (s) => [s.deck], sees: nobody }

const gameWith = (...zones: readonly Zone<Table, unknown>[]): Game => ({ id: 'toy', box: null, zones }) as never

describe('where the piles lie', () => {
  it('is one layout as long as they lie there', () => {
    const game = gameWith(hand, deck)
    const first = layoutOf(game, table([1, 2], [[3], []]))
    expect(first.corners.map((corner) => corner.member)).toEqual(['hands', 'deck'])
    expect(layoutOf(game, table([2], [[3], [1]]))).toBe(first)
  })
  it('is learned for every number of seats', () => {
    const game = gameWith(hand, deck)
    const two = layoutOf(game, table([], [[1], [2]]))
    const three = layoutOf(game, { ...table([], [[1], [2], [3]]), seats: 3 } as State)
    expect(three).not.toBe(two)
    expect(layoutOf(game, table([], [[1], [2]]))).toBe(two)
  })
  it('is learned again when a pile has found another place, and nothing is shown by it', () => {
    const cards: Zone<Table, unknown> = { ...deck, piles: (s) => [s.deck.length > 0 ? s.deck : (s.hands[1] as Card[])] }
    const game = gameWith(cards)
    const before = table([7, 8], [[1], [2]])
    const after = table([], [[1], [7, 8]])
    const [text] = changes(game, before, table([8, 7], [[1], [2]]), [0])
    expect(text).toBe('null')
    // In the list lies an open pile beside it, for which there is no layout.
    expect(() => changes(game, before, after, [0])).toThrow('toy: in hands lie piles and other things')
    const both = gameWith({ ...cards, piles: (s) => (s.deck.length > 0 ? [s.deck] : s.hands) })
    expect(JSON.parse(changes(both, before, after, [0])[0] as string)).toEqual(
      JSON.parse(changes(both, before, table([], [[1], [9, 5]]), [0])[0] as string),
    )
  })
  it('is nowhere for piles that are always empty, and an error for those that are not', () => {
    const none: Zone<Table, unknown> = { ...deck, id: 'none', piles: () => [[]] }
    expect(layoutOf(gameWith(none, deck), table([1], [])).corners).toHaveLength(1)
    const lost: Zone<Table, unknown> = { ...deck, id: 'lost', piles: () => [[4]] }
    expect(() => layoutOf(gameWith(lost), table([], []))).toThrow('toy: a pile of lost does not lie in the state')
  })
})

describe('what is shown of piles', () => {
  it('hides each hand from the others, and what changed in it unseen', () => {
    const game = gameWith(hand, deck)
    const before = table([1, 2], [[3, 4], [5]])
    const after = table([2, 1], [[4, 3], [5]])
    expect(shown(game, before, 1)).toMatchObject({ deck: [HIDDEN, HIDDEN], hands: [[HIDDEN, HIDDEN], [5]] })
    expect(changes(game, before, after, [0, 1, null])).toEqual(['{"hands/0":[[4,3]]}', 'null', 'null'])
  })
  it('leaves alone what everybody sees', () => {
    const game = gameWith({ ...hand, sees: everybody })
    expect(layoutOf(game, table([1], [[2], [3]])).corners).toEqual([])
    expect(changes(game, table([1], [[2], [3]]), table([1], [[2], [4]]), [null])).toEqual(['{"hands/1/0":[4]}'])
  })
})
