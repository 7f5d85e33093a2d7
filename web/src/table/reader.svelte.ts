// The rulebook at a table: whether it lies open, where, and whether there is room for it beside the board.
import { go } from '../lib/route.svelte.ts'
import { useRulebook } from '../lib/rulebook.ts'
import { screen } from '../lib/screen.svelte.ts'
import type { Model } from './model.svelte.ts'

/** From this width on, in pixels, there is room for board and rulebook. */
const ROOM_FOR_BOTH = 1280

export class Reader {
  readonly #model: Model
  readonly #here = useRulebook() !== undefined
  /** The chapter, clause or card that is open; null while the book is closed. */
  place = $state.raw<string | null>(null)

  constructor(model: Model) {
    this.#model = model
  }

  /** It stands beside the board; else it lies over the table. */
  readonly beside: boolean = $derived.by(() => this.place !== null && screen.w >= ROOM_FOR_BOTH)

  /** Opens the book at a place; where nobody handed one in, the rules are a page of their own. */
  open(place: string): void {
    this.#model.close()
    if (this.#here) this.place = place
    else go('rules', this.#model.table.game.id, place)
  }
  toggle(): void {
    if (this.place === null) this.open('')
    else this.place = null
  }
}
