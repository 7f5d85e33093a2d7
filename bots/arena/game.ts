// One game of an arena: bots at every seat, each asked with its own view, each with chance of its own.

import { check, deciders } from '../../kernel/ask.ts'
import { clone } from '../../kernel/clone.ts'
import { add, at as item } from '../../kernel/lists.ts'
import { begin, commit, isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Values } from '../../kernel/variants.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import type { Mind } from '../../title/mind.ts'
import type { Title } from '../../title/title.ts'
import { greedy } from '../greedy.ts'
import type { Question } from '../question.ts'
import type { Fixture } from './fixtures.ts'

/** What a bot is asked at an arena's table, where the game is known. */
export type Turn = Pick<Question, 'view' | 'seat' | 'seed'>

/** Who sits at an arena's table: an opponent of the house, or a program that speaks the protocol. */
export interface Sitter {
  /** Before the first question of a game. */
  begin?(seat: Seat, deal: string): Promise<void>
  choose(turn: Turn): Choice | Promise<Choice>
  /** The clock its thoughts are measured by, in milliseconds; the wall's for a program of its own. */
  readonly clock?: () => number
  end?(scores: readonly number[], winners: readonly Seat[]): Promise<void>
}

/** Somebody who looks on while a game is played: they read the tables they are shown, and change nothing. */
export interface Witness {
  dealt(first: State): void
  chose(before: State, seat: Seat, choice: Choice, after: State): void
}

/** A table that an arena is held at. */
export interface Venue {
  readonly title: Title
  readonly mind: Mind
  readonly options: Values
  readonly seats: number
}

/** What came of a game. */
export interface Outcome {
  readonly index: number
  readonly deal: string
  readonly seating: readonly number[]
  readonly scores: readonly number[]
  /** By seat; a seat that lost by default is never among them. */
  readonly winners: readonly Seat[]
  /** Milliseconds spent by each seat, choices it made, and its longest thought. */
  readonly ms: readonly number[]
  readonly choices: readonly number[]
  readonly longest: readonly number[]
  /** Why a seat lost by default, by seat. */
  readonly defaults: readonly (string | null)[]
  /** What the cards brought, where somebody asked for it. */
  readonly luck?: CardLuck
}

/** What the cards brought each seat of a game, in shares of the win: 0 over the seats; and the milliseconds that finding it took. */
export interface CardLuck {
  readonly draw: readonly number[]
  readonly ms: number
}

/** More choices than any game has: beyond this it stalls. */
const ENDLESS = 20_000

const wallTime = () => performance.now()

/**
 * Plays a game. A bot that fails or answers what the rules forbid has lost by default: the house plays its seat on, so
 * that the game is not lost for the others, and it cannot win.
 */
export async function playFixture(
  venue: Venue,
  fixture: Fixture,
  sitters: readonly Sitter[],
  witness?: Witness,
): Promise<Outcome> {
  const { mind, options, seats } = venue
  const { game } = mind
  const { index, deal, seating } = fixture
  const s = begin(game, options, seats, rngOf(deal))
  witness?.dealt(s)
  const zeros = () => new Array<number>(seats).fill(0)
  const ms = zeros()
  const choices = zeros()
  const longest = zeros()
  const defaults = new Array<string | null>(seats).fill(null)
  const at = (seat: Seat) => item(sitters, item(seating, seat))
  const failed = (seat: Seat, error: unknown) => {
    defaults[seat] ??= error instanceof Error ? error.message : String(error)
  }
  for (let seat = 0; seat < seats; seat++)
    await at(seat)
      .begin?.(seat, deal)
      .catch((error) => failed(seat, error))
  for (let asked = 0; !isOver(s); asked++) {
    if (asked > ENDLESS) throw new Error(`${game.id}, deal ${deal}: the game does not end`)
    const seat = item(deciders(game, s), 0)
    const seen = view(game, s, seat)
    seen.events = null
    const seed = `${deal}/${seating[seat]}/${asked}`
    let choice: Choice | null = null
    if (defaults[seat] === null)
      try {
        const { clock = wallTime } = at(seat)
        const from = clock()
        choice = await at(seat).choose({ view: seen, seat, seed })
        const took = clock() - from
        add(ms, seat, took)
        longest[seat] = Math.max(item(longest, seat), took)
        add(choices, seat, 1)
        const refusal = check(game, s, seat, choice)
        if (refusal !== null) throw new Error(`illegal choice ${JSON.stringify(choice)} (${refusal.clause})`)
      } catch (error) {
        failed(seat, error)
        choice = null
      }
    const made = choice ?? greedy.choose(mind, seen, seat, rngOf(seed))
    const before = witness === undefined ? null : clone(s)
    commit(game, s, seat, made)
    if (before !== null) witness?.chose(before, seat, made, s)
  }
  const scores = game.scores(s, game.box)
  const winners = standing(
    game.winners(s, game.box).filter((seat) => defaults[seat] === null),
    scores,
    defaults,
  )
  for (let seat = 0; seat < seats; seat++)
    if (defaults[seat] === null)
      await at(seat)
        .end?.(scores, winners)
        .catch((error) => failed(seat, error))
  return { index, deal, seating, scores, winners, ms, choices, longest, defaults }
}

/** If only those won who lost by default, the best of the others win. */
function standing(
  winners: readonly Seat[],
  scores: readonly number[],
  defaults: readonly (string | null)[],
): readonly Seat[] {
  if (winners.length > 0) return winners
  const rest = scores.flatMap((_, seat) => (defaults[seat] === null ? [seat] : []))
  const best = Math.max(...rest.map((seat) => item(scores, seat)))
  return rest.filter((seat) => scores[seat] === best)
}
