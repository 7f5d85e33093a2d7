// Matches of quick opponents, for scripts that judge them.
import type { Bot, Budget } from '../../bots/bot.ts'
import { greedy } from '../../bots/greedy.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, Seat } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../../match/match.ts'
import type { Mind } from '../../title/mind.ts'
import type { Title } from '../../title/title.ts'

/** What is chosen instead, at some moments; null to leave the choice as it is. */
export type Meddling = (match: Match, seat: Seat, choice: Choice) => Choice | null

export interface Players {
  /** Who plays, or who plays at a seat. */
  readonly bot?: Bot | ((seat: Seat) => Bot)
  readonly budget?: Budget
  readonly meddle?: Meddling
}

/** A match of computers, played to its end. */
export function played(title: Title, mind: Mind, seats: number, seed: string, players: Players = {}): Match {
  const { bot = greedy, budget, meddle } = players
  const opened = openMatch(title, { seats, seed })
  if (!('match' in opened)) throw new Error(`no table for ${seats}`)
  const { match } = opened
  const rng = rngOf(`${seed}/players`)
  const quick = { ...mind, worlds: 1 }
  while (!isOver(match.state)) {
    const seat = deciders(match.game, match.state)[0] ?? 0
    const seen = { ...view(match.game, match.state, seat), events: null }
    const who = typeof bot === 'function' ? bot(seat) : bot
    const choice = who.choose(who === greedy ? quick : mind, seen, seat, rng, budget)
    playIn(match, seat, meddle?.(match, seat, choice) ?? choice)
  }
  return match
}
