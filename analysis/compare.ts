// The choices of one moment side by side: what each is worth, how sure that is, and why.
import { changesOf, expectedScore, type Reason, reasonsIn, WORLDS } from '../bots/hint.ts'
import { search } from '../bots/search/search.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { rngOf, split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import type { Thoroughness } from './moment.ts'
import { apart, type Pondered, ponder } from './ponder.ts'

/** A choice beside others. */
export interface Compared {
  readonly choice: Choice
  /** Chance of winning, and how far it may be off: one standard error. */
  readonly chance: number
  readonly doubt: number
  /** How far it lies behind the best, and how far that may be off; 0 for the best itself. */
  readonly behind: number
  readonly apart: number
  /** Points at the end. */
  readonly score: number
  readonly why: readonly Reason[]
}

/** At most so many choices stand beside each other. */
const ROWS = 5

/** The best choices of a moment beside some that must be among them, the best first; each is thought about by itself. */
export function compare(
  mind: Mind,
  view: State,
  seat: Seat,
  must: readonly Choice[],
  effort: Pick<Thoroughness, 'search' | 'check'>,
  seed: string,
): readonly Compared[] {
  const rng = rngOf(seed)
  const seen: State = { ...view, events: null }
  const wanted = rowsFor(mind, seen, seat, must, effort, rng)
  const pondered = wanted.map((choice) => ponder(mind, seen, seat, choice, effort.check, split(rng)))
  const ranked = pondered.sort((a, b) => at(b.shares, seat) - at(a.shares, seat))
  return comparedAll(mind, seen, seat, ranked, rng)
}

/** The choices that are compared: those that must be, and what a first look likes best. */
export function rowsFor(
  mind: Mind,
  seen: State,
  seat: Seat,
  must: readonly Choice[],
  { search: first }: Pick<Thoroughness, 'search'>,
  rng: Rng,
): readonly Choice[] {
  const { found } = search(mind, seen, seat, split(rng), first)
  const wanted = new Map(must.map((choice) => [keyOf(choice), choice]))
  for (const { choice } of found) if (wanted.size < Math.max(ROWS, must.length)) wanted.set(keyOf(choice), choice)
  return [...wanted.values()]
}

/** Choices that were thought about, the best first, with their points and why. */
export function comparedAll(
  mind: Mind,
  seen: State,
  seat: Seat,
  ranked: readonly Pondered[],
  rng: Rng,
): readonly Compared[] {
  const worlds = Array.from({ length: WORLDS }, () => imagine(mind.game, seen, seat, split(rng)))
  return ranked.map((one) => comparedWith(mind, worlds, seat, one, at(ranked, 0)))
}

function comparedWith(mind: Mind, worlds: readonly State[], seat: Seat, one: Pondered, best: Pondered): Compared {
  const { by, doubt } = apart(best, one, seat)
  const { choice } = one
  return {
    choice,
    chance: at(one.shares, seat),
    doubt: one.doubt,
    behind: by,
    apart: one === best ? 0 : doubt,
    score: expectedScore(mind, worlds, seat, choice),
    why: reasonsIn(mind, changesOf(mind, worlds, seat, choice), seat),
  }
}
