// A mistake once more: what somebody answers now, beside what was made and what the analysis found better. It never contradicts the analysis:
// how far those two lie apart was found out there, by several looks, and one more with other luck would only be another throw of dice.
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { rngOf, split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import { type Compared, comparedAll, rowsFor } from './compare.ts'
import { AS_GOOD, atTable, isAsGood, SURELY } from './marks.ts'
import type { Thoroughness } from './moment.ts'
import { longestLook, type Pondered, ponder, pondering } from './ponder.ts'

/** What an analysis says of a mistake. */
export interface Slip {
  readonly made: Choice
  readonly better: Choice
  readonly loss: number
  readonly doubt: number
}

/**
 * The choices of a mistake side by side, the best first: that one is to be named. The better one is thought about as long as in the analysis, and so is
 * whatever may be as good; what was made lies as far behind it as the analysis found.
 */
export function compareAgain(
  mind: Mind,
  view: State,
  seat: Seat,
  slip: Slip,
  further: readonly Choice[],
  effort: Pick<Thoroughness, 'search' | 'check'>,
  seed: string,
): readonly Compared[] {
  const rng = rngOf(seed)
  const seen: State = { ...view, events: null }
  const [better, made] = [keyOf(slip.better), keyOf(slip.made)]
  const rows = rowsFor(mind, seen, seat, [slip.better, slip.made, ...further], effort, rng)
  const best = ponder(mind, seen, seat, slip.better, longestLook(effort.check), split(rng))
  const others = rows
    .filter((choice) => ![better, made].includes(keyOf(choice)))
    .map((choice) => thoughtBeside(mind, seen, seat, choice, best, effort.check, split(rng)))
  const ranked = [best, ...others, madeBy(slip, best, seat)].sort((a, b) => at(b.shares, seat) - at(a.shares, seat))
  return comparedAll(mind, seen, seat, ranked, rng)
}

/** The choice that was made, as far behind the better one as the analysis found. */
function madeBy({ made, loss, doubt }: Slip, best: Pondered, seat: Seat): Pondered {
  const shares = best.shares.map((share, i) => (i === seat ? Math.max(0, share - loss) : share))
  return { choice: made, shares, noise: doubt, doubt }
}

/** Thinks about a choice, and as long as about the best one where it may be as good. */
function thoughtBeside(
  mind: Mind,
  seen: State,
  seat: Seat,
  choice: Choice,
  best: Pondered,
  check: number,
  rng: Rng,
): Pondered {
  const most = longestLook(check)
  const thinking = pondering(mind, seen, seat, choice, most, rng)
  const first = thinking.more(check)
  const high = at(first.shares, seat) + SURELY * Math.hypot(first.doubt, best.doubt)
  const reaches = high >= at(best.shares, seat) - atTable(AS_GOOD, seen.seats)
  return reaches ? thinking.more(most - check) : first
}

/** Whether an answer is right: the one that the analysis named always is, what was made never, and what is as good as either of the best is. */
export function isRightAgain(
  rows: readonly Compared[],
  { made, better }: Pick<Slip, 'made' | 'better'>,
  answer: Choice,
  seats: number,
): boolean {
  if (keyOf(answer) === keyOf(better)) return true
  if (keyOf(answer) === keyOf(made)) return false
  const rowOf = (choice: Choice) => rows.find((row) => keyOf(row.choice) === keyOf(choice))
  const [row, named] = [rowOf(answer), rowOf(better)]
  if (row === undefined) return false
  const behind = Math.min(row.behind, named === undefined ? row.behind : named.chance - row.chance)
  return isAsGood(behind, row.apart, seats)
}
