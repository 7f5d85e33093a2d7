// An exhibition: one person, or the strongest computer, plays against everybody else, at one table each.
import type { Level } from '../../../bots/level.ts'
import { mix, rngOf } from '../../../kernel/random.ts'
import type { Refusal } from '../../../kernel/words.ts'
import { COMPUTER, type ExhibitionScore, type ExhibitionTerms } from '../../../wire/tournament.ts'
import { placesOf } from '../../people/ratings.ts'
import { type Pod, playing, type TournamentDoc } from './document.ts'

const STRONGEST: Level = 'grandmaster'

export const exhibitorIn = ({ exhibitor }: ExhibitionTerms): string => exhibitor ?? `${COMPUTER}${STRONGEST}`

/** Everybody who plays but the one who plays against all. */
export const challengersOf = (t: TournamentDoc, terms: ExhibitionTerms): readonly string[] =>
  playing(t)
    .map((one) => one.person)
    .filter((person) => person !== terms.exhibitor)

/** Why there can be no round; null where there can. */
export function exhibitionRefused(t: TournamentDoc, terms: ExhibitionTerms): Refusal | null {
  const { exhibitor } = terms
  if (exhibitor !== null && !playing(t).some((one) => one.person === exhibitor))
    return { clause: 'tournament.no-exhibitor' }
  return challengersOf(t, terms).length === 0 ? { clause: 'tournament.no-challenger' } : null
}

/** Tables by seat: who plays against all has another seat from table to table, and from round to round. */
export function exhibitionTables(
  t: TournamentDoc,
  terms: ExhibitionTerms,
  seed: string,
): readonly (readonly string[])[] {
  const seats = t.sizes[0] ?? 2
  const before = t.list.filter((round) => round.status !== 'prepared').length
  // By lot in the first round, and the same order in the next: so that nobody has one seat twice before the others.
  const known = t.list[0]?.pods.flatMap((pod) => pod.people.filter((one) => one !== terms.exhibitor)) ?? []
  const all = challengersOf(t, terms)
  const order = [
    ...known.filter((person) => all.includes(person)),
    ...mix(
      rngOf(seed),
      all.filter((person) => !known.includes(person)),
    ),
  ]
  return order.map((challenger, i) => {
    const first = (i + before) % seats
    return Array.from({ length: seats }, (_, seat) =>
      seat === first ? exhibitorIn(terms) : seat === (first + 1) % seats ? challenger : `${COMPUTER}${terms.level}`,
    )
  })
}

/** Which seats the two have who play against each other: the one against all, and the challenger. */
export function seatsOf(pod: Pod, terms: ExhibitionTerms): { readonly mine: number; readonly theirs: number } {
  const seats = pod.people.length
  const theirs = pod.people.findIndex((one) => !one.startsWith(COMPUTER) && one !== terms.exhibitor)
  return { mine: (theirs + seats - 1) % seats, theirs }
}

/** What a table brought the challenger: 1 ahead of the one who plays against all, ½ equal, 0 behind. */
export function challengerPoints(pod: Pod, terms: ExhibitionTerms): number {
  const { mine, theirs } = seatsOf(pod, terms)
  const places = pod.result === null ? [] : placesOf(pod.result.scores, pod.result.winners)
  return 0.5 + 0.5 * Math.sign((places[mine] ?? 0) - (places[theirs] ?? 0))
}

/** In rounds that are over. */
export function scoreOf(t: TournamentDoc): ExhibitionScore | null {
  const { exhibition } = t
  if (exhibition === undefined || exhibition === null) return null
  const points = t.list
    .filter((round) => round.status === 'over')
    .flatMap((round) => round.pods.map((pod) => challengerPoints(pod, exhibition)))
  const count = (of: number) => points.filter((one) => one === of).length
  return { won: count(0), drawn: count(0.5), lost: count(1) }
}
