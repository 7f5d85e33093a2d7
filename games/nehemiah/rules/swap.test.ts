import { describe, expect, it } from 'vitest'
import {
  goods,
  isClosing,
  kinds,
  lay,
  moves,
  on,
  open,
  play,
  pointed,
  put,
  type Scene,
  stock,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const first = (column: number, row: number) => ({ step: 'first', column, row })

const second = (column: number, row: number) => ({ step: 'second', column, row })

const column = (c: number) => ({ step: 'column', column: c })

const rows = (a: number, b: number) => ({ step: 'rows', rows: [a, b] })

function activated(t: Scene, c: number, row: number): Scene {
  turn(t, 0)
  return moves(t, { choice: 'activate', column: c, row }, RESOLVE)
}

describe('NEH-6.1 by a swap', () => {
  it('closes a column when Reassignment lays a tired worker in row 4', () => {
    const t = open(4)
    lay(t, 1, 'reassignment')
    put(t, 0, 1, 1, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 1, 3, 4, 'standing')
    activated(t, 1, 1)
    play(t, first(3, 1))
    expect([t.s.discard.length, t.s.supply]).toEqual([4, [5, 6, 6, 6]])
  })
  it('closes it as well when the worker in row 4 is named first', () => {
    const t = open(4)
    lay(t, 1, 'reassignment')
    put(t, 0, 1, 1, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 1, 3, 4, 'standing')
    activated(t, 1, 1)
    play(t, first(3, 4))
    expect([t.s.discard.length, t.s.supply]).toEqual([4, [5, 6, 6, 6]])
  })
  it('closes a column when Planning brings a tired worker to row 4', () => {
    const t = open(4)
    lay(t, 1, 'planning', 'gold-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 3, 2, 'tired')
    put(t, 1, 1, 2, 'tired')
    activated(t, 1, 1)
    moves(t, column(3), rows(2, 4))
    expect([t.s.discard.length, t.s.supply[1]]).toEqual([4, 5])
  })
  it('closes nothing when a standing worker comes to row 4', () => {
    const t = open(4)
    lay(t, 1, 'planning')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 3, 2, 'standing')
    activated(t, 1, 1)
    moves(t, column(3), rows(2, 4))
    expect([on(t, 3, 4), t.s.discard.length]).toEqual(['1', 0])
  })
})

describe('NEH-5.10 NEH-6.1 NEH-6.2 the cards that change the columns, together', () => {
  it('moves the anchor to row 4 by Planning: the tired anchor closes his own column', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'planning', 'gold-2', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    put(t, 2, 1, 3, 'tired')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 2 }, RESOLVE, column(1), rows(2, 4))
    expect([isClosing(t, 1), on(t, 1, 4)]).toEqual([true, '0-'])
    // From row 4 all tired workers above can be paid for: wood in row 1, gold in row 3.
    moves(t, { choice: 'activate', column: 1, row: 3 }, { choice: 'activate', column: 1, row: 1 })
    expect([goods(t, 0), t.s.supply]).toEqual([
      [3, 4],
      [6, 6, 6, 6],
    ])
  })
  it('does not reopen a column by standing its row-4 worker up or swapping him away', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1', 'reassignment', 'gold-2', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, RESOLVE, { choice: 'activate', column: 1, row: 1 })
    expect([on(t, 1, 4), isClosing(t, 1)]).toEqual(['0', true])
    moves(t, { choice: 'activate', column: 1, row: 2 }, first(1, 4), second(1, 1))
    expect([t.s.discard.length, t.s.supply]).toEqual([4, [6, 6, 6, 6]])
  })
  it('pays for a crew change and a new site above in a closing column, then clears all of it', () => {
    const t = open(4)
    lay(t, 1, 'crew-change', 'new-site-1', 'priority-site', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 2, 1, 2, 'tired')
    put(t, 3, 1, 3, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(
      t,
      { choice: 'activate', column: 1, row: 4 },
      RESOLVE,
      { choice: 'activate', column: 1, row: 1 },
      // His own worker takes the tired place of seat 2: the coin for row 2 now goes to the bank.
      { column: 1, row: 2 },
    )
    expect([on(t, 1, 2), t.s.gold]).toEqual(['0-', [3, 5, 4, 4]])
    moves(t, { choice: 'activate', column: 1, row: 2 }, { choice: 'send', column: 2 })
    expect(t.s.gold).toEqual([2, 5, 4, 4])
    // The priority site puts a worker nowhere in the closing column: it is full, so another card is named.
    moves(t, { choice: 'activate', column: 1, row: 3 }, { step: 'card', column: 2, row: 4 })
    expect([on(t, 2, 1), on(t, 2, 4), t.s.supply, t.s.discard.length]).toEqual(['0', '0', [4, 6, 6, 6], 4])
  })
  it('places into a closing column, and the worker comes home with it', () => {
    const t = open(4)
    lay(t, 1, 'new-site-1', 'wood-1', 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, RESOLVE, { choice: 'activate', column: 1, row: 1 })
    expect(why(t, { choice: 'send', column: 1 })).toBe(null)
    play(t, { choice: 'send', column: 1 })
    expect([t.s.supply, t.s.discard.length]).toEqual([[6, 6, 6, 6], 4])
  })
  it('consolidates a Planning that moves the Consolidation itself', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-2', 'planning', 'wood-1', 'gold-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'standing')
    put(t, 1, 1, 3, 'standing')
    put(t, 2, 1, 4, 'standing')
    stock(t, 0, { gold: 4 })
    activated(t, 1, 1)
    moves(t, { choice: 'activate', column: 1, row: 2 }, column(1), rows(1, 4))
    expect([kinds(t, 1), isClosing(t, 1)]).toEqual([['gold-2', 'planning', 'wood-1', 'consolidation-2'], true])
    // The second card is chosen in the new order; rows 2 and 4 are used up.
    expect(pointed(t)).toEqual([null, 'NEH-5.9', null, 'NEH-5.9', null])
    play(t, { choice: 'activate', column: 1, row: 1 })
    expect([t.s.gold, t.s.discard.length]).toEqual([[4, 5, 5, 4], 4])
  })
  it('consolidates a night work that stands up the anchor, and a Reassignment that lays him in row 4', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1', 'consolidation-2', 'reassignment', 'wood-1')
    put(t, 1, 1, 1, 'standing')
    put(t, 0, 1, 2, 'standing')
    put(t, 1, 1, 3, 'tired')
    put(t, 2, 1, 4, 'standing')
    activated(t, 1, 2)
    play(t, { choice: 'activate', column: 1, row: 3 })
    moves(t, first(1, 2), second(1, 4))
    expect([on(t, 1, 4), on(t, 1, 2), isClosing(t, 1)]).toEqual(['0-', '2', true])
    play(t, { choice: 'activate', column: 1, row: 1 })
    // Stood up again in row 4: the column goes all the same.
    expect([t.s.discard.length, t.s.supply]).toEqual([4, [6, 6, 6, 6]])
  })
})
