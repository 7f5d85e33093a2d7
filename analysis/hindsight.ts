// What could not be known: where unseen cards cost a seat most, and whether another choice would surely have been better as they lay,
// though it was not from what the seat knew.
import { search } from '../bots/search/search.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { rngOf, split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { otherLuck, view } from '../kernel/zones.ts'
import type { Match } from '../match/match.ts'
import { statesOf } from '../match/standing.ts'
import type { Deed } from '../match/story.ts'
import type { Mind } from '../title/mind.ts'
import { open, type Pick } from './judge.ts'
import type { Made } from './made.ts'
import { AS_GOOD, atTable } from './marks.ts'
import type { Moment } from './moment.ts'
import { apart, ponder, surelyBetter } from './ponder.ts'
import { type Effort, rivalIn } from './weigh.ts'

/** A choice that would surely have been better as the cards lay, by how much, and how far that may be off: one standard error. */
export interface Other {
  readonly choice: Choice
  readonly by: number
  readonly doubt: number
}

export interface Hindsight {
  readonly line: number
  readonly seat: Seat
  /** Null where nothing would surely have been better. */
  readonly other: Other | null
}

/** Which moments count as unlucky: what unseen cards cost at least, at a table of two, and how many of a seat's. */
export interface Unlucky {
  readonly least: number
  readonly most: number
}

/** Those that are looked at: another choice may have been better also where unseen cards cost the one that was made only little. */
const LOOKED: Unlucky = { least: 0.01, most: 8 }

/** Own choices after which unseen cards lay badly, the worst first. */
export function unluckiestOf(moments: readonly Moment[], seat: Seat, { least, most }: Unlucky): readonly Moment[] {
  const cost = ({ parts }: Moment) => -at(parts.hidden, seat)
  return moments
    .filter((moment) => moment.seat === seat && cost(moment) >= atTable(least, moment.before.length))
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, most)
}

/** What can be said with hindsight of a match that has been judged. Where a mistake was made, that is said instead. */
export function* hindsightOf(
  mind: Mind,
  match: Match,
  moments: readonly Moment[],
  effort: Effort,
): Generator<Hindsight> {
  const looked = Array.from({ length: match.seats }, (_, seat) => unluckiestOf(moments, seat, LOOKED)).flat()
  if (looked.length === 0) return
  const states = [...statesOf(match, match.story)]
  for (const { line, seat, verdict } of looked) {
    const { choice } = at(match.story, line)
    if (seat === null || choice === null || verdict === null || verdict.better !== null) continue
    const before = at(states, line - 1)
    const sealed = sealedBeside(mind, before, seat, match.story.slice(line + 1))
    const rng = rngOf(`${match.seed}/hindsight/${line}`)
    yield { line, seat, other: betterAsItLay(mind, { before, seat, choice }, sealed, effort, rng) }
  }
}

/** What the others seal at the same time and have not sealed yet. */
function sealedBeside(mind: Mind, before: State, seat: Seat, later: readonly Deed[]): readonly Pick[] {
  const { sealed } = before
  if (sealed === null) return []
  return deciders(mind.game, before).flatMap((other) => {
    const choice = later.find((deed) => deed.seat === other)?.choice ?? null
    return other === seat || sealed[other] !== null || choice === null ? [] : [{ seat: other, choice }]
  })
}

/**
 * A choice that would surely have been better than the one that was made if the seat had known how the cards lay, and was no better from what it did
 * know; null where there is none. `sealed` is what others are about to seal. What nobody knew is dealt anew each time: that is luck, and told as such.
 */
export function betterAsItLay(
  mind: Mind,
  { before, seat, choice }: Omit<Made, 'after'>,
  sealed: readonly Pick[],
  { search: first, check }: Effort,
  rng: Rng,
): Other | null {
  const seen = view(mind.game, before, seat)
  seen.events = null
  const worlds = (luck: Rng): State => {
    const world = otherLuck(mind.game, before, luck)
    world.events = null
    open(mind, world, sealed)
    return world
  }
  const { found } = search(mind, seen, seat, split(rng), first, { worlds })
  const rival = rivalIn(found, choice, seen.seats)
  if (rival === null) return null
  const surely = surelyBetter(mind, seen, seat, [rival, choice], check, split(rng), worlds)
  if (surely === null) return null
  const known = (one: Choice) => ponder(mind, seen, seat, one, check, split(rng))
  const { by } = apart(known(rival), known(choice), seat)
  return by <= atTable(AS_GOOD, seen.seats) ? { choice: rival, by: surely.by, doubt: surely.doubt } : null
}
