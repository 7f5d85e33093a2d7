// The table of a lesson: a chapter as it is played, on the real rules, shown move by move like any other table.
import type { Hint } from '../../../bots/hint.ts'
import { FIRST_LEVEL } from '../../../bots/level.ts'
import { deciders, type Explained, explain } from '../../../kernel/ask.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { LessonStep } from '../../../lessons/lesson.ts'
import {
  type Astray,
  back,
  canBack,
  enterOther,
  goOn,
  isDone,
  mayChoose,
  play,
  type Run,
  skip,
  stay,
  stepOf,
  takeBack,
  waitingFor,
} from '../../../lessons/run.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import { statesOf } from '../../../match/standing.ts'
import type { Told } from '../../../wire/told.ts'
import { later, painted } from '../lib/frame.ts'
import type { Sitting } from '../lib/keep.ts'
import { settings } from '../lib/settings.svelte.ts'
import { advise, think } from '../lib/thinker.ts'
import { isFinal } from '../table/final.ts'
import { playheadOf } from '../table/playhead.ts'
import type { Table } from '../table/table.ts'
import { tellerOf } from '../table/teller.ts'

const NOTHING: readonly Explained[] = []

export class LessonTable implements Table {
  readonly id: string
  readonly look: GameLook
  readonly sitting: readonly Sitting[]
  readonly exportable = false
  readonly mayRematch = false
  readonly hintless = false
  readonly passTo = null
  readonly held = null
  readonly kept = true
  readonly final = null
  readonly analysis = null
  readonly canRedo = false
  thinking = $state.raw<Seat | null>(null)
  readonly run: Run
  #version = $state.raw(0)
  #states: State[]
  #left = false
  readonly #playhead
  readonly #tell = tellerOf()
  /** Hears whenever another step is shown. */
  readonly #stepped: () => void

  constructor(id: string, run: Run, look: GameLook, stepped: () => void) {
    this.id = id
    this.run = run
    // What a choice leads to is asked in the step that teaches it, not beside the piece.
    const { settles: _, ...plain } = look
    this.look = plain
    this.#stepped = stepped
    this.sitting = run.match.players.map((name, seat) => ({ kind: seat === run.learner ? 'person' : 'bot', name }))
    this.#states = [...statesOf(run.match, run.match.story)]
    const changed = () => {
      this.#version++
    }
    this.#playhead = playheadOf(
      { pace: () => settings.pace, later, known: () => true, changed },
      this.#states.length - 1,
    )
    void this.#drive()
  }

  get title() {
    return this.run.match.title
  }
  get game() {
    return this.run.match.game
  }
  get latest(): number {
    void this.#version
    return this.#playhead.latest
  }
  get moment(): number {
    void this.#version
    return this.#playhead.moment
  }
  readonly state: State = $derived.by(() => this.#states[this.moment] ?? this.run.match.state)
  get eyes(): Seat {
    return this.run.learner
  }
  readonly view: State = $derived(view(this.game, this.state, this.eyes))
  readonly awaited: readonly Seat[] = $derived(deciders(this.game, this.state))
  get past(): readonly State[] {
    void this.#version
    return this.#states
  }
  readonly story: readonly Told[] = $derived.by(() =>
    this.#tell(this.run.match.story.slice(0, this.moment + 1), this.eyes),
  )
  get movers(): readonly (Seat | null)[] {
    void this.#version
    return this.run.match.story.map((deed) => deed.seat)
  }
  /** Nothing is still being shown. */
  get live(): boolean {
    void this.#version
    return this.#playhead.live
  }
  readonly explained: readonly Explained[] = $derived.by(() =>
    this.live && mayChoose(this.run) ? explain(this.game, this.view, this.eyes) : NOTHING,
  )
  /** The lesson ends where its steps end, whatever the match does. */
  get over(): boolean {
    return false
  }
  get noUndo(): Refusal | null {
    void this.#version
    return canBack(this.run) ? null : { clause: 'table.undo-first' }
  }
  get seed(): string {
    return this.run.match.seed
  }

  /** A part that is played freely has the coach beside it. */
  get coaching(): 'never' | 'always' {
    return this.step?.until ? 'always' : 'never'
  }

  /** The step that is shown, its number, and whether the chapter is done. */
  get step(): LessonStep | null {
    void this.#version
    return stepOf(this.run)
  }
  get at(): number {
    void this.#version
    return this.run.step
  }
  get done(): boolean {
    void this.#version
    return isDone(this.run)
  }
  get astray(): Astray | null {
    void this.#version
    return this.run.astray
  }

  play(choice: Choice): Refusal | null {
    const before = this.#playhead.latest
    const did = play(this.run, choice)
    if (typeof did === 'object') return did
    this.#moved(before + 1)
    return null
  }
  /** The learner has read, and goes on. */
  next(): void {
    this.#change(goOn)
  }
  /** The lesson does the step itself. */
  skipStep(): void {
    this.#change((run) => skip(run))
  }
  back(): void {
    this.#change(back)
  }
  takeBack(): void {
    this.#change(takeBack)
  }
  stay(): void {
    this.#change(stay)
  }
  #change(does: (run: Run) => void): void {
    const before = this.#playhead.latest
    does(this.run)
    this.#moved(before)
  }
  /** The lines up to this one are shown at once, those after it one by one. */
  #moved(known: number): void {
    this.#states = [...statesOf(this.run.match, this.run.match.story)]
    const last = this.#states.length - 1
    this.#playhead.extend(Math.min(known, last), true)
    if (last > known) this.#playhead.extend(last, false)
    this.#version++
    this.#stepped()
    void this.#drive()
  }

  /** The opponents of the chapter play as long as they are asked. */
  async #drive(): Promise<void> {
    if (this.thinking !== null) return
    for (let seat = waitingFor(this.run); seat !== null && !this.#left; seat = waitingFor(this.run)) {
      this.thinking = seat
      await painted()
      const { match } = this.run
      const entries = match.log.length
      const question = { game: this.game.id, sheet: null, view: view(match.game, match.state, seat), seat }
      const answer = await think({
        ...question,
        who: this.run.chapter.others ?? FIRST_LEVEL,
        seed: `${match.seed}/${seat}/${entries}`,
      }).catch(() => null)
      // Somebody went back or on meanwhile: whoever is asked then is asked anew.
      if (match.log.length !== entries) continue
      if (answer === null || this.#left || enterOther(this.run, seat, answer.choice) !== null) break
      this.#states = [...statesOf(match, match.story)]
      this.#playhead.extend(this.#states.length - 1, false)
      this.#stepped()
    }
    this.thinking = null
  }

  holds(): boolean {
    return false
  }
  goOn(): void {}
  isFinal(choice: Choice): boolean {
    return isFinal(this.game, this.run.match.state, this.eyes, choice)
  }
  undo(): Refusal | null {
    this.back()
    return null
  }
  redo(): Refusal | null {
    return { clause: 'table.no-redo' }
  }
  takeDevice(): void {}
  lookAt(moment: number): void {
    this.#playhead.lookAt(moment)
  }
  skip(): void {
    this.#playhead.skip()
  }
  again(line: number): void {
    this.#playhead.rewind(line)
  }
  seenAt(line: number): State | null {
    const then = this.#states[line]
    return then === undefined ? null : view(this.game, then, this.eyes)
  }
  /** A lesson's moments are shown by the lesson. */
  momentFile(): null {
    return null
  }
  /** Where everything is free, the table advises; where the lesson has something in mind, it says so itself. */
  async hints(): Promise<readonly Hint[]> {
    if (this.explained.length === 0 || this.step?.expect !== 'anything') return []
    const asked = { view: this.view, seat: this.eyes, seed: `${this.seed}/hint/${this.latest}` }
    return advise({ game: this.game.id, sheet: null, ...asked })
  }
  file(): string {
    return writeMatch(this.run.match)
  }
  async rematch() {
    return null
  }
  leave(): void {
    this.#left = true
    this.#playhead.leave()
  }
}
