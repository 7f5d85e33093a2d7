// A table on this device: the kernel in the page, opponents in a worker, every choice kept as soon as it is on screen.

import type { Hint } from '../../../bots/hint.ts'
import { check, deciders, type Explained, explain } from '../../../kernel/ask.ts'
import { at } from '../../../kernel/lists.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import { type Match, playIn, redoIn, undoIn } from '../../../match/match.ts'
import { withNotes } from '../../../match/notes.ts'
import { positionOf } from '../../../match/position.ts'
import { canRedo, stateNow, statesOf } from '../../../match/standing.ts'
import { whyNoUndo } from '../../../match/trail.ts'
import type { Told } from '../../../wire/told.ts'
import { later, painted } from '../lib/frame.ts'
import { keep, type Sitting } from '../lib/keep.ts'
import { settings } from '../lib/settings.svelte.ts'
import { speakerFor } from '../lib/shelf.ts'
import { advise } from '../lib/thinker.ts'
import { isUnhurried } from '../lib/unhurried.ts'
import { note, noted } from '../lib/unwritten.ts'
import { isFinal } from './final.ts'
import { endOfTurn, type Held, holderOf, isDear, momentOf } from './holder.ts'
import { keeperOf } from './keeper.ts'
import { fileFrom } from './moment.ts'
import { opponentsOf } from './opponents.ts'
import { weightOf } from './pace.ts'
import { playheadOf } from './playhead.ts'
import type { Table } from './table.ts'
import { tellerOf } from './teller.ts'

const NOTHING: readonly Explained[] = []
const SLOW = 1600

export class LocalTable implements Table {
  readonly id: string
  readonly match: Match
  readonly look: GameLook | null
  readonly sitting: readonly Sitting[]
  readonly exportable = true
  readonly mayRematch = true
  readonly hintless = false
  readonly coaching = 'may'
  thinking = $state.raw<Seat | null>(null)
  kept = $state.raw(true)
  /** Who holds the device; a spectator's eyes while nobody does. */
  #holder = $state.raw<Seat | null>(null)
  /** Counts whatever changes in the parts below, which know nothing of the page's reactivity. */
  #version = $state.raw(0)
  /** The table after each line of the story. */
  #states: State[]
  #left = false
  /** Once the last choice made here can be seen. */
  #seen = Promise.resolve()
  readonly #playhead
  readonly #opponents
  readonly #keeper
  readonly #holding
  readonly #tell = tellerOf()
  /** What was found out about the match, and to which entry of its log. */
  readonly #noted: { readonly notes: unknown; readonly entries: number }

  /** `notes` is what its file says about the match. */
  constructor(
    id: string,
    match: Match,
    look: GameLook | null,
    sitting: readonly Sitting[],
    notes: unknown = undefined,
  ) {
    this.id = id
    this.#noted = { notes, entries: match.log.length }
    this.match = match
    this.look = look
    this.sitting = sitting
    const last = noted(id, match.log.length)
    if (last !== null) playIn(match, last.seat, last.choice)
    this.#states = [...statesOf(match, match.story)]
    const people = this.#people()
    if (people.length === 1) this.#holder = at(people, 0)
    const changed = () => {
      this.#version++
    }
    this.#playhead = playheadOf(
      { pace: (line) => this.#pace * weightOf(match.story, line, this.#holder), later, known: () => true, changed },
      this.#states.length - 1,
    )
    this.#keeper = keeperOf({
      id,
      match,
      sitting,
      look,
      lang: () => settings.lang,
      speaker: (lang) => speakerFor(match, lang),
      write: keep,
      soon: painted,
      told: (kept) => {
        this.kept = kept
      },
    })
    this.#opponents = opponentsOf({
      match,
      sitting,
      left: () => this.#left,
      moved: () => this.#moved(false),
      seen: () => this.#seen,
      thinking: (seat) => {
        this.thinking = seat
      },
    })
    this.#holding = holderOf({ now: Date.now, later, made: (choice) => this.#enter(choice), changed })
    addEventListener('pagehide', this.#closing)
    this.#opponents.wake()
  }

  /** At a first match others' moves are shown slowly, unless somebody wants them at once. */
  get #pace(): number {
    return isUnhurried(this.id) && settings.pace > 0 ? Math.max(settings.pace, SLOW) : settings.pace
  }
  get title() {
    return this.match.title
  }
  get game() {
    return this.match.game
  }
  #people(): Seat[] {
    return this.sitting.flatMap((s, seat) => (s.kind === 'person' ? [seat] : []))
  }

  get latest(): number {
    void this.#version
    return this.#playhead.latest
  }
  get moment(): number {
    void this.#version
    return this.#playhead.moment
  }
  readonly state: State = $derived.by(() => this.#states[this.moment] ?? this.match.state)
  readonly passTo: Seat | null = $derived.by(() => {
    void this.#version
    if (this.over || this.#people().length < 2 || this.#playhead.back || this.#holding.held !== null) return null
    const waiting = this.awaited.filter((seat) => this.sitting[seat]?.kind === 'person')
    if (waiting.length === 0 || (this.#holder !== null && waiting.includes(this.#holder))) return null
    return at(waiting, 0)
  })
  get eyes(): Seat | null {
    return this.passTo === null ? this.#holder : null
  }
  get held(): Held | null {
    void this.#version
    return this.#playhead.live ? this.#holding.held : null
  }
  readonly view: State = $derived(
    this.held?.foreseen.view ?? view(this.game, this.state, this.over ? this.#holder : this.eyes),
  )
  readonly awaited: readonly Seat[] = $derived(deciders(this.game, this.held?.foreseen.view ?? this.state))
  get past(): readonly State[] {
    void this.#version
    return this.#states
  }
  get over(): boolean {
    return isOver(this.state)
  }
  readonly story: readonly Told[] = $derived.by(() => {
    const told = this.#tell(this.match.story.slice(0, this.moment + 1), this.eyes)
    return this.held === null ? told : [...told, this.held.foreseen.told]
  })
  get movers(): readonly (Seat | null)[] {
    void this.#version
    return this.match.story.map((deed) => deed.seat)
  }
  /** Whether the reader may act: what is shown is the latest, and nothing covers it. */
  get #live(): boolean {
    void this.#version
    return this.#playhead.live && this.passTo === null && this.#holding.held === null
  }
  readonly explained: readonly Explained[] = $derived(
    this.#live && this.eyes !== null ? explain(this.game, this.view, this.eyes) : NOTHING,
  )
  get noUndo(): Refusal | null {
    const open = this.#live
    if (this.held !== null) return null
    if (this.eyes === null) return { clause: 'table.undo-turn-over' }
    return whyNoUndo(this.match, this.eyes) ?? (open ? null : { clause: 'table.no-undo' })
  }
  get canRedo(): boolean {
    return this.#live && (this.#holding.dropped !== null || (this.eyes !== null && canRedo(this.match, this.eyes)))
  }
  get final(): State | null {
    void this.#version
    return isOver(this.match.state) ? (this.#states.at(-1) ?? null) : null
  }
  get seed(): string {
    return this.match.seed
  }

  play(choice: Choice): Refusal | null {
    const { eyes } = this
    if (eyes === null || this.#holding.held !== null)
      return { clause: 'table.not-awaited', with: { awaited: [...this.awaited] } }
    const foreseen = this.#foreseen(choice, this.view)
    if (foreseen === null) return this.#enter(choice)
    const refusal = check(this.game, this.match.state, eyes, choice)
    if (refusal === null) this.#holding.hold(choice, foreseen, this.#moment(isDear(this.game, this.view, eyes, choice)))
    return refusal
  }
  /** Enters a choice of whoever holds the device. */
  #enter(choice: Choice): Refusal | null {
    const refusal = playIn(this.match, this.#holder ?? -1, choice)
    if (refusal === null) this.#moved(true)
    return refusal
  }
  #moment(dear: boolean): number | null {
    const alone = this.#people().length < 2
    return momentOf(settings.hold, alone ? 'computers' : 'people', settings.pace, dear)
  }
  #foreseen(choice: Choice, s: State) {
    return this.#moment(false) === 0 || this.eyes === null ? null : endOfTurn(this.game, s, this.eyes, choice)
  }
  holds(choice: Choice, s: State = this.view): boolean {
    return this.#foreseen(choice, s) !== null
  }
  goOn(): void {
    this.#holding.goOn()
  }
  isFinal(choice: Choice): boolean {
    return this.eyes !== null && isFinal(this.game, this.match.state, this.eyes, choice)
  }
  undo(): Refusal | null {
    return this.#holding.drop() ? null : this.#rewrite(undoIn(this.match, this.eyes ?? -1))
  }
  redo(): Refusal | null {
    const { dropped } = this.#holding
    return dropped === null ? this.#rewrite(redoIn(this.match, this.eyes ?? -1)) : this.play(dropped)
  }
  takeDevice(): void {
    this.#holder = this.passTo
  }
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
  momentFile(line: number): string | null {
    if (isOver(this.match.state)) return writeMatch(this.match, { at: line })
    const then = this.#states[line]
    // Round one device everybody has secrets from the others; alone, the reader shares what they see.
    const eyes = this.#people().length === 1 ? this.#holder : null
    return then === undefined ? null : fileFrom(this.match, positionOf(this.game, then, eyes))
  }

  async hints(): Promise<readonly Hint[]> {
    if (this.eyes === null || this.explained.length === 0) return []
    const { seed, sheet, log } = this.match
    const asked = { view: this.view, seat: this.eyes, seed: `${seed}/hint/${log.length}` }
    return advise({ game: this.game.id, sheet, ...asked })
  }
  get analysis(): string {
    return `#/analysis/${this.id}`
  }
  file(): string {
    const { notes, entries } = this.#noted
    const text = writeMatch(this.match)
    return notes === undefined || entries !== this.match.log.length ? text : withNotes(text, notes)
  }
  async rematch() {
    const { options, sheet } = this.match
    const { newTable } = await import('../lib/newTable.ts')
    const id = await newTable({ game: this.game.id, sitting: this.sitting, options, sheet })
    return id === null ? null : { page: 'table', id }
  }
  leave(): void {
    // What is held is made: the match goes on from there when it is opened again.
    this.#holding.goOn()
    this.#left = true
    this.#playhead.leave()
    removeEventListener('pagehide', this.#closing)
    void this.#keeper.now()
  }

  /** A choice was made: show it, keep it, let the others answer. */
  #moved(own: boolean): void {
    this.#holding.forget()
    this.#states.push(stateNow(this.match))
    this.#playhead.extend(this.#states.length - 1, own)
    this.#keeper.changed()
    if (!own) return
    this.#seen = painted()
    this.#opponents.wake()
  }
  /** Something was taken back or done again, unless it is refused. */
  #rewrite(refusal: Refusal | null): Refusal | null {
    if (refusal !== null) return refusal
    this.#holding.forget()
    this.#states = [...statesOf(this.match, this.match.story)]
    this.#playhead.extend(this.#states.length - 1, true)
    this.#keeper.changed()
    this.#opponents.wake()
    return null
  }
  #closing = () => {
    const { held } = this.#holding
    if (held !== null && this.#holder !== null)
      note({ id: this.id, at: this.match.log.length, seat: this.#holder, choice: held.choice })
    this.#holding.goOn()
    void this.#keeper.now()
  }
}
