import { describe, expect, it } from 'vitest'
import {
  asked,
  hold,
  isClosing,
  lay,
  moves,
  offered,
  on,
  open,
  openWithForemen,
  play,
  pointed,
  put,
  type Scene,
  stock,
  turn,
  why,
} from '../test/scene.ts'

const place = (column: number) => ({ choice: 'place', column })
const RESOLVE = { choice: 'resolve' }
/** Rows 1 to `rows` of a column full of tired workers of seat 1. */
const crowd = (t: Scene, column: number, rows: number) => {
  for (let row = 1; row <= rows; row++) {
    t.s.owner[(column - 1) * 4 + row - 1] = 1
    t.s.tired[(column - 1) * 4 + row - 1] = 1
  }
}

describe('NEH-9.1', () => {
  it('gives each of two players six neutral workers, five columns and all cards', () => {
    const { s } = open(2)
    expect([s.neutrals, s.columns.length, s.decks.flat().length + 20]).toEqual([[6, 6], 5, 72])
    expect(open(3).s.neutrals).toEqual([0, 0, 0])
  })
})

describe('NEH-9.2', () => {
  it('follows the place action, not an activation', () => {
    const t = open(2)
    lay(t, 1, 'wood-1')
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    const other = play({ s: t.s }, place(2))
    expect(asked(other)).toBe('0 place-neutral')
    play(other, { column: 4 })
    expect([on(other, 4, 1), other.s.neutrals, asked(other)]).toEqual(['n0-', [5, 6], '1 main-action'])
    moves(t, { choice: 'activate', column: 1, row: 1 }, RESOLVE)
    expect([asked(t), t.s.neutrals]).toEqual(['1 main-action', [6, 6]])
  })
})

describe('NEH-9.3', () => {
  it('lays him tired on the first free card of another column', () => {
    const t = open(2)
    put(t, 1, 3, 1, 'standing')
    turn(t, 0)
    play(t, place(2))
    expect(why(t, { column: 2 })).toBe('NEH-9.3')
    const first = play({ s: t.s }, { column: 1 })
    expect(on(first, 1, 1)).toBe('n0-')
    play(t, { column: 3 })
    expect(on(t, 3, 2)).toBe('n0-')
  })
})

describe('NEH-9.4', () => {
  it('never lays him in row 4', () => {
    const t = open(2)
    crowd(t, 1, 3)
    crowd(t, 2, 4)
    turn(t, 0)
    play(t, place(4))
    expect(pointed(t)).toEqual(['NEH-9.4', 'NEH-1.4 full', null, 'NEH-9.3', null])
  })
})

describe('NEH-9.5', () => {
  it('must be done where it can be', () => {
    const t = play(open(2), place(3))
    expect(offered(t)).toEqual([1, 2, 4, 5].map((column) => ({ column })))
  })
  it('is left out without a neutral worker', () => {
    const t = open(2)
    t.s.neutrals[0] = 0
    play(t, place(3))
    expect(asked(t)).toBe('1 main-action')
  })
  it('is left out without a column, and taken without asking when there is one', () => {
    const t = open(2)
    for (const column of [1, 2, 4, 5]) crowd(t, column, 3)
    turn(t, 0)
    const none = play({ s: t.s }, place(3))
    expect([asked(none), none.s.neutrals[0]]).toEqual(['1 main-action', 6])
    t.s.owner[16] = -1
    play(t, place(3))
    expect([asked(t), on(t, 5, 1)]).toEqual(['1 main-action', 'n0-'])
  })
})

describe('NEH-9.6', () => {
  it('costs 1 gold to the bank to activate his card', () => {
    const t = open(2)
    lay(t, 1, 'wood-2', 'wood-1')
    put(t, 1, 1, 1, 'neutral')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 2 }, RESOLVE, { choice: 'activate', column: 1, row: 1 })
    expect([t.s.wood[0], t.s.gold]).toEqual([5, [3, 4]])
  })
})

describe('NEH-9.7 NEH-R36', () => {
  it('closes a column when a swap brings him to row 4', () => {
    const t = open(2)
    lay(t, 1, 'planning', 'night-work-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    put(t, 1, 3, 1, 'neutral')
    turn(t, 0)
    moves(
      t,
      { choice: 'activate', column: 1, row: 1 },
      RESOLVE,
      { step: 'column', column: 3 },
      { step: 'rows', rows: [1, 4] },
    )
    expect([t.s.discard.length, t.s.neutrals]).toEqual([4, [6, 6]])
  })
})

describe('NEH-9.8 NEH-R37', () => {
  it('cannot be activated, stood up, relieved, corrupted, moved or counted', () => {
    const t = openWithForemen(2)
    hold(t, 0, 'town-planner', 'companion', 'corrupt-worker')
    lay(t, 1, 'night-work-1', 'crew-change')
    put(t, 1, 2, 1, 'neutral')
    put(t, 0, 2, 2, 'neutral')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 1, 2, 'standing')
    put(t, 0, 3, 1, 'tired')
    put(t, 1, 3, 2, 'standing')
    turn(t, 0)
    expect(asked(t)).toBe('0 own-plays')
    const counted = play({ s: t.s }, { choice: 'play', card: 'town-planner' })
    expect(counted.s.vp[0]).toBe(1)
    const companion = play({ s: t.s }, { choice: 'play', card: 'companion' })
    for (const row of [1, 2]) expect(why(companion, { step: 'worker', column: 2, row })).toBe('NEH-9.8 companion')
    play(t, { choice: 'done' })
    expect(why(t, { choice: 'activate', column: 2, row: 2 })).toBe('NEH-9.8 activate')
    const corrupt = play({ s: t.s }, { choice: 'figure', card: 'corrupt-worker' })
    expect([asked(corrupt), on(corrupt, 3, 2)]).toEqual(['0 resolve-or-skip', '1-'])
    const night = moves({ s: t.s }, { choice: 'activate', column: 1, row: 1 }, RESOLVE)
    expect([on(night, 3, 1), on(night, 2, 1)]).toEqual(['0', 'n1-'])
    const crew = moves({ s: t.s }, { choice: 'activate', column: 1, row: 2 }, RESOLVE)
    expect([on(crew, 3, 2), on(crew, 2, 1)]).toEqual(['0', 'n1-'])
  })
  it('is no target for the corrupt worker, even as the only other worker', () => {
    const t = openWithForemen(2)
    hold(t, 0, 'corrupt-worker')
    put(t, 1, 2, 1, 'neutral')
    put(t, 0, 2, 2, 'neutral')
    turn(t, 0)
    expect(why(t, { choice: 'figure', card: 'corrupt-worker' })).toBe('NEH-10.30 target')
    put(t, 1, 3, 1, 'standing')
    put(t, 1, 4, 1, 'standing')
    play(t, { choice: 'figure', card: 'corrupt-worker' })
    expect(pointed(t)).toEqual(['NEH-9.8 corrupt', 'NEH-9.8 corrupt', null, null])
  })
  it('may be swapped', () => {
    const t = openWithForemen(2)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 1, 'neutral')
    put(t, 0, 3, 1, 'standing')
    put(t, 1, 4, 1, 'standing')
    turn(t, 0)
    moves(
      t,
      { choice: 'play', card: 'substitute' },
      { step: 'first', column: 2, row: 1 },
      { step: 'second', column: 3, row: 1 },
    )
    expect([on(t, 2, 1), on(t, 3, 1)]).toEqual(['0', 'n1-'])
  })
})

describe('NEH-9.9', () => {
  it('comes with an inspected place action: the turn’s player chooses his column', () => {
    const t = openWithForemen(2)
    hold(t, 1, 'inspector')
    turn(t, 0)
    moves(t, { choice: 'play', card: 'inspector' }, place(2))
    expect([asked(t), on(t, 2, 1)]).toEqual(['0 place-neutral', '0'])
  })
  it('comes neither with the convict nor with the seasonal worker', () => {
    const t = openWithForemen(2)
    hold(t, 0, 'convict', 'seasonal-worker')
    turn(t, 0)
    moves(t, { choice: 'play', card: 'seasonal-worker', column: 1 }, { choice: 'figure', card: 'convict' })
    moves(t, { choice: 'send', column: 2 }, { choice: 'send', column: 2 })
    expect([asked(t), t.s.neutrals, t.s.supply[0]]).toEqual(['1 main-action', [6, 6], 3])
  })
})

describe('NEH-9.10', () => {
  it('plays by the common rules: a worker in row 4 closes his column', () => {
    const t = open(2)
    put(t, 0, 2, 4, 'standing')
    turn(t, 0)
    play(t, { choice: 'activate', column: 2, row: 4 })
    expect(isClosing(t, 2) || t.s.discard.length === 4).toBe(true)
  })
})

describe('NEH-E10', () => {
  it('leaves columns 4 and 5 for the neutral worker', () => {
    const t = open(2)
    crowd(t, 1, 3)
    crowd(t, 2, 3)
    stock(t, 1, { supply: 0 })
    turn(t, 0)
    play(t, place(3))
    expect(offered(t)).toEqual([{ column: 4 }, { column: 5 }])
    play(t, { column: 5 })
    expect(on(t, 5, 1)).toBe('n0-')
  })
})
