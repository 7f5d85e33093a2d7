// Finding puzzles: a decision whose best choice every search agrees on, far ahead of everything else that may be chosen.
import { search } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { isInterrupt } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { rngOf, split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import { besides } from './besides.ts'
import { AS_GOOD, atTable, SURELY } from './marks.ts'
import { apart, type Pondered, ponder, pondering } from './ponder.ts'
import type { Row } from './puzzle.ts'

/** How far the answer lies ahead of all others, in chance of winning at a table of two, and by how many standard errors. */
const CLEARLY = 0.08
const SURE = 3
/** A first look, which needs less, and each of the later ones that must agree with it. */
const FIRST = 80
const PROMISING = 0.06
const AGAIN = 600
const SEEDS = ['one', 'two', 'three']
/** Choices that are compared. */
const ROWS = 4
/** Thoughts on each choice that no search cared for, and in how many pieces. */
const BESIDE = 150
const PIECES = 5

/** What a search of so many thoughts thinks of a moment: its best choices, each thought about by itself as long, the best first. */
function thought(
  mind: Mind,
  seen: State,
  seat: Seat,
  thoughts: number,
  each: number,
  seed: string,
): readonly Pondered[] {
  const rng = rngOf(seed)
  const { found } = search(mind, seen, seat, split(rng), { iterations: thoughts })
  const best = found.slice(0, ROWS).map(({ choice }) => ponder(mind, seen, seat, choice, each, split(rng)))
  return best.sort((a, b) => at(b.shares, seat) - at(a.shares, seat))
}

/** How far the first of a list lies ahead of the second. */
function leadIn([best, second]: readonly Pondered[], seat: Seat): number {
  return best === undefined || second === undefined ? 0 : apart(best, second, seat).by
}

/** Whether a quick look finds one choice far ahead. */
function promises(mind: Mind, seen: State, seat: Seat, seed: string): boolean {
  if (thinkable(mind, seen, seat).length < 3) return false
  const { found } = search(mind, seen, seat, rngOf(seed), { iterations: FIRST })
  const least = atTable(PROMISING, seen.seats)
  // One lucky visit says nothing.
  const [best, ...others] = found.filter(({ visits }) => visits > 2)
  if (best === undefined || others.some(({ value }) => best.value - value < least)) return false
  return leadIn(thought(mind, seen, seat, FIRST, FIRST / 2, `${seed}/first`), seat) >= least
}

/** Whether a choice that no search compared comes near to the answer once somebody thinks about it: any that may be made. */
function isOvertaken(
  mind: Mind,
  seen: State,
  seat: Seat,
  answer: Choice,
  compared: ReadonlySet<string>,
  chance: number,
  seed: string,
): boolean {
  const rng = rngOf(`${seed}/others`)
  const { seats } = seen
  const near = chance - atTable(CLEARLY / 2, seats)
  // Whoever takes back may still make the answer afterwards: that spoils nothing, unless something else is better then.
  const above = chance + atTable(AS_GOOD, seats)
  return besides(mind, seen, seat, answer)
    .filter((choice) => !compared.has(keyOf(choice)))
    .some((choice) => mayReach(mind, seen, seat, choice, isInterrupt(mind.game, choice.act) ? above : near, split(rng)))
}

/** Whether a choice may be worth so much; what cannot be any more is not thought about to the end. */
function mayReach(mind: Mind, seen: State, seat: Seat, choice: Choice, near: number, rng: Rng): boolean {
  const thinking = pondering(mind, seen, seat, choice, BESIDE, rng)
  for (let piece = 1; ; piece++) {
    const { shares, doubt } = thinking.more(BESIDE / PIECES)
    if (piece === PIECES) return at(shares, seat) > near
    if (at(shares, seat) + SURELY * doubt < near) return false
  }
}

/** A choice that was compared, over all the searches that did. */
interface Compared {
  readonly row: Pondered
  readonly chance: number
  readonly doubt: number
  readonly times: number
}

/** What three searches think of a moment. */
interface Agreed {
  readonly answer: Choice
  readonly sums: ReadonlyMap<string, Compared>
}

/** What three searches say if they agree on one choice that lies clearly ahead; otherwise why they do not. */
function agreed(mind: Mind, seen: State, seat: Seat, seed: string, known: Choice | null): Agreed | string {
  const sums = new Map<string, Compared>()
  let answer = known
  for (const word of SEEDS) {
    const rows = thought(mind, seen, seat, AGAIN, AGAIN, `${seed}/${word}`)
    const [best, second] = rows
    if (best === undefined || second === undefined) return 'nothing to compare'
    answer ??= best.choice
    if (keyOf(answer) !== keyOf(best.choice)) return `${keyOf(best.choice)} looks better`
    const { by, doubt } = apart(best, second, seat)
    if (by < atTable(CLEARLY, seen.seats) || by < SURE * doubt)
      return `${keyOf(second.choice)} lies ${tenths(by)} behind`
    for (const row of rows) {
      const had = sums.get(keyOf(row.choice)) ?? { row, chance: 0, doubt: 0, times: 0 }
      const chance = had.chance + at(row.shares, seat)
      sums.set(keyOf(row.choice), { row, chance, doubt: had.doubt + row.doubt ** 2, times: had.times + 1 })
    }
  }
  return answer === null ? 'nothing to compare' : { answer, sums }
}

const tenths = (x: number) => Math.round(1000 * x) / 10

const rowsIn = (sums: ReadonlyMap<string, Compared>): readonly Row[] =>
  [...sums.values()]
    .map(({ row, chance, doubt, times }) => ({
      choice: row.choice,
      chance: tenths(chance / times),
      doubt: tenths(Math.sqrt(doubt) / times),
    }))
    .sort((a, b) => b.chance - a.chance)

/**
 * The test that every puzzle passes, a new one as one that is there: the rows of the moment, the answer first, in points of 100; otherwise why it
 * is none. Where an answer is known, no other will do.
 */
export function solved(
  mind: Mind,
  seen: State,
  seat: Seat,
  seed: string,
  known: Choice | null = null,
): readonly Row[] | string {
  const found = agreed(mind, seen, seat, seed, known)
  if (typeof found === 'string') return found
  const { answer, sums } = found
  // What is taken back or played beside the question is no answer to it.
  if (isInterrupt(mind.game, answer.act)) return `${keyOf(answer)} answers nothing`
  const { chance, times } = at(
    [...sums.values()].filter(({ row }) => keyOf(row.choice) === keyOf(answer)),
    0,
  )
  if (isOvertaken(mind, seen, seat, answer, new Set(sums.keys()), chance / times, seed)) return 'others come near'
  const rows = rowsIn(sums)
  const [first, second] = rows
  if (first === undefined || second === undefined) return 'nothing to compare'
  // A choice that only one of the three compared has a mean of its own.
  return keyOf(first.choice) === keyOf(answer) && first.chance - second.chance >= 100 * atTable(CLEARLY, seen.seats)
    ? rows
    : `${keyOf(second.choice)} lies near`
}

/**
 * The rows of a puzzle, the answer first, in points of 100; null for a moment that is none. What passes was picked out of many because it lay far
 * ahead, so its lead is too high: it has to pass once more, and what is told is what was found then.
 */
export function puzzleIn(mind: Mind, seen: State, seat: Seat, seed: string): readonly Row[] | null {
  if (!promises(mind, seen, seat, seed)) return null
  const once = solved(mind, seen, seat, seed)
  if (typeof once === 'string') return null
  const rows = solved(mind, seen, seat, `${seed}/more`, at(once, 0).choice)
  return typeof rows === 'string' ? null : rows
}
