import { describe, expect, it } from 'vitest'
import { openMatch } from '../../../match/match.ts'
import { sheetProblems } from '../../../papers/sheet.ts'
import { FOREMEN, KINDS, type KindId } from '../sheet/form.ts'
import { asked, box, deckLeft, goods, moves, open, play, put, turn } from '../test/scene.ts'
import { title } from './index.ts'

const COUNTS = [2, 3, 4] as const
const sizes = (list: readonly (readonly unknown[])[]) => list.map((pile) => pile.length)

describe('NEH-1.6', () => {
  it('lets wood, gold and points pass the pieces of the box', () => {
    const t = open(2)
    t.s.wood[0] = 30
    t.s.gold[0] = 36
    t.s.vp[0] = 200
    t.s.columns[0] = [1, 8, 15, 2]
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 1 }, { choice: 'resolve' })
    expect(goods(t, 0)).toEqual([31, 36])
  })
})

describe('NEH-1.7', () => {
  it.each(COUNTS)('goes clockwise from the First Player, whose pawn never moves: %i players', (seats) => {
    const t = open(seats, { firstPlayer: 'seat-1' })
    const seen: number[] = []
    for (let k = 0; k < 2 * seats; k++) {
      seen.push(t.s.turn)
      play(t, { choice: 'place', column: 1 + (k % t.s.columns.length) })
      if (asked(t).includes('place-neutral')) play(t, { column: 1 + ((k + 2) % 5) })
    }
    expect(seen).toEqual(Array.from({ length: 2 * seats }, (_, k) => (1 + k) % seats))
    expect(t.s.first).toBe(1)
  })
})

describe('NEH-2.1 NEH-2.2', () => {
  it.each([
    [2, 'off', 6, 6, 2, 4],
    [3, 'off', 7, 0, 2, 4],
    [4, 'off', 6, 0, 2, 4],
    [2, 'on', 6, 6, 3, 5],
    [3, 'on', 7, 0, 3, 5],
    [4, 'on', 6, 0, 3, 5],
  ])('gives every player the same: %i players, foremen %s', (seats, foremen, workers, neutrals, wood, gold) => {
    const { s } = open(seats, { foremen })
    for (let seat = 0; seat < seats; seat++) {
      expect([s.supply[seat], s.neutrals[seat], s.aside[seat]]).toEqual([workers, neutrals, 0])
      expect([s.wood[seat], s.gold[seat], s.vp[seat], s.cubes[seat]]).toEqual([wood, gold, 0, 11])
    }
    expect(s.boards).toEqual(Array.from({ length: 3 }, () => new Array(seats).fill(0)))
    expect(new Set(s.owner)).toEqual(new Set([-1]))
  })
})

describe('NEH-2.3 NEH-R3', () => {
  it('takes the sixteen marked cards out with three players only', () => {
    const marked = title.sheet.tables.work?.filter((card) => card.marked).map((card) => card.id)
    expect(marked?.length).toBe(16)
    for (const seats of COUNTS) {
      const { s } = open(seats)
      const ids = [...s.decks.flat(), ...s.columns.flat()].map((card) => box.id[card])
      expect(ids.length).toBe(seats === 3 ? 56 : 72)
      expect(ids.some((id) => marked?.includes(id as string))).toBe(seats !== 3)
    }
  })
})

describe('NEH-2.4', () => {
  it.each([
    [2, 5, [16, 20, 16]],
    [3, 4, [12, 16, 12]],
    [4, 5, [16, 20, 16]],
  ])('fills the columns from deck I, row 1 first: %i players', (seats, columns, left) => {
    const { s } = open(seats)
    expect(sizes(s.columns)).toEqual(new Array(columns).fill(4))
    expect(sizes(s.decks)).toEqual(left)
    expect(new Set(s.columns.flat().map((card) => box.deck[card]))).toEqual(new Set([0]))
    s.decks.forEach((deck, d) => {
      expect(new Set(deck.map((card) => box.deck[card]))).toEqual(new Set([d]))
    })
  })
})

describe('NEH-2.5', () => {
  it('stacks the gates with the lowest on top', () => {
    const { s } = open(4)
    expect(
      s.gatePile
        .slice()
        .reverse()
        .map((gate) => box.gateVp[gate]),
    ).toEqual([2, 2, 2, 3, 3, 3, 4, 4])
  })
})

describe('NEH-2.6 NEH-R32', () => {
  it('draws the First Player at random unless a seat is named', () => {
    const drawn = new Set(
      Array.from({ length: 60 }, (_, k) => open(4, { firstPlayer: 'random' }, `first ${k}`).s.first),
    )
    expect([...drawn].sort()).toEqual([0, 1, 2, 3])
    expect(open(4, { firstPlayer: 'seat-2' }).s.turn).toBe(2)
  })
})

describe('NEH-2.7', () => {
  it('begins with round I', () => expect(open(3).s.round).toBe(1))
})

describe('NEH-2.8', () => {
  it('shuffles each deck by itself, and the same words give the same table', () => {
    const order = (seed: string) =>
      JSON.stringify([open(4, { foremen: 'on' }, seed).s.decks, open(4, { foremen: 'on' }, seed).s.faceUp])
    expect(order('a')).toBe(order('a'))
    expect(order('a')).not.toBe(order('b'))
  })
  it('takes cards from the top of the deck, the first one to row 1', () => {
    const t = open(3)
    const next = (t.s.decks[0] as number[]).slice(-4).reverse()
    put(t, 0, 2, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 2, row: 4 })
    while (t.s.turn === 0) play(t, { choice: asked(t).includes('resolve') ? 'skip' : 'stop' })
    expect(t.s.columns[1]).toEqual(next)
  })
  it('draws nothing at random after the set-up', () => {
    const t = open(3)
    const before = JSON.stringify(t.s.rng)
    put(t, 0, 2, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 2, row: 4 })
    while (t.s.turn === 0) play(t, { choice: asked(t).includes('resolve') ? 'skip' : 'stop' })
    expect(JSON.stringify(t.s.rng)).toBe(before)
  })
})

describe('NEH-R1', () => {
  it('has 36, 20 and 16 cards in the decks, of which 8, 4 and 4 are marked', () => {
    const rows = title.sheet.tables.work ?? []
    const count = (deck: string, marked?: boolean) =>
      rows.filter((card) => card.deck === deck && (marked === undefined || card.marked === marked)).length
    expect(['I', 'II', 'III'].map((deck) => [count(deck), count(deck, true)])).toEqual([
      [36, 8],
      [20, 4],
      [16, 4],
    ])
  })
  it('reads the decks from the sheet: an owner may move a card to another deck', () => {
    const tables = { ...title.sheet.tables }
    tables.work = (tables.work ?? []).map((card, i) => (i < 4 ? { ...card, deck: 'III' } : card))
    const opened = openMatch(title as never, { seats: 4, seed: 'owner', sheet: { ...title.sheet, tables } })
    if (!('match' in opened)) throw new Error('the sheet was refused')
    const state = opened.match.state as unknown as { decks: number[][] }
    expect(sizes(state.decks)).toEqual([12, 20, 20])
  })
})

describe('NEH-R33', () => {
  const COPIES: Readonly<Record<KindId, number>> = {
    'wood-1': 6,
    'wood-2': 5,
    'gold-2': 6,
    'gold-3': 4,
    'wood-order': 3,
    'wall-1': 5,
    'wall-2': 4,
    'temple-1': 5,
    'temple-2': 4,
    'garrison-1': 4,
    'garrison-2': 3,
    gate: 6,
    'remarkable-work': 3,
    'night-work-1': 2,
    'night-work-2': 1,
    'new-site-1': 2,
    'new-site-2': 1,
    'priority-site': 2,
    'crew-change': 2,
    reassignment: 1,
    planning: 1,
    'consolidation-1': 1,
    'consolidation-2': 1,
  }
  it('has all 23 kinds of Work cards in their numbers', () => {
    const counts = Object.fromEntries(KINDS.map((kind) => [kind, box.work.filter((work) => work.id === kind).length]))
    expect(counts).toEqual(COPIES)
  })
})

describe('NEH-R25', () => {
  it('has fifteen foremen, one of each', () => {
    const { s } = open(4, { foremen: 'on' })
    const ids = [...s.foremanDeck, ...s.faceUp].map((card) => box.id[card])
    expect(ids.sort()).toEqual([...FOREMEN].sort())
  })
})

describe('NEH-R31', () => {
  it('has a multiple of four cards in every deck, at every number of players', () => {
    for (const seats of COUNTS)
      for (const deck of ['I', 'II', 'III'] as const) expect(deckLeft(open(seats), deck) % 4).toBe(0)
  })
})

describe('the card sheet of Nehemiah', () => {
  const changed = (table: string, id: string, change: object) => {
    const rows = title.sheet.tables[table] ?? []
    const tables = { ...title.sheet.tables, [table]: rows.map((row) => (row.id === id ? { ...row, ...change } : row)) }
    return sheetProblems('nehemiah', title.form, { ...title.sheet, tables }).map((problem) => problem.at)
  }
  it.each([
    ['gates', 'gate-1', { vp: 9 }, ['gates']],
    ['setup', '3-players', { turnedUp: 3 }, ['setup.3-players.turnedUp']],
    ['setup', '3-players', { columns: 5 }, ['setup.3-players']],
    ['scores', 'wall-3', { third: null }, ['scores.wall-3']],
    ['kinds', 'gate', { effect: 'gain' }, ['kinds.gate.effect']],
    ['kinds', 'gate', { board: 'wall' }, ['kinds.gate.board']],
    ['foremen', 'sculptor', { amount: null }, ['foremen.sculptor.amount']],
    ['numbers', 'wood-per-vp', { value: 0 }, ['numbers.wood-per-vp.value']],
    ['kinds', 'gate', { cost: { wood: 10 } }, ['kinds.gate.cost']],
  ])('is refused where %s.%s cannot be %j', (table, id, change, at) => expect(changed(table, id, change)).toEqual(at))
})
