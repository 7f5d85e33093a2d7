import { describe, expect, it } from 'vitest'
import { foremanCard } from '../sheet/box.ts'
import {
  asked,
  box,
  cubesOn,
  goods,
  hold,
  influence,
  isClosing,
  kinds,
  lay,
  moves,
  offered,
  on,
  openWithForemen,
  play,
  pointed,
  put,
  type Scene,
  stock,
  thin,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }
const DECLINE = { choice: 'decline' }
const activate = (column: number, row: number) => ({ choice: 'activate', column, row })
const card = (id: string, column?: number) => ({ choice: 'play', card: id, ...(column !== undefined && { column }) })

/** Column 1 of harmless cards, with a standing worker of seat 0 in row 4. */
function closer(seats = 4): Scene {
  const t = openWithForemen(seats)
  lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, 0, 1, 4, 'standing')
  return t
}

describe('NEH-10.19', () => {
  it('adds 1 wood to every card that gives wood: anchor, extra, Consolidation, corrupt worker', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'carpenter')
    lay(t, 1, 'wood-1', 'wood-order', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { wood: 0, gold: 3 })
    turn(t, 0)
    moves(t, activate(1, 3), RESOLVE, activate(1, 1))
    expect(goods(t, 0)).toEqual([3 + 2, 2])
    play(t, activate(1, 2))
    expect(goods(t, 0)).toEqual([5 + 4, 0])
    const use = openWithForemen(4)
    hold(use, 0, 'carpenter', 'corrupt-worker')
    lay(use, 1, 'wood-2', 'consolidation-1')
    put(use, 0, 1, 1, 'tired')
    put(use, 1, 1, 2, 'standing')
    stock(use, 0, { wood: 0, gold: 1 })
    turn(use, 0)
    moves(use, { choice: 'figure', card: 'corrupt-worker' }, RESOLVE)
    expect(goods(use, 0)).toEqual([3, 0])
  })
  it('adds nothing to cards that give no wood', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'carpenter')
    lay(t, 1, 'gold-2')
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    moves(t, activate(1, 1), RESOLVE)
    expect(goods(t, 0)).toEqual([3, 7])
  })
  it('gives nothing when another uses the owner’s worker', () => {
    const t = openWithForemen(4)
    hold(t, 1, 'carpenter')
    lay(t, 1, 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, activate(1, 2), RESOLVE, activate(1, 1))
    expect([t.s.wood[0], t.s.wood[1]]).toEqual([4, 3])
  })
})

describe('NEH-10.20', () => {
  it('adds 1 gold to Funding cards, not to coins received', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'merchant')
    lay(t, 1, 'gold-2', 'gold-3')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, activate(1, 2), RESOLVE)
    expect(t.s.gold[0]).toBe(9)
    play(t, activate(1, 1))
    expect(t.s.gold[0]).toBe(9 - 1 + 3)
    const wood = openWithForemen(4)
    hold(wood, 0, 'merchant')
    lay(wood, 1, 'wood-1')
    put(wood, 0, 1, 1, 'standing')
    turn(wood, 0)
    moves(wood, activate(1, 1), RESOLVE)
    expect(goods(wood, 0)).toEqual([4, 5])
    const coin = openWithForemen(4)
    hold(coin, 0, 'merchant')
    lay(coin, 1, 'gold-2', 'wood-1')
    put(coin, 0, 1, 1, 'tired')
    put(coin, 1, 1, 2, 'standing')
    turn(coin, 1)
    moves(coin, activate(1, 2), RESOLVE, activate(1, 1))
    expect(coin.s.gold.slice(0, 2)).toEqual([6, 6])
  })
})

describe('NEH-10.21', () => {
  it('swaps two cards of a column just refilled, whoever’s turn it is', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect([asked(t), pointed(t).slice(0, 6)]).toEqual([
      '2 swap-cards',
      [null, 'NEH-10.21 column', 'NEH-10.21 column', 'NEH-10.21 column', 'NEH-10.21 column', null],
    ])
    play(t, { step: 'column', column: 1 })
    expect(t.s.spent).toContain(foremanCard('administrator'))
    const before = kinds(t, 1)
    play(t, { step: 'rows', rows: [1, 4] })
    expect(kinds(t, 1)).toEqual([before[3], before[1], before[2], before[0]])
    expect(asked(t)).toBe('1 main-action')
  })
  it('opens before a round end, for the old deck only', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    thin(t, 4)
    t.s.closing = 1 << 2
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    // Column 1 came from deck I; column 3 is still empty.
    expect([asked(t), t.s.round, t.s.columns[2]]).toEqual(['2 swap-cards', 1, []])
    expect([why(t, { step: 'column', column: 1 }), why(t, { step: 'column', column: 3 })]).toEqual([
      null,
      'NEH-10.21 column',
    ])
    play(t, DECLINE)
    expect([t.s.round, asked(t)]).toEqual([2, '1 pick-foreman'])
  })
  it('does not open for columns of the next deck', () => {
    const t = closer()
    hold(t, 2, 'administrator')
    thin(t, 0)
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect([t.s.round, asked(t)]).toEqual([2, '1 pick-foreman'])
  })
})

describe('NEH-10.22', () => {
  it('places a supply worker by the placement rule', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'seasonal-worker')
    put(t, 1, 3, 1, 'tired')
    turn(t, 0)
    play(t, card('seasonal-worker', 3))
    expect([on(t, 3, 2), t.s.supply[2], asked(t)]).toEqual(['2', 5, '0 main-action'])
  })
  it('is not playable without a worker', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'seasonal-worker')
    stock(t, 2, { supply: 0 })
    turn(t, 0)
    expect(asked(t)).toBe('0 main-action')
  })
})

describe('NEH-10.23', () => {
  it('gives 1 VP for each column with an own tired worker', () => {
    const t = openWithForemen(4)
    hold(t, 1, 'town-planner')
    for (const [column, row] of [
      [1, 1],
      [1, 2],
      [3, 1],
    ] as const)
      put(t, 1, column, row, 'tired')
    put(t, 1, 4, 1, 'standing')
    put(t, 2, 5, 1, 'tired')
    turn(t, 0)
    play(t, card('town-planner'))
    expect([t.s.vp[1], t.s.tally[1]?.[5]]).toEqual([2, 2])
  })
})

describe('NEH-10.25', () => {
  it('moves one cube of any player just before the scoring', () => {
    const t = closer()
    hold(t, 3, 'turncoat')
    influence(t, 0, [2, 0, 0])
    influence(t, 1, [1, 0, 1])
    thin(t, 0)
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect(asked(t)).toBe('3 turncoat')
    expect(offered(t).length).toBe(2 * 3 + 1)
    expect(why(t, { choice: 'move', player: 2, from: 'wall', to: 'temple' })).toBe('NEH-10.25 target')
    play(t, { choice: 'move', player: 0, from: 'wall', to: 'temple' })
    // 1 : 1 on the Wall share 5 and 3; the Temple is seat 0's alone.
    expect(t.s.tally.map((lines) => lines.slice(0, 3))).toEqual([
      [4, 4, 0],
      [4, 0, 6],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })
  it('is asked when everybody is everywhere', () => {
    const t = closer()
    hold(t, 3, 'turncoat')
    for (let seat = 0; seat < 4; seat++) influence(t, seat, [1, 1, 1])
    thin(t, 0)
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect([asked(t), offered(t).length]).toEqual(['3 turncoat', 4 * 3 * 2 + 1])
  })
  it('may be declined, and is not asked without a cube', () => {
    const t = closer()
    hold(t, 3, 'turncoat')
    thin(t, 0)
    turn(t, 0)
    moves(t, activate(1, 4), RESOLVE)
    expect(asked(t)).toBe('1 pick-foreman')
    const other = closer()
    hold(other, 3, 'turncoat')
    influence(other, 0, [2, 0, 0])
    thin(other, 0)
    turn(other, 0)
    moves(other, activate(1, 4), RESOLVE, DECLINE)
    expect(other.s.vp).toEqual([5, 0, 0, 0])
  })
})

describe('NEH-10.26 NEH-R28', () => {
  it('swaps two workers of any two columns who differ, and may close both columns', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 4, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 2, 4, 1, 'tired')
    turn(t, 0)
    play(t, card('substitute'))
    play(t, { step: 'first', column: 3, row: 1 })
    // The worker in column 4 is of the same owner and state: the other one is taken without asking.
    expect([on(t, 2, 4), on(t, 3, 1), isClosing(t, 2), isClosing(t, 3)]).toEqual(['2-', '1', true, false])
  })
  it('says why two workers cannot be swapped', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 1, 'standing')
    put(t, 2, 3, 1, 'tired')
    put(t, 2, 4, 1, 'tired')
    put(t, 3, 4, 2, 'tired')
    turn(t, 0)
    moves(t, card('substitute'), { step: 'first', column: 3, row: 1 })
    expect(pointed(t)).toEqual([null, 'NEH-7.23 itself', 'NEH-10.26 same', null])
  })
  it('is not playable when all workers are alike', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'substitute')
    put(t, 1, 2, 1, 'tired')
    put(t, 1, 3, 1, 'tired')
    turn(t, 0)
    expect(asked(t)).toBe('0 main-action')
    expect(why(t, { choice: 'figure', card: 'substitute' })).toBe('NEH-10.26 time')
    const nobody = openWithForemen(4)
    hold(nobody, 0, 'substitute')
    expect(asked(turn(nobody, 0))).toBe('0 main-action')
  })
})

describe('NEH-10.27', () => {
  it('moves an own standing worker to any free card, where he stays standing', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'companion')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 1, 2, 'tired')
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    play(t, card('companion'))
    // The only own standing worker is lifted without asking; his own card is not free before he is gone.
    expect(why(t, { step: 'card', column: 1, row: 1 })).toBe('NEH-1.2')
    play(t, { step: 'card', column: 2, row: 4 })
    expect([on(t, 2, 4), on(t, 1, 1), isClosing(t, 2), t.s.supply[0]]).toEqual(['0', '', false, 4])
  })
  it('needs a free card', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'companion')
    put(t, 0, 1, 1, 'standing')
    for (let slot = 1; slot < 16; slot++) {
      t.s.owner[slot] = 1
      t.s.tired[slot] = 1
    }
    turn(t, 0)
    expect(asked(t)).toBe('0 main-action')
  })
  it('says why a worker cannot be moved', () => {
    const t = openWithForemen(4)
    hold(t, 0, 'companion')
    put(t, 0, 1, 1, 'standing')
    put(t, 0, 3, 1, 'standing')
    put(t, 0, 1, 2, 'tired')
    put(t, 1, 2, 1, 'standing')
    turn(t, 0)
    play(t, card('companion'))
    expect(pointed(t)).toEqual([null, 'NEH-10.27 worker', 'NEH-10.27 worker', null])
  })
})

describe('foremen figures', () => {
  it('come from the sheet', () => {
    expect(
      ['artisan', 'sculptor', 'carpenter', 'merchant', 'town-planner', 'convict', 'assistant'].map(
        (id) => box.amount[foremanCard(id as 'artisan')],
      ),
    ).toEqual([1, 2, 1, 1, 1, 2, 2])
    expect(cubesOn(closer(), 'wall')).toEqual([0, 0, 0, 0])
  })
})
