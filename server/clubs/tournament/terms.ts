// What a tournament is played by, as somebody wishes it: checked, or refused with a sentence.
import { chooseOptions } from '../../../kernel/variants.ts'
import type { Refusal } from '../../../kernel/words.ts'
import { MOST_SEATS } from '../../../pods/field.ts'
import type { Clock } from '../../../wire/clock.ts'
import {
  MOST_ROUNDS,
  TOURNAMENT_NAME,
  TOURNAMENT_NOTE,
  type TournamentOrder,
  type TournamentTerms,
} from '../../../wire/tournament.ts'
import { clockOf, DAY } from '../../tables/runtime/clock.ts'
import { titleOf } from '../../tables/runtime/load.ts'
import { headingOf, proseOf } from '../words.ts'

const USUAL_CLOCK: Readonly<Record<TournamentTerms['format'], Clock>> = {
  evening: { kind: 'live', minutes: 20, increment: 15 },
  knockout: { kind: 'live', minutes: 20, increment: 15 },
  days: { kind: 'days', days: 2, budget: 5 },
}
const LONGEST_AHEAD = 800 * DAY

const no = (clause: string, blanks?: Refusal['with']): Refusal =>
  blanks === undefined ? { clause } : { clause, with: blanks }

export async function termsOf(order: TournamentOrder, now: number): Promise<TournamentTerms | Refusal> {
  const title = await titleOf(order.game)
  if (title === null) return no('tables.no-game', { game: order.game.slice(0, 40) })
  const { players, variants } = title.game
  const name = headingOf(order.name, TOURNAMENT_NAME)
  if (name === null) return no('tournament.name', { max: TOURNAMENT_NAME })
  const note = proseOf(order.note ?? '', TOURNAMENT_NOTE)
  if (note === null) return no('tournament.note', { max: TOURNAMENT_NOTE })
  const [least, most] = [Math.max(2, players[0]), Math.min(MOST_SEATS, players[1])]
  const sizes = [...new Set(order.sizes)]
  if (sizes.length === 0 || sizes.some((size) => size < least || size > most))
    return no('tournament.sizes', { least, most })
  const { options = {} } = order
  const unfit = optionsRefused(variants, options, sizes)
  if (unfit !== null) return unfit
  const { format, rounds = 3, duplicate = false, at } = order
  if (rounds < 1 || rounds > MOST_ROUNDS) return no('tournament.rounds', { most: MOST_ROUNDS })
  const clock = clockOf(order.clock ?? USUAL_CLOCK[format])
  if (clock === null) return no('tables.clock')
  if (format === 'days' && clock.kind !== 'days') return no('tournament.days')
  if (at < now - DAY || at > now + LONGEST_AHEAD) return no('tournament.at')
  return { name, note, format, game: order.game, options, sizes, rounds, clock, at, duplicate }
}

/** The options must fit every number of seats that a table may have. */
function optionsRefused(
  variants: Parameters<typeof chooseOptions>[0],
  wish: Readonly<Record<string, unknown>>,
  sizes: readonly number[],
): Refusal | null {
  for (const size of sizes) {
    const chosen = chooseOptions(variants, wish, size)
    if ('refusal' in chosen) return chosen.refusal
  }
  return null
}
