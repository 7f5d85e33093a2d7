// The battery of what a net is shown of a game: features(plan, shown, turning). The same position turned round the table is
// judged the same, and what nobody sees does not matter.
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Rng, State, Step } from '../kernel/words.ts'
import type { Features } from '../title/features.ts'
import { judgeOf, shapeOf } from '../title/judge.ts'
import { type Mind, mindOf } from '../title/mind.ts'
import { type Net, sizesOf, type Weights } from '../title/net.ts'
import { type Plan, type Table, tableName } from './plan.ts'

/** Where seats stand in a game's state, so that a test can turn it round the table. */
export interface Turning<S> {
  /** Lists by seat; and lists of such lists. */
  readonly lists: readonly (keyof S & string)[]
  readonly inner?: readonly (keyof S & string)[]
  /** Seats; and lists of seats. */
  readonly seats: readonly (keyof S & string)[]
  readonly holders?: readonly (keyof S & string)[]
  /** Whatever else there is. */
  also?(s: S, turn: (seat: number) => number): void
  /** Permutes what nobody sees; by default what a spectator must not know. */
  hide?(s: S, rng: Rng): void
}

/** The same for a game whose fields are not known by name. */
interface Turns extends Pick<Turning<State>, 'also' | 'hide'> {
  readonly lists: readonly string[]
  readonly inner?: readonly string[]
  readonly seats: readonly string[]
  readonly holders?: readonly string[]
}

/** A net that says something of every input. */
function anyNet(features: Features<State, unknown>, rng: Rng): Net {
  const shape = shapeOf(features, [8, 4])
  const sizes = sizesOf(shape)
  const any = (name: keyof Weights) => Float32Array.from({ length: sizes[name][0] }, () => below(rng, 2001) / 1000 - 1)
  return {
    shape,
    weights: {
      own: any('own'),
      others: any('others'),
      table: any('table'),
      first: any('first'),
      inner: any('inner'),
      second: any('second'),
      win: any('win'),
      points: any('points'),
      trust: any('trust'),
    },
  }
}

/** Positions of random games at which a turn begins. */
function* positions(mind: Mind, features: Features<State, unknown>, table: Table): Generator<State> {
  const { game } = mind
  const chosen = chooseOptions(game.variants, table.options ?? {}, table.seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const rng = rngOf(`features ${tableName(table)}`)
  const s = begin(game, chosen.options, table.seats, rng)
  s.events = null
  for (let nth = 0; !isOver(s) && nth < 400; nth++) {
    if (nth % 9 === 0 && s.sealed === null && (features.calm?.(s, game.box) ?? s) === s) yield s
    const seat = deciders(game, s)[0] ?? 0
    commit(game, s, seat, anyChoice(game, s, seat, rng))
  }
}

type Fields = { [name: string]: unknown }

function turned(given: State, by: number, turning: Turns): State {
  const s = clone(given)
  const n = s.seats
  const turn = (seat: number) => (seat >= 0 && seat < n ? (seat + by) % n : seat)
  const round = (list: readonly unknown[]) => list.map((_, seat) => list[(seat - by + n) % n])
  const fields: Fields = { ...s }
  const each = (names: readonly string[], change: (value: unknown) => unknown) => {
    for (const name of names) fields[name] = change(fields[name])
  }
  const list = (value: unknown) => (Array.isArray(value) && value.length === n ? round(value) : value)
  const seat = (value: unknown) => (typeof value === 'number' ? turn(value) : value)
  each(turning.lists, list)
  each(turning.inner ?? [], (rows) => (Array.isArray(rows) ? rows.map(list) : rows))
  each(turning.seats, seat)
  each(turning.holders ?? [], (all) => (Array.isArray(all) ? all.map(seat) : all))
  Object.assign(s, fields)
  s.agenda = s.agenda.map((step): Step => {
    const changed: Fields = { ...step }
    for (const name of ['seat', 'starter', 'winner']) if (name in changed) changed[name] = seat(changed[name])
    return { ...step, ...changed }
  })
  turning.also?.(s, turn)
  return s
}

/** For every game in one call: `features(plan, features, turning)`. */
export function features<S extends State, B>(plan: Plan<S, B>, shown: Features<S, B>, turning: Turning<S>): void {
  battery(plan, shown, turning)
}

function battery(plan: Plan, facet: Features<State, unknown>, turning: Turns): void {
  const mind = mindOf(plan.title.game, plan.insight)
  const net = anyNet(facet, rngOf('net'))
  const judge = judgeOf(facet, net, mind, mind.game.box)

  describe(`${mind.game.id}: what a net is shown`, () => {
    for (const table of plan.tables) {
      it(`is the same from every seat: ${tableName(table)}`, () => {
        for (const s of positions(mind, facet, table)) {
          const before = judge(s)
          const after = judge(turned(s, 1, turning))
          for (let seat = 0; seat < s.seats; seat++)
            expect(after[(seat + 1) % s.seats]).toBeCloseTo(before[seat] ?? Number.NaN, 2)
        }
      })
      it(`does not hold what nobody sees: ${tableName(table)}`, () => {
        const rng = rngOf('hide')
        for (const s of positions(mind, facet, table)) {
          const other = clone(s)
          if (turning.hide !== undefined) turning.hide(other, rng)
          else plan.conceal(other, null, rng, mind.game.box)
          expect(judge(other)).toEqual(judge(s))
        }
      })
    }
  })
}
