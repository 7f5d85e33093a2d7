import { describe, expect, it } from 'vitest'
import type { KindId } from '../sheet/form.ts'
import { asked, cubesOn, goods, lay, open, play, put, type Scene, stock, told, turn, why } from '../test/scene.ts'

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

describe('NEH-7.13 NEH-R30', () => {
  it.each([
    ['wall-1', 1],
    ['wall-2', 2],
  ] as const)('%s: %i wood for as many cubes on the Wall', (kind, n) => {
    const t = withCard(kind, n, 0)
    expect([tries(t), goods(t, 0), cubesOn(t, 'wall')[0], t.s.cubes[0]]).toEqual([null, [0, 0], n, 11 - n])
    const poor = withCard(kind, n - 1, 5)
    expect([tries(poor), goods(poor, 0), cubesOn(poor, 'wall')[0]]).toEqual(['skipped', [n - 1, 5], 0])
  })
})

describe('NEH-7.14', () => {
  it.each([
    ['temple-1', 1],
    ['temple-2', 2],
  ] as const)('%s: %i gold for as many cubes in the Temple', (kind, n) => {
    const t = withCard(kind, 0, n)
    expect([tries(t), goods(t, 0), cubesOn(t, 'temple')[0], t.s.cubes[0]]).toEqual([null, [0, 0], n, 11 - n])
    const poor = withCard(kind, 5, n - 1)
    expect([tries(poor), goods(poor, 0), cubesOn(poor, 'temple')[0]]).toEqual(['skipped', [5, n - 1], 0])
  })
})

describe('NEH-7.15', () => {
  it.each([
    ['garrison-1', 1],
    ['garrison-2', 2],
  ] as const)('%s: %i wood and gold for as many cubes in the Garrison', (kind, n) => {
    const t = withCard(kind, n, n)
    expect([tries(t), goods(t, 0), cubesOn(t, 'garrison')[0], t.s.cubes[0]]).toEqual([null, [0, 0], n, 11 - n])
    for (const [wood, gold] of [
      [n - 1, 5],
      [5, n - 1],
    ] as const) {
      const poor = withCard(kind, wood, gold)
      expect([tries(poor), goods(poor, 0), cubesOn(poor, 'garrison')[0]]).toEqual(['skipped', [wood, gold], 0])
    }
  })
})
