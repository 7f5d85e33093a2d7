// Where piles may lie in a state, so that views, imagined deals and the server find and cover them.

import type { Game } from '../kernel/game.ts'
import { at } from '../kernel/lists.ts'
import type { Card, State } from '../kernel/words.ts'

/** What copies of a state share: nothing in it can be turned face down. */
const SHARED: readonly string[] = ['agenda', 'sealed', 'events', 'options', 'rng']

/**
 * Piles lie where views expect them: each pile a zone names is the state's own list, reached through its members, the
 * same at every call and in no second zone. Only an empty pile may lie nowhere: nothing can be in it.
 */
export function lawPiles(game: Game, s: State): string[] {
  const broken: string[] = []
  const places = placesIn(s)
  const named = new Map<readonly Card[], string>()
  for (const zone of game.zones) {
    const again = zone.piles(s)
    zone.piles(s).forEach((pile, p) => {
      const name = `${zone.id} ${p}`
      const path = places.get(pile)
      if (path === undefined) {
        if (pile.length > 0) broken.push(`piles: ${name} does not lie in the state`)
        return
      }
      if (again[p] !== pile) broken.push(`piles: ${name} is another list at the next call`)
      if (SHARED.includes(at(path, 0))) broken.push(`piles: ${name} lies in ${path[0]}, which copies share`)
      const other = named.get(pile)
      if (other !== undefined) broken.push(`piles: ${name} is also ${other}`)
      named.set(pile, name)
    })
  }
  return broken
}

/** Every list in the state with the members that lead to it. */
function placesIn(s: State): Map<unknown, readonly string[]> {
  const places = new Map<unknown, readonly string[]>()
  const walk = (there: object, path: readonly string[]) => {
    for (const [name, value] of Object.entries(there)) {
      if (typeof value !== 'object' || value === null) continue
      const here = [...path, name]
      if (Array.isArray(value)) places.set(value, here)
      walk(value, here)
    }
  }
  walk(s, [])
  return places
}
