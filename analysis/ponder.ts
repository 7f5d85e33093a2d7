// What the seats may expect of one choice, by a search that looks at no other: what a mistake is judged by.
import { think, type Ways } from '../bots/search/search.ts'
import { at } from '../kernel/lists.ts'
import { split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'
import type { Shares } from './judge.ts'
import { atTable, holds, markOf, SURELY } from './marks.ts'
import { meanOf, minus } from './parts.ts'

export interface Pondered {
  readonly choice: Choice
  /** What every seat may expect, from what the one who chooses knows. */
  readonly shares: Shares
  /** How far more iterations may still move the share of the one who chooses: one standard error. */
  readonly noise: number
  /** How far it may be off from the truth. */
  readonly doubt: number
}

/**
 * Thoughts on one choice agree with each other more than with the truth: a longer search judges otherwise than a short one.
 * So much of a chance, at a table of two, is never sure.
 */
const BLUR = 0.015
const blurAt = (seats: number): number => atTable(BLUR, seats)

/** A thought about one choice of a seat that is carried on in pieces. */
export interface Pondering {
  /** Thinks for so many iterations more; gives what all of them together say. */
  more(iterations: number): Pondered
}

/** Begins to think about one choice of a seat, for at most so many iterations: over worlds that fit what it sees, unless others are given. */
export function pondering(
  mind: Mind,
  seen: State,
  seat: Seat,
  choice: Choice,
  iterations: number,
  rng: Rng,
  worlds?: Ways['worlds'],
): Pondering {
  const thinking = think(mind, seen, seat, rng, { iterations }, { among: [choice], worlds })
  let sum = 0
  let squares = 0
  let n = 0
  return {
    more(iterations) {
      for (let left = iterations; left > 0 && thinking.step(); left--) {
        n++
        const all = at(thinking.expected() ?? [], seat) * n
        const value = all - sum
        sum = all
        squares += value * value
      }
      const expected = thinking.expected() ?? new Array<number>(seen.seats).fill(1)
      const whole = expected.reduce((a, b) => a + b, 0)
      const spread = Math.max(0, squares / n - (sum / n) ** 2)
      const noise = n < 2 ? 1 : Math.sqrt(spread / (n - 1)) / whole
      const shares = expected.map((x) => x / whole)
      return { choice, shares, noise, doubt: n < 2 ? 1 : Math.hypot(noise, blurAt(seen.seats)) }
    },
  }
}

/** Thinks about one choice of a seat for so many iterations. */
export const ponder = (mind: Mind, seen: State, seat: Seat, choice: Choice, iterations: number, rng: Rng): Pondered =>
  pondering(mind, seen, seat, choice, iterations, rng).more(iterations)

/** By how much one choice is better than another for the seat that makes it, and how far that may be off. */
export interface Gap {
  readonly by: number
  readonly noise: number
  readonly doubt: number
}

export function apart(one: Pondered, other: Pondered, seat: Seat): Gap {
  return {
    by: at(one.shares, seat) - at(other.shares, seat),
    noise: Math.hypot(one.noise, other.noise),
    doubt: Math.hypot(one.doubt, other.doubt),
  }
}

/** Whether more thoughts might still show that a choice is surely better: not where even the best they could bring is too little. */
export const mayHold = ({ by, noise }: Gap, seats: number): boolean =>
  holds(by + SURELY * noise, Math.hypot(blurAt(seats), blurAt(seats)), seats)

/** In so many pieces two choices are compared: after each it ends where nothing can hold any more. */
const PIECES = 5

/**
 * What holds is looked at again, each time by itself with other luck, and so many times as long. Thoughts of one search agree with each other more
 * than with those of the next or of a longer one, least of all where the match hangs on what somebody does who can no longer win.
 */
const LONGER = [2, 8]
/** Nothing gets more thoughts at a look. */
const MOST = 6000
const longer = (iterations: number): readonly number[] => LONGER.map((times) => Math.min(MOST, times * iterations))

/** Thoughts on a choice at most in all looks together, the first of them with so many. */
export const inAll = (iterations: number): number => longer(iterations).reduce((sum, look) => sum + look, iterations)

/** Thoughts of the longest look at what looked like a mistake, the first with so many. */
export const longestLook = (iterations: number): number => Math.max(...longer(iterations))

/** Two choices side by side. */
interface Compared {
  readonly good: Pondered
  readonly than: Pondered
  readonly gap: Gap
}

/** One choice that is surely better than another. */
export interface Surely {
  /** What every seat would have more with it, and less. */
  readonly shift: Shares
  /** How much more it is for the seat that chooses, and how far that may be off: one standard error. */
  readonly by: number
  readonly doubt: number
}

/** Thinks about two choices of a seat for so many iterations each; null as soon as it may not go on. */
function compared(
  mind: Mind,
  seen: State,
  seat: Seat,
  [choice, other]: readonly [Choice, Choice],
  iterations: number,
  rng: Rng,
  mayGoOn: (gap: Gap) => boolean,
  worlds: Ways['worlds'],
): Compared | null {
  const goods = pondering(mind, seen, seat, choice, iterations, split(rng), worlds)
  const thans = pondering(mind, seen, seat, other, iterations, split(rng), worlds)
  const piece = Math.ceil(iterations / PIECES)
  for (let had = piece; ; had += piece) {
    const [good, than] = [goods.more(piece), thans.more(piece)]
    const gap = apart(good, than, seat)
    if (!mayGoOn(gap)) return null
    if (had >= iterations) return { good, than, gap }
  }
}

/** Whether the first of two choices of a seat is surely better than the other, by looks of so many iterations each and longer ones; null where not. */
export function surelyBetter(
  mind: Mind,
  seen: State,
  seat: Seat,
  choices: readonly [Choice, Choice],
  iterations: number,
  rng: Rng,
  worlds?: Ways['worlds'],
): Surely | null {
  const { seats } = seen
  const first = compared(mind, seen, seat, choices, iterations, rng, (gap) => mayHold(gap, seats), worlds)
  if (first === null || !holds(first.gap.by, first.gap.doubt, seats)) return null
  const looks: Compared[] = []
  const mayStand = ({ by, noise }: Gap) => markOf(by + SURELY * noise, seats) !== null
  for (const more of longer(iterations)) {
    const look = compared(mind, seen, seat, choices, more, rng, mayStand, worlds)
    if (look === null || markOf(look.gap.by, seats) === null) return null
    looks.push(look)
  }
  const gaps = looks.map(({ gap }) => gap.by)
  const shift = meanOf(looks.length, seats, (k) => minus(at(looks, k).good.shares, at(looks, k).than.shares))
  const spread = (Math.max(...gaps) - Math.min(...gaps)) / looks.length
  return { shift, by: at(shift, seat), doubt: Math.hypot(spread, ...looks.map(({ gap }) => gap.doubt / looks.length)) }
}
