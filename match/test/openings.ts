// The bids toy with something to say of its openings: what a seat bids first.
import { bidsPlan } from '../../contract/toys/bids.ts'
import type { Variants } from '../../kernel/variants.ts'
import type { Choice, Seat } from '../../kernel/words.ts'
import type { Openings } from '../../title/openings.ts'
import type { Title } from '../../title/title.ts'
import { type Match, openMatch, playIn } from '../match.ts'

export const bidding: Openings = {
  depth: 2,
  variant: null,
  label: (_s, _seat, { act, n }) => (act === 'bid' && n !== undefined ? n : null),
}

/** The toy with further options, of which its rules know nothing. */
export const withVariants = (more: Variants): Title => {
  const { title } = bidsPlan
  return { ...title, game: { ...title.game, variants: { ...title.game.variants, ...more } } }
}

const round = (...bids: readonly number[]): [Seat, Choice][] =>
  bids.map((n, seat): [Seat, Choice] => [seat, { act: 'bid', n: [n] }])
const content = (): [Seat, Choice][] => [0, 1].map((seat): [Seat, Choice] => [seat, { act: 'content' }])

/** Two auctions at a table of two, as the lines 1 to 6 of a story. */
export const twoRounds: readonly [Seat, Choice][] = [...round(3, 2), ...content(), ...round(1, 5)]

/** A whole match of two that begins so; the second seat takes two prizes of three. */
export function played(title: Title, options: Readonly<Record<string, unknown>> = {}): Match {
  const opened = openMatch(title, { seats: 2, seed: 'openings', options })
  if (!('match' in opened)) throw new Error('not opened')
  const { match } = opened
  for (const [seat, choice] of [...twoRounds, ...content(), ...round(0, 1), ...content()]) playIn(match, seat, choice)
  return match
}
