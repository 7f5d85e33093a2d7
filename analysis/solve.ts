// Finding puzzles: a decision whose best choice every search agrees on, far ahead of the second.
import { search } from '../bots/search/search.ts'
import { thinkable } from '../bots/thinkable.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { rngOf, split } from '../kernel/random.ts'
import type { Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import { apart, type Pondered, ponder } from './ponder.ts'
import type { Row } from './puzzle.ts'

/** How far the answer lies ahead of all others, in chance of winning. */
const CLEARLY = 0.08
/** A first look, which needs less, and each of the later ones that must agree with it. */
const FIRST = 80
const PROMISING = 0.06
const AGAIN = 600
const SEEDS = ['one', 'two', 'three']
/** Choices that are compared. */
const ROWS = 4

/** What a search of so many thoughts thinks of a moment: its best choices, each thought about by itself, the best first. */
function thought(mind: Mind, seen: State, seat: Seat, thoughts: number, seed: string): readonly Pondered[] {
  const rng = rngOf(seed)
  const { found } = search(mind, seen, seat, split(rng), { iterations: thoughts })
  const best = found.slice(0, ROWS).map(({ choice }) => ponder(mind, seen, seat, choice, thoughts / 2, split(rng)))
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
  // One lucky visit says nothing.
  const [best, ...others] = found.filter(({ visits }) => visits > 2)
  if (best === undefined || others.some(({ value }) => best.value - value < PROMISING)) return false
  return leadIn(thought(mind, seen, seat, FIRST, `${seed}/first`), seat) >= PROMISING
}

/** Whether a choice that no search cared for comes near to the answer once somebody thinks about it. */
function isOvertaken(
  mind: Mind,
  seen: State,
  seat: Seat,
  compared: ReadonlySet<string>,
  chance: number,
  seed: string,
): boolean {
  const rng = rngOf(`${seed}/others`)
  return thinkable(mind, seen, seat)
    .filter((choice) => !compared.has(keyOf(choice)))
    .some((choice) => at(ponder(mind, seen, seat, choice, AGAIN / 4, split(rng)).shares, seat) > chance - CLEARLY / 2)
}

/** A choice that was compared, over all the searches that did. */
interface Compared {
  readonly row: Pondered
  readonly chance: number
  readonly doubt: number
  readonly times: number
}

/** What three searches think of a moment, if they agree on one choice that lies clearly ahead; null where they do not. */
function agreed(
  mind: Mind,
  seen: State,
  seat: Seat,
  seed: string,
): { readonly answer: string; readonly sums: ReadonlyMap<string, Compared> } | null {
  const sums = new Map<string, Compared>()
  let answer: string | null = null
  for (const word of SEEDS) {
    const rows = thought(mind, seen, seat, AGAIN, `${seed}/${word}`)
    const [best, second] = rows
    if (best === undefined || second === undefined || (answer ?? keyOf(best.choice)) !== keyOf(best.choice)) return null
    answer = keyOf(best.choice)
    const { by, doubt } = apart(best, second, seat)
    if (by < CLEARLY || by < 3 * doubt) return null
    for (const row of rows) {
      const known = sums.get(keyOf(row.choice)) ?? { row, chance: 0, doubt: 0, times: 0 }
      const chance = known.chance + at(row.shares, seat)
      sums.set(keyOf(row.choice), { row, chance, doubt: known.doubt + row.doubt ** 2, times: known.times + 1 })
    }
  }
  return answer === null ? null : { answer, sums }
}

/** Which choice each of three searches with other seeds likes best: a puzzle is sound where all of them name its answer. */
export const solvedAgain = (mind: Mind, seen: State, seat: Seat, seed: string): readonly string[] =>
  SEEDS.map((word) => {
    const [best] = thought(mind, seen, seat, AGAIN, `${seed}/${word}`)
    return best === undefined ? '' : keyOf(best.choice)
  })

/** The rows of a puzzle, the answer first, in points of 100; null for a moment that is none. */
export function puzzleIn(mind: Mind, seen: State, seat: Seat, seed: string): readonly Row[] | null {
  if (!promises(mind, seen, seat, seed)) return null
  const found = agreed(mind, seen, seat, seed)
  const first = found?.sums.get(found.answer)
  if (found === null || first === undefined) return null
  const { sums } = found
  if (isOvertaken(mind, seen, seat, new Set(sums.keys()), first.chance / first.times, seed)) return null
  const tenths = (x: number) => Math.round(1000 * x) / 10
  return [...sums.values()]
    .map(({ row, chance, doubt, times }) => ({
      choice: row.choice,
      chance: tenths(chance / times),
      doubt: tenths(Math.sqrt(doubt) / times),
    }))
    .sort((a, b) => b.chance - a.chance)
}
