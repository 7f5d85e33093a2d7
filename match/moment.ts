// A match at one of its moments, from its canonical moves: for pictures of rulebooks, and whoever checks them.
import type { Seat } from '../kernel/words.ts'
import type { Sheet } from '../papers/sheet.ts'
import type { Title } from '../title/title.ts'
import { type Match, openMatch, playIn } from './match.ts'

/** What was agreed, and what was played. */
export interface Played {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly moves: readonly (readonly [seat: Seat, move: unknown])[]
}

/** The match after so many of its moves; or what is wrong with the first one that cannot be played. */
export function matchAt(
  title: Title,
  { seats, options = {}, seed, moves }: Played,
  after: number,
  sheet: Sheet | null = null,
): { readonly match: Match } | { readonly wrong: string } {
  const opened = openMatch(title, { seats, options, seed, sheet })
  if (!('match' in opened)) return { wrong: `no table: ${JSON.stringify(opened)}` }
  const { match } = opened
  if (after > moves.length) return { wrong: `only ${moves.length} moves` }
  for (const [i, [seat, move]] of moves.slice(0, after).entries()) {
    const choice = title.canon.read(match.state, seat, move, match.game.box)
    const refusal = choice === null ? null : playIn(match, seat, choice)
    if (choice === null || refusal !== null)
      return { wrong: `move ${i} of seat ${seat}, ${JSON.stringify(move)}: ${refusal?.clause ?? 'not a move'}` }
  }
  return { match }
}
