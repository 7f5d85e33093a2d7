// Opponents of the house at an arena's table.
import type { Budget } from '../bot.ts'
import { botNamed } from '../names.ts'
import { newMemory } from '../search/memory.ts'
import { threadTime } from './clock.ts'
import type { Sitter, Venue } from './game.ts'

/**
 * A sitter for a name such as `master@200ms`; a name without a budget thinks as long as the arena says. Its time is that
 * of its thread: what else the machine does makes it neither weaker nor slower.
 */
export function houseSitter(name: string, venue: Venue, usual: Budget): Sitter | null {
  const named = botNamed(name)
  if (named === null) return null
  const budget = Object.keys(named.budget).length > 0 ? named.budget : usual
  const { title, game } = venue
  const given = Object.keys(budget).length > 0 ? { ...budget, clock: threadTime } : undefined
  const memory = newMemory()
  return {
    clock: threadTime,
    begin: async () => memory.forget(),
    choose: ({ view, seat, rng }) => named.bot.choose(title, game, view, seat, rng, given, memory),
  }
}
