// What is told of beginnings, and that nothing can be read out of it by taking told figures from one another.
import { describe, expect, it } from 'vitest'
import { below, rngOf } from '../../kernel/random.ts'
import { type Branch, branchAt, REST } from '../../match/openings/tree.ts'
import { SEVERAL } from '../../wire/openings.ts'
import { add, type Case, noTally, toldOf } from './tally.ts'

let tables = 0
/** So many seats that began so, each of a match and of a person of its own unless told otherwise. */
const cases = (times: number, path: string, more: Partial<Case> = {}): Case[] =>
  Array.from({ length: times }, () => {
    const table = `t${tables++}`
    const steps = path === '' ? [] : path.split(' ')
    return { table, people: [`p${table}`], path: steps, won: 30, points: 10, ...more }
  })
function told(depth: number, ...all: readonly Case[]): Branch | null {
  const root = noTally()
  for (const one of all) add(root, one, depth)
  return toldOf(root)
}
const labels = (branch: Branch | null) => Object.keys(branch?.[3] ?? {}).sort()

describe('a figure that is told', () => {
  it('is nothing where fewer than five matches stand behind all', () => {
    expect(told(1, ...cases(4, 'a'))).toBe(null)
    expect(told(1, ...cases(5, 'a'))).toEqual([5, 150, 50, { a: [5, 150, 50, {}] }])
  })

  it('is nothing where five seats are of four matches, or of two people', () => {
    expect(told(1, ...cases(4, 'a'), ...cases(1, 'a', { table: `t${tables - 1}` }))).toBe(null)
    const two = [...cases(20, 'a', { people: ['ada'] }), ...cases(20, 'a', { people: ['bea'] })]
    expect(told(1, ...two)).toBe(null)
    expect(told(1, ...two, ...cases(1, 'a', { people: ['cem'] }))?.[0]).toBe(41)
  })

  it('counts nobody who has left the house among the people', () => {
    expect(told(1, ...cases(30, 'a', { people: [] }))).toBe(null)
  })

  it('tells rare choices only together', () => {
    const tree = told(1, ...cases(20, 'a'), ...cases(3, 'b'), ...cases(4, 'c'))
    expect(labels(tree)).toEqual(['', 'a'])
    expect(tree?.[3][REST]).toEqual([7, 210, 70, {}])
  })

  it('is not told beside one that could be taken from the sum', () => {
    // One alone chose b: told beside the sum, the others would say so.
    expect(told(1, ...cases(20, 'a'), ...cases(1, 'b'))).toEqual([21, 630, 210, {}])
    // The rarest of those that could be told joins it.
    const tree = told(1, ...cases(20, 'a'), ...cases(9, 'c'), ...cases(1, 'b'))
    expect(labels(tree)).toEqual(['', 'a'])
    expect(tree?.[3][REST]?.[0]).toBe(10)
  })

  it('hides in the same way who chose nothing more, unless they are several', () => {
    const one = told(2, ...cases(20, 'a b'), ...cases(9, 'a c'), ...cases(1, 'a'))
    expect(labels(branchAt(one ?? [0, 0, 0, {}], ['a']))).toEqual(['', 'b'])
    const several = told(2, ...cases(20, 'a b'), ...cases(9, 'a c'), ...cases(6, 'a'))
    expect(labels(branchAt(several ?? [0, 0, 0, {}], ['a']))).toEqual(['b', 'c'])
  })

  it('never shows fewer than several, also not by subtraction, whatever was chosen', () => {
    const rng = rngOf('tally')
    for (let k = 0; k < 60; k++) {
      const all = Array.from({ length: 10 + below(rng, 200) }, () => {
        const path = Array.from({ length: below(rng, 4) }, () => 'abcdefgh'[below(rng, 2 + below(rng, 7))] ?? 'a')
        const people = [`p${below(rng, 12)}`]
        return cases(1, path.join(' '), { people, table: `m${k}/${below(rng, 60)}`, won: below(rng, 61) })
      }).flat()
      const tree = told(3, ...all)
      if (tree === null) continue
      expect(tree[0]).toBe(all.length)
      check(tree, all, [])
    }
  })

  /** Looks at every branch that is told: who stands behind it, behind its rest, and behind what is missing. */
  function check(branch: Branch, all: readonly Case[], path: readonly string[]): void {
    const here = all.filter((one) => path.every((label, i) => one.path[i] === label))
    expect([branch[0], branch[1]]).toEqual([here.length, here.reduce((sum, { won }) => sum + won, 0)])
    expectSeveral(here)
    const named = Object.entries(branch[3]).filter(([label]) => label !== REST)
    const unnamed = here.filter((one) => !named.some(([label]) => one.path[path.length] === label))
    if (unnamed.length > 0 && named.length > 0) expectSeveral(unnamed)
    const rest = branch[3][REST]
    if (rest !== undefined)
      expect(unnamed.length - rest[0] === 0 || unnamed.length - rest[0] >= SEVERAL.matches).toBe(true)
    for (const [label, next] of named) check(next, all, [...path, label])
  }
  function expectSeveral(list: readonly Case[]): void {
    expect(new Set(list.map(({ table }) => table)).size).toBeGreaterThanOrEqual(SEVERAL.matches)
    expect(new Set(list.flatMap(({ people }) => people)).size).toBeGreaterThanOrEqual(SEVERAL.people)
  }
})
