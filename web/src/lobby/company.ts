// Who plays, in words: "against 3 computers, medium level".
import { t } from '../lib/ui.svelte.ts'
import type { Words } from '../texts/words.ts'
import type { Company } from './plan.ts'

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

/** How an opponent of this level plays, in a few words; empty for one without. */
export const levelHow = (bot: string): string => {
  const how = HOW[bot]
  return how === undefined ? '' : t(how)
}

/** `brief` names only them and their level. */
export function companyWords({ people, computers, level }: Company, brief = false): string {
  const machines = t(computers === 1 ? 'lobby.one-computer' : 'lobby.computers', { n: computers })
  const word = level === null ? '' : levelWord(level)
  const how = level === null ? '' : `, ${brief ? word : t('lobby.level', { level: word })}`
  if (computers === 0) return t('lobby.people', { n: people })
  if (people === 1) return (brief ? machines : t('lobby.against', { who: machines })) + how
  return people === 0
    ? machines + how
    : `${t(people === 1 ? 'lobby.one-person' : 'lobby.people', { n: people })}, ${machines}${how}`
}
