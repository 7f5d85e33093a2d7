// Which finished matches count among the house's beginnings, and the rows they give. What is not open to all, or not yet, never does.
import { isStrong } from '../../bots/level.ts'
import { findOpenings } from '../../games/shelf.ts'
import { isOver } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/words.ts'
import { beginningsAt, type Followed, followedIn, isUsual, variantOf } from '../../match/openings/beginning.ts'
import { SIXTIETHS } from '../../match/openings/tree.ts'
import type { HousePlayers } from '../../wire/openings.ts'
import type { BeginningRow } from '../store/openings.ts'
import type { Store } from '../store/store.ts'
import { isCorrected } from '../tables/cards.ts'
import { openFrom } from '../tables/runtime/catchUp.ts'
import { docOf, type TableDoc } from '../tables/runtime/document.ts'
import { titleOf } from '../tables/runtime/load.ts'

/** How matches are counted. Whoever changes that, or what a game's choices are about, raises it: all are counted anew. */
export const FORM = 1

/**
 * Whether a match may be counted: played to its end at a table that was open to all, by the printed cards. A table of a
 * tournament is its club's, and one that is sealed has its cards still in play elsewhere.
 */
export const mayCount = (doc: TableDoc): boolean =>
  doc.status === 'over' &&
  doc.open &&
  doc.sealed !== true &&
  doc.tournament === undefined &&
  doc.scores !== null &&
  doc.winners !== null &&
  !doc.stopped &&
  !doc.cancelled &&
  !isCorrected(doc.corrections)

const playersAt = ({ seats }: TableDoc, seat: Seat): HousePlayers => {
  const bot = seats[seat]?.bot ?? null
  if (bot === null) return 'people'
  return isStrong(bot) ? 'masters' : 'others'
}

/**
 * Whether whoever holds a seat at the end made its first choices: the seat was not handed over, no computer stood in for its
 * person, and none took it over later. `said` are the entries that came with a command: those of people.
 */
function isTheirs(doc: TableDoc, seat: Seat, { deeds }: Followed, said: ReadonlySet<number>): boolean {
  if (doc.stints.some((stint) => stint.seat === seat)) return false
  const isPerson = doc.seats[seat]?.bot === null
  return deeds.every((deed) => said.has(deed.at + 1) === isPerson)
}

/** How the seats of a match began; nothing where it does not count. */
export async function countedIn(store: Store, table: string): Promise<readonly BeginningRow[]> {
  const row = await store.tables.get(table)
  const doc = row === null ? null : docOf(row)
  if (doc === null || !mayCount(doc)) return []
  const [title, openings] = await Promise.all([titleOf(doc.game), findOpenings(doc.game)])
  if (title === null || openings === null || doc.rules !== title.game.version) return []
  const { standing, skipped } = await openFrom(store, title, doc, () => {})
  if (skipped > 0 || !isOver(standing.state) || !isUsual(openings, standing)) return []
  const followed = followedIn(openings, standing)
  const entries = await store.tables.entries(table, 1)
  const said = new Set(entries.flatMap(({ seq, command }) => (command === null ? [] : [seq])))
  const paths = followed.map((one, seat) => (isTheirs(doc, seat, one, said) ? one.path : []))
  const match = { table, game: doc.game, rules: doc.rules, seats: standing.seats, at: doc.since }
  const variant = variantOf(openings, standing)
  return beginningsAt(standing.game, standing.state, paths).map(({ seat, path, share, points }) => ({
    ...match,
    ...{ variant, seat, who: playersAt(doc, seat), path },
    ...{ won: Math.round(SIXTIETHS * share), points: Math.round(points) },
  }))
}
