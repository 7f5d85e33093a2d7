// A round of a small group in which everybody is to meet everybody: points do not count. At tables of two the rounds are those of a
// circle, because pairs that are drawn one round after the other can leave a rest in which nobody is new to anybody.
import { type Cost, costOfAll, scaleOf } from './cost.ts'
import { type Field, pastOf, type Table } from './field.ts'
import { podsOf, type Round } from './pods.ts'

/** The order of the entrants must stay the same from round to round. */
export function meetingRound(field: Field, seed: string): Round {
  const level = { ...field, entrants: field.entrants.map((e) => ({ ...e, score: 0 })) }
  const drawn = podsOf(level, seed)
  if (field.sizes.length !== 1 || field.sizes[0] !== 2) return drawn
  const fewest = Math.min(...field.entrants.map((e) => e.byes))
  const byesOf = (id: string) => field.entrants.find((e) => e.id === id)?.byes ?? 0
  const rounds = circleOf(field.entrants.map((e) => e.id))
    .filter(({ byes }) => byes.every((id) => byesOf(id) === fewest))
    .map((round) => weighed(level, round))
  const best = rounds.toSorted((a, b) => a.cost.repeats - b.cost.repeats)[0]
  return best !== undefined && best.cost.repeats <= drawn.cost.repeats ? best : drawn
}

interface Pairs {
  readonly pairs: readonly Table[]
  readonly byes: readonly string[]
}

/** Every round of a circle: one stays, the others go round; after as many rounds everybody has met everybody once. */
export function circleOf(ids: readonly string[]): readonly Pairs[] {
  const places: readonly (string | null)[] = ids.length % 2 === 0 ? ids : [...ids, null]
  const [still, ...going] = places
  if (still === undefined) return []
  return going.map((_, turn) => {
    const circle = [still, ...going.slice(turn), ...going.slice(0, turn)]
    const half = circle.length / 2
    const pairs: Table[] = []
    const byes: string[] = []
    for (let i = 0; i < half; i++) {
      const [a = null, b = null] = [circle[i], circle[circle.length - 1 - i]]
      if (a !== null && b !== null) pairs.push([a, b])
      else byes.push(...[a, b].filter((id) => id !== null))
    }
    return { pairs, byes }
  })
}

/** The pairs with their best seats, and what the round costs. */
function weighed({ entrants, played, sizes: [best = 2] }: Field, { pairs, byes }: Pairs): Round {
  const ids = entrants.map((e) => e.id)
  const scale = scaleOf(entrants, pastOf(ids, played, best), best)
  const tables = pairs.map((pair) => pair.map((id) => ids.indexOf(id)))
  const cost: Cost = costOfAll(scale, tables)
  return { tables: tables.map((people) => scale.seated(people).map((i) => ids[i] ?? '')), byes, cost }
}
