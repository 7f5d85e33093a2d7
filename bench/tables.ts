// Where the engine is measured: every game at every number of seats, and with the options that add rules.
import { findTitle, gameIds } from '../games/shelf.ts'
import type { Place } from './beside.ts'

/** Options that bring so many rules of their own that they are measured apart, by game. */
const APART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  castle: { season: 'winter' },
  nehemiah: { foremen: 'on' },
}

/** The tables of one game, or of all. */
export async function places(only: string | undefined): Promise<Place[]> {
  const found: Place[] = []
  for (const game of only === undefined ? gameIds() : [only]) {
    const title = await findTitle(game)
    if (title === null) continue
    const [least, most] = title.game.players
    for (let seats = least; seats <= most; seats++) found.push({ game, seats, options: {} })
    const options = APART[game]
    if (options !== undefined) found.push({ game, seats: most, options })
  }
  return found
}

/** The full table of one game, or of all, by the usual rules: where a search has most to think about. */
export async function fullTables(only: string | undefined): Promise<Place[]> {
  const all = (await places(only)).filter(({ options }) => Object.keys(options).length === 0)
  return all.filter(({ game, seats }) => all.every((other) => other.game !== game || other.seats <= seats))
}
