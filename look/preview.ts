// What a choice would change: who pays, who gains, read off a copy of the table on which it was carried out.
import { follow } from '../kernel/foresee.ts'
import type { Game } from '../kernel/game.ts'
import type { Choice, Seat, State } from '../kernel/words.ts'
import type { Holding } from './holding.ts'
import type { DrawnLook } from './scene.ts'

/** What one seat holds of something, before and after. */
export interface Change {
  readonly seat: Seat
  readonly holding: Holding
  readonly from: number
  readonly to: number
}

/** What differs between two moments of a table, seat by seat; `first` comes first. */
export function changesBetween(look: Pick<DrawnLook, 'holdings'>, before: State, after: State, first: Seat): Change[] {
  const { holdings } = look
  if (holdings === undefined) return []
  const seats = [first, ...Array.from({ length: before.seats }, (_, seat) => seat).filter((seat) => seat !== first)]
  return seats.flatMap((seat) => {
    const then = new Map(holdings(after, seat).map((holding) => [holding.is, holding]))
    const was = new Map(holdings(before, seat).map((holding) => [holding.is, holding]))
    return [...new Set([...was.keys(), ...then.keys()])].flatMap((is) => {
      const holding = then.get(is) ?? was.get(is)
      const [from, to] = [was.get(is)?.n ?? 0, then.get(is)?.n ?? 0]
      return holding === undefined || from === to ? [] : [{ seat, holding, from, to }]
    })
  })
}

/** What a choice changes as far as the seat that makes it can know. */
export function changesBy(look: DrawnLook, game: Game, s: State, seat: Seat, choice: Choice): Change[] {
  if (choice.span !== undefined) return []
  const followed = follow(game, s, seat, choice)
  return followed === null ? [] : changesBetween(look, s, followed.after, seat)
}
