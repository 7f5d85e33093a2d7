import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { deciders } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { NehemiahState } from '../rules/state.ts'
import { plan } from './plan.ts'
import { box, lay, moves, open, put, turn } from './scene.ts'

const game = plan.title.game as unknown as Game<NehemiahState>

/** A random match, some way in; with what it was one choice before. */
function midway(seats: number, choices: number, options = {}): { s: NehemiahState; before: NehemiahState } {
  const { s } = open(seats, options, `midway ${seats}`)
  const rng = rngOf(`choices ${seats}`)
  let before = clone(s)
  for (let k = 0; k < choices && s.agenda.length > 0; k++) {
    before = clone(s)
    const by = deciders(game, s)
    commit(game, s, by[0] as number, anyChoice(game as unknown as Game, s, by[0] as number, rng))
  }
  return { s, before }
}

/** What the invariants say of a position that somebody has tampered with. */
function tampered(change: (s: NehemiahState, before: NehemiahState) => void, seats = 2, options = {}, choices = 40) {
  const { s, before } = midway(seats, choices, options)
  expect(plan.invariants(s, before, box)).toEqual([])
  change(s, before)
  return plan.invariants(s, before, box)
}

describe('NEH-I1', () => {
  it('finds a lost worker, and a lost neutral one', () => {
    expect(
      tampered((s) => {
        s.supply[0] = (s.supply[0] as number) + 1
      }),
    ).toContain('NEH-I1')
    expect(
      tampered((s) => {
        s.neutrals[1] = 7
      }),
    ).toContain('NEH-I1')
    expect(
      tampered((s) => {
        s.aside[2] = 1
      }, 3),
    ).toContain('NEH-I1')
  })
})

describe('NEH-I2', () => {
  it('finds a lost cube', () => {
    expect(
      tampered((s) => {
        s.cubes[0] = (s.cubes[0] as number) - 1
      }),
    ).toContain('NEH-I2')
  })
})

describe('NEH-I3', () => {
  it('finds a lost or doubled Work card, and an empty column out of time', () => {
    expect(tampered((s) => void s.decks[2]?.pop())).toContain('NEH-I3')
    expect(
      tampered((s) => {
        s.columns[0] = s.columns[1] as number[]
      }),
    ).toContain('NEH-I3')
    expect(tampered((s) => void s.discard.push(...(s.columns[4]?.splice(0) ?? [])))).toContain('NEH-I3')
  })
})

describe('NEH-I4', () => {
  it('finds a gate taken out of order', () => {
    expect(tampered((s) => void s.gates[0]?.push(s.gatePile.shift() as number))).toContain('NEH-I4')
  })
})

describe('NEH-I5', () => {
  it('finds goods below zero, and points that fall or are on no line of the sheet', () => {
    expect(
      tampered((s) => {
        s.wood[0] = -1
      }),
    ).toContain('NEH-I5')
    expect(
      tampered((_s, before) => {
        before.vp[0] = 99
      }),
    ).toContain('NEH-I5')
    expect(
      tampered((s) => {
        s.vp[0] = (s.vp[0] as number) + 1
      }),
    ).toContain('NEH-I5')
  })
})

describe('NEH-I6', () => {
  it('finds a tired worker left in row 4, or a column still closing', () => {
    const t = open(3)
    const before = clone(t.s)
    moves(t, { choice: 'place', column: 1 })
    expect(plan.invariants(t.s, before, box)).toEqual([])
    const closing = clone(t.s)
    closing.closing = 1
    expect(plan.invariants(closing, before, box)).toEqual(['NEH-I6'])
    put(t, 1, 2, 4, 'tired')
    expect(plan.invariants(t.s, before, box)).toEqual(['NEH-I6'])
  })
})

describe('NEH-I7', () => {
  it('finds a standing neutral worker, and a worker on no card', () => {
    const t = open(2)
    put(t, 0, 1, 1, 'neutral')
    expect(plan.invariants(t.s, null, box)).toEqual([])
    t.s.tired[0] = 0
    expect(plan.invariants(t.s, null, box)).toEqual(['NEH-I7'])
  })
})

describe('NEH-I8', () => {
  it.each([
    [2, [5, 10, 14]],
    [3, [4, 8, 11]],
    [4, [5, 10, 14]],
  ])('counts the cleared columns of each round: %i players', (seats, counts) => {
    const t = open(seats)
    const reached: number[] = []
    for (let cleared = 1; reached.length < 3; cleared++) {
      const { round, left } = t.s
      const column = 1 + (cleared % 3)
      lay(t, column, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
      put(t, 0, column, 4, 'standing')
      turn(t, 0)
      moves(t, { choice: 'activate', column, row: 4 }, { choice: 'skip' })
      expect(t.s.discard.length).toBe(4 * cleared)
      if (t.s.round > round || t.s.left !== left) reached.push(cleared)
    }
    expect(reached).toEqual(counts)
  })
  it('finds a round that came too early', () => {
    expect(tampered((s) => void s.round++)).toContain('NEH-I8')
  })
})

describe('NEH-I9', () => {
  it('finds an unequal number of turns at the end', () => {
    expect(
      tampered(
        (s) => {
          s.turns[0] = (s.turns[0] as number) + 1
        },
        3,
        {},
        9999,
      ),
    ).toEqual(['NEH-I9'])
  })
})

describe('NEH-I10', () => {
  it('finds a lost foreman, and one in the basic game', () => {
    expect(tampered((s) => void s.spent.pop(), 2, { foremen: 'on' })).toContain('NEH-I10')
    expect(tampered((s) => void s.spent.push(s.foremanDeck.pop() as number), 2, { foremen: 'on' })).toContain('NEH-I10')
    expect(tampered((s) => void s.spent.push(80))).toContain('NEH-I10')
  })
})

describe('NEH-I11', () => {
  it('finds cards of two columns in one activation', () => {
    expect(
      tampered((s) => {
        s.activated = (1 << 2) | (1 << 6)
      }),
    ).toContain('NEH-I11')
  })
  it('lets one activation use a whole column for three coins at most', () => {
    const t = open(4)
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    for (const row of [1, 2, 3]) put(t, 1, 1, row, 'tired')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'resolve' })
    for (const row of [1, 2, 3]) moves(t, { choice: 'activate', column: 1, row })
    expect([t.s.gold[0], t.s.gold[1], t.s.wood[0]]).toEqual([1, 7, 6])
  })
})

describe('NEH-I12', () => {
  it('finds a board that gave more than its row', () => {
    expect(
      tampered((s) => {
        ;(s.tally[0] as number[])[0] = (s.tally[0]?.[0] as number) + 20
        s.vp[0] = (s.vp[0] as number) + 20
      }),
    ).toEqual(['NEH-I12'])
  })
})

describe('NEH-I13', () => {
  it('finds a pass of a player who could move', () => {
    expect(
      tampered(
        (s) => {
          s.events = [{ ev: 'pass', seat: 0 }]
        },
        3,
        {},
        6,
      ),
    ).toEqual(['NEH-I13'])
  })
})

describe('NEH-I14', () => {
  it('finds a game without end', () => {
    expect(
      tampered((s) => {
        s.turns = [151, 151]
      }),
    ).toContain('NEH-I14')
  })
})
