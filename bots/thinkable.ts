// What an opponent thinks about: the choices worth a thought.
import { check, closedOptions, offers, options } from '../kernel/ask.ts'
import { withNumbers } from '../kernel/choice.ts'
import type { Game } from '../kernel/game.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Title } from '../title/title.ts'

/** What a seat that is asked may do: its options, and what it may do beside them where the game's insight says so. */
export function thinkable(title: Title, game: Game, s: State, seat: Seat): readonly Choice[] {
  const { beside, dull } = title.insight
  let asked = answers(title, game, s, seat)
  if (dull !== undefined && asked.length > 1) asked = asked.filter((c) => !dull(s, seat, c, game.box))
  if (beside === undefined) return asked
  const besides = offers(game, s, seat).filter((c) => beside.includes(c.act))
  return besides.length === 0 ? asked : [...asked, ...besides]
}

/** The options, open ones with the numbers the game's insight would try. */
function answers(title: Title, game: Game, s: State, seat: Seat): readonly Choice[] {
  const suggest = title.insight.numbers
  if (suggest === undefined) return closedOptions(game, s, seat)
  const list = options(game, s, seat)
  if (list.every((c) => c.span === undefined)) return list
  const closed = list.flatMap((c) =>
    c.span === undefined
      ? [c]
      : suggest(s, seat, c, game.box)
          .map((n) => withNumbers(c, n))
          .filter((k) => check(game, s, seat, k) === null),
  )
  return closed.length > 0 ? closed : closedOptions(game, s, seat)
}
