// Who plays in an arena or on a ladder, and how long they may think, from the flags.
import type { Budget } from '../bots/bot.ts'
import { bots } from '../bots/index.ts'
import { botNamed, splitNames } from '../bots/names.ts'
import type { Match } from '../match/match.ts'
import type { Desk } from './desk.ts'
import type { Given } from './flags.ts'
import type { Arena } from './results.ts'
import { misused } from './stop.ts'

/** The bots that are named. */
export const namesIn = (given: Given): string[] => given.texts('bots').flatMap(splitNames)

/** Each is an opponent of the house or the command of a program. */
export function known(names: string[], { t }: Desk): string[] {
  // A command has a space, a slash or a dot in it; a bare word is a name.
  for (const name of names)
    if (botNamed(name) === null && !/[\s/.\\]/.test(name)) misused(t.wrong.opponent(name, Object.keys(bots).join(', ')))
  return names
}

function budgetOf(given: Given, desk: Desk): Budget {
  if (given.has('ms') && given.has('iterations')) misused(desk.t.wrong.both('--ms', '--iterations'))
  if (given.has('ms')) return { ms: given.whole('ms', 0, 1, 600_000) }
  if (given.has('iterations')) return { iterations: given.whole('iterations', 0, 1, 10_000_000) }
  return {}
}

/** What an arena or a ladder of these bots is about. */
export function arenaOf(match: Match, bots: readonly string[], seed: string, given: Given, desk: Desk): Arena {
  const { game, seats, options } = match
  return { arena: 1, game: game.id, rules: game.version, seats, options, bots, budget: budgetOf(given, desk), seed }
}
