// The best moment of a seat: a choice it made, where everything else was surely much worse.
import { at } from '../kernel/lists.ts'
import { rngOf } from '../kernel/random.ts'
import type { Choice, Seat } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Match } from '../match/match.ts'
import { statesOf } from '../match/standing.ts'
import type { Mind } from '../title/mind.ts'
import { isSuspicious } from './marks.ts'
import type { Moment, Thoroughness } from './moment.ts'
import { surelyBetter } from './ponder.ts'

export interface Finest {
  readonly line: number
  readonly seat: Seat
  /** The next best choice, how far it lies behind, and how far that may be off: one standard error. */
  readonly next: Choice
  readonly lead: number
  readonly doubt: number
}

/** The best moments of a match that has been judged, at most one a seat; what a first look liked is thought over again. */
export function* finestOf(
  mind: Mind,
  match: Match,
  moments: readonly Moment[],
  { check }: Thoroughness,
): Generator<Finest> {
  const states = [...statesOf(match, match.story)]
  for (let seat = 0; seat < match.seats; seat++) {
    const liked = moments
      .flatMap(({ line, seat: who, verdict }) =>
        who === seat && verdict?.ahead && isSuspicious(verdict.ahead.lead, match.seats)
          ? [{ line, ...verdict.ahead }]
          : [],
      )
      .sort((a, b) => b.lead - a.lead)
    const [first] = liked
    if (first === undefined) continue
    const { line, next } = first
    const { choice } = at(match.story, line)
    if (choice === null) continue
    const seen = view(mind.game, at(states, line - 1), seat)
    seen.events = null
    const rng = rngOf(`${match.seed}/finest/${line}`)
    const surely = surelyBetter(mind, seen, seat, [choice, next], check, rng)
    if (surely !== null) yield { line, seat, next, lead: surely.by, doubt: surely.doubt }
  }
}
