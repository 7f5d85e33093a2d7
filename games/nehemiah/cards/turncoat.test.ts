import { describe, expect, it } from 'vitest'
import {
  asked,
  hold,
  influence,
  lay,
  moves,
  offered,
  openWithForemen,
  play,
  put,
  type Scene,
  thin,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const DECLINE = { choice: 'decline' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

/** Column 1 of harmless cards, with a standing worker of seat 0 in row 4. */
function closer(seats = 4): Scene {
  const t = openWithForemen(seats)
  lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
  put(t, 0, 1, 4, 'standing')
  return t
}

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
