// Who plays, in words: "against 3 computers, medium level".
import { levelWord } from '../lib/levelWords.ts'
import { t } from '../lib/ui.svelte.ts'
import type { Company } from './plan.ts'

/** `brief` names only them and their level. */
export function companyWords({ people, computers, level }: Company, brief = false): string {
  const machines = t('lobby.computers', { n: computers })
  const word = level === null ? '' : levelWord(level)
  const how = level === null ? '' : `, ${brief ? word : t('lobby.level', { level: word })}`
  if (computers === 0) return t('lobby.people', { n: people })
  if (people === 1) return (brief ? machines : t('lobby.against', { who: machines })) + how
  return people === 0 ? machines + how : `${t('lobby.people', { n: people })}, ${machines}${how}`
}
