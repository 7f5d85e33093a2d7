// A table at one moment, at which an answer is tried: it takes a choice, shows it to whoever judges it, and stays as it is.
import type { Hint } from '../../../bots/hint.ts'
import { check, deciders, type Explained, explain } from '../../../kernel/ask.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { Agreement } from '../../../match/agreement.ts'
import type { Deed } from '../../../match/story.ts'
import type { Told } from '../../../wire/told.ts'
import type { Sitting } from '../lib/keep.ts'
import type { Table } from '../table/table.ts'
import { tellerOf } from '../table/teller.ts'

const NOTHING: readonly Explained[] = []
const NO: Refusal = { clause: 'table.undo-first' }

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

export class TryTable implements Table {
  readonly #trying: Trying
  readonly #tell = tellerOf()
  readonly passTo = null
  readonly over = false
  readonly noUndo = NO
  readonly canRedo = false
  readonly thinking = null
  readonly kept = true
  readonly final = null
  readonly exportable = false
  readonly held = null
  readonly hintless = true
  readonly coaching = 'never'
  readonly mayRematch = false
  readonly analysis = null
  /** Whether an answer is wanted. */
  open = $state.raw(true)
  moment = $state.raw(0)

  constructor(trying: Trying) {
    this.#trying = trying
    this.moment = this.latest
  }
  get id() {
    return this.#trying.id
  }
  get title() {
    return this.#trying.agreement.title
  }
  get game() {
    return this.#trying.agreement.game
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
  get movers(): readonly (Seat | null)[] {
    return this.#trying.story.map((deed) => deed.seat)
  }
  get seed(): string {
    return ''
  }
  readonly view: State = $derived.by(() => this.seenAt(this.moment) ?? this.#trying.seen)
  readonly awaited: readonly Seat[] = $derived(deciders(this.game, this.view))
  readonly story: readonly Told[] = $derived.by(() =>
    this.#tell(this.#trying.story.slice(0, this.moment + 1), this.eyes),
  )
  readonly explained: readonly Explained[] = $derived(
    this.open && this.moment === this.latest ? explain(this.game, this.view, this.eyes) : NOTHING,
  )

  play(choice: Choice): Refusal | null {
    const refusal = check(this.game, this.#trying.seen, this.eyes, choice)
    if (refusal !== null) return refusal
    this.open = false
    this.#trying.onanswer(choice)
    return null
  }
  seenAt(line: number): State | null {
    const then = this.#trying.past[line]
    if (then === undefined) return null
    return line === this.latest ? this.#trying.seen : view(this.game, then, this.eyes)
  }
  lookAt(moment: number): void {
    this.moment = Math.max(0, Math.min(moment, this.latest))
  }
  holds(): boolean {
    return false
  }
  isFinal(): boolean {
    return false
  }
  undo(): Refusal {
    return NO
  }
  redo(): Refusal {
    return NO
  }
  goOn(): void {}
  takeDevice(): void {}
  skip(): void {}
  again(): void {}
  leave(): void {}
  momentFile(): null {
    return null
  }
  file(): string {
    return ''
  }
  async hints(): Promise<readonly Hint[]> {
    return []
  }
  async rematch() {
    return null
  }
}
