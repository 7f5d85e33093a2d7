// The table of a line that is played out after a match: seen by the eyes of whoever might have played it, and never kept.
import { isOver } from '../../../kernel/play.ts'
import type { Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import { later } from '../lib/frame.ts'
import type { Sitting } from '../lib/keep.ts'
import { settings } from '../lib/settings.svelte.ts'
import { opponentsOf } from '../table/opponents.ts'
import { weightOf } from '../table/pace.ts'
import { Unplayed } from '../table/unplayed.svelte.ts'
import { type Branch, type Line, lineOf } from './line.ts'

export class LineTable extends Unplayed {
  readonly id: string
  readonly look: GameLook
  readonly eyes: Seat
  readonly revealed = true
  readonly #line: Line
  #thinking = $state.raw<Seat | null>(null)
  /** Counts whatever changes in the line, which knows nothing of the page's reactivity. */
  #version = $state.raw(0)

  constructor(id: string, branch: Branch, look: GameLook) {
    super()
    this.id = id
    this.look = look
    this.eyes = branch.seat
    const line = lineOf(branch, {
      pace: (match, at) => settings.pace * weightOf(match.story, at, branch.seat),
      later,
      changed: () => {
        this.#version++
      },
      drive: opponentsOf,
      thinking: (seat) => {
        this.#thinking = seat
      },
    })
    if (line === null) throw new Error('the rules refuse what the analysis found')
    this.#line = line
  }

  get agreement() {
    return this.#line.match
  }
  get sitting(): readonly Sitting[] {
    return this.#line.sitting
  }
  /** The last line that has been shown: what has been thought beyond it is not told yet. */
  get latest(): number {
    void this.#version
    return this.#line.walk.shown
  }
  get moment(): number {
    void this.#version
    return this.#line.walk.moment
  }
  get deeds() {
    return this.#line.match.story.slice(0, this.latest + 1)
  }
  get past(): readonly State[] {
    return this.#line.past.slice(0, this.latest + 1)
  }
  /** More has been thought than has been shown. */
  get behind(): boolean {
    void this.#version
    return !this.#line.walk.caughtUp
  }
  readonly state: State = $derived.by(() => this.#line.past[this.moment] ?? this.#line.match.state)
  readonly view: State = $derived.by(() => view(this.game, this.state, this.eyes))
  override get thinking(): Seat | null {
    return this.#thinking
  }
  override get final(): State | null {
    const last = this.#line.past[this.latest]
    return last !== undefined && isOver(last) ? last : null
  }
  override momentFile(line: number): string {
    return writeMatch(this.#line.match, { at: line })
  }
  lookAt(moment: number): void {
    this.#line.walk.lookAt(moment)
  }
  override skip(): void {
    this.#line.walk.skip()
  }
  override again(line: number): void {
    this.#line.walk.again(line)
  }
  override leave(): void {
    this.#line.leave()
  }
}
