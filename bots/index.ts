import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { levels, masterOne, masterTwo, untaught } from './levels.ts'
import { random } from './random.ts'

/** The opponents by name. */
export const bots: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  ...levels,
  'master-1': masterOne,
  'master-2': masterTwo,
  'master-untaught': untaught(levels.master),
  'grandmaster-untaught': untaught(levels.grandmaster),
}
