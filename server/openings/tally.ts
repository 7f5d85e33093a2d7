// Beginnings added up so that nobody's match can be read out: a figure is told only where several matches and several people stand behind
// it, and so does whatever can be found by taking told figures from one another.
import { leastAmong } from '../../match/openings/rows.ts'
import { type Branch, REST } from '../../match/openings/tree.ts'
import { SEVERAL } from '../../wire/openings.ts'

/** One seat's beginning, and who stands behind it: its person, or for a computer's seat those who sat across. */
export interface Case {
  readonly table: string
  readonly people: readonly string[]
  readonly path: readonly string[]
  readonly won: number
  readonly points: number
}

/** What a branch will be told of, with as many matches and people as it takes to see that there are several. */
export interface Tally {
  times: number
  won: number
  points: number
  readonly tables: string[]
  readonly people: string[]
  /** What was chosen next; under `REST` those who chose nothing more. */
  readonly next: Map<string, Tally>
}

export const noTally = (): Tally => ({ times: 0, won: 0, points: 0, tables: [], people: [], next: new Map() })

function remember(list: string[], one: string, most: number): void {
  if (list.length < most && !list.includes(one)) list.push(one)
}

function note(tally: Tally, { table, people, won, points }: Case): void {
  tally.times++
  tally.won += won
  tally.points += points
  remember(tally.tables, table, SEVERAL.matches)
  for (const person of people) remember(tally.people, person, SEVERAL.people)
}

function nextOf(tally: Tally, label: string): Tally {
  const found = tally.next.get(label) ?? noTally()
  tally.next.set(label, found)
  return found
}

/** Counts a beginning down its path; `depth` is how far paths are followed. */
export function add(root: Tally, one: Case, depth: number): void {
  note(root, one)
  let tally = root
  const path = one.path.length < depth ? [...one.path, REST] : one.path
  for (const label of path) {
    tally = nextOf(tally, label)
    note(tally, one)
  }
}

/** Whether several matches and several people stand behind these together. */
function isEnough(tallies: readonly Tally[]): boolean {
  const behind = (of: (tally: Tally) => readonly string[]) => new Set(tallies.flatMap(of)).size
  return behind(({ tables }) => tables) >= SEVERAL.matches && behind(({ people }) => people) >= SEVERAL.people
}

type Labelled = readonly [label: string, tally: Tally]

/**
 * What is told of the choices at a branch one by one, and what only together. As long as those together are too few, the
 * rarest of the others joins them; where all would have to, nothing is told.
 */
function parted(
  { next }: Tally,
  least: number,
): { readonly told: readonly Labelled[]; readonly rest: readonly Tally[] } {
  const all = [...next].sort(([a, one], [b, other]) => other.times - one.times || (a < b ? -1 : 1))
  const isTold = ([label, tally]: Labelled) => label !== REST && tally.times >= least && isEnough([tally])
  // Those who chose nothing more are what is missing from the sum: where they are several, that may be seen.
  const isMissing = ([label, tally]: Labelled) => label === REST && isEnough([tally])
  const told = all.filter(isTold)
  const rest = all.filter((one) => !isTold(one) && !isMissing(one)).map(([, tally]) => tally)
  while (rest.length > 0 && !isEnough(rest)) {
    const rarest = told.pop()
    if (rarest === undefined) break
    rest.push(rarest[1])
  }
  return told.length === 0 ? { told, rest: [] } : { told, rest }
}

function branchOf(tally: Tally, least: number): Branch {
  const { told, rest } = parted(tally, least)
  const next = Object.fromEntries(told.map(([label, one]) => [label, branchOf(one, least)]))
  if (rest.length > 0) {
    const sum = (of: (one: Tally) => number) => rest.reduce((all, one) => all + of(one), 0)
    next[REST] = [sum(({ times }) => times), sum(({ won }) => won), sum(({ points }) => points), {}]
  }
  return [tally.times, tally.won, tally.points, next]
}

/** A tally as it is told; null where too few stand behind all of it. */
export const toldOf = (root: Tally): Branch | null => (isEnough([root]) ? branchOf(root, leastAmong(root.times)) : null)
