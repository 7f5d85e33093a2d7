// The engine underneath reads lists without holes quicker, and one list that may have some, read or written where others are,
// turns the others into such lists. So no list of a box or of a state may be one, however hot the rules have run.
import { setFlagsFromString } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import { places } from './tables.ts'

setFlagsFromString('--allow-natives-syntax')
const natives = Function('list', 'return %HasHoleyElements(list)')
const mayHaveHoles = (list: unknown[]): boolean => natives(list) === true
setFlagsFromString('--no-allow-natives-syntax')

/** Matches until every rule has been run often enough to be compiled for speed. */
const MATCHES = 400

/** The lists that may have holes, by their way from the top. */
function holey(x: unknown, way: string): string[] {
  if (typeof x !== 'object' || x === null) return []
  const own = Array.isArray(x) && mayHaveHoles(x) ? [way] : []
  return [...own, ...Object.entries(x).flatMap(([name, value]) => holey(value, `${way}.${name}`))]
}

it('tells a list that may have holes from one that has none', () => {
  expect(holey({ a: [1, 2], b: [[1], [2]].flat() }, 'x')).toEqual(['x.b'])
})

const tables = await places(undefined)

describe('no list of a box or of a state may have holes', () => {
  it.each(tables)('$game, $seats seats, $options', async ({ game: id, seats, options }) => {
    const title = await findTitle(id)
    if (title === null) throw new Error(`no game ${id}`)
    const { game } = title
    const chosen = chooseOptions(game.variants, options, seats)
    if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
    const found = new Set(holey(game.box, 'box'))
    for (let match = 0; match < MATCHES && found.size === 0; match++) {
      const rng = rngOf(`lists ${match}`)
      const s = begin(game, chosen.options, seats, rng)
      s.events = null
      while (!isOver(s)) {
        const seat = at(deciders(game, s), 0)
        commit(game, s, seat, anyChoice(game, s, seat, rng))
      }
      if (match % 20 === 19) for (const way of [...holey(s, 'state'), ...holey(game.box, 'box')]) found.add(way)
    }
    expect([...found]).toEqual([])
  })
})
