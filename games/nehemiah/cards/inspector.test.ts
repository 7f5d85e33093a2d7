import { describe, expect, it } from 'vitest'
import {
  asked,
  goods,
  hold,
  lay,
  moves,
  offered,
  on,
  openWithForemen,
  play,
  put,
  refusals,
  stock,
  told,
  turn,
  why,
} from '../test/scene.ts'

const RESOLVE = { choice: 'resolve' }

const activate = (column: number, row: number) => ({ choice: 'activate', column, row })

const figure = (card: string) => ({ choice: 'figure', card })

const INSPECT = { choice: 'play', card: 'inspector' }

describe('NEH-10.31', () => {
  it('skips step B and lets its owner choose; all else is the opponent’s', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'inspector')
    hold(t, 0, 'seasonal-worker')
    lay(t, 1, 'wood-1', 'gold-2')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    turn(t, 0)
    expect(asked(t)).toBe('2 window')
    play(t, INSPECT)
    expect(asked(t)).toBe('2 inspect')
    expect(offered(t)).toEqual([...[1, 2, 3, 4, 5].map((column) => ({ choice: 'place', column })), activate(1, 2)])
    play(t, activate(1, 2))
    expect(asked(t)).toBe('0 resolve-or-skip')
    moves(t, RESOLVE, activate(1, 1))
    expect([goods(t, 0), t.s.gold[1], goods(t, 2)]).toEqual([[4, 6], 6, [3, 5]])
    // Step D is the opponent's as ever.
    expect(asked(t)).toBe('0 own-plays')
  })
  it('places for the opponent', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'inspector')
    turn(t, 0)
    moves(t, INSPECT, { choice: 'place', column: 5 })
    expect([on(t, 5, 1), t.s.supply[0], asked(t)]).toEqual(['0', 5, '1 main-action'])
  })
  it('is not playable on an opponent who cannot move', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'inspector')
    stock(t, 0, { supply: 0 })
    turn(t, 0)
    // Seat 0 passes; the next question is before the turn of seat 1.
    expect([asked(t), t.s.turn]).toEqual(['2 window', 1])
  })
})

describe('NEH-10.32', () => {
  it('lets no figure card be played in that turn', () => {
    const t = openWithForemen(4)
    hold(t, 2, 'inspector')
    hold(t, 0, 'convict')
    turn(t, 0)
    play(t, INSPECT)
    expect(why(t, figure('convict'), 0)).toBe('table.not-awaited')
    expect(offered(t).every((move) => move.choice === 'place')).toBe(true)
  })
})

describe('NEH-3.2 NEH-5.1 NEH-10.31', () => {
  it('refuses the inspector in the name of the player whose action it is', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'inspector')
    put(t, 0, 2, 1, 'standing')
    put(t, 0, 4, 1, 'standing')
    put(t, 1, 3, 1, 'standing')
    t.s.supply[0] = 0
    turn(t, 0)
    play(t, INSPECT)
    expect(refusals(t)).toContainEqual({ clause: 'NEH-3.2', with: { player: 0 } })
    expect(refusals(t)).toContainEqual({ clause: 'NEH-5.1', with: { player: 0 } })
  })
})

describe('NEH-10.32 NEH-10.37', () => {
  it('is spent if the opponent cannot move after step A, and his pass counts', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'inspector')
    hold(t, 2, 'seasonal-worker')
    hold(t, 0, 'corrupt-worker')
    // One free card left: seat 2 takes it after the inspector was announced.
    for (let slot = 0; slot < 16; slot++) {
      t.s.owner[slot] = slot < 15 ? 2 : -1
      t.s.tired[slot] = slot < 14 ? 1 : 0
    }
    t.s.supply[2] = 1
    turn(t, 0)
    play(t, INSPECT)
    expect(asked(t)).toBe('2 window')
    play(t, { choice: 'play', card: 'seasonal-worker', column: 4 })
    // No figure card in this turn, although a standing worker could be corrupted.
    expect([told(t).includes('pass'), t.s.passes, t.s.foremen[1]]).toEqual([true, 2, []])
    expect(asked(t)).toBe('2 main-action')
  })
})

describe('NEH-10.33 NEH-R26', () => {
  it('costs its owner no turn', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'inspector')
    turn(t, 0)
    moves(t, INSPECT, { choice: 'place', column: 1 })
    expect(asked(t)).toBe('1 main-action')
    play(t, { choice: 'place', column: 2 })
    expect(asked(t)).toBe('2 main-action')
  })
})
