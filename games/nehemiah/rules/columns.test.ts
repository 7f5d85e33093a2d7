import { describe, expect, it } from 'vitest'
import {
  asked,
  box,
  closeColumn,
  deckLeft,
  goods,
  isClosing,
  lay,
  moves,
  on,
  open,
  openWithForemen,
  play,
  put,
  round,
  thin,
  told,
  turn,
  why,
} from '../test/scene.ts'

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

describe('NEH-6.1', () => {
  it('closes by the activation of a worker in row 4, and by nothing else in that row', () => {
    const t = open(3)
    put(t, 0, 2, 4, 'standing')
    put(t, 1, 3, 4, 'standing')
    turn(t, 0)
    play(t, activate(2, 4))
    expect([isClosing(t, 2), isClosing(t, 3)]).toEqual([true, false])
  })
})

describe('NEH-6.2', () => {
  it('is final even if night work stands the worker up', () => {
    const t = open(3)
    lay(t, 1, 'night-work-1', 'wood-1', 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(1, 4), { choice: 'resolve' }, activate(1, 1))
    expect([t.s.discard.length, t.s.supply]).toEqual([4, [7, 7, 7]])
  })
})

describe('NEH-6.3', () => {
  it('closes nothing by consolidating a row-4 card', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-1', 'wood-1', 'wood-1', 'gold-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(1, 1), { choice: 'resolve' })
    expect([t.s.gold[0], t.s.discard.length, on(t, 1, 4)]).toEqual([5, 0, '1'])
  })
})

describe('NEH-6.4', () => {
  it('clears all closing columns, then refills them from left to right', () => {
    const t = open(4)
    lay(t, 2, 'planning', 'gold-2', 'wood-1', 'wood-1')
    put(t, 1, 2, 1, 'tired')
    put(t, 0, 2, 4, 'standing')
    put(t, 1, 4, 2, 'tired')
    put(t, 2, 4, 1, 'standing')
    const top = (t.s.decks[0] as number[]).slice(-8).reverse()
    const gone = [...(t.s.columns[1] as number[])]
    turn(t, 0)
    moves(t, activate(2, 4), { choice: 'skip' }, activate(2, 1), { step: 'column', column: 4 })
    gone.push(...(t.s.columns[3] as number[]))
    play(t, { step: 'rows', rows: [2, 4] })
    expect([t.s.columns[1], t.s.columns[3]]).toEqual([top.slice(0, 4), top.slice(4)])
    expect(t.s.discard.slice().sort()).toEqual(gone.sort())
    expect(t.s.supply).toEqual([6, 6, 6, 6])
    // The next turn is the first one since a column went.
    expect(t.s.still).toBe(1)
    expect(t.s.events?.filter((event) => event.ev === 'column-filled').map((event) => event.with)).toEqual([
      { column: 2, deck: 1 },
      { column: 4, deck: 1 },
    ])
    expect(told(t).filter((ev) => ev.startsWith('column'))).toEqual([
      'column-cleared',
      'column-cleared',
      'column-filled',
      'column-filled',
    ])
  })
  it('sends neutral workers to their keeper', () => {
    const t = open(2)
    put(t, 1, 1, 2, 'neutral')
    put(t, 0, 1, 3, 'neutral')
    closeColumn(t, 1)
    expect([t.s.neutrals, t.s.supply]).toEqual([
      [6, 6],
      [6, 6],
    ])
  })
})

describe('NEH-6.5', () => {
  it('ends the round when the deck is short, and refills from the next', () => {
    const t = open(3)
    thin(t, 0)
    closeColumn(t, 2)
    expect([t.s.round, deckLeft(t, 'II'), t.s.columns[1]?.length]).toEqual([2, 12, 4])
    expect(new Set((t.s.columns[1] as number[]).map((card) => box.deck[card]))).toEqual(new Set([1]))
    expect(told(t)).toEqual([
      'skip',
      'column-cleared',
      'round-end',
      'score',
      'score',
      'score',
      'new-round',
      'column-filled',
    ])
  })
  it('fills what it can from the old deck first', () => {
    const t = open(3)
    thin(t, 4)
    put(t, 1, 3, 4, 'tired')
    t.s.closing = 1 << 2
    closeColumn(t, 1)
    expect([t.s.round, deckLeft(t, 'I'), deckLeft(t, 'II')]).toEqual([2, 0, 12])
    expect((t.s.columns[0] as number[]).every((card) => box.deck[card] === 0)).toBe(true)
    expect((t.s.columns[2] as number[]).every((card) => box.deck[card] === 1)).toBe(true)
  })
})

describe('NEH-6.6 NEH-R16 NEH-R17', () => {
  it('begins the end phase when deck III cannot fill a column, which stays empty', () => {
    const t = open(3)
    round(t, 3, 4)
    closeColumn(t, 1)
    // The last cards are laid: the deck is empty, and the game goes on.
    expect([t.s.left, deckLeft(t, 'III'), t.s.columns[0]?.length]).toEqual([null, 0, 4])
    closeColumn(t, 2, 1)
    expect([t.s.columns[1], t.s.supply[1], told(t).includes('end-phase')]).toEqual([[], 7, true])
    const left = t.s.left
    closeColumn(t, 3, 2)
    expect([t.s.columns[2], told(t).includes('end-phase'), t.s.left]).toEqual([[], false, (left as number) - 1])
  })
})

describe('NEH-6.7', () => {
  it('keeps discarded cards out of the game', () => {
    const t = open(3)
    const gone = [...(t.s.columns[0] as number[])]
    closeColumn(t, 1)
    thin(t, 0)
    for (const column of [1, 2, 3, 4]) closeColumn(t, column)
    for (const card of gone) {
      expect(t.s.discard).toContain(card)
      expect([...t.s.decks.flat(), ...t.s.columns.flat()]).not.toContain(card)
    }
  })
})

describe('NEH-6.8', () => {
  it('treats a closing column like any other until it goes', () => {
    const t = openWithForemen(4)
    lay(t, 1, 'priority-site', 'wood-1', 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(1, 4), { choice: 'skip' }, activate(1, 1))
    expect([isClosing(t, 1), why(t, { step: 'card', column: 1, row: 2 })]).toEqual([true, null])
  })
})

describe('NEH-6.11', () => {
  it('takes an empty column of the end phase out of the game', () => {
    const t = open(4)
    round(t, 3, 0)
    t.s.columns[1] = []
    t.s.left = 5
    lay(t, 1, 'priority-site')
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    expect(why(t, { choice: 'place', column: 2 })).toBe('NEH-6.11')
    moves(t, activate(1, 1), { choice: 'resolve' })
    expect(why(t, { step: 'card', column: 2, row: 1 })).toBe('NEH-6.11')
  })
})

describe('NEH-6.12', () => {
  it.each([
    [3, 4],
    [4, 5],
  ])('begins the end phase at once if all columns go at the end of round II: %i players', (seats, columns) => {
    const t = open(seats)
    round(t, 2, 0)
    t.s.closing = (1 << columns) - 1
    turn(t, 1)
    play(t, { choice: 'place', column: 1 })
    expect([t.s.round, deckLeft(t, 'III'), t.s.columns.at(-1)]).toEqual([3, 0, []])
    expect(t.s.columns.slice(0, -1).every((cards) => cards.length === 4)).toBe(true)
    // Counted from seat 1: the rest of the table round, then one more.
    expect(t.s.left).toBe(seats - 2 + seats - 1)
  })
  it('opens round III with foremen all the same', () => {
    const t = openWithForemen(3)
    round(t, 2, 0)
    t.s.foremanDeck.splice(0, 4)
    t.s.closing = 15
    turn(t, 1)
    play(t, { choice: 'place', column: 1 })
    expect([t.s.left, asked(t), t.s.faceUp.length]).toEqual([4, '2 pick-foreman', 4])
  })
})

describe('NEH-R9', () => {
  it('lets extra cards come before the replacement', () => {
    const t = open(3)
    lay(t, 1, 'gold-2', 'wood-1', 'wood-1', 'gold-3')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(1, 4), { choice: 'resolve' }, activate(1, 1))
    expect([goods(t, 0), t.s.discard.length]).toEqual([[2, 8], 4])
  })
})

describe('NEH-E13', () => {
  it.each([2, 4])('ends round I with the fifth cleared column, deck II keeping 16 cards: %i players', (seats) => {
    const t = open(seats)
    for (let k = 1; k <= 4; k++) {
      closeColumn(t, k)
      expect(t.s.round).toBe(1)
    }
    expect(deckLeft(t, 'I')).toBe(0)
    closeColumn(t, 5)
    expect([t.s.round, deckLeft(t, 'II'), t.s.discard.length]).toEqual([2, 16, 20])
  })
})
