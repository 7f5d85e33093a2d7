// Mistakes that were planted: instead of a master's choice the worst one that is worth thinking about; the analysis should find it, and
// put it down to the one who made it.
import { effortOf, QUICK } from '../../analysis/analyse.ts'
import { sharesIn } from '../../analysis/judge.ts'
import { atTable } from '../../analysis/marks.ts'
import { choiceMoment } from '../../analysis/moment.ts'
import { apart, ponder } from '../../analysis/ponder.ts'
import { mistakeAt } from '../../analysis/told.ts'
import { ranking } from '../../bots/greedy.ts'
import { clone } from '../../kernel/clone.ts'
import { at } from '../../kernel/lists.ts'
import { commit } from '../../kernel/play.ts'
import { rngOf, split } from '../../kernel/random.ts'
import { percent } from './figures.ts'
import { decisionIn, type Trial } from './trial.ts'

/** Thoughts by which a planted choice is known to be a mistake: more than the analysis has. */
const SURE = 1200
/** Chance that it gives away at least, at a table of two: a mistake, not a slip. */
const LOST = 0.1

export function planted(trial: Trial): string {
  const { mind, cases, from, late } = trial
  let tried = 0
  let found = 0
  let right = 0
  for (let n = from; tried < cases && !late(); n++) {
    const decision = decisionIn(trial, n)
    if (decision === null) continue
    const { before, seat, seen, choice } = decision
    const rng = rngOf(`planted/${n}`)
    const worst = ranking(mind, seen, seat, split(rng)).at(-1)?.choice ?? choice
    const good = ponder(mind, seen, seat, choice, SURE, split(rng))
    const bad = ponder(mind, seen, seat, worst, SURE, split(rng))
    const { by, doubt } = apart(good, bad, seat)
    if (by - 2 * doubt < atTable(LOST, before.seats)) continue
    tried++
    const after = clone(before)
    commit(mind.game, after, seat, worst)
    const moment = choiceMoment(mind, 1, seat, worst, before, sharesIn(mind, before), after, effortOf(QUICK), rng)
    const mistake = mistakeAt(moment)
    if (mistake === null) continue
    found++
    // Only the one who chose lost by it.
    const { play } = moment.parts
    if (mistake.seat === seat && at(play, seat) < 0 && Math.min(...play) === at(play, seat)) right++
  }
  return `${tried} mistakes planted, ${found} found (${percent(found, tried)}), ${right} in the right account (${percent(right, tried)})`
}
