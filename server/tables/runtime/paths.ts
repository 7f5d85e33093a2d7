// The way to a pile through the members of a state: `['hands', '2']`. That there is one is a law of the contract; where
// it leads is found by looking, and remembered.
import type { Game, Zone } from '../../../kernel/game.ts'
import type { Card, State } from '../../../kernel/words.ts'

export type Path = readonly string[]
export type Members = Record<string, unknown>

const isObject = (x: unknown): x is Members => typeof x === 'object' && x !== null

/** By zone, then by pile. */
const known = new WeakMap<object, Path[]>()

/** Where in the state these cards lie, which are pile `p` of the zone. */
export function pathTo<S extends State>(game: Game<S>, s: S, zone: Zone<S, unknown>, p: number, cards: Card[]): Path {
  let paths = known.get(zone)
  if (paths === undefined) {
    paths = []
    known.set(zone, paths)
  }
  const last = paths[p]
  if (last !== undefined && at(s, last) === cards) return last
  const path = find(s, cards)
  if (path === null) throw new Error(`${game.id}: a pile of ${zone.id} does not lie in the state`)
  paths[p] = path
  return path
}

/** What lies at the end of the path. */
export function at(s: object, path: Path): unknown {
  let there: unknown = s
  for (let i = 0; i < path.length; i++) {
    if (!isObject(there)) return undefined
    there = there[path[i] as string]
  }
  return there
}

function find(there: object, cards: readonly Card[]): string[] | null {
  for (const [name, value] of Object.entries(there)) {
    if (value === cards) return [name]
    const rest = isObject(value) ? find(value, cards) : null
    if (rest !== null) return [name, ...rest]
  }
  return null
}

/**
 * Lays other cards at the end of the path. `members` are those that differ from the state; lists on the way are copied
 * into them, once each.
 */
export function lay(members: Members, s: State, path: Path, cards: readonly Card[]): void {
  let copy = members
  let own: unknown = s
  const end = path.length - 1
  for (let i = 0; i < end; i++) {
    const name = path[i] as string
    own = (own as Members)[name]
    const there = copy[name]
    if (there === undefined || there === own) copy[name] = Array.isArray(own) ? own.slice() : { ...(own as Members) }
    copy = copy[name] as Members
  }
  copy[path[end] as string] = cards
}
