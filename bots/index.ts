import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** The opponents by name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy }
