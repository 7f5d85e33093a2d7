// What a tournament is played by, as somebody wishes it: checked, or refused with a sentence.
import { isLevel, USUAL_LEVEL } from '../../../bots/level.ts'
import { chooseOptions } from '../../../kernel/variants.ts'
import type { Refusal } from '../../../kernel/words.ts'
import { MOST_SEATS } from '../../../pods/field.ts'
import type { Clock } from '../../../wire/clock.ts'
import {
  GROUP,
  MOST_MOVES,
  MOST_ROUNDS,
  MOST_WIDTH,
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
  league: { kind: 'days', days: 2, budget: 5 },
  exhibition: { kind: 'days', days: 2, budget: 5 },
}
const LONGEST_AHEAD = 800 * DAY

const no = (clause: string, blanks?: Refusal['with']): Refusal =>
  blanks === undefined ? { clause } : { clause, with: blanks }

/** Whether something can be announced for this time. */
export const isTime = (at: number, now: number): boolean => at >= now - DAY && at <= now + LONGEST_AHEAD

/** `isMember`: who plays against all belongs to the club. */
export async function termsOf(
  order: TournamentOrder,
  now: number,
  isMember: (person: string) => boolean,
): Promise<TournamentTerms | Refusal> {
  const title = await titleOf(order.game)
  if (title === null) return no('tables.no-game', { game: order.game.slice(0, 40) })
  const { players, variants } = title.game
  const name = headingOf(order.name, TOURNAMENT_NAME)
  if (name === null) return no('tournament.name', { max: TOURNAMENT_NAME })
  const note = proseOf(order.note ?? '', TOURNAMENT_NOTE)
  if (note === null) return no('tournament.note', { max: TOURNAMENT_NOTE })
  const [least, most] = [Math.max(2, players[0]), Math.min(MOST_SEATS, players[1])]
  // At an exhibition all tables are alike.
  const sizes = [...new Set(order.sizes)].slice(0, order.format === 'exhibition' ? 1 : undefined)
  if (sizes.length === 0 || sizes.some((size) => size < least || size > most))
    return no('tournament.sizes', { least, most })
  const { options = {} } = order
  const unfit = optionsRefused(variants, options, sizes)
  if (unfit !== null) return unfit
  const { format, duplicate = false, at } = order
  const special = specialOf(order, sizes[0] ?? 2, isMember)
  if ('clause' in special) return special
  const { rounds = special.rounds } = order
  if (rounds < 1 || rounds > MOST_ROUNDS) return no('tournament.rounds', { most: MOST_ROUNDS })
  const clock = clockOf(order.clock ?? USUAL_CLOCK[format])
  if (clock === null) return no('tables.clock')
  if ((format === 'days' || format === 'league') && clock.kind !== 'days') return no('tournament.days')
  if (!isTime(at, now)) return no('tournament.at')
  const { league, exhibition } = special
  return { name, note, format, game: order.game, options, sizes, rounds, clock, at, duplicate, league, exhibition }
}

type Special = Pick<TournamentTerms, 'league' | 'exhibition' | 'rounds'>

/** What only a league or an exhibition has, and as many rounds as it usually has. */
function specialOf(
  { format, league, exhibition, duplicate }: TournamentOrder,
  table: number,
  isMember: (person: string) => boolean,
): Special | Refusal {
  if (format === 'league') {
    const terms = { group: 6, width: 1, moves: 1, order: 'standing', ...league } as const
    if (terms.group < GROUP.least || terms.group > GROUP.most) return no('tournament.group', GROUP)
    if (terms.width < 0 || terms.width > MOST_WIDTH || terms.moves < 0 || terms.moves > MOST_MOVES)
      return no('tournament.league', { width: MOST_WIDTH, moves: MOST_MOVES })
    return { league: terms, exhibition: null, rounds: Math.ceil((terms.group - 1) / (table - 1)) }
  }
  if (format !== 'exhibition') return { league: null, exhibition: null, rounds: 3 }
  const terms = { exhibitor: null, level: USUAL_LEVEL, ...exhibition }
  // Whoever plays at all tables would know every deck from the first of them.
  if (duplicate === true) return no('tournament.exhibition-duplicate')
  if (!isLevel(terms.level)) return no('tournament.level')
  if (terms.exhibitor !== null && !isMember(terms.exhibitor)) return no('clubs.no-member')
  return { league: null, exhibition: terms, rounds: 1 }
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
