// A table at one moment, at which an answer is tried: it takes a choice, shows it to whoever judges it, and stays as it is.
import { check, type Explained, explain } from '../../../kernel/ask.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { Agreement } from '../../../match/agreement.ts'
import type { Deed } from '../../../match/story.ts'
import type { Sitting } from '../lib/keep.ts'
import { Unplayed } from '../table/unplayed.svelte.ts'

const NOTHING: readonly Explained[] = []

export interface Trying {
  readonly id: string
  readonly agreement: Agreement
  readonly look: GameLook
  readonly sitting: readonly Sitting[]
  /** Who is to choose. */
  readonly eyes: Seat
  /** The tables up to the moment, and what was told up to it: nothing after it is known here. */
  readonly past: readonly State[]
  readonly story: readonly Deed[]
  /** What the seat sees at the moment. */
  readonly seen: State
  onanswer(choice: Choice): void
}

export class TryTable extends Unplayed {
  readonly #trying: Trying
  /** Whether an answer is wanted. */
  open = $state.raw(true)
  moment = $state.raw(0)

  constructor(trying: Trying) {
    super()
    this.#trying = trying
    this.moment = this.latest
  }
  get id() {
    return this.#trying.id
  }
  get agreement() {
    return this.#trying.agreement
  }
  get deeds() {
    return this.#trying.story
  }
  get look() {
    return this.#trying.look
  }
  get sitting() {
    return this.#trying.sitting
  }
  get eyes(): Seat {
    return this.#trying.eyes
  }
  get past() {
    return this.#trying.past
  }
  get latest(): number {
    return this.#trying.past.length - 1
  }
  override get seed(): string {
    return ''
  }
  readonly view: State = $derived.by(() => this.seenAt(this.moment) ?? this.#trying.seen)
  readonly #explained: readonly Explained[] = $derived(
    this.open && this.moment === this.latest ? explain(this.game, this.view, this.eyes) : NOTHING,
  )
  override get explained(): readonly Explained[] {
    return this.#explained
  }

  override play(choice: Choice): Refusal | null {
    const refusal = check(this.game, this.#trying.seen, this.eyes, choice)
    if (refusal !== null) return refusal
    this.open = false
    this.#trying.onanswer(choice)
    return null
  }
  override seenAt(line: number): State | null {
    const then = this.past[line]
    if (then === undefined) return null
    return line === this.latest ? this.#trying.seen : view(this.game, then, this.eyes)
  }
  lookAt(moment: number): void {
    this.moment = Math.max(0, Math.min(moment, this.latest))
  }
}
