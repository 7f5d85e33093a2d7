// Who sat across from somebody, in one word: by it a person's matches are told apart.
import { LEVELS, levelIn } from './level.ts'

/** Somebody's matches with people are one group, however many computers sat there as well. */
export const PEOPLE = 'people'

const rankOf = (bot: string): number => {
  const level = levelIn(bot)
  return level === null ? -1 : LEVELS.indexOf(level)
}

/** `others` are the opponents' names by seat, null for a person: `people`, or the level of the strongest computer. */
export function againstOf(others: readonly (string | null)[]): string {
  const bots = others.flatMap((bot) => bot ?? [])
  if (bots.length < others.length || bots.length === 0) return PEOPLE
  const strongest = bots.reduce((most, bot) => (rankOf(bot) > rankOf(most) ? bot : most))
  return levelIn(strongest) ?? strongest
}
