// What a table costs: seats that somebody had too often, opponents who have met, small tables always for the same people,
// points far apart; in this order, because each weighs a thousand times the next.
import type { Entrant, Past } from './field.ts'
import { seatingOf } from './seating.ts'

export interface Cost {
  /** Pairs that sit together again; a third meeting counts three, a fourth five. */
  readonly repeats: number
  /** How far seats are from even: squares of how much more often somebody had the seat than the one had least often. */
  readonly seats: number
  /** Places at tables of another number than the best for people who had such a place before. */
  readonly odd: number
  /** Differences of points at one table, squared; 1 is the distance from the first to the last. */
  readonly spread: number
}

const SEAT = 1_000_000_000
const REPEAT = 1_000_000
const ODD = 1_000

export const weigh = (cost: Cost): number => REPEAT * cost.repeats + SEAT * cost.seats + ODD * cost.odd + cost.spread

export const sum = (a: Cost, b: Cost): Cost => ({
  repeats: a.repeats + b.repeats,
  seats: a.seats + b.seats,
  odd: a.odd + b.odd,
  spread: a.spread + b.spread,
})
export const NOTHING: Cost = { repeats: 0, seats: 0, odd: 0, spread: 0 }

/** What tables of people (by their place in the list of entrants) cost, and how they best sit. */
export interface Scale {
  /** The whole cost of a table as one number; the order of the people does not matter. */
  weight(people: readonly number[]): number
  /** The same without seats, which are costly to weigh: never more than the whole. */
  lightest(people: readonly number[]): number
  cost(people: readonly number[]): Cost
  /** The same people in the order of their seats. */
  seated(people: readonly number[]): readonly number[]
}

export function scaleOf(entrants: readonly Entrant[], past: Past, best: number): Scale {
  const n = entrants.length
  const points = entrants.map((e) => e.score)
  const span = Math.max(...points) - Math.min(...points) || 1
  const again = new Float64Array(n * n)
  const apart = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const met = past.met[i * n + j] ?? 0
      again[i * n + j] = met === 0 ? 0 : 2 * met - 1
      apart[i * n + j] = (((points[i] ?? 0) - (points[j] ?? 0)) / span) ** 2
    }
  }
  const pairs = Float64Array.from(again, (a, k) => REPEAT * a + (apart[k] ?? 0))

  const seating = seatingOf(past)
  const oddOf = (people: readonly number[]): number =>
    people.length === best ? 0 : people.reduce((all, i) => all + (past.odd[i] ?? 0), 0)

  const lightest = (people: readonly number[]): number => {
    let whole = ODD * oddOf(people)
    for (let a = 1; a < people.length; a++) {
      const row = (people[a] ?? 0) * n
      for (let b = 0; b < a; b++) whole += pairs[row + (people[b] ?? 0)] ?? 0
    }
    return whole
  }

  return {
    lightest,
    weight: (people) => lightest(people) + SEAT * seating.cost(people),
    cost(people) {
      let repeats = 0
      let spread = 0
      for (let a = 1; a < people.length; a++) {
        for (let b = 0; b < a; b++) {
          const at = (people[a] ?? 0) * n + (people[b] ?? 0)
          repeats += again[at] ?? 0
          spread += apart[at] ?? 0
        }
      }
      return { repeats, seats: seating.cost(people), odd: oddOf(people), spread }
    },
    seated: seating.order,
  }
}

export const costOfAll = (scale: Scale, tables: readonly (readonly number[])[]): Cost =>
  tables.map((people) => scale.cost(people)).reduce(sum, NOTHING)
