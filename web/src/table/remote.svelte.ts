// A table on the server: one live line, the same rules in the page, one's own choice shown before the server has answered.
import type { Hint } from '../../../bots/hint.ts'
import type { Question } from '../../../bots/question.ts'
import { check, deciders, type Explained, explain } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { readMatch } from '../../../match/file.ts'
import type { Match } from '../../../match/match.ts'
import type { Title } from '../../../title/title.ts'
import type { Past, TableReply } from '../../../wire/http.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import type { Told } from '../../../wire/told.ts'
import type { Sitting } from '../lib/keep.ts'
import { settings } from '../lib/settings.svelte.ts'
import { findTitle } from '../lib/shelf.ts'
import { think } from '../lib/thinker.ts'
import { apiAddress, ask } from '../online/api.ts'
import type { Joined, Line, Said } from '../online/line.ts'
import { Mirror } from '../online/mirror.ts'
import { statesOf } from './states.ts'
import type { Table } from './table.ts'

/** How long the computer may think about a hint. */
const HINT_MS = 1200

export class RemoteTable implements Table {
  readonly id: string
  readonly title: Title
  readonly look: GameLook | null
  readonly passTo = null
  readonly kept = true
  /** Whoever came by a link shows it again. */
  readonly #query: string
  readonly #mirror: Mirror
  #joined: Joined
  #version = $state.raw(0)
  #shown = $state.raw(0)
  #back = $state.raw<number | null>(null)
  /** The match as its file tells it, once it is over. */
  #whole = $state.raw<{ match: Match; states: readonly State[]; text: string } | null>(null)
  #timer: ReturnType<typeof setTimeout> | null = null
  #left = false
  #fetching: Promise<void> | null = null
  /** The past is on its way: nothing is shown before it is there. */
  #asking = false
  /** Called when the table is heard of for the first time, or cannot be. */
  #ready: () => void
  readonly ready: Promise<void>

  constructor(line: Line, id: string, key: string | undefined, title: Title, look: GameLook | null) {
    this.id = id
    this.#query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
    this.title = title
    this.look = look
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ready = promise
    this.#ready = resolve
    this.#mirror = new Mirror(title.game)
    this.#joined = line.join(id, key, {
      hear: (frame) => this.#hear(frame),
      seen: () => this.#mirror.seq,
    })
  }

  get game() {
    return this.#whole?.match.game ?? this.title.game
  }
  /** What everybody knows of the table; null before it was heard of. */
  get info(): TableInfo | null {
    void this.#version
    return this.#mirror.info
  }
  get chat(): readonly ChatLine[] {
    void this.#version
    return this.#mirror.chat
  }
  /** Why the server does not show this table. */
  get problem() {
    void this.#version
    return this.#mirror.problem
  }
  /** What was refused last, and why. */
  get refusal(): Refusal | null {
    void this.#version
    return this.#mirror.refusal
  }
  /** The match has begun: there is something on the table. */
  get begun(): boolean {
    void this.#version
    return this.#mirror.view !== null
  }
  /** Something was said that the server has not acknowledged yet. */
  get busy(): boolean {
    void this.#version
    return this.#mirror.busy
  }

  get sitting(): readonly Sitting[] {
    return (this.info?.seats ?? []).map(({ kind, name, bot }) => ({
      kind: kind === 'bot' ? 'bot' : 'person',
      name,
      ...(bot === null ? {} : { bot }),
    }))
  }
  get eyes(): Seat | null {
    void this.#version
    return this.#mirror.seat
  }
  get latest(): number {
    void this.#version
    return this.#mirror.latest
  }
  get moment(): number {
    return this.#back ?? Math.min(this.#shown, this.latest)
  }
  get view(): State {
    void this.#version
    const whole = this.#whole?.states[this.moment]
    if (whole !== undefined) return view(this.game, whole, this.eyes)
    return this.#mirror.viewAt(this.moment) ?? (this.#mirror.view as State)
  }
  get story(): readonly Told[] {
    void this.#version
    return this.#mirror.told.slice(0, this.moment + 1)
  }
  get awaited(): readonly Seat[] {
    return deciders(this.game, this.view)
  }
  get over(): boolean {
    return isOver(this.view)
  }
  get past(): readonly State[] {
    void this.#version
    return this.#whole?.states ?? this.#mirror.past
  }
  get #live(): boolean {
    void this.#version
    return this.#back === null && this.moment === this.latest && !this.#mirror.waits
  }
  get explained(): readonly Explained[] {
    return this.#live && this.eyes !== null ? explain(this.game, this.view, this.eyes) : []
  }
  get canUndo(): boolean {
    return this.#live && this.#mirror.canUndo
  }
  get canRedo(): boolean {
    return this.#live && this.#mirror.canRedo
  }
  get thinking(): Seat | null {
    const seats = this.info?.seats ?? []
    return this.awaited.find((seat) => seats[seat]?.kind === 'bot' || seats[seat]?.away) ?? null
  }
  get final(): State | null {
    return this.#whole?.states.at(-1) ?? null
  }
  get seed(): string {
    return this.#whole?.match.seed ?? ''
  }
  get exportable(): boolean {
    return this.#whole !== null
  }
  file(): string {
    return this.#whole?.text ?? ''
  }

  play(choice: Choice): Refusal | null {
    const refusal = this.#mirror.play(choice, () => this.#joined.say({ t: 'play', choice }))
    if (refusal === null) {
      this.#shown = this.#mirror.latest
      this.#version++
    }
    return refusal
  }
  isFinal(choice: Choice): boolean {
    const seat = this.eyes
    const before = this.#mirror.view
    if (seat === null || before === null || check(this.game, before, seat, choice) !== null) return false
    const after = clone(before)
    try {
      commit(this.game, after, seat, choice)
    } catch {
      // Something hidden comes out.
      return true
    }
    return after.secretsOut > before.secretsOut || !deciders(this.game, after).includes(seat)
  }
  undo(): Refusal | null {
    return this.canUndo ? this.#command({ t: 'undo' }) : { clause: 'table.no-undo' }
  }
  redo(): Refusal | null {
    return this.canRedo ? this.#command({ t: 'redo' }) : { clause: 'table.no-redo' }
  }
  #command(said: Said): null {
    this.#mirror.command(this.#joined.say(said))
    this.#version++
    return null
  }
  /** Says something that changes nothing on the table itself: a word, a request, an answer. */
  say(said: Exclude<Said, { t: 'play' | 'undo' | 'redo' }>): void {
    this.#joined.say(said)
  }

  /** Asks the others to take back one's own last turn: the first of one's choices in a row. False without one. */
  askBack(): boolean {
    const { story, seat } = this.#mirror
    let line = story.findLastIndex((told) => told.seat === seat)
    if (seat === null || line < 1) return false
    while (line > 1 && story[line - 1]?.seat === seat) line--
    this.#joined.say({ t: 'ask-back', line })
    return true
  }

  takeDevice(): void {}
  lookAt(moment: number): void {
    if (moment >= this.latest) {
      this.#back = null
      this.#shown = this.latest
      return
    }
    this.#back = Math.max(0, moment)
    if (this.#whole === null && this.#mirror.viewAt(this.#back) === null) void this.#fetchPast()
  }
  skip(): void {
    this.#shown = this.latest
  }

  async hints(): Promise<readonly Hint[]> {
    const seat = this.eyes
    if (seat === null || this.explained.length === 0) return []
    const question: Question = {
      game: this.game.id,
      sheet: null,
      view: this.view,
      seat,
      who: 'master',
      limits: { ms: HINT_MS },
      seed: `${this.id}/hint/${this.latest}`,
      hints: true,
    }
    return think(question).then(
      ({ hints }) => hints,
      () => [],
    )
  }

  get mayRematch(): boolean {
    return this.eyes !== null || (this.info?.rematch ?? null) !== null
  }
  async rematch() {
    const next = this.info?.rematch ?? null
    if (next !== null) return { page: 'at', id: next }
    const answer = await ask<TableReply>('POST', `tables/${this.id}/rematch`, {})
    return 'value' in answer ? { page: 'at', id: answer.value.table.id } : null
  }

  leave(): void {
    this.#left = true
    this.#joined.leave()
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  #hear(frame: FromServer): void {
    const before = this.#mirror.latest
    const first = this.#mirror.info === null
    const begun = this.#mirror.view !== null
    const atEnd = this.#shown >= before
    const heard = this.#mirror.hear(frame)
    if (heard === 'missed') this.#joined.again()
    else if (heard === 'table' && !begun) this.#arrive()
    else if (heard === 'table') this.#catchUp()
    else if (heard === 'back' || this.#shown > this.#mirror.latest) this.#shown = this.#mirror.latest
    // While one's own choice is on its way, what others do beside it is shown at once.
    else if (atEnd && this.#mirror.busy) this.#shown = this.#mirror.latest
    this.#version++
    if (first && (this.#mirror.info !== null || this.#mirror.problem !== null)) this.#ready()
    if (this.#mirror.view !== null && isOver(this.#mirror.view)) void this.#fetchWhole()
    this.#playOn()
  }

  /** The first look at the table: whoever was away sees what came since the own last turn. */
  #arrive(): void {
    const { story, seat, latest, view: now } = this.#mirror
    const own = seat === null ? -1 : story.findLastIndex((told) => told.seat === seat)
    this.#shown = latest
    if (own < 0 || own >= latest || now === null || isOver(now)) return
    void this.#fetchPast().then(() => {
      if (this.#left || this.#mirror.latest !== latest || this.#mirror.viewAt(own) === null) return
      this.#shown = own
      this.#version++
      this.#playOn()
    })
  }

  /** The line was broken for a while: what nobody saw is asked for, and then shown like everything else. */
  #catchUp(): void {
    const { latest } = this.#mirror
    this.#shown = Math.min(this.#shown, latest)
    if (latest - this.#shown < 2) return
    this.#asking = true
    void this.#fetchPast().finally(() => {
      this.#asking = false
      this.#playOn()
    })
  }

  /** Shows what is not shown yet, one move after another. */
  #playOn(): void {
    if (this.#timer !== null || this.#left || this.#asking || this.#shown >= this.#mirror.latest) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      if (this.#shown < this.#mirror.latest) this.#shown++
      // A moment that nobody saw and nobody told is passed over.
      while (this.#shown < this.#mirror.latest && this.#mirror.viewAt(this.#shown) === null) this.#shown++
      this.#playOn()
    }, settings.pace)
  }

  #fetchPast(): Promise<void> {
    this.#fetching ??= ask<Past>('GET', `tables/${this.id}/past${this.#query}`).then((answer) => {
      this.#fetching = null
      if ('value' in answer) this.#mirror.remember(answer.value)
      this.#version++
    })
    return this.#fetching
  }

  /** A finished match opens like any other: its file, replayed. */
  async #fetchWhole(): Promise<void> {
    if (this.#whole !== null || this.#fetching !== null || this.#left) return
    this.#fetching = this.#readWhole().catch(() => {})
    await this.#fetching
    this.#fetching = null
    if (this.#whole === null && !this.#left) setTimeout(() => void this.#fetchWhole(), 3000)
  }
  async #readWhole(): Promise<void> {
    const response = await fetch(apiAddress(`tables/${this.id}/file${this.#query}`))
    if (!response.ok) return
    const text = await response.text()
    const read = await readMatch(text, findTitle)
    if ('problem' in read || !isOver(read.match.state)) return
    this.#whole = { match: read.match, states: statesOf(read.match), text }
    this.#version++
  }
}
