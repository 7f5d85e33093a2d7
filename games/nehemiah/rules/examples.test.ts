import { describe, expect, it } from 'vitest'
import {
  asked,
  cubesOn,
  goods,
  isClosing,
  lay,
  moves,
  offered,
  on,
  open,
  play,
  put,
  type Scene,
  stock,
  turn,
  why,
} from '../test/scene.ts'

const activate = (row: number, column = 1) => ({ choice: 'activate', column, row })
const extra = activate
const RESOLVE = { choice: 'resolve' }
const STOP = { choice: 'stop' }

/** The column of the rulebook's examples: wood, gold, wall, wood. */
function example(seats = 3): Scene {
  const t = open(seats)
  lay(t, 1, 'wood-1', 'gold-2', 'wall-1', 'wood-1')
  return t
}

describe('NEH-E2', () => {
  const given = () => {
    const t = example()
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'standing')
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { wood: 1, gold: 4 })
    return turn(t, 0)
  }
  it('activates row 1: 2 wood, nobody tired to pay for', () => {
    const t = moves(given(), activate(1), RESOLVE)
    expect([goods(t, 0), asked(t)]).toEqual([[2, 4], '1 main-action'])
  })
  it('activates row 3: a cube on the Wall for the wood', () => {
    const t = moves(given(), activate(3), RESOLVE)
    expect([goods(t, 0), cubesOn(t, 'wall'), asked(t)]).toEqual([[0, 4], [1, 0, 0], '1 main-action'])
  })
})

describe('NEH-E3', () => {
  it.each([[[2, 1]], [[1, 2]]])('pays for rows %j in this order with the same result', (rows) => {
    const t = example()
    put(t, 0, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { wood: 1, gold: 2 })
    stock(t, 1, { gold: 0 })
    turn(t, 0)
    moves(t, activate(3), RESOLVE)
    expect([cubesOn(t, 'wall')[0], t.s.wood[0]]).toEqual([1, 0])
    play(t, extra(rows[0] as number))
    if (rows[0] === 2) expect([t.s.gold[1], t.s.gold[0]]).toEqual([1, 3])
    play(t, extra(rows[1] as number))
    expect([goods(t, 0), t.s.gold[1], asked(t)]).toEqual([[1, 2], 1, '1 main-action'])
  })
})

describe('NEH-E4', () => {
  it('lets blue pay red above, never the card below', () => {
    const t = example()
    put(t, 0, 1, 1, 'tired')
    put(t, 1, 1, 2, 'standing')
    put(t, 0, 1, 3, 'tired')
    stock(t, 1, { wood: 0, gold: 1 })
    stock(t, 0, { gold: 0 })
    turn(t, 1)
    moves(t, activate(2), RESOLVE)
    expect([t.s.gold[1], offered(t), why(t, extra(3))]).toEqual([3, [extra(1), STOP], 'NEH-5.5 below'])
    play(t, extra(1))
    expect([goods(t, 1), t.s.gold[0]]).toEqual([[1, 2], 1])
  })
})

describe('NEH-E5', () => {
  it('closes the column, earns on the way and sends everybody home', () => {
    const t = example()
    put(t, 2, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    put(t, 2, 1, 4, 'standing')
    stock(t, 2, { wood: 0, gold: 1 })
    stock(t, 1, { gold: 0 })
    turn(t, 2)
    const deck = t.s.decks[0]?.length as number
    moves(t, activate(4), RESOLVE)
    expect([t.s.wood[2], isClosing(t, 1), why(t, extra(3))]).toEqual([1, true, 'NEH-5.5 standing'])
    play(t, extra(2))
    expect([t.s.gold[2], t.s.gold[1]]).toEqual([2, 1])
    play(t, extra(1))
    expect(goods(t, 2)).toEqual([2, 1])
    expect([t.s.supply, t.s.discard.length, t.s.decks[0]?.length]).toEqual([[7, 7, 7], 4, deck - 4])
    expect([1, 2, 3, 4].map((row) => on(t, 1, row))).toEqual(['', '', '', ''])
  })
})

describe('NEH-E14', () => {
  it('stands the anchor up by an opponent’s night work, to be activated again next turn', () => {
    const t = open(3)
    lay(t, 1, 'night-work-1', 'wood-1', 'gold-2', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 3, 'standing')
    turn(t, 0)
    moves(t, activate(3), RESOLVE, extra(1))
    expect([on(t, 1, 3), t.s.gold[0], t.s.gold[1]]).toEqual(['0', 5, 5])
    turn(t, 0)
    expect(why(t, activate(3))).toBe(null)
  })
})
