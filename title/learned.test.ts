import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../contract/toys/lots.ts'
import { begin } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { State } from '../kernel/words.ts'
import { type Features, put, seatIn } from './features.ts'
import { shapeOf } from './judge.ts'
import { learnedFrom, type MindFacet } from './learned.ts'
import { mindOf } from './mind.ts'
import { sizesOf } from './net.ts'
import type { Edition } from './title.ts'
import { type NetFile, packNet } from './weights.ts'

const features: Features<State, unknown> = {
  seat: 2,
  table: 0,
  phases: 1,
  phase: () => 0,
  draw(s, _box, into) {
    for (let seat = 0; seat < s.seats; seat++) put(seatIn(into, seat), 0, 1 + seat)
  },
}
const game: Edition = lotsPlan.title.game
const facet: MindFacet = { insight: { value: () => 0 }, features }

/** A net that gives more to a seat with a higher number. */
function fileOf(): NetFile {
  const shape = shapeOf(features, [1, 1])
  const sizes = sizesOf(shape)
  const zeros = (name: keyof typeof sizes) => new Float32Array(sizes[name][0])
  const one = (name: keyof typeof sizes) => zeros(name).fill(1)
  const weights = {
    own: one('own'),
    others: zeros('others'),
    table: zeros('table'),
    first: zeros('first'),
    inner: one('inner'),
    second: zeros('second'),
    win: one('win'),
    points: zeros('points'),
    trust: zeros('trust'),
  }
  const made = { command: 'npm run train -- lots', commit: 'none', games: {}, seeds: '', generation: 0 }
  return { net: 1, game: 'lots', rules: game.version, made, ...packNet({ shape, weights }) }
}

describe('what was learned', () => {
  it('judges in the search, and leaves insight as it was', () => {
    const mind = mindOf(game, facet.insight, learnedFrom(game, facet, fileOf()))
    const s = begin(game, {}, 2, rngOf('x'))
    const [first = 0, second = 0] = mind.leads(s)
    expect(mind.taught).toBe(true)
    expect(second).toBeGreaterThan(first)
    expect(first).toBeCloseTo(-second, 4)
    expect(mind.untaught.leads(s)).toEqual([0, 0])
    expect(mind.value(s, 1)).toBe(0)
  })
  it('is not used with a corrected sheet, other rules, another game, other features, or where there is none', () => {
    const file = fileOf()
    expect(learnedFrom(game, facet, file)).not.toBeNull()
    expect(learnedFrom({ ...game, sheet: lotsPlan.title.sheet }, facet, file)).toBeNull()
    expect(learnedFrom({ ...game, version: game.version + 1 }, facet, file)).toBeNull()
    expect(learnedFrom({ ...game, id: 'bids' }, facet, file)).toBeNull()
    expect(learnedFrom(game, { ...facet, features: { ...features, seat: 3 } }, file)).toBeNull()
    expect(learnedFrom(game, { insight: facet.insight }, file)).toBeNull()
    expect(learnedFrom(game, facet, null)).toBeNull()
  })
})
