// The levels of computer opponents, in words.
import type { Words } from '../texts/words.ts'
import { t } from './ui.svelte.ts'

/** Levels with a word of their own; an opponent added later is called by its id until it has one. */
const WORDS: Readonly<Record<string, keyof Words>> = {
  random: 'level.random',
  greedy: 'level.greedy',
  apprentice: 'level.apprentice',
  journeyman: 'level.journeyman',
  master: 'level.master',
}
const HOW: Readonly<Record<string, keyof Words>> = {
  apprentice: 'level.apprentice-how',
  journeyman: 'level.journeyman-how',
  master: 'level.master-how',
}

export const levelWord = (bot: string): string => {
  const word = WORDS[bot]
  return word === undefined ? bot : t(word)
}

/** How an opponent of this level plays where its net does not know the cards: a corrected sheet. */
const HOW_UNTAUGHT: Readonly<Record<string, keyof Words>> = { master: 'level.master-untaught-how' }

/** How an opponent of this level plays, in a few words; empty for one without. */
export const levelHow = (bot: string, corrected = false): string => {
  const how = (corrected ? HOW_UNTAUGHT[bot] : undefined) ?? HOW[bot]
  return how === undefined ? '' : t(how)
}
