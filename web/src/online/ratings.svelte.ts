// How good those are whom one meets: their rating in a game, asked again where what is known is old.
import { type ShownRating, type Skill, shownRating } from '../../../wire/rating.ts'
import { ask } from './api.ts'

type Rated = Skill & { readonly game: string; readonly matches: number }

let known = $state.raw<ReadonlyMap<string, readonly Rated[]>>(new Map())
/** When each of them was asked for. */
const asked = new Map<string, number>()
const OLD_MS = 60_000

/** Within an effect: asks for whoever is not known yet. */
export function learnRatings(people: readonly (string | null)[]): void {
  for (const person of people) {
    if (person === null || Date.now() - (asked.get(person) ?? 0) < OLD_MS) continue
    asked.set(person, Date.now())
    void ask<{ ratings: readonly Rated[] }>('GET', `people/${encodeURIComponent(person)}`).then((answer) => {
      if ('value' in answer) known = new Map([...known, [person, answer.value.ratings]])
      else asked.delete(person)
    })
  }
}

/** Null before it is known, and for whoever never played this rated. */
export function ratingIn(game: string, person: string | null): ShownRating | null {
  const rated = known.get(person ?? '')?.find((one) => one.game === game)
  return rated === undefined ? null : shownRating(rated, rated.matches)
}
