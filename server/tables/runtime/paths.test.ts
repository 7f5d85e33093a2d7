import { describe, expect, it } from 'vitest'
import type { Game, Zone } from '../../../kernel/game.ts'
import { type Card, HIDDEN, type State } from '../../../kernel/words.ts'
import { everybody, nobody } from '../../../kernel/zones.ts'
import { lay, pathTo } from './paths.ts'
import { changes, shown } from './shown.ts'

type Table = State & { deck: Card[]; hands: Card[][]; mat: { rows: Card[][]; gold: number } }

const base = { seats: 2, agenda: [], sealed: null, rng: null, secretsOut: 0, events: null, options: {} }
const table = (deck: Card[], hands: Card[][], rows: Card[][] = [], gold = 0): Table => ({
  ...base,
  deck,
  hands,
  mat: { rows, gold },
})

const hand: Zone<Table, unknown> = {
  id: 'hand',
  pool: 'cards',
  piles: (s) => s.hands,
  sees: (_s, seat, pile) => seat === pile,
}
const deck: Zone<Table, unknown> = { id: 'deck', pool: 'cards', piles: (s) => [s.deck], sees: nobody }
const rows: Zone<Table, unknown> = { ...hand, id: 'rows', piles: (s) => s.mat.rows }

const gameWith = (...zones: readonly Zone<Table, unknown>[]): Game => ({ id: 'toy', box: null, zones }) as never
/** As the server knows every zone. */
const known = (zone: Zone<Table, unknown>) => zone as never

describe('the way to a pile', () => {
  it('leads through the members of the state', () => {
    const s = table([1], [[2], [3]], [[4], [5]])
    const game = gameWith(hand, deck, rows)
    expect(pathTo(game, s, known(deck), 0, s.deck)).toEqual(['deck'])
    expect(pathTo(game, s, known(hand), 1, s.hands[1] as Card[])).toEqual(['hands', '1'])
    expect(pathTo(game, s, known(rows), 1, s.mat.rows[1] as Card[])).toEqual(['mat', 'rows', '1'])
  })
  it('is found anew where the pile lies elsewhere, and an error where it lies nowhere', () => {
    const s = table([1], [[2], [3]])
    const game = gameWith(hand)
    expect(pathTo(game, s, known(hand), 0, s.hands[0] as Card[])).toEqual(['hands', '0'])
    expect(pathTo(game, s, known(hand), 0, s.deck)).toEqual(['deck'])
    expect(() => pathTo(game, s, known(hand), 0, [4])).toThrow('toy: a pile of hand does not lie in the state')
  })
  it('is laid with other cards without touching the state', () => {
    const s = table([], [], [[4], [5]])
    const members = {}
    lay(members, s, ['mat', 'rows', '1'], [HIDDEN])
    lay(members, s, ['mat', 'rows', '0'], [HIDDEN, HIDDEN])
    expect(members).toEqual({ mat: { rows: [[HIDDEN, HIDDEN], [HIDDEN]], gold: 0 } })
    expect(s.mat.rows).toEqual([[4], [5]])
  })
})

describe('what an entry changed in the piles', () => {
  it('hides each hand from the others, and what changed in it unseen', () => {
    const game = gameWith(hand, deck)
    const before = table([1, 2], [[3, 4], [5]])
    const after = table([2, 1], [[4, 3], [5]])
    expect(shown(game, before, 1)).toMatchObject({ deck: [HIDDEN, HIDDEN], hands: [[HIDDEN, HIDDEN], [5]] })
    expect(changes(game, before, after, [0, 1, null])).toEqual(['{"hands/0":[[4,3]]}', 'null', 'null'])
  })
  it('is told also of piles deep in the state, and of what lies open beside them', () => {
    const game = gameWith(rows)
    const before = table([], [], [[1, 2], [3]], 5)
    const after = table([], [], [[2, 1], [4]], 6)
    expect(changes(game, before, after, [0, 1, null])).toEqual([
      '{"mat":{"rows/0":[[2,1]],"gold":[6]}}',
      '{"mat":{"rows/1/0":[4],"gold":[6]}}',
      '{"mat/gold":[6]}',
    ])
  })
  it('leaves alone what everybody sees', () => {
    const game = gameWith({ ...hand, sees: everybody })
    expect(changes(game, table([1], [[2], [3]]), table([1], [[2], [4]]), [null])).toEqual(['{"hands/1/0":[4]}'])
  })
  it('of a pile that was empty or has become so, and of one that lies nowhere', () => {
    const none: Zone<Table, unknown> = { ...deck, id: 'none', piles: () => [[]] }
    const game = gameWith(none, deck, hand)
    expect(changes(game, table([], [[], [1]]), table([9, 9], [[1], []]), [0, null])).toEqual([
      '{"deck":[[-1,-1]],"hands":{"0/0":[1],"1/#":0}}',
      '{"deck":[[-1,-1]],"hands":{"0/0":[-1],"1/#":0}}',
    ])
  })
  it('shows nothing of a pile that has found another place', () => {
    const cards: Zone<Table, unknown> = { ...deck, piles: (s) => [s.deck.length > 0 ? s.deck : (s.hands[1] as Card[])] }
    const game = gameWith(cards)
    const before = table([7, 8], [[1], [2]])
    const told = changes(game, before, table([], [[1], [7, 8]]), [0])
    expect(told).toEqual(changes(game, before, table([], [[1], [9, 5]]), [0]))
  })
})
