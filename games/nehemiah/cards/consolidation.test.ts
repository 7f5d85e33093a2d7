import { describe, expect, it } from 'vitest'
import {
  asked,
  goods,
  isClosing,
  lay,
  moves,
  offered,
  on,
  open,
  play,
  pointed,
  put,
  stock,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }
const STOP = { choice: 'stop' }
const at = (row: number, column = 1) => ({ choice: 'activate', column, row })

describe('NEH-7.25', () => {
  it('activates occupied cards of its column in any row, standing or tired, of anybody', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'consolidation-2', 'gold-2', 'wood-2')
    put(t, 1, 1, 1, 'standing')
    put(t, 0, 1, 2, 'standing')
    put(t, 2, 1, 3, 'tired')
    turn(t, 0)
    moves(t, at(2), RESOLVE)
    expect([asked(t), pointed(t)]).toEqual(['0 consolidate', [null, 'NEH-5.9', null, 'NEH-7.25 empty', 'NEH-7.2']])
    play(t, at(3))
    expect([t.s.gold, offered(t)]).toEqual([
      [5, 4, 5, 4],
      [at(1), STOP],
    ])
    play(t, at(1))
    expect([goods(t, 0), t.s.gold[1]]).toEqual([[3, 4], 5])
  })
  it('says of an extra activation that its own coin is lacking, not all gold', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'consolidation-1', 'wood-1')
    put(t, 2, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { gold: 1 })
    turn(t, 0)
    moves(t, at(3), RESOLVE)
    expect(pointed(t)[1]).toBe('NEH-5.5 price')
  })
  it('needs 1 gold, and an effect that can be carried out once it is paid', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-1', 'temple-1', 'wall-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    put(t, 1, 1, 3, 'tired')
    stock(t, 0, { gold: 1 })
    turn(t, 0)
    moves(t, at(1))
    expect(why(t, RESOLVE)).toBe(null)
    play(t, RESOLVE)
    // Only the wall can still be paid: it is taken without asking.
    expect([goods(t, 0), t.s.boards[0]?.[0], t.s.gold[1]]).toEqual([[1, 0], 1, 5])
    const poor = open(4)
    lay(poor, 1, 'consolidation-1', 'wood-1')
    put(poor, 0, 1, 1, 'standing')
    put(poor, 1, 1, 2, 'tired')
    stock(poor, 0, { gold: 0 })
    turn(poor, 0)
    play(poor, at(1))
    expect([asked(poor), goods(poor, 0)]).toEqual(['1 main-action', [2, 0]])
  })
  it('cannot be carried out alone in its column', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-1')
    lay(t, 2, 'wood-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 2, 1, 'tired')
    turn(t, 0)
    play(t, at(1))
    expect(asked(t)).toBe('1 main-action')
  })
})

describe('NEH-7.26', () => {
  it('changes the state of no worker and chooses the second card after the first', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-2', 'gold-3', 'temple-2', 'wood-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'standing')
    put(t, 2, 1, 3, 'tired')
    stock(t, 0, { gold: 1 })
    turn(t, 0)
    moves(t, at(1), RESOLVE)
    // With 1 gold only the funding is possible; then the temple is.
    expect(goods(t, 0)).toEqual([2, 3])
    expect(offered(t)).toEqual([at(3), STOP])
    play(t, at(3))
    expect([on(t, 1, 2), on(t, 1, 3), goods(t, 0)]).toEqual(['1', '2-', [2, 0]])
  })
  it('may activate another Consolidation', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-1', 'consolidation-2', 'wood-1', 'wood-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    put(t, 2, 1, 3, 'tired')
    put(t, 3, 1, 4, 'standing')
    turn(t, 0)
    moves(t, at(1), RESOLVE, at(2))
    expect([asked(t), pointed(t)]).toEqual(['0 consolidate', ['NEH-5.9', 'NEH-5.9', null, null, 'NEH-7.2']])
    moves(t, at(3), at(4))
    expect([goods(t, 0), t.s.gold]).toEqual([
      [5, 1],
      [1, 5, 5, 5],
    ])
  })
  it('is not executable through another Consolidation that would have no card left', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-1', 'consolidation-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    turn(t, 0)
    play(t, at(1))
    expect([asked(t), t.s.gold]).toEqual(['1 main-action', [4, 4, 4, 4]])
  })
})

describe('NEH-R10 NEH-6.3', () => {
  it('pays the bank for own and neutral workers, and closes nothing in row 4', () => {
    const t = open(2)
    lay(t, 1, 'consolidation-2', 'wood-1', 'gold-2', 'wood-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'neutral')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, at(1), RESOLVE, at(4), at(2))
    expect([goods(t, 0), t.s.gold[1], on(t, 1, 4), isClosing(t, 1), t.s.discard.length]).toEqual([
      [5, 2],
      4,
      '0',
      false,
      0,
    ])
  })
})

describe('NEH-R11', () => {
  it('reaches no other column', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-2', 'wood-1', 'gold-2')
    lay(t, 2, 'wood-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    put(t, 1, 1, 3, 'tired')
    put(t, 1, 2, 1, 'tired')
    turn(t, 0)
    moves(t, at(1), RESOLVE)
    expect(why(t, at(1, 2))).toBe('NEH-7.25 column')
  })
})
