// What a choice brings, as far as the seat that makes it can know.
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit } from '../../../kernel/play.ts'
import { type Choice, HIDDEN, type Seat, type State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { Told } from '../../../wire/told.ts'

/** One's own choice as it will have been. */
export interface Foreseen {
  readonly told: Told
  readonly view: State
}

/** Null where a card lies face down, or chance speaks. The choice must be one of the seat's options. */
export function foresee(game: Game, before: State, seat: Seat, choice: Choice): Foreseen | null {
  const after = clone(before)
  after.events = []
  try {
    commit(game, after, seat, choice)
    for (const zone of game.zones)
      for (const [p, pile] of zone.piles(after).entries())
        for (const [i, card] of pile.entries())
          if (card === HIDDEN && zone.sees(after, seat, p, i, game.box)) return null
    const sight = view(game, after, seat)
    return { told: { seat, events: sight.events ?? [] }, view: { ...sight, events: [] } }
  } catch {
    return null
  }
}
