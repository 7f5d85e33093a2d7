// All rungs of a ladder on one scale: neighbours meet on duplicate deals, one of the stronger among the weaker, and what the
// stronger wins becomes a gap in Elo points; the gaps add up.
import { at } from '../../kernel/lists.ts'
import { type Fixture, fillTable, fixturesOf } from './fixtures.ts'
import type { Outcome } from './game.ts'
import { countedPart, type PartOf } from './part.ts'
import type { Interval, Spared } from './statistics.ts'

/** One game of a ladder, and who holds each place of its table: the stronger first. */
export interface Bout {
  readonly fixture: Fixture
  readonly bots: readonly string[]
}

/** What a rung is by itself and beside the one below. */
export interface Rung {
  readonly name: string
  /** Elo points and their 95 %, counted from the rung that is given as the middle. */
  readonly elo: number
  readonly range: Interval
  /** Against the rung below; null for the lowest. */
  readonly step: Step | null
}

interface Step {
  readonly games: number
  readonly won: number
  /** Of the matches that one of two seats wins, the part that the stronger one's seat does. At two seats, of all matches. */
  readonly share: number
  readonly interval: Interval
  /** Without luck: so many games would be as sure with it; null where it cannot be said. */
  readonly asGames?: Spared | null
  /** Processor time of a choice of the stronger, in milliseconds. */
  readonly msPerChoice: number
}

/**
 * The games of a ladder, the steps in turns: so a longer ladder begins with the games of a shorter one. `games` are those of
 * one step, rounded up to whole deals.
 */
export function boutsOf(rungs: readonly string[], seats: number, games: number, seed: string): Bout[] {
  const steps = rungs.length - 1
  return Array.from({ length: steps }, (_, step) => {
    const bots = fillTable([at(rungs, step + 1), at(rungs, step)], seats)
    return fixturesOf(games, seats, seed).map((fixture) => ({
      fixture: { ...fixture, index: fixture.index * steps + step },
      bots,
    }))
  })
    .flat()
    .sort((a, b) => a.fixture.index - b.fixture.index)
}

/** Elo points of odds of e to one. */
const POINTS = 400 / Math.LN10

/** The gap, in logits, of somebody who alone among so many others wins this part of the matches. */
const gapOf = (part: number, others: number): number => Math.log((part / (1 - part)) * others)
const shareOf = (gap: number): number => 1 / (1 + Math.exp(-gap))

interface Gap extends Interval {
  readonly middle: number
  readonly step: Step
}

function gapIn(outcomes: readonly Outcome[], seats: number, partOf: PartOf): Gap {
  let ms = 0
  let choices = 0
  for (const { seating, ms: spent, choices: made } of outcomes) {
    const seat = seating.indexOf(0)
    ms += at(spent, seat)
    choices += at(made, seat)
  }
  const others = seats - 1
  const { middle: part, low, high, ...counted } = partOf(outcomes)
  const middle = gapOf(part, others)
  const bounds = { low: gapOf(low, others), high: gapOf(high, others) }
  const interval = { low: shareOf(bounds.low), high: shareOf(bounds.high) }
  return {
    middle,
    ...bounds,
    step: { ...counted, share: shareOf(middle), interval, msPerChoice: choices === 0 ? 0 : ms / choices },
  }
}

/** The rungs of a ladder as its games show them, the lowest first, counted or without luck; `middle` has 1500 points. */
export function ladderOf(
  rungs: readonly string[],
  seats: number,
  outcomes: readonly Outcome[],
  partOf: PartOf = countedPart,
  middle = Math.floor(rungs.length / 2),
): Rung[] {
  const steps = rungs.length - 1
  const gaps = Array.from({ length: steps }, (_, step) =>
    gapIn(
      outcomes.filter(({ index }) => index % steps === step),
      seats,
      partOf,
    ),
  )
  return rungs.map((name, rung) => {
    // Between the middle and a rung lie independent gaps: their doubts add up as squares.
    const between = rung < middle ? gaps.slice(rung, middle) : gaps.slice(middle, rung)
    const sign = rung < middle ? -1 : 1
    const sum = between.reduce((all, gap) => all + gap.middle, 0)
    const short = Math.hypot(...between.map((gap) => gap.middle - gap.low))
    const long = Math.hypot(...between.map((gap) => gap.high - gap.middle))
    const [down, up] = sign > 0 ? [short, long] : [long, short]
    const points = (logits: number) => 1500 + POINTS * logits
    const elo = points(sign * sum)
    return {
      name,
      elo,
      range: { low: elo - POINTS * down, high: elo + POINTS * up },
      step: gaps[rung - 1]?.step ?? null,
    }
  })
}

/** What a level should win against the one below. */
export const THREE_OF_FOUR = 0.75
