// The best moment of a seat: a choice it made, where everything else was surely much worse.
import { isInterrupt } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { rngOf, split } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import type { Match } from '../match/match.ts'
import { statesOf } from '../match/standing.ts'
import type { Mind } from '../title/mind.ts'
import { besides } from './besides.ts'
import { isSuspicious, SURELY } from './marks.ts'
import type { Moment, Thoroughness } from './moment.ts'
import { apart, type Pondered, type Pondering, ponder, pondering, surelyBetter } from './ponder.ts'

export interface Finest {
  readonly line: number
  readonly seat: Seat
  /** The next best choice, how far it lies behind, and how far that may be off: one standard error. */
  readonly next: Choice
  readonly lead: number
  readonly doubt: number
}

/** The best moments of a match that has been judged, at most one a seat; what a first look liked is thought over again. */
export function* finestOf(
  mind: Mind,
  match: Match,
  moments: readonly Moment[],
  { check }: Thoroughness,
): Generator<Finest> {
  const states = [...statesOf(match, match.story)]
  for (let seat = 0; seat < match.seats; seat++) {
    const liked = moments
      .flatMap(({ line, seat: who, verdict }) =>
        who === seat && verdict?.ahead && isSuspicious(verdict.ahead.lead, match.seats)
          ? [{ line, ...verdict.ahead }]
          : [],
      )
      .sort((a, b) => b.lead - a.lead)
    const [first] = liked
    if (first === undefined) continue
    const { line } = first
    const { choice } = at(match.story, line)
    if (choice === null) continue
    const seen = view(mind.game, at(states, line - 1), seat)
    seen.events = null
    const lead = leadOver(mind, seen, seat, choice, first.next, check, rngOf(`${match.seed}/finest/${line}`))
    if (lead !== null) yield { line, seat, ...lead }
  }
}

/** So many choices that come nearest are looked at as long as what looks like a mistake. */
const NEAREST = 2
/** In so many pieces every choice is thought about: it ends where a choice cannot come near any more. */
const PIECES = 5

/**
 * How far a choice lies ahead of everything else that could have been chosen: each was thought about, and the lead is that over the one that came
 * nearest. Null where it is not surely better than all.
 */
export function leadOver(
  mind: Mind,
  seen: State,
  seat: Seat,
  choice: Choice,
  next: Choice,
  check: number,
  rng: Rng,
): Pick<Finest, 'next' | 'lead' | 'doubt'> | null {
  let least: Pick<Finest, 'next' | 'lead' | 'doubt'> | null = null
  for (const other of nearestOf(mind, seen, seat, choice, next, check, rng)) {
    const surely = surelyBetter(mind, seen, seat, [choice, other], check, rng)
    if (surely === null) return null
    if (least === null || surely.by < least.lead) least = { next: other, lead: surely.by, doubt: surely.doubt }
  }
  return least
}

/** The choices that come nearest to one, the nearest first: those that nobody can tell from the nearest. */
function nearestOf(
  mind: Mind,
  seen: State,
  seat: Seat,
  choice: Choice,
  next: Choice,
  check: number,
  rng: Rng,
): readonly Choice[] {
  const first = ponder(mind, seen, seat, next, check, split(rng))
  let near = first
  const all = [first]
  const known = new Set([keyOf(choice), keyOf(next)])
  for (const other of besides(mind, seen, seat, choice)) {
    // What is taken back is no other choice.
    if (known.has(keyOf(other)) || isInterrupt(mind.game, other.act)) continue
    const thought = upTo(pondering(mind, seen, seat, other, check, split(rng)), near, seat, check)
    if (thought === null) continue
    all.push(thought)
    if (at(thought.shares, seat) > at(near.shares, seat)) near = thought
  }
  return all
    .filter((one) => one === near || isWithin(one, near, seat))
    .toSorted((a, b) => at(b.shares, seat) - at(a.shares, seat))
    .slice(0, NEAREST)
    .map((one) => one.choice)
}

/** Whether a choice may be as good as another one, as far as anybody can tell. */
function isWithin(one: Pondered, other: Pondered, seat: Seat): boolean {
  const { by, noise } = apart(other, one, seat)
  return by <= SURELY * noise
}

/** Thinks a thought to its end; null as soon as it cannot come near another one. */
function upTo(thinking: Pondering, near: Pondered, seat: Seat, check: number): Pondered | null {
  for (let piece = 1; ; piece++) {
    const thought = thinking.more(Math.ceil(check / PIECES))
    if (!isWithin(thought, near, seat)) return null
    if (piece === PIECES) return thought
  }
}
