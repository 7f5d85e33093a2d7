// A whole match, moment by moment: what the deal and every draw brought, what every choice gave away. It comes in pieces,
// so that whoever waits sees how far it is, and can stop it.

import { at } from '../kernel/lists.ts'
import { rngOf } from '../kernel/random.ts'
import type { Agreement } from '../match/agreement.ts'
import { statesOf } from '../match/standing.ts'
import type { Deed } from '../match/story.ts'
import type { Mind } from '../title/mind.ts'
import { sharesIn } from './judge.ts'
import { choiceMoment, dealMoment, type Moment, type Thoroughness } from './moment.ts'

/** A usual match in seconds. */
export const QUICK: Thoroughness = { search: { iterations: 60 }, choices: 3, worlds: 16, draws: 32 }

/** The moments of a match one after another. Only matches that are over have an end to explain. */
export function* momentsOf(
  mind: Mind,
  agreement: Agreement,
  story: readonly Deed[],
  effort: Thoroughness,
): Generator<Moment> {
  const states = statesOf(agreement, story)
  const deeds = story.filter((deed) => deed.seat !== null && deed.choice !== null)
  let before = states.next().value
  if (before === undefined) return
  // The judge's luck is not the match's: the same file is always judged alike.
  const rngAt = (line: number) => rngOf(`${agreement.seed}/judged/${line}`)
  let here = sharesIn(mind, before)
  if (agreement.from === null) yield dealMoment(mind, before, here, agreement.options, effort, rngAt(-1))
  let line = 0
  for (const after of states) {
    const { seat, choice } = at(deeds, line)
    if (seat === null || choice === null) continue
    const moment = choiceMoment(mind, line, seat, choice, before, here, after, effort, rngAt(line))
    yield moment
    before = after
    here = moment.after
    line++
  }
}
