import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { apprentice, journeyman, master, masterOne } from './levels.ts'
import { random } from './random.ts'

/** The opponents by name. */
export const bots: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  apprentice,
  journeyman,
  master,
  'master-1': masterOne,
}

/** Those that people choose from, the weakest first. */
export const LEVELS = ['apprentice', 'journeyman', 'master'] as const
