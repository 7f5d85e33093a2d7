// Advice for a seat: the best choices, what may come of them, and why, from the parts that the game's insight names.
import { at } from '../kernel/lists.ts'
import { split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine } from '../kernel/zones.ts'
import type { Mind, Part } from '../title/mind.ts'
import type { Budget } from './bot.ts'
import { type Found, search } from './search/search.ts'
import { played } from './turn.ts'

/** One reason for or against a choice: a part of the position that grows or shrinks, one's own or a rival's. */
export interface Reason {
  readonly kind: 'gain' | 'cost' | 'hurt' | 'help'
  /** The part, as the game's texts name it. */
  readonly from: string
  readonly points: number
  /** Whose position it is: the others' for `hurt` and `help`. */
  readonly seat: Seat
}

/** The best choice: clearly, probably, or hardly better than the next; another one: nearly as good, or behind. */
export type Stands = 'clear' | 'likely' | 'even' | 'near' | 'behind'

export interface Hint {
  readonly choice: Choice
  /** Estimated chance of winning, from 0 to 1. */
  readonly chance: number
  /** How far the chance may be off, by how many thoughts it rests on: with 95 %, no further than this to either side. */
  readonly doubt: number
  /** How it compares with the others, as far as the search can tell. */
  readonly stands: Stands
  /** Expected points at the end of the game. */
  readonly score: number
  /** The strongest first. */
  readonly why: readonly Reason[]
}

const MOST = 3
const REASONS = 4
/** Worlds in which a choice is carried out to see what it changes. */
export const WORLDS = 4
/** Reasons smaller than this part of the game's scale are not worth a word. */
const WORTH_SAYING = 0.02

/** The three best choices of a seat. */
export function hints(mind: Mind, view: State, seat: Seat, budget: Budget, rng: Rng): readonly Hint[] {
  const { found } = search(mind, view, seat, rng, budget)
  const quiet: State = { ...view, events: null }
  const worlds = Array.from({ length: WORLDS }, () => imagine(mind.game, quiet, seat, split(rng)))
  return found.slice(0, MOST).map((one, i) => {
    const { choice, value } = one
    const changes = changesOf(mind, worlds, seat, choice)
    return {
      choice,
      chance: value,
      doubt: Math.min(1, SURELY * doubt(one)),
      stands: standsAt(found, i),
      score: expectedScore(mind, worlds, seat, choice),
      why: reasonsIn(mind, changes, seat),
    }
  })
}

/** Standard errors that a chance is off by in one case of twenty. */
const SURELY = 2

/** The standard error of a chance from so many visits: as if each were a match won or lost, which is too much rather than too little. */
const doubt = ({ value, visits }: Found): number => Math.sqrt((value * (1 - value) + 0.01) / Math.max(1, visits))

/** How the choice at a place of the list compares with its strongest rival. */
function standsAt(found: readonly Found[], i: number): Stands {
  const [first, second] = found
  const mine = found[i]
  const rival = i === 0 ? second : first
  if (mine === undefined || rival === undefined) return 'clear'
  const lead = (mine.value - rival.value) / Math.hypot(doubt(mine), doubt(rival))
  if (i > 0) return lead > -1 ? 'near' : 'behind'
  return lead > 2 ? 'clear' : lead > 1 ? 'likely' : 'even'
}

/** What the parts of a position add up to: the points a seat may expect in the end. */
function total(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0)
}

/** Points a seat may expect at the end after a choice. */
export function expectedScore(mind: Mind, worlds: readonly State[], seat: Seat, choice: Choice): number {
  const { game, parts } = mind
  let sum = 0
  for (const world of worlds) {
    const s = played(mind, world, seat, choice)
    sum += parts === undefined ? (game.scores(s, game.box)[seat] as number) : total(parts(s, seat))
  }
  return sum / worlds.length
}

/** For every seat, how each part changes by the choice, the turn played on; on average over the worlds. */
export function changesOf(
  mind: Mind,
  worlds: readonly State[],
  seat: Seat,
  choice: Choice,
  playing: (world: State) => State = (world) => played(mind, world, seat, choice),
): Map<string, number>[] {
  const { parts } = mind
  const seats = at(worlds, 0).seats
  const changes = Array.from({ length: seats }, () => new Map<string, number>())
  if (parts === undefined) return changes
  for (const world of worlds) {
    const then = playing(world)
    for (let who = 0; who < seats; who++) {
      const sums = at(changes, who)
      const add = (list: readonly Part[], sign: number) => {
        for (const { from, points } of list) sums.set(from, (sums.get(from) ?? 0) + (sign * points) / worlds.length)
      }
      add(parts(world, who), -1)
      add(parts(then, who), 1)
    }
  }
  return changes
}

type ReasonKind = Reason['kind']
const ALL: readonly ReasonKind[] = ['gain', 'cost', 'hurt', 'help']

/** The changes worth a word, the strongest first. */
export function reasonsIn(
  mind: Mind,
  changes: readonly Map<string, number>[],
  seat: Seat,
  kinds: readonly ReasonKind[] = ALL,
): Reason[] {
  const least = WORTH_SAYING * mind.scale
  const list: Reason[] = []
  for (const [who, parts] of changes.entries())
    for (const [from, points] of parts) {
      if (Math.abs(points) < least) continue
      const kind = who === seat ? (points > 0 ? 'gain' : 'cost') : points > 0 ? 'help' : 'hurt'
      if (kinds.includes(kind)) list.push({ kind, from, points, seat: who })
    }
  return list.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, REASONS)
}
