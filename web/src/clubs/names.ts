// How tables and people of a tournament are called.
import type { TournamentInfo } from '../../../wire/tournament.ts'
import { c } from './words.svelte.ts'

/** Tables have letters; after Z, numbers. */
export const letterOf = (index: number): string => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? String(index + 1)

export const nameIn = (t: TournamentInfo, person: string): string =>
  t.entrants.find((one) => one.person === person)?.name || c('cup.gone-person')
