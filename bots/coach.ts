// What a coach knows: how much of the chance to win a choice gives away against the best one, whether that is surely more
// than noise, and why in the parts that the game's insight names.
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Mind } from '../title/mind.ts'
import type { Budget } from './bot.ts'
import { isCostly, type Survey, type Weighable, type Weighed } from './caution.ts'
import { changesOf, type Reason, reasonsIn, WORLDS } from './hint.ts'
import { type Found, search, think } from './search/search.ts'
import { played, playOn } from './turn.ts'

/** Looks at all choices of a seat. */
export function survey(mind: Mind, view: State, seat: Seat, budget: Budget, rng: Rng): Survey {
  const { found } = search(mind, view, seat, rng, budget)
  const seen = found.filter(({ visits }) => visits > 0)
  const best = seen[0] ?? at(found, 0)
  const others = seen.filter((f) => f !== best)
  const next = others.reduce<Found | null>((high, f) => (high === null || f.value > high.value ? f : high), null)
  return {
    best: best.choice,
    lead: next === null ? 0 : best.value - next.value,
    losses: Object.fromEntries(seen.map(({ choice, value }) => [keyOf(choice), best.value - value])),
  }
}

/** So many thoughts at least, however slow the device: fewer tell nothing. */
const LEAST = 80

interface Mean {
  readonly value: number
  readonly doubt: number
}

/** What a seat may expect of one choice, by a search that looks at no other. */
function expected(mind: Mind, view: State, seat: Seat, choice: Choice, budget: Budget, rng: Rng): Mean {
  // A search by time stops where there is nothing to decide; this one is limited by its iterations, and timed here.
  const { ms, clock = () => performance.now(), ...rest } = budget
  const ends = ms === undefined ? Number.POSITIVE_INFINITY : clock() + ms
  const thinking = think(mind, view, seat, rng, rest, { among: [choice] })
  let sum = 0
  let squares = 0
  let n = 0
  while ((n < LEAST || clock() < ends) && thinking.step()) {
    n++
    const total = (thinking.expected()?.[seat] ?? 0) * n
    const value = total - sum
    sum = total
    squares += value * value
  }
  if (n < 2) return { value: 0, doubt: 1 }
  const mean = sum / n
  const spread = Math.max(0, squares / n - mean * mean)
  return { value: mean, doubt: Math.sqrt(spread / (n - 1)) }
}

/** So many choices are played on where the turn itself does not show what is wrong with it. */
const FURTHER = 16

type Changes = readonly Map<string, number>[]

/** What one choice leaves a seat and its rivals short of, or ahead by, beside another. */
const apart = (own: Changes, other: Changes): Map<string, number>[] =>
  own.map((parts, who) => {
    const others = at(other, who)
    const names = new Set([...parts.keys(), ...others.keys()])
    return new Map([...names].map((from) => [from, (parts.get(from) ?? 0) - (others.get(from) ?? 0)]))
  })

/**
 * What speaks against a choice: its own losses, and what it gives to rivals; else what speaks for the better one; else
 * what comes of both a little later.
 */
export function reasonsAgainst(
  mind: Mind,
  { view, best, before, last }: Weighable,
  seat: Seat,
  rng: Rng,
): readonly Reason[] {
  const lots = split(rng)
  const worlds = (s: State) => {
    const same = { ...lots }
    return Array.from({ length: WORLDS }, () => imagine(mind.game, { ...s, events: null }, seat, split(same)))
  }
  const gains = changesOf(mind, worlds(view), seat, best)
  const against = reasonsIn(mind, apart(changesOf(mind, worlds(before), seat, last), gains), seat, ['cost', 'help'])
  if (against.length > 0) return against
  const speaksFor = reasonsIn(mind, gains, seat, ['gain', 'hurt'])
  if (speaksFor.length > 0) return speaksFor
  const later = (choice: Choice) => (world: State) =>
    playOn(mind, played(mind, world, seat, choice), FURTHER, { ...lots })
  const good = changesOf(mind, worlds(view), seat, best, later(best))
  const own = changesOf(mind, worlds(before), seat, last, later(last))
  return reasonsIn(mind, apart(own, good), seat, ['cost', 'help'])
}

/** What looks costly is looked at again, so many times as long, before anything is said. */
const AGAIN = 3

const longer = ({ iterations, ms, ...rest }: Budget): Budget => ({
  ...rest,
  ...(iterations !== undefined && { iterations: AGAIN * iterations }),
  ...(ms !== undefined && { ms: AGAIN * ms }),
})

/** Weighs a choice against the best one of a survey, each by as many thoughts. */
export function weigh(mind: Mind, weighed: Weighable, seat: Seat, budget: Budget, rng: Rng): Weighed {
  const { view, best, before, last } = weighed
  const compared = (thoughts: Budget) => {
    const good = expected(mind, view, seat, best, thoughts, split(rng))
    const made = expected(mind, before, seat, last, thoughts, split(rng))
    const doubt = Math.hypot(good.doubt, made.doubt)
    return { better: best, chance: good.value, loss: good.value - made.value, doubt }
  }
  const first = compared(budget)
  const found = isCostly(first) ? compared(longer(budget)) : first
  // Nobody is told why where nothing is said.
  return { ...found, why: isCostly(found) ? reasonsAgainst(mind, weighed, seat, rng) : [] }
}
