// A computer opponent takes a view, so it cannot cheat.
import type { Game } from '../kernel/game.ts'
import type { Title } from '../kernel/title.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'

/** How long an opponent may think: whichever limit comes first. */
export interface Budget {
  readonly ms?: number
  readonly iterations?: number
}

export interface Bot {
  readonly id: string
  choose(title: Title, game: Game, view: State, seat: Seat, rng: Rng, budget?: Budget): Choice
}
