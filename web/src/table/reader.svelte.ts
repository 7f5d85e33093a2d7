// The rulebook at a table: whether it lies open, where, and whether there is room for it beside the board.
import type { Ref } from '../../../kernel/words.ts'
import { go } from '../lib/route.svelte.ts'
import { type Applied, useRulebook } from '../lib/rulebook.ts'
import { screen } from '../lib/screen.svelte.ts'
import type { Model } from './model.svelte.ts'

/** From this width on, in pixels, there is room for board and rulebook. */
const ROOM_FOR_BOTH = 1280
/** So many choices of the moment are looked at for what the book says of them. */
const LOOKED_AT = 24

export class Reader {
  readonly #model: Model
  readonly #here = useRulebook() !== undefined
  /** The chapter, clause or card that is open; null while the book is closed. */
  place = $state.raw<string | null>(null)
  /** What the reader asked to see on the board, until they do something else. */
  lit = $state.raw<readonly Ref[]>([])

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
  /** What the book's rules come to at this table: choices of the moment, each with what it would bring. */
  readonly applied: readonly Applied[] = $derived.by(() => {
    const { hand, about, mine } = this.#model
    if (this.place === null || !mine) return []
    return hand.narrowed.fitting.slice(0, LOOKED_AT).flatMap((choice) => {
      const { text = '', clause = '' } = choice.span === undefined ? (about.consider(choice) ?? {}) : {}
      const refs = choice.on ?? []
      return text === '' || clause === '' || refs.length === 0
        ? []
        : [{ words: about.words(choice), text, clause, refs }]
    })
  })
  /** Lights things on the board; a book that lies over it is closed. */
  show(refs: readonly Ref[]): void {
    this.lit = refs
    if (!this.beside) this.place = null
  }
  unlight(): void {
    if (this.lit.length > 0) this.lit = []
  }

  toggle(): void {
    if (this.place === null) this.open('')
    else this.place = null
  }
}
