import { describe, expect, it } from 'vitest'
import type { KindId } from '../sheet/form.ts'
import {
  asked,
  cubesOn,
  goods,
  influence,
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

const ACTIVATE = { choice: 'activate', column: 1, row: 1 }

const RESOLVE = { choice: 'resolve' }

/** Seat 0 has a standing worker on a card of this kind, with these goods. */
function withCard(kind: KindId, wood: number, gold: number): Scene {
  const t = open(4)
  lay(t, 1, kind)
  put(t, 0, 1, 1, 'standing')
  stock(t, 0, { wood, gold })
  return turn(t, 0)
}

/** Activates the card; null if it is carried out, or the clause that forbids it. */
function tries(t: Scene): string | null {
  play(t, ACTIVATE)
  if (!asked(t).includes('resolve')) {
    expect(told(t)).toContain('skip')
    return 'skipped'
  }
  const no = why(t, RESOLVE)
  play(t, RESOLVE)
  return no
}

describe('NEH-7.1', () => {
  it('pays in full and takes all, or nothing at all', () => {
    const poor = withCard('garrison-2', 2, 1)
    expect([tries(poor), goods(poor, 0), cubesOn(poor, 'garrison')[0]]).toEqual(['skipped', [2, 1], 0])
    const rich = withCard('garrison-2', 2, 2)
    expect([tries(rich), goods(rich, 0), cubesOn(rich, 'garrison')[0]]).toEqual([null, [0, 0], 2])
  })
})

describe('NEH-7.3', () => {
  it('takes cubes from the supply first, and moves one for each that is missing', () => {
    const t = withCard('wall-2', 2, 0)
    influence(t, 0, [4, 3, 3], 1)
    moves(t, ACTIVATE, RESOLVE)
    expect([t.s.cubes[0], cubesOn(t, 'wall')[0], asked(t)]).toEqual([0, 5, '0 cube-source'])
    expect(pointed(t)).toEqual(['NEH-7.3 same', null, null])
    expect(offered(t)).toEqual([
      { choice: 'move', board: 'temple' },
      { choice: 'move', board: 'garrison' },
    ])
    play(t, { choice: 'move', board: 'garrison' })
    expect([cubesOn(t, 'wall')[0], cubesOn(t, 'temple')[0], cubesOn(t, 'garrison')[0]]).toEqual([6, 3, 2])
  })
  it('moves without asking from the only other board with a cube', () => {
    const t = withCard('wall-1', 1, 0)
    influence(t, 0, [9, 0, 2], 0)
    moves(t, ACTIVATE, RESOLVE)
    expect([cubesOn(t, 'wall')[0], cubesOn(t, 'garrison')[0], asked(t)]).toEqual([10, 1, '1 main-action'])
    expect(told(t)).toContain('cube-moved')
  })
  it('is carried out with exactly as many cubes as there are', () => {
    const t = withCard('wall-2', 2, 0)
    influence(t, 0, [9, 2, 0], 0)
    moves(t, ACTIVATE, RESOLVE)
    expect([cubesOn(t, 'wall')[0], cubesOn(t, 'temple')[0]]).toEqual([11, 0])
  })
  it('cannot be carried out when the cubes cannot be raised', () => {
    const t = withCard('wall-2', 2, 0)
    influence(t, 0, [10, 1, 0], 0)
    expect(tries(t)).toBe('skipped')
    expect([goods(t, 0), cubesOn(t, 'wall')[0]]).toEqual([[2, 0], 10])
  })
  it('says so when a card above needs cubes that are not there', () => {
    const t = open(3)
    lay(t, 1, 'wall-1', 'wood-1')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    influence(t, 0, [11, 0, 0], 0)
    put(t, 1, 1, 3, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 2 })
    expect(why(t, RESOLVE)).toBe(null)
    play(t, RESOLVE)
    expect(asked(t)).toBe('1 main-action')
  })
})

describe('NEH-7.4', () => {
  it('never moves a cube while the supply holds one', () => {
    const t = withCard('temple-2', 0, 2)
    influence(t, 0, [5, 0, 4], 2)
    moves(t, ACTIVATE, RESOLVE)
    expect([t.s.cubes[0], cubesOn(t, 'temple')[0], asked(t)]).toEqual([0, 2, '1 main-action'])
    expect([cubesOn(t, 'wall')[0], cubesOn(t, 'garrison')[0]]).toEqual([5, 4])
  })
})

describe('NEH-R4', () => {
  it('has no cheap half of a two-cube card', () => {
    const t = withCard('wall-2', 1, 0)
    expect([tries(t), cubesOn(t, 'wall')[0], on(t, 1, 1)]).toEqual(['skipped', 0, '0-'])
  })
})

describe('NEH-E9', () => {
  it('places no cube with 1 gold on a two-cube Temple card', () => {
    const t = withCard('temple-2', 0, 1)
    expect([tries(t), cubesOn(t, 'temple')[0], goods(t, 0)]).toEqual(['skipped', 0, [0, 1]])
  })
})
