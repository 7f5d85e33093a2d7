// The levels of computer opponents, in words.
import { LEVELS, type Level, levelIn } from '../../../bots/level.ts'
import type { Words } from '../texts/words.ts'
import { t } from './ui.svelte.ts'

const WORDS: Readonly<Record<Level, keyof Words>> = {
  novice: 'level.novice',
  apprentice: 'level.apprentice',
  journeyman: 'level.journeyman',
  master: 'level.master',
  grandmaster: 'level.grandmaster',
}
const HOW: Readonly<Record<Level, keyof Words>> = {
  novice: 'level.novice-how',
  apprentice: 'level.apprentice-how',
  journeyman: 'level.journeyman-how',
  master: 'level.master-how',
  grandmaster: 'level.grandmaster-how',
}
/** Opponents that are not offered, and sit at matches that were brought along. */
const OTHERS: Readonly<Record<string, keyof Words>> = { random: 'level.random', greedy: 'level.greedy' }
/** How those who judge by a net play where it does not know the cards: a corrected sheet. */
const HOW_UNTAUGHT: Partial<Record<Level, keyof Words>> = {
  master: 'level.master-untaught-how',
  grandmaster: 'level.grandmaster-untaught-how',
}

/** What an opponent is called; one that is no level and has no word by its id. */
export const levelWord = (bot: string): string => {
  const level = levelIn(bot)
  const word = level === null ? OTHERS[bot] : WORDS[level]
  return word === undefined ? bot : t(word)
}

/** How an opponent of this level plays, in a few words. */
export const levelHow = (level: Level, corrected = false): string =>
  t((corrected ? HOW_UNTAUGHT[level] : undefined) ?? HOW[level])

/** The levels on offer at a seat: an opponent that sits there and is none of them may stay. */
export const levelsWith = (bot: string | undefined): readonly string[] =>
  bot === undefined || LEVELS.some((level) => level === bot) ? LEVELS : [...LEVELS, bot]
