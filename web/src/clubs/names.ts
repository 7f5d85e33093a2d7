// How tables and people of a tournament are called.
import { COMPUTER, type TournamentInfo } from '../../../wire/tournament.ts'
import { levelWord } from '../lib/levelWords.ts'
import { c } from './words.svelte.ts'

/** Tables have letters; after Z, numbers. */
export const letterOf = (index: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? String(index + 1)

export const isComputer = (person: string): boolean => person.startsWith(COMPUTER)

const computerWord = (level: string): string => c('show.computer', { level: levelWord(level) })

export const nameIn = (t: TournamentInfo, person: string): string =>
  isComputer(person)
    ? computerWord(person.slice(COMPUTER.length))
    : t.entrants.find((one) => one.person === person)?.name || c('cup.gone-person')

/** Who plays against all; empty where nobody does, or where they have not said yet that they come. */
export function exhibitorName(t: TournamentInfo): string {
  if (t.exhibition === null) return ''
  const { exhibitor } = t.exhibition
  if (exhibitor === null) return computerWord('grandmaster')
  return t.entrants.find((one) => one.person === exhibitor)?.name ?? ''
}

/** The group somebody plays in, by its letter; null outside a league. */
export function groupOf(t: TournamentInfo, person: string): number | null {
  const at = t.groups.findIndex((group) => group.people.includes(person))
  return at < 0 ? null : at
}
