// Mistakes that were planted: instead of a master's choice the worst one that is worth thinking about; the analysis should find it, and
// put it down to the one who made it.
import { effortOf, QUICK } from '../../analysis/analyse.ts'
import { sharesIn } from '../../analysis/judge.ts'
import { atTable } from '../../analysis/marks.ts'
import { choiceMoment } from '../../analysis/moment.ts'
import { apart, type Gap, ponder } from '../../analysis/ponder.ts'
import { mistakeAt } from '../../analysis/told.ts'
import { ranking } from '../../bots/greedy.ts'
import { clone } from '../../kernel/clone.ts'
import { at } from '../../kernel/lists.ts'
import { commit } from '../../kernel/play.ts'
import { rngOf, split } from '../../kernel/random.ts'
import type { Choice, Rng } from '../../kernel/words.ts'
import { percent } from './figures.ts'
import { type Decision, decisionsIn, type Setting, type Trial } from './trial.ts'

/** Thoughts by which a planted choice is known to be a mistake, as many times as searches must agree on it: one alone may be wrong. */
const SURE = 1200
const AGREED = 2
/** A look that spares those thoughts where the two choices are about equal. */
const GLANCE = 60
/** Chance that it gives away at least, at a table of two: a mistake, not a slip. */
const LOST = 0.1
/** Matches fall out differently: none gives more than this. */
const MOST = 5

interface Case {
  readonly found: boolean
  /** Put down to the one who made it. */
  readonly right: boolean
}

/** How far a choice lies behind the master's, by so many thoughts on each. */
function gapOf({ mind }: Setting, { seen, seat, choice }: Decision, bad: Choice, thoughts: number, rng: Rng): Gap {
  const good = ponder(mind, seen, seat, choice, thoughts, split(rng))
  return apart(good, ponder(mind, seen, seat, bad, thoughts, split(rng)), seat)
}

/** Plants the worst choice; null where it is not surely a mistake. */
function plantedAt(setting: Setting, decision: Decision, seed: string): Case | null {
  const { mind } = setting
  const { before, seat, seen, choice } = decision
  const rng = rngOf(seed)
  const worst = ranking(mind, seen, seat, split(rng)).at(-1)?.choice ?? choice
  const least = atTable(LOST, before.seats)
  if (gapOf(setting, decision, worst, GLANCE, rng).by < least / 2) return null
  for (let k = 0; k < AGREED; k++) {
    const { by, doubt } = gapOf(setting, decision, worst, SURE, rng)
    if (by - 2 * doubt < least) return null
  }
  const after = clone(before)
  commit(mind.game, after, seat, worst)
  const made = { line: 1, before, seat, choice: worst, after }
  const moment = choiceMoment(mind, made, sharesIn(mind, before), effortOf(QUICK), rng)
  const mistake = mistakeAt(moment)
  const { play } = moment.parts
  // Only the one who chose lost by it.
  const right = mistake?.seat === seat && at(play, seat) < 0 && Math.min(...play) === at(play, seat)
  return { found: mistake !== null, right }
}

export const planted: Trial<Case> = {
  casesOf(setting, match) {
    const cases: Case[] = []
    let n = 0
    for (const decision of decisionsIn(setting, match)) {
      const one = plantedAt(setting, decision, `planted/${match}/${n++}`)
      if (one !== null) cases.push(one)
      if (cases.length >= MOST) break
    }
    return cases
  },
  tell(cases) {
    const many = (of: (one: Case) => boolean) => {
      const n = cases.filter(of).length
      return `${n} (${percent(n, cases.length)})`
    }
    return `${cases.length} mistakes planted, ${many((c) => c.found)} found, ${many((c) => c.right)} in the right account`
  },
}
