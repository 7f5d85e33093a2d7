// A match as it counts in the reader's figures over time: which match it is, who the reader was, who sat across.
import type { Played } from '../../../analysis/overTime.ts'
import type { Report } from '../../../analysis/report.ts'
import { seatFigures } from '../../../analysis/seatFigures.ts'
import { againstOf } from '../../../bots/against.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Match } from '../../../match/match.ts'
import type { Sitting } from '../lib/keep.ts'

/** The same for the same match, wherever its file lies: what was agreed, and every choice. */
export function printOf({
  game,
  seats,
  seed,
  options,
  story,
}: Pick<Match, 'game' | 'seats' | 'seed' | 'options' | 'story'>): string {
  const { a, b, c, d } = rngOf(
    JSON.stringify([game.id, seats, seed, options, story.map((deed) => [deed.seat, deed.choice])]),
  )
  return [a, b, c, d].map((n) => (n >>> 0).toString(36)).join('-')
}

/** The one person of several that has the reader's name. */
function namedSeat(sitting: readonly Sitting[], name: string): number | null {
  const named = sitting.flatMap((sat, seat) =>
    sat.kind === 'person' && name !== '' && sat.name === name ? [seat] : [],
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/**
 * Where the reader sat at a table that was begun or played on this device: the one person there, unless under another name; or the
 * one of several people that has the reader's name. Null where nobody can tell: then the reader may say it.
 */
export function ownSeat(sitting: readonly Sitting[], name: string): number | null {
  const people = sitting.flatMap((sat, seat) => (sat.kind === 'person' ? [{ seat, name: sat.name }] : []))
  const [only] = people
  return people.length === 1 && only?.name === '' ? only.seat : namedSeat(sitting, name)
}

/** From where the reader looks first. In somebody's file an unnamed person is whoever wrote it; only the name may be the reader's. */
export function eyesOf(sitting: readonly Sitting[], name: string, here: boolean): number | null {
  if (!here) return namedSeat(sitting, name)
  const people = sitting.flatMap((sat, seat) => (sat.kind === 'person' ? [seat] : []))
  return ownSeat(sitting, name) ?? (people.length === 1 ? (people[0] ?? null) : null)
}

/** As whom a match counts by itself: as the reader said last; else where this device or the house knows the reader sat. */
export const countsAs = (known: {
  readonly said: number | null
  readonly own: number | null
  readonly not: boolean
}) => (known.not ? null : (known.said ?? known.own))

/** The row of a seat; null while moments are missing, or where the match did not begin at its beginning. */
export function rowOf(
  match: Match,
  report: Report,
  seat: number,
  sitting: readonly Sitting[],
  at: number,
): Played | null {
  const figures = match.from === null ? seatFigures(report, seat) : null
  if (figures === null) return null
  const others = sitting.flatMap((sat, other) => (other === seat ? [] : [sat.kind === 'bot' ? (sat.bot ?? '') : null]))
  return { ...figures, game: match.game.id, at, against: againstOf(others) }
}
