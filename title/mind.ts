// The facet `mind`: what computer opponents know of a game. Pages and servers that do not think never load it.
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Features } from './features.ts'
import { judgeOf } from './judge.ts'
import { type Net, signOf } from './net.ts'
import type { Edition } from './title.ts'

/** A named part of what a position holds for a seat. */
export interface Part {
  readonly from: string
  readonly points: number
}

/** How a search judges that sees further than a look; it takes the others to choose what looks best to them. */
export interface Foresight<S, B> {
  /** The leads of all seats. */
  leads(s: S, box: B): readonly number[]
  /** The lead that makes a position about three to one in this judgement. */
  readonly scale: number
}

/** How strong the levels of a game's opponents are, found with the ladder (docs/arena.md). */
export interface Strengths {
  /** Points by which they misjudge a choice who do not search. */
  readonly slips: readonly [novice: number, apprentice: number, journeyman: number]
  /** Thoughts at most of those who do. */
  readonly thoughts: readonly [master: number, grandmaster: number]
}

/** What a computer opponent knows of a game: how a position looks for a seat, in expected points of lead. */
export interface Insight<S, B> {
  value(s: S, seat: Seat, box: B): number
  /** The value after a choice, where it can be told without making the position; null where it cannot. */
  glance?(s: S, seat: Seat, choice: Choice, box: B): number | null
  /** The values of all seats, where that is cheaper than one by one. */
  values?(s: S, box: B): readonly number[]
  /** Where a search should judge otherwise than a look does. */
  readonly foresight?: Foresight<S, B>
  /**
   * The position as it will be once what several seats are about is over: for whoever looks on, not for those who play. (A search that took an
   * auction for ended as concluded would not bid.)
   */
  concluded?(s: S, box: B): S
  /** The lead, in points, that makes a position about three to one. */
  readonly scale?: number
  /** How strong the levels are, where the usual is not right. */
  readonly strengths?: Strengths
  /** What the position holds for a seat, in points: its named parts, for reasons in words (`texts.parts`). */
  parts?(s: S, seat: Seat, box: B): readonly Part[]
  /** What the position holds for a seat alone, in points, as a beginner sees it; the sum of its parts where nothing else is said. */
  own?(s: S, seat: Seat, box: B): number
  /** The acts of interrupts worth considering beside a question. */
  readonly beside?: readonly string[]
  /** Whether a choice is never better than another one on offer: nobody thinks about it. */
  dull?(s: S, seat: Seat, choice: Choice, box: B): boolean
  /** Worlds to imagine for one choice; 1 where nothing hidden matters. */
  readonly worlds?: number
  /** Own decisions to follow after a choice before the position is judged: the rest of a turn. */
  readonly follow?: number
  /** Numbers worth trying for an open choice. */
  numbers?(s: S, seat: Seat, choice: Choice, box: B): readonly (readonly number[])[]
}

/** Points of lead that make a position about three to one, for a game that does not say. */
const SCALE = 10

const usualStrengths = (scale: number): Strengths => ({
  slips: [0.35 * scale, 0.12 * scale, 0.04 * scale],
  thoughts: [16, 400],
})

/** A game with one sheet and what is known of it: all that an opponent thinks with. */
export interface Mind {
  readonly game: Edition
  readonly scale: number
  readonly strengths: Strengths
  readonly worlds: number | undefined
  readonly follow: number
  readonly beside: readonly string[] | undefined
  value(s: State, seat: Seat): number
  /** The value after a choice that ends the turn, where it can be told without making the position. */
  readonly glance: ((s: State, seat: Seat, choice: Choice) => number | null) | undefined
  /** The leads of all seats, as a search judges them, and the scale of that judgement. */
  leads(s: State): readonly number[]
  readonly leadScale: number
  /** The position once what several seats are about is over, for whoever looks on. */
  readonly concluded: ((s: State) => State) | undefined
  /** The same mind with insight alone, without a net: what it was before it learned. */
  readonly untaught: Mind
  /** Whether a net judges in the search. */
  readonly taught: boolean
  /** A short name for that net; empty where none judges. */
  readonly sign: string
  /** The searching seat sees further than the others, who only look. */
  readonly foresees: boolean
  readonly parts: ((s: State, seat: Seat) => readonly Part[]) | undefined
  /** What a position holds for a seat alone, whatever it holds for the others. */
  own(s: State, seat: Seat): number
  readonly dull: ((s: State, seat: Seat, choice: Choice) => boolean) | undefined
  readonly numbers: ((s: State, seat: Seat, choice: Choice) => readonly (readonly number[])[]) | undefined
}

/** A net with what it is shown: what a game has learned by playing. */
export interface Learned {
  readonly features: Features<State, unknown>
  readonly net: Net
}

/** Binds what is known of a game to the sheet it is played with; with what was learned, a net judges in the search. */
export function mindOf(game: Edition, insight: Insight<State, unknown>, learned: Learned | null = null): Mind {
  const plain = untaughtMind(game, insight)
  if (learned === null) return plain
  const leads = judgeOf(learned.features, learned.net, plain, game.box)
  return { ...plain, leads, taught: true, sign: signOf(learned.net), untaught: plain }
}

function untaughtMind(game: Edition, insight: Insight<State, unknown>): Mind {
  const { box } = game
  const { parts, own, dull, numbers, foresight, concluded, values, glance } = insight
  const value = (s: State, seat: Seat) => insight.value(s, seat, box)
  return {
    game,
    scale: insight.scale ?? SCALE,
    strengths: insight.strengths ?? usualStrengths(insight.scale ?? SCALE),
    worlds: insight.worlds,
    follow: insight.follow ?? 0,
    beside: insight.beside,
    value,
    glance: glance && ((s, seat, choice) => glance(s, seat, choice, box)),
    leads:
      foresight !== undefined
        ? (s) => foresight.leads(s, box)
        : values !== undefined
          ? (s) => values(s, box)
          : (s) => Array.from({ length: s.seats }, (_, seat) => value(s, seat)),
    leadScale: foresight?.scale ?? insight.scale ?? SCALE,
    concluded: concluded && ((s) => concluded(s, box)),
    taught: false,
    sign: '',
    get untaught() {
      return this
    },
    foresees: foresight !== undefined,
    parts: parts && ((s, seat) => parts(s, seat, box)),
    own:
      own !== undefined
        ? (s, seat) => own(s, seat, box)
        : parts !== undefined
          ? (s, seat) => parts(s, seat, box).reduce((sum, part) => sum + part.points, 0)
          : value,
    dull: dull && ((s, seat, choice) => dull(s, seat, choice, box)),
    numbers: numbers && ((s, seat, choice) => numbers(s, seat, choice, box)),
  }
}
