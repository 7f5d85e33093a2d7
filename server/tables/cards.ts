// Corrected cards that somebody wants to play with: they must fit the game's form, and every match tried with them must
// come to its end, before anybody else is asked to agree.
import type { Refusal } from '../../kernel/words.ts'
import { type Corrections, correctedSheet, correctionsOf } from '../../papers/corrections.ts'
import type { Title } from '../../title/title.ts'
import type { Thinkers } from '../bots/thinkers.ts'

/** Longer corrections than this, in signs, are not kept with a table: every sheet we know of fits five times. */
const LONGEST = 20_000

export const isCorrected = (corrections: Corrections | undefined): boolean =>
  corrections !== undefined && Object.keys(corrections).length > 0

/** The corrections as they are kept, in the order of the form and without those that change nothing; or why not. */
export async function triedCards(
  { tryOut }: Pick<Thinkers, 'tryOut'>,
  { game, form, sheet: shipped }: Title,
  wanted: Corrections,
  owner: string,
): Promise<{ readonly corrections: Corrections } | { readonly refusal: Refusal }> {
  const found = correctedSheet(form, shipped, wanted)
  if ('problems' in found)
    return { refusal: { clause: 'tables.cards-unfit', with: { at: found.problems[0]?.at ?? '' } } }
  if (found.sheet === null) return { corrections: {} }
  const corrections = correctionsOf(form, shipped, found.sheet)
  if (JSON.stringify(corrections).length > LONGEST) return { refusal: { clause: 'tables.cards-long' } }
  if (!isCorrected(corrections)) return { corrections }
  const dead = await tryOut(game.id, found.sheet, owner).catch(() => 'untried' as const)
  if (dead === 'untried') return { refusal: { clause: 'tables.cards-untried' } }
  if (dead !== null) return { refusal: { clause: 'tables.cards-dead', with: { seats: dead.seats, seed: dead.seed } } }
  return { corrections }
}
