// What an opponent thinks about: the choices worth a thought.
import { check, closedOptions, offers, options } from '../kernel/ask.ts'
import { withNumbers } from '../kernel/choice.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'

/** What a seat that is asked may do: its options, and what it may do beside them where the game's insight says so. */
export function thinkable(mind: Mind, s: State, seat: Seat): readonly Choice[] {
  const { game, beside, dull } = mind
  let asked = answers(mind, s, seat)
  if (dull !== undefined && asked.length > 1) asked = asked.filter((c) => !dull(s, seat, c))
  if (beside === undefined) return asked
  const besides = offers(game, s, seat).filter((c) => beside.includes(c.act))
  return besides.length === 0 ? asked : [...asked, ...besides]
}

/** The options, open ones with the numbers the game's insight would try. */
function answers(mind: Mind, s: State, seat: Seat): readonly Choice[] {
  const { game, numbers: suggest } = mind
  if (suggest === undefined) return closedOptions(game, s, seat)
  const list = options(game, s, seat)
  if (list.every((c) => c.span === undefined)) return list
  const closed = list.flatMap((c) =>
    c.span === undefined
      ? [c]
      : suggest(s, seat, c)
          .map((n) => withNumbers(c, n))
          .filter((k) => check(game, s, seat, k) === null),
  )
  return closed.length > 0 ? closed : closedOptions(game, s, seat)
}
