// The matches of a fuzz in pieces: whatever the pieces, the same matches are played once each.

import { describe, expect, it } from 'vitest'
import { emptyReport, fuzzStretch, type Violation } from '../contract/fuzz.ts'
import { rarePlan } from '../contract/toys/rare.ts'
import type { Fuzzed, Share } from './fuzzer.ts'
import { callAgain, known, shareLeft, sharesAt, sharesOf, sumOf } from './shares.ts'

const TABLES = [{ seats: 2 }, { seats: 3 }, null]
const FUZZ = { game: 'pillars', oneIn: 20, seed: 'f' }
const wanted = (games: number) => sharesOf(FUZZ, TABLES, games)
const played = ({ row, seed, from, games }: Share): Fuzzed => ({ ...emptyReport(), ms: 3, row, seed, from, games })
const byKey = (shares: readonly Fuzzed[]) => new Map(shares.map((share) => [`${share.seed} ${share.from}`, share]))
/** Every match of some shares by its own seed. */
const seeds = (shares: readonly Share[]) =>
  shares.flatMap(({ seed, from, games }) => Array.from({ length: games }, (_, g) => `${seed}/${from + g}`))

describe('the shares of a fuzz', () => {
  it('give every table its part, and no seed twice', () => {
    const all = seeds(wanted(40))
    expect(all).toHaveLength(40)
    expect(new Set(all).size).toBe(40)
    expect(
      [0, 1, 2].map(
        (row) =>
          sumOf(
            wanted(40)
              .filter((s) => s.row === row)
              .map(played),
          ).games,
      ),
    ).toEqual([14, 13, 13])
  })

  it('add up: a piece plays what the pieces before it left, whatever their sizes', () => {
    let done = new Map<string, Fuzzed>()
    const all: string[] = []
    for (const games of [4, 7, 31, 31, 100]) {
      const left = shareLeft(wanted(games), done)
      all.push(...seeds(left))
      done = byKey(known(done, left.map(played)))
      expect(sumOf([...done.values()]).games).toBe(games)
    }
    expect(all.toSorted()).toEqual(seeds(wanted(100)).toSorted())
  })

  it('are played again where a law was broken, and the later result counts', () => {
    const [first, ...rest] = wanted(30)
    if (first === undefined) throw new Error('no share')
    const violation = { table: { seats: 2 }, seed: `${first.seed}/1`, decision: 3, law: '5: a dead end' }
    const broken: Fuzzed = { ...played(first), games: 2, violations: [violation] }
    const done = byKey([broken, ...rest.map(played)])
    expect(shareLeft(wanted(30), done)).toEqual([first])
    expect(sumOf(known(done, [])).violations).toEqual([violation])
    expect(sumOf(known(done, [played(first)]))).toMatchObject({ games: 30, violations: [] })
  })

  it('of one table are counted by their numbers alone', () => {
    expect(seeds(sharesAt({ ...FUZZ, seed: 'f/2/9' }, { seats: 2 }, 7)).slice(5)).toEqual(['f/2/9/5', 'f/2/9/6'])
  })

  it('come to a broken law again by what is called again', async () => {
    const play = async ({ seed, from, games, oneIn, table }: Share) =>
      (await fuzzStretch(rarePlan, () => table ?? { seats: 3 }, { seed, from, games }, oneIn)).violations
    let first: Violation | undefined
    for (const share of wanted(3000)) {
      ;[first] = await play(share)
      if (first !== undefined) break
    }
    if (first === undefined) throw new Error('nothing is broken')
    const { game, seed, table, games, share } = callAgain(FUZZ.game, first, FUZZ.oneIn)
    const [only, ...more] = sharesAt({ game, seed, oneIn: share }, table, games)
    if (only === undefined) throw new Error('no share')
    expect(more).toEqual([])
    expect(await play(only)).toContainEqual(first)
  })
})
