// One's own choice as it will have been, as far as the seat that makes it can know.
import { foreseen } from '../../../kernel/foresee.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { Told } from '../../../wire/told.ts'

export interface Foreseen {
  readonly told: Told
  readonly view: State
}

/** Null where a card lies face down, or chance speaks. The choice must be one of the seat's options. */
export function foresee(game: Game, before: State, seat: Seat, choice: Choice): Foreseen | null {
  const after = foreseen(game, before, seat, choice)
  if (after === null) return null
  const sight = view(game, after, seat)
  return { told: { seat, events: sight.events ?? [] }, view: { ...sight, events: [] } }
}
