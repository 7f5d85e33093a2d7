import { describe, expect, it } from 'vitest'
import { FIRST_GATE } from '../sheet/box.ts'
import {
  asked,
  box,
  endGame,
  hold,
  influence,
  lay,
  moves,
  open,
  openWithForemen,
  play,
  put,
  round,
  type Scene,
  stock,
  told,
  turn,
} from '../test/scene.ts'
import { title } from './index.ts'

const RESOLVE = { choice: 'resolve' }
const winners = (t: Scene) => title.game.winners(t.s, box)

describe('NEH-8.7 NEH-8.11', () => {
  it.each([
    [2, 0, 0, 3],
    [2, 0, 1, 2],
    [3, 1, 1, 5],
    [3, 1, 2, 4],
    [3, 1, 0, 3],
    [4, 2, 2, 7],
    [4, 2, 3, 6],
    [4, 2, 0, 5],
    [4, 2, 1, 4],
  ])('%i players, First Player %i, seat %i empties a column: %i more turns', (seats, first, trigger, left) => {
    const t = open(seats, { firstPlayer: `seat-${first}` })
    round(t, 3, 0)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, trigger, 1, 4, 'standing')
    for (let seat = 0; seat < seats; seat++)
      t.s.turns[seat] = (seat - first + seats) % seats < (trigger - first + seats) % seats ? 1 : 0
    turn(t, trigger)
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
    expect((t.s.left as number) + 1).toBe(left)
    const turns: number[] = []
    while (t.s.agenda.length > 0) {
      turns.push(t.s.turn)
      play(t, { choice: 'place', column: 2 + (turns.length % 3) })
      if (asked(t).includes('neutral')) play(t, { column: 5 })
    }
    expect(turns).toEqual(Array.from({ length: left }, (_, k) => (trigger + 1 + k) % seats))
    expect(new Set(t.s.turns).size).toBe(1)
  })
})

describe('NEH-8.8', () => {
  it('plays normal turns, and further columns stay empty', () => {
    const t = open(4)
    round(t, 3, 0)
    t.s.left = 6
    lay(t, 2, 'wood-1', 'wood-1', 'wood-1', 'gold-2')
    put(t, 1, 2, 4, 'standing')
    turn(t, 1)
    moves(t, { choice: 'activate', column: 2, row: 4 }, RESOLVE)
    expect([t.s.gold[1], t.s.columns[1], t.s.left, asked(t)]).toEqual([6, [], 5, '2 main-action'])
  })
  it('is one last table round if the seat on the right of the First Player begins it', () => {
    const t = open(4, { firstPlayer: 'seat-1' })
    round(t, 3, 0)
    for (let seat = 1; seat < 4; seat++) stock(t, seat, { supply: 0 })
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
    // The three others cannot move and pass; seat 0 has its one last turn.
    expect([asked(t), told(t).filter((ev) => ev === 'pass').length]).toEqual(['0 main-action', 3])
    play(t, { choice: 'place', column: 2 })
    expect(t.s.agenda.length).toBe(0)
  })
})

describe('NEH-8.9 NEH-R18 NEH-R20', () => {
  it('scores a third time without taking cubes back, then gates and the sale', () => {
    const t = open(3)
    influence(t, 0, [2, 1, 0])
    influence(t, 1, [1, 0, 3])
    t.s.gates[1] = [FIRST_GATE, FIRST_GATE + 7]
    t.s.gatePile = []
    stock(t, 0, { wood: 8, gold: 3 })
    stock(t, 1, { wood: 2, gold: 1 })
    stock(t, 2, { wood: 3, gold: 2 })
    endGame(t)
    expect([t.s.boards[0], t.s.boards[2]]).toEqual([
      [2, 1, 0],
      [0, 3, 0],
    ])
    expect(t.s.vp).toEqual([5 + 4 + 2 + 1, 3 + 6 + 2 + 4, 1 + 1])
    expect(t.s.tally[1]).toEqual([3, 0, 6, 6, 0, 0, 0, 0])
    expect([t.s.wood, t.s.gold]).toEqual([
      [2, 2, 0],
      [1, 1, 0],
    ])
    expect(told(t)).toEqual(['round-end', 'score', 'score', 'score', 'final', 'final', 'final', 'game-over'])
  })
  it('asks the foremen before it, the last player last', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'town-planner')
    hold(t, 1, 'turncoat')
    put(t, 0, 2, 1, 'tired')
    influence(t, 2, [1, 0, 0])
    t.s.turn = 2
    endGame(t)
    expect(asked(t)).toBe('0 window')
    play(t, { choice: 'play', card: 'town-planner' })
    expect([asked(t), t.s.vp[0]]).toEqual(['1 turncoat', 1])
    play(t, { choice: 'move', player: 2, from: 'wall', to: 'garrison' })
    expect([t.s.agenda.length, t.s.tally[2]?.slice(0, 3)]).toEqual([0, [0, 0, 6]])
  })
})

describe('NEH-8.10', () => {
  const tied = (goods: readonly (readonly [number, number])[], vp: readonly number[]) => {
    const t = open(goods.length)
    goods.forEach(([wood, gold], seat) => {
      stock(t, seat, { wood, gold })
    })
    t.s.vp = vp.slice()
    return winners(endGame(t))
  }
  it('has no winner before the end', () => expect(winners(open(3))).toEqual([]))
  it('is won with the most points', () =>
    expect(
      tied(
        [
          [0, 0],
          [0, 0],
        ],
        [7, 8],
      ),
    ).toEqual([1]))
  it('breaks a tie by wood', () =>
    expect(
      tied(
        [
          [2, 0],
          [1, 1],
        ],
        [9, 9],
      ),
    ).toEqual([0]))
  it('then by gold', () =>
    expect(
      tied(
        [
          [2, 0],
          [2, 1],
        ],
        [9, 9],
      ),
    ).toEqual([1]))
  it('is shared by those still level', () =>
    expect(
      tied(
        [
          [1, 1],
          [2, 1],
          [2, 1],
        ],
        [9, 9, 9],
      ),
    ).toEqual([1, 2]))
  it('counts the stock before the sale', () =>
    expect(
      tied(
        [
          [3, 0],
          [2, 0],
        ],
        [8, 9],
      ),
    ).toEqual([0]))
})

describe('NEH-R19 NEH-11.3', () => {
  it('counts what is left after the sale by option', () => {
    const t = open(2, { tieBreakStock: 'after-sale' })
    stock(t, 0, { wood: 3, gold: 0 })
    stock(t, 1, { wood: 2, gold: 0 })
    t.s.vp = [8, 9]
    expect(winners(endGame(t))).toEqual([1])
  })
})

describe('NEH-E8', () => {
  it('sells 5 wood and 5 gold for 3 VP', () => {
    const t = open(2)
    stock(t, 0, { wood: 5, gold: 5 })
    endGame(t)
    expect([t.s.vp[0], t.s.wood[0], t.s.gold[0]]).toEqual([3, 2, 1])
  })
})

describe('NEH-E12', () => {
  it('plays six more turns after seat 1 of four, First Player 0', () => {
    const t = open(4)
    round(t, 3, 0)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 1, 1, 4, 'standing')
    turn(t, 1)
    moves(t, { choice: 'activate', column: 1, row: 4 }, RESOLVE)
    const turns: number[] = []
    while (t.s.agenda.length > 0) {
      turns.push(t.s.turn)
      play(t, { choice: 'place', column: 2 + (turns.length % 2) })
    }
    expect(turns).toEqual([2, 3, 0, 1, 2, 3])
  })
})
