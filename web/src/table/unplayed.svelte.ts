// A table that is only looked at: nothing is played, taken back or kept on the device here, and nobody takes it over.
import type { Hint } from '../../../bots/hint.ts'
import { deciders, type Explained } from '../../../kernel/ask.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { Agreement } from '../../../match/agreement.ts'
import type { Deed } from '../../../match/story.ts'
import type { Told } from '../../../wire/told.ts'
import type { Sitting } from '../lib/keep.ts'
import type { Table } from './table.ts'
import { tellerOf } from './teller.ts'

const NOTHING: readonly Explained[] = []
const NO_CHOICE: Refusal = { clause: 'table.no-such-choice' }
const NO_UNDO: Refusal = { clause: 'table.undo-first' }

/** What a table of another kind answers differently stands here as a getter: a field would hide theirs. */
export abstract class Unplayed implements Table {
  abstract readonly id: string
  abstract readonly agreement: Agreement
  /** What was done, the set-up first. */
  abstract readonly deeds: readonly Deed[]
  abstract readonly look: GameLook | null
  abstract readonly sitting: readonly Sitting[]
  abstract readonly eyes: Seat | null
  abstract readonly past: readonly State[]
  abstract readonly moment: number
  abstract readonly latest: number
  abstract readonly view: State
  readonly passTo = null
  readonly noUndo: Refusal = NO_UNDO
  readonly canRedo = false
  readonly kept = true
  readonly held = null
  readonly coaching = 'never'
  readonly mayRematch = false
  readonly #tell = tellerOf()
  readonly story: readonly Told[] = $derived.by(() => this.#tell(this.deeds.slice(0, this.moment + 1), this.eyes))
  readonly awaited: readonly Seat[] = $derived.by(() => deciders(this.game, this.view))

  get title() {
    return this.agreement.title
  }
  get game() {
    return this.agreement.game
  }
  get seed(): string {
    return this.agreement.seed
  }
  get movers(): readonly (Seat | null)[] {
    return this.deeds.map((deed) => deed.seat)
  }
  get explained(): readonly Explained[] {
    return NOTHING
  }
  get over(): boolean {
    return false
  }
  get final(): State | null {
    return null
  }
  get thinking(): Seat | null {
    return null
  }
  get analysis(): string | null {
    return null
  }
  get exportable(): boolean {
    return false
  }
  get hintless(): boolean {
    return true
  }

  abstract lookAt(moment: number): void
  seenAt(line: number): State | null {
    const then = this.past[line]
    return then === undefined ? null : view(this.game, then, this.eyes)
  }
  momentFile(_line: number): string | null {
    return null
  }
  file(): string {
    return ''
  }
  play(_choice: Choice): Refusal | null {
    return NO_CHOICE
  }
  holds(): boolean {
    return false
  }
  isFinal(): boolean {
    return false
  }
  undo(): Refusal {
    return NO_UNDO
  }
  redo(): Refusal {
    return NO_UNDO
  }
  goOn(): void {}
  takeDevice(): void {}
  skip(): void {}
  again(_line: number): void {}
  leave(): void {}
  async hints(): Promise<readonly Hint[]> {
    return []
  }
  async rematch(): Promise<null> {
    return null
  }
}
