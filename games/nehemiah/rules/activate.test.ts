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
  type Scene,
  stock,
  told,
  turn,
  why,
} from '../test/scene.ts'

const activate = (row: number, column = 1) => ({ choice: 'activate', column, row })
const extra = activate
const RESOLVE = { choice: 'resolve' }
const SKIP = { choice: 'skip' }
const STOP = { choice: 'stop' }

/** The column of the rulebook's examples: wood, gold, wall, wood. */
function example(seats = 3): Scene {
  const t = open(seats)
  lay(t, 1, 'wood-1', 'gold-2', 'wall-1', 'wood-1')
  return t
}

describe('NEH-5.1', () => {
  it('tires the chosen worker at once, and only an own standing one', () => {
    const t = example()
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'standing')
    turn(t, 0)
    expect(why(t, activate(2))).toBe('NEH-5.1')
    play(t, activate(1))
    expect([asked(t), on(t, 1, 1)]).toEqual(['0 resolve-or-skip', '0-'])
    expect(t.s.events?.map((event) => [event.ev, event.with])).toEqual([['activate', { column: 1, row: 1, owner: 0 }]])
  })
})

describe('NEH-5.2', () => {
  it('closes the column of a card in row 4, whatever lies above', () => {
    const t = example()
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    play(t, activate(4))
    expect(isClosing(t, 1)).toBe(true)
  })
  it('closes nothing from row 3', () => {
    const t = example()
    put(t, 0, 1, 3, 'standing')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    play(t, activate(3))
    expect(isClosing(t, 1)).toBe(false)
  })
})

describe('NEH-5.3', () => {
  it('lets the player skip the effect; the worker is tired either way', () => {
    const t = example()
    put(t, 0, 1, 1, 'standing')
    turn(t, 0)
    moves(t, activate(1), SKIP)
    expect([goods(t, 0), on(t, 1, 1), asked(t)]).toEqual([[2, 4], '0-', '1 main-action'])
  })
  it('skips by itself what cannot be carried out', () => {
    const t = example()
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { wood: 0 })
    turn(t, 0)
    play(t, activate(3))
    expect([on(t, 1, 3), asked(t), told(t)]).toEqual(['0-', '1 main-action', ['activate', 'skip']])
  })
})

describe('NEH-5.4', () => {
  it('goes on with extra activations until the player stops', () => {
    const t = example()
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    turn(t, 0)
    moves(t, activate(3), RESOLVE)
    expect(offered(t)).toEqual([extra(1), extra(2), STOP])
    play(t, extra(1))
    expect(offered(t)).toEqual([extra(2), STOP])
    play(t, STOP)
    expect(asked(t)).toBe('1 main-action')
  })
})

describe('NEH-5.5', () => {
  it('names the condition that fails', () => {
    const t = open(4)
    lay(t, 2, 'wood-1', 'temple-1', 'gold-2', 'wood-2')
    put(t, 1, 2, 1, 'standing')
    put(t, 1, 2, 2, 'tired')
    put(t, 0, 2, 3, 'standing')
    put(t, 2, 2, 4, 'standing')
    lay(t, 3, 'wood-1')
    put(t, 1, 3, 1, 'tired')
    stock(t, 0, { gold: 1 })
    turn(t, 0)
    moves(t, activate(3, 2), RESOLVE)
    // 3 gold: one for the coin, one for the temple.
    expect(pointed(t)).toEqual(['NEH-5.5 standing', null, 'NEH-5.5 below', null])
    expect(why(t, extra(1, 3))).toBe('NEH-5.5 column')
    t.s.gold[0] = 1
    // The temple alone could be paid, and the coin alone too.
    expect(pointed(t)[1]).toBe('NEH-5.5 price')
    t.s.gold[0] = 0
    expect(pointed(t)[1]).toBe('NEH-5.5 gold')
    t.s.owner[4] = -1
    expect(pointed(t)[0]).toBe('NEH-5.5 empty')
  })
})

describe('NEH-5.6', () => {
  it('pays another player, or the bank for an own or a neutral worker', () => {
    const t = open(2)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'tired')
    put(t, 0, 1, 3, 'neutral')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(4), RESOLVE, extra(1))
    expect([t.s.gold[0], t.s.gold[1]]).toEqual([3, 5])
    play(t, extra(2))
    expect([t.s.gold[0], t.s.gold[1]]).toEqual([2, 5])
    play(t, extra(3))
    expect(t.s.gold).toEqual([1, 5])
  })
})

describe('NEH-5.7', () => {
  it('carries out what was paid for, without a way back', () => {
    const t = open(3)
    lay(t, 1, 'night-work-1', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    moves(t, activate(2), RESOLVE, extra(1))
    // The only tired worker of seat 0 is the anchor: he is stood up without asking.
    expect([on(t, 1, 2), t.s.gold[0], asked(t)]).toEqual(['0', 3, '1 main-action'])
    expect(told(t)).toEqual(['pay-owner', 'raise'])
  })
  it('pays before the effect gives anything', () => {
    const t = open(3)
    lay(t, 1, 'gold-2', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    stock(t, 0, { gold: 0 })
    turn(t, 0)
    moves(t, activate(2), RESOLVE)
    expect(asked(t)).toBe('1 main-action')
    expect(t.s.gold[0]).toBe(0)
  })
})

describe('NEH-5.8', () => {
  it('tests anew before each choice, and skips over standing workers and gaps', () => {
    const t = example()
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'standing')
    put(t, 0, 1, 4, 'standing')
    stock(t, 0, { gold: 1 })
    turn(t, 0)
    moves(t, activate(4), RESOLVE)
    expect(offered(t)).toEqual([extra(1), STOP])
    play(t, extra(1))
    // The last coin is gone.
    expect(asked(t)).toBe('1 main-action')
  })
  it('offers a card that money earned on the way makes possible', () => {
    const t = open(3)
    lay(t, 1, 'temple-2', 'gold-2', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    stock(t, 0, { gold: 2 })
    turn(t, 0)
    moves(t, activate(3), RESOLVE)
    expect(offered(t)).toEqual([extra(2), STOP])
    play(t, extra(2))
    expect(offered(t)).toEqual([extra(1), STOP])
  })
})

describe('NEH-5.9 NEH-R6', () => {
  it('activates each card once, a skipped anchor included', () => {
    const t = open(4)
    lay(t, 1, 'consolidation-1', 'wood-1', 'wood-1', 'gold-2')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    turn(t, 0)
    moves(t, activate(1), RESOLVE)
    // The only other card is taken at once; it cannot be an extra activation as well.
    expect([t.s.wood[0], t.s.gold[0], asked(t)]).toEqual([3, 3, '1 main-action'])
  })
  it('gives a skipped anchor no second chance by Consolidation', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'consolidation-2', 'gold-3', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    put(t, 2, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(3), SKIP, extra(2))
    expect(pointed(t)).toEqual([null, 'NEH-5.9', 'NEH-5.9', null, 'NEH-7.2'])
  })
})

describe('NEH-5.10', () => {
  it('measures from the new row of an anchor moved by Planning', () => {
    const t = open(4)
    lay(t, 1, 'planning', 'wood-1', 'gold-2', 'wood-1')
    put(t, 0, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    turn(t, 0)
    moves(t, activate(1), RESOLVE, { step: 'column', column: 1 }, { step: 'rows', rows: [1, 3] })
    expect([on(t, 1, 3), offered(t)]).toEqual(['0-', [extra(2), STOP]])
  })
  it('measures from a higher row when Planning lifts the anchor', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'planning', 'gold-2', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    turn(t, 0)
    moves(t, activate(3), RESOLVE, extra(2), { step: 'column', column: 1 }, { step: 'rows', rows: [1, 3] })
    // The anchor lies in row 1 now: nothing is above it.
    expect([on(t, 1, 1), asked(t)]).toEqual(['0-', '1 main-action'])
  })
  it('stays where it is when Planning swaps cards elsewhere', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'planning', 'gold-2', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    turn(t, 0)
    moves(t, activate(3), RESOLVE, extra(2), { step: 'column', column: 3 }, { step: 'rows', rows: [1, 2] })
    expect(offered(t)).toEqual([extra(1), STOP])
  })
  it('keeps the anchor card when Reassignment moves its worker', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'gold-2', 'reassignment', 'wood-1')
    put(t, 1, 1, 1, 'standing')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    turn(t, 0)
    moves(t, activate(3), RESOLVE, { step: 'first', column: 1, row: 1 }, { step: 'second', column: 1, row: 3 })
    expect([on(t, 1, 1), on(t, 1, 3)]).toEqual(['0-', '1'])
    // Rows 1 and 2 lie above the anchor card in row 3.
    expect(offered(t)).toEqual([extra(1), extra(2), STOP])
  })
})

describe('NEH-5.11', () => {
  it('leaves cards and workers of extra activations as they are', () => {
    const t = example()
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 3, 'standing')
    const cards = t.s.columns[0]
    turn(t, 0)
    moves(t, activate(3), RESOLVE, extra(1))
    expect([on(t, 1, 1), on(t, 1, 3), t.s.columns[0]]).toEqual(['1-', '0-', cards])
  })
})

describe('NEH-5.12', () => {
  it('goes on when the anchor worker is stood up meanwhile', () => {
    const t = open(4)
    lay(t, 1, 'night-work-1', 'wood-1', 'wood-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 1, 1, 2, 'tired')
    put(t, 0, 1, 3, 'standing')
    turn(t, 0)
    moves(t, activate(3), RESOLVE, extra(1))
    expect([on(t, 1, 3), offered(t)]).toEqual(['0', [extra(2), STOP]])
  })
})

describe('NEH-5.13 NEH-R7', () => {
  it('jumps over cards, in any order', () => {
    const t = example(4)
    put(t, 2, 1, 1, 'tired')
    put(t, 1, 1, 2, 'standing')
    put(t, 2, 1, 3, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, activate(4), RESOLVE)
    expect(offered(t)).toEqual([extra(1), extra(3), STOP])
    moves(t, extra(1))
    expect(offered(t)).toEqual([extra(3), STOP])
  })
})

describe('NEH-R8', () => {
  it('takes no coin for an effect that cannot be used', () => {
    const t = open(3)
    lay(t, 1, 'gate', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    stock(t, 0, { wood: 0 })
    turn(t, 0)
    moves(t, activate(2), RESOLVE)
    expect([asked(t), goods(t, 0)]).toEqual(['1 main-action', [1, 4]])
  })
})
