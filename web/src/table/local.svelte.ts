// A table on this device: the kernel in the page, opponents in a worker, every choice kept as soon as it is on screen.
import { driverOf, positionOf } from '../../../bots/driver.ts'
import type { Hint } from '../../../bots/hint.ts'
import type { Question } from '../../../bots/question.ts'
import { check, deciders, type Explained, explain } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { mayKnow, view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import { canUndo, type Deed, type Match, playIn, redoIn, undoIn } from '../../../match/match.ts'
import { type Speaker, speakerOf } from '../../../title/say.ts'
import type { Told } from '../../../wire/told.ts'
import { idle, painted } from '../lib/frame.ts'
import { keep, type Sitting, type Standing } from '../lib/keep.ts'
import { newTable } from '../lib/newTable.ts'
import { settings } from '../lib/settings.svelte.ts'
import { standingIn } from '../lib/standing.ts'
import { think } from '../lib/thinker.ts'
import { statesOf } from './states.ts'
import type { Table } from './table.ts'

/** How long a hint may be thought about, in milliseconds. */
const HINT_MS = 1200
const NOTHING: readonly Explained[] = []

export class LocalTable implements Table {
  readonly id: string
  readonly match: Match
  readonly look: GameLook | null
  readonly sitting: readonly Sitting[]
  #states: State[]
  /** Who holds the device; a spectator's eyes while nobody does. */
  #holder = $state.raw<Seat | null>(null)
  #shown = $state.raw(0)
  #last = $state.raw(0)
  #back = $state.raw<number | null>(null)
  #version = $state.raw(0)
  thinking = $state.raw<Seat | null>(null)
  kept = $state.raw(true)
  /** Moves are being shown one after another. */
  #playing = false
  #left = false

  constructor(id: string, match: Match, look: GameLook | null, sitting: readonly Sitting[]) {
    this.id = id
    this.match = match
    this.look = look
    this.sitting = sitting
    this.#states = statesOf(match)
    this.#shown = this.#last = this.#states.length - 1
    const people = this.#people()
    if (people.length === 1) this.#holder = people[0] as Seat
    addEventListener('pagehide', this.#closing)
    this.#opponents.wake()
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

  get latest() {
    return this.#last
  }
  get moment() {
    return this.#back ?? this.#shown
  }
  readonly state: State = $derived.by(() => {
    void this.#version
    return this.#states[this.moment] ?? this.match.state
  })
  readonly passTo: Seat | null = $derived.by(() => {
    if (this.over || this.#people().length < 2 || this.#back !== null) return null
    const waiting = this.awaited.filter((seat) => this.sitting[seat]?.kind === 'person')
    if (waiting.length === 0 || (this.#holder !== null && waiting.includes(this.#holder))) return null
    return waiting[0] as Seat
  })
  get eyes(): Seat | null {
    return this.passTo === null ? this.#holder : null
  }
  readonly view: State = $derived(view(this.game, this.state, this.over ? this.#holder : this.eyes))
  readonly awaited: readonly Seat[] = $derived(deciders(this.game, this.state))
  get past(): readonly State[] {
    void this.#version
    return this.#states
  }
  get over(): boolean {
    return isOver(this.state)
  }
  readonly story: readonly Told[] = $derived.by(() => {
    void this.#version
    return this.match.deeds.slice(0, this.moment + 1).map((deed) => this.#told(deed))
  })
  /** What was told of each thing done, to the eyes that look. */
  #telling: { eyes: Seat | null; told: WeakMap<Deed, Told> } = { eyes: null, told: new WeakMap() }
  #told(deed: Deed): Told {
    if (this.#telling.eyes !== this.eyes) this.#telling = { eyes: this.eyes, told: new WeakMap() }
    const { told, eyes } = this.#telling
    const known = told.get(deed) ?? { seat: deed.seat, events: deed.events.filter((e) => mayKnow(e.only, eyes)) }
    told.set(deed, known)
    return known
  }
  /** Whether the reader may act: what is shown is the latest, and nothing covers it. */
  get #live(): boolean {
    return this.#back === null && this.#shown === this.#last && this.passTo === null
  }
  readonly explained: readonly Explained[] = $derived(
    this.#live && this.eyes !== null ? explain(this.game, this.view, this.eyes) : NOTHING,
  )
  get canUndo(): boolean {
    void this.#version
    return this.#live && this.eyes !== null && canUndo(this.match, this.eyes)
  }
  get canRedo(): boolean {
    void this.#version
    return this.#live && this.match.undone.some((u) => u.seat === this.eyes)
  }

  play(choice: Choice): Refusal | null {
    if (this.eyes === null) return { clause: 'table.not-awaited', with: { awaited: [...this.awaited] } }
    const refusal = playIn(this.match, this.eyes, choice)
    if (refusal === null) this.#moved(true)
    return refusal
  }

  isFinal(choice: Choice): boolean {
    const seat = this.eyes
    if (seat === null || check(this.game, this.match.state, seat, choice) !== null) return false
    const after = clone(this.match.state)
    commit(this.game, after, seat, choice)
    return after.secretsOut > this.match.state.secretsOut || !deciders(this.game, after).includes(seat)
  }

  undo(): Refusal | null {
    const refusal = undoIn(this.match, this.eyes ?? -1)
    if (refusal === null) this.#rewritten()
    return refusal
  }
  redo(): Refusal | null {
    const refusal = redoIn(this.match, this.eyes ?? -1)
    if (refusal === null) this.#rewritten()
    return refusal
  }

  takeDevice(): void {
    this.#holder = this.passTo
  }
  lookAt(moment: number): void {
    this.#back = moment >= this.#last ? null : Math.max(0, moment)
    if (this.#back === null) this.#shown = this.#last
  }
  skip(): void {
    this.#shown = this.#last
  }

  async hints(): Promise<readonly Hint[]> {
    if (this.eyes === null || this.explained.length === 0) return []
    const { match, eyes } = this
    const question: Question = {
      game: this.game.id,
      sheet: match.sheet,
      view: this.view,
      seat: eyes,
      who: 'master',
      limits: { ms: HINT_MS },
      seed: `${match.seed}/hint/${match.log.length}`,
      hints: true,
    }
    return think(question).then(
      ({ hints }) => hints,
      () => [],
    )
  }

  get final(): State | null {
    return isOver(this.match.state) ? this.match.state : null
  }
  get seed(): string {
    return this.match.seed
  }
  readonly exportable = true
  file(): string {
    return writeMatch(this.match)
  }
  readonly mayRematch = true
  async rematch() {
    const { options, sheet } = this.match
    const id = await newTable({ game: this.game.id, sitting: this.sitting, options, sheet })
    return id === null ? null : { page: 'table', id }
  }
  leave(): void {
    this.#left = true
    removeEventListener('pagehide', this.#closing)
    void this.#keep()
  }

  /** A choice was made: show it, keep it, let the others answer. */
  #moved(own: boolean): void {
    this.#states.push(this.match.state)
    this.#last = this.#states.length - 1
    this.#version++
    if (own || settings.pace === 0) this.#shown = this.#last
    this.#keepSoon()
    void this.#playOn()
    if (own) this.#opponents.wake()
  }
  /** Something was taken back or done again. */
  #rewritten(): void {
    this.#states = statesOf(this.match)
    this.#last = this.#shown = this.#states.length - 1
    this.#version++
    this.#keepSoon()
    this.#opponents.wake()
  }

  /** Shows what is not shown yet, one move after another. */
  async #playOn(): Promise<void> {
    if (this.#playing) return
    this.#playing = true
    while (!this.#left && this.#shown < this.#last) {
      const { pace } = settings
      await new Promise((resolve) => setTimeout(resolve, pace))
      if (this.#shown < this.#last) this.#shown = pace > 0 ? this.#shown + 1 : this.#last
    }
    this.#playing = false
  }

  /** Whether an opponent has begun to think since the table was opened. */
  #begun = false
  readonly #opponents = driverOf(
    {
      position: () => (this.#left ? null : positionOf(this.match)),
      who: (seat) => {
        const sitting = this.sitting[seat]
        return sitting?.kind === 'bot' ? (sitting.bot ?? 'greedy') : null
      },
      seed: (seat, entries) => `${this.match.seed}/${seat}/${entries}`,
      ask: async (question) => (await think(question)).choice,
      act: (seat, choice) => {
        const refusal = playIn(this.match, seat, choice)
        if (refusal === null) this.#moved(false)
        return refusal
      },
      pace: async () => {
        // Nobody thinks before what was done last can be seen.
        await painted()
        // A slow device is still laying the table when the first one should begin.
        if (!this.#begun) await idle()
        this.#begun = true
      },
      changed: ([seat = null]) => {
        this.thinking = seat
      },
    },
    1,
  )

  /** Who tells where the match stands, in the language of the page. */
  #teller: Speaker | null = null
  async #standing(): Promise<Standing | null> {
    const { match, title, game } = this
    const { lang } = settings
    try {
      if (this.#teller?.lang !== lang) this.#teller = await speakerOf(title, game, lang, match.state, match.players)
      return standingIn(match, this.sitting, this.look, this.#teller)
    } catch {
      // The lobby finds out by opening the match.
      return null
    }
  }

  /** Something happened since the match was last kept. */
  #unkept = false
  #keepSoon(): void {
    if (this.#unkept) return
    this.#unkept = true
    void painted().then(() => this.#keep())
  }
  /** A page that is closed keeps at once what it had not kept yet. */
  #closing = () => void this.#keep()
  async #keep(): Promise<void> {
    if (!this.#unkept) return
    this.#unkept = false
    const { match, id, sitting } = this
    const stands = await this.#standing()
    this.kept = await keep({
      id,
      game: this.game.id,
      sitting,
      text: writeMatch(match),
      updated: Date.now(),
      over: isOver(match.state),
      stands,
    })
  }
}
