// A whole match, moment by moment: what the deal and every draw brought, what every choice gave away. It comes in pieces,
// so that whoever waits sees how far it is, and can stop it and go on later.

import { rngOf } from '../kernel/random.ts'
import type { Rng, State } from '../kernel/words.ts'
import type { Agreement } from '../match/agreement.ts'
import { standingOf } from '../match/standing.ts'
import type { Deed } from '../match/story.ts'
import type { Mind } from '../title/mind.ts'
import { sharesIn } from './judge.ts'
import { choicesOf } from './made.ts'
import { choiceMoment, dealMoment, type Moment, type Thoroughness } from './moment.ts'
import { none } from './parts.ts'

/** Thoughts on a choice: a usual match in seconds, or as long as somebody likes to wait. */
export const QUICK = 60
export const DEEP = 400

/** What looks like a mistake gets so many times as many thoughts, for it and for what might be better: ten times in all. */
const AGAIN = 5

/** How hard a match is thought about, by the thoughts a choice gets at first. */
export const effortOf = (thoughts: number): Thoroughness => ({
  search: { iterations: thoughts },
  check: AGAIN * thoughts,
  worlds: Math.max(2, Math.round(thoughts / 5)),
  draws: Math.max(2, Math.round(thoughts / 2)),
})

/** The judge's luck at a line is not the match's: the same file is always judged alike. */
export const judgeLuck = ({ seed }: Agreement, line: number): Rng => rngOf(`${seed}/judged/${line}`)

/**
 * The moments of a match one after another. Those that are known from earlier, in the same order and judged alike, are
 * not judged again.
 */
export function* momentsOf(
  mind: Mind,
  agreement: Agreement,
  story: readonly Deed[],
  effort: Thoroughness,
  known: readonly Moment[] = [],
): Generator<Moment> {
  const dealt = standingOf(agreement).state
  const deal = known[0] ?? openingOf(mind, agreement, dealt, effort, judgeLuck(agreement, 0))
  yield deal
  let here = deal.after
  for (const made of choicesOf(agreement, story)) {
    const { line } = made
    const moment = known[line] ?? choiceMoment(mind, made, here, effort, judgeLuck(agreement, line))
    yield moment
    here = moment.after
  }
}

/** The deal; nothing was dealt where a match began from a position. */
function openingOf(mind: Mind, { from, options }: Agreement, first: State, effort: Thoroughness, rng: Rng): Moment {
  const after = sharesIn(mind, first)
  if (from === null) return dealMoment(mind, first, after, options, effort, rng)
  const nothing = none(first.seats)
  const parts = { draw: nothing, hidden: nothing, play: nothing, rest: nothing }
  return { line: 0, seat: null, before: after, after, parts, verdict: null }
}
