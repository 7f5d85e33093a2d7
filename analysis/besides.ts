// Everything a seat may choose, not only what an opponent thinks worth a thought: a puzzle must hold against all of it.
import { thinkable } from '../bots/thinkable.ts'
import { check, closedOptions, offers, options } from '../kernel/ask.ts'
import { keyOf, sameTarget, spread, withNumbers } from '../kernel/choice.ts'
import { at, fractions } from '../kernel/lists.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Mind } from '../title/mind.ts'

/**
 * What may be chosen in a moment: the options, what is offered beside them, for every open one some numbers, and those next to
 * the answer's. Each once.
 */
export function besides(mind: Mind, seen: State, seat: Seat, answer: Choice): readonly Choice[] {
  const { game } = mind
  const may = (choice: Choice) => check(game, seen, seat, choice) === null
  const all = [
    ...thinkable(mind, seen, seat),
    ...closedOptions(game, seen, seat),
    ...offers(game, seen, seat).flatMap((offer) => spread(offer).filter(may)),
    ...options(game, seen, seat)
      .flatMap((open) => nextTo(open, answer))
      .filter(may),
  ]
  return [...new Map(all.map((choice) => [keyOf(choice), choice])).values()]
}

/** An open choice with the numbers of the answer, one step more or less on one axis. */
function nextTo(open: Choice, answer: Choice): readonly Choice[] {
  const { span } = open
  const { n } = answer
  if (span === undefined || n === undefined || n.length !== span.length || !sameTarget(open, answer)) return []
  return fractions(n.length).flatMap((_, axis) =>
    [-1, 1].map((way) =>
      withNumbers(
        open,
        n.map((x, i) => (i === axis ? x + way * at(at(span, i), 2) : x)),
      ),
    ),
  )
}
