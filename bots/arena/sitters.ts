// Opponents of the house at an arena's table.
import { answerWith } from '../answer.ts'
import type { Limits } from '../bot.ts'
import { botNamed } from '../names.ts'
import { newMemory } from '../search/memory.ts'
import { threadTime } from './clock.ts'
import type { Sitter, Venue } from './game.ts'

/**
 * A sitter for a name such as `master@200ms`; a name without a budget thinks as long as the arena says. Its time is that
 * of its thread: what else the machine does makes it neither weaker nor slower.
 */
export function houseSitter(name: string, { mind }: Venue, usual: Limits): Sitter | null {
  if (botNamed(name) === null) return null
  const memory = newMemory()
  return {
    clock: threadTime,
    begin: async () => memory.forget(),
    choose: (turn) => answerWith(mind, { ...turn, who: name, limits: usual }, { memory, clock: threadTime }).choice,
  }
}
