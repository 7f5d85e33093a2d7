// A table on the server: one live line, the same rules in the page, one's own choice shown before the server has answered.
import type { Hint } from '../../../bots/hint.ts'
import { check, deciders, type Explained, explain } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { Edition, Title } from '../../../title/title.ts'
import type { Past } from '../../../wire/http.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import type { Told } from '../../../wire/told.ts'
import { later } from '../lib/frame.ts'
import type { Sitting } from '../lib/keep.ts'
import { settings } from '../lib/settings.svelte.ts'
import { isFinal } from '../table/final.ts'
import { endOfTurn, type Held, holderOf, isDear } from '../table/holder.ts'
import { weightOf } from '../table/pace.ts'
import { playheadOf } from '../table/playhead.ts'
import type { Table } from '../table/table.ts'
import { ask } from './api.ts'
import { hintsAt, rematchAt } from './deeds.ts'
import type { Joined, Line, Said } from './line.ts'
import { Mirror } from './mirror.ts'
import { momentAt } from './moment.ts'
import { type Proven, provenAt } from './proven.ts'
import { lookedAt } from './seals.ts'
import { coachingAt, editionAt, lastTurnOf, momentFileOf, sittingOf, thinkingIn } from './shown.ts'
import { fetchWhole, lackAt, type Whole } from './whole.svelte.ts'

/** After how long the file of a finished match is asked for again, in milliseconds. */
const AGAIN_MS = 3000
const NOTHING: readonly Explained[] = []

export class RemoteTable implements Table {
  readonly id: string
  readonly title: Title
  readonly look: GameLook | null
  readonly passTo = null
  readonly kept = true
  /** Whoever came by a link shows it again. */
  readonly query: string
  readonly #mirror: Mirror
  readonly #edition: ReturnType<typeof editionAt>
  readonly #joined: Joined
  readonly #playhead
  readonly #holding
  /** Why what was held could not be made any more. */
  #lost = $state.raw<Refusal | null>(null)
  /** Counts whatever changes in the mirror and the playhead, which know nothing of the page's reactivity. */
  #version = $state.raw(0)
  /** The match as its file tells it, once it is over. */
  #whole = $state.raw<Whole | null>(null)
  #fetchingWhole = false
  #past: Promise<void> | null = null
  #left = false
  /** Resolves when the table is heard of for the first time, or cannot be. */
  readonly #heardOf = Promise.withResolvers<void>()
  readonly ready = this.#heardOf.promise

  constructor(line: Line, id: string, key: string | undefined, title: Title, look: GameLook | null) {
    this.id = id
    this.query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`
    this.title = title
    this.look = look
    this.#edition = editionAt(title)
    this.#mirror = new Mirror(() => this.#edition(this.#mirror.info))
    this.#playhead = playheadOf({
      pace: (line) => settings.pace * weightOf(this.#mirror.told, line, this.#mirror.seat),
      later,
      known: (moment) => this.#mirror.viewAt(moment) !== null,
      changed: () => this.#changed(),
    })
    this.#holding = holderOf({
      now: Date.now,
      later,
      made: (choice) => {
        this.#lost = this.#send(choice)
      },
      changed: () => this.#changed(),
    })
    addEventListener('pagehide', this.#closing)
    this.#joined = line.join(id, key, {
      hear: (frame) => this.#hear(frame),
      seen: () => this.#mirror.seq,
    })
  }

  #changed(): void {
    this.#version++
  }
  /** What the server said of the table, as it is now. */
  get #heard(): Mirror {
    void this.#version
    return this.#mirror
  }
  readonly game: Edition = $derived.by(() => this.#whole?.match.game ?? this.#edition(this.info))
  /** What everybody knows of the table; null before it was heard of. */
  get info(): TableInfo | null {
    return this.#heard.info
  }
  get chat(): readonly ChatLine[] {
    return this.#heard.chat
  }
  /** Why the server does not show this table. */
  get problem() {
    return this.#heard.problem
  }
  /** What was refused last, and why. */
  get refusal(): Refusal | null {
    return this.#lost ?? this.#heard.refusal
  }
  /** The match has begun: there is something on the table. */
  get begun(): boolean {
    return this.#heard.view !== null
  }
  /** Something was said that the server has not acknowledged yet. */
  get busy(): boolean {
    return this.#heard.busy
  }

  readonly sitting: readonly Sitting[] = $derived(sittingOf(this.info))
  get eyes(): Seat | null {
    return this.#heard.seat
  }
  get latest(): number {
    void this.#version
    return this.#playhead.latest
  }
  get moment(): number {
    void this.#version
    return this.#playhead.moment
  }
  get held(): Held | null {
    void this.#version
    return this.#playhead.live ? this.#holding.held : null
  }
  readonly view: State = $derived.by(() => {
    if (this.held !== null) return this.held.foreseen.view
    const whole = this.#whole?.states[this.moment]
    if (whole !== undefined) return view(this.game, whole, this.eyes)
    return this.#heard.viewAt(this.moment) ?? (this.#mirror.view as State)
  })
  readonly story: readonly Told[] = $derived.by(() => {
    const told = this.#heard.told.slice(0, this.moment + 1)
    return this.held === null ? told : [...told, this.held.foreseen.told]
  })
  readonly hintless: boolean = $derived(this.info?.hints === 'none')
  readonly coaching = $derived(coachingAt(this.info))
  readonly movers: readonly (Seat | null)[] = $derived(this.#heard.told.map((told) => told.seat))
  readonly awaited: readonly Seat[] = $derived(deciders(this.game, this.view))
  get over(): boolean {
    return isOver(this.view)
  }
  get past(): readonly State[] {
    return this.#whole?.states ?? this.#heard.past
  }
  get #live(): boolean {
    return (
      this.#heard.info?.stopped !== true && !this.#heard.waits && this.#playhead.live && this.#holding.held === null
    )
  }
  readonly explained: readonly Explained[] = $derived(
    this.#live && this.eyes !== null ? explain(this.game, this.view, this.eyes) : NOTHING,
  )
  get noUndo(): Refusal | null {
    const open = this.#live
    if (this.held !== null) return null
    return this.#mirror.noUndo ?? (open ? null : { clause: 'table.no-undo' })
  }
  get canRedo(): boolean {
    return this.#live && (this.#holding.dropped !== null || this.#mirror.canRedo)
  }
  readonly thinking: Seat | null = $derived(thinkingIn(this.info, this.awaited))
  readonly final: State | null = $derived(this.#whole?.states.at(-1) ?? null)
  readonly seed: string = $derived(this.#whole?.match.seed ?? '')
  readonly exportable: boolean = $derived(this.#whole !== null)
  readonly analysis = $derived.by(() => this.#whole && `#/judged/${this.id}${this.query.replace('?key=', '/')}`)
  readonly file = (): string => this.#whole?.text ?? ''
  /** Why the end of this match will not be shown; null where it is, or may still come. */
  readonly lack = $derived.by(() => (this.#whole === null ? lackAt(this.id) : null))
  proof(): Proven | null {
    return provenAt(this.id, this.#whole ?? this.lack, this.info, this.eyes, (line) => this.#mirror.seenAt(line))
  }

  play(choice: Choice): Refusal | null {
    const { eyes, view: now } = this
    this.#lost = null
    const foreseen = this.#live ? this.#foreseen(choice, now) : null
    if (foreseen === null || eyes === null) return this.#send(choice)
    const refusal = check(this.game, now, eyes, choice)
    if (refusal === null) this.#holding.hold(choice, foreseen, this.#moment(choice, now))
    return refusal
  }
  /** Says a choice to the server; the line keeps it until it is answered. */
  #send(choice: Choice): Refusal | null {
    const refusal = this.#mirror.play(choice, () => this.#joined.say({ t: 'play', choice }))
    if (refusal === null) this.#playhead.extend(this.#mirror.latest, true)
    this.#holding.forget()
    return refusal
  }
  #moment(choice: Choice, s: State): number | null {
    return momentAt(this.info, this.eyes, settings, Date.now(), isDear(this.game, s, this.eyes, choice))
  }
  #foreseen(choice: Choice, s: State) {
    return this.eyes === null || this.#moment(choice, s) === 0 ? null : endOfTurn(this.game, s, this.eyes, choice)
  }
  holds(choice: Choice, s: State = this.view): boolean {
    return this.#foreseen(choice, s) !== null
  }
  goOn(): void {
    this.#holding.goOn()
  }
  isFinal(choice: Choice): boolean {
    const { view: now, seat } = this.#mirror
    return seat !== null && now !== null && isFinal(this.game, now, seat, choice)
  }
  undo(): Refusal | null {
    if (this.#holding.drop()) return null
    return this.noUndo ?? this.#command({ t: 'undo' })
  }
  redo(): Refusal | null {
    if (this.#holding.dropped !== null) return this.play(this.#holding.dropped)
    return this.canRedo ? this.#command({ t: 'redo' }) : { clause: 'table.no-redo' }
  }
  #command(said: Said): null {
    this.#mirror.command(this.#joined.say(said))
    this.#playhead.extend(this.#mirror.latest, false)
    return null
  }
  /** Says something that changes nothing on the table itself: a word, a request, an answer. */
  say(said: Exclude<Said, { t: 'play' | 'undo' | 'redo' }>): void {
    this.#joined.say(said)
  }

  /** Asks the others to take back one's own last turn. False without one. */
  askBack(): boolean {
    const line = lastTurnOf(this.#mirror)
    if (line !== null) this.#joined.say({ t: 'ask-back', line })
    return line !== null
  }

  takeDevice(): void {}
  lookAt(moment: number): void {
    this.#playhead.lookAt(moment)
    if (this.#whole === null && this.#mirror.viewAt(this.#playhead.moment) === null) void this.#fetchPast()
  }
  skip(): void {
    this.#playhead.skip()
  }
  again(line: number): void {
    void this.#fetchPast().then(() => this.#playhead.rewind(line))
  }
  seenAt(line: number): State | null {
    const whole = this.#whole?.states[line]
    return whole === undefined ? this.#heard.viewAt(line) : view(this.game, whole, this.eyes)
  }
  momentFile(line: number): string | null {
    return momentFileOf(this.#whole, this.title, this.info, this.#mirror.viewAt(line), line)
  }

  async hints(): Promise<readonly Hint[]> {
    return this.explained.length === 0 || this.hintless ? [] : hintsAt(this)
  }

  get mayRematch(): boolean {
    return this.eyes !== null || (this.info?.rematch ?? null) !== null
  }
  rematch() {
    return rematchAt(this.id, this.eyes === null ? (this.info?.rematch ?? null) : null)
  }

  /** Whoever goes has made what was held; where the line is broken it is said when it comes back, as long as the page is open. */
  #closing = () => this.#holding.goOn()
  leave(): void {
    this.#holding.goOn()
    removeEventListener('pagehide', this.#closing)
    this.#left = true
    this.#joined.leave()
    this.#playhead.leave()
  }

  #hear(frame: FromServer): void {
    const mirror = this.#mirror
    const first = mirror.info === null
    const begun = mirror.view !== null
    const atEnd = this.#playhead.shown === this.#playhead.latest
    const heard = mirror.hear(frame)
    if (heard === 'moved' || heard === 'back' || heard === 'table') this.#renew()
    if (heard === 'missed') this.#joined.again()
    else if (heard === 'table' && !begun) this.#arrive()
    else if (heard === 'table') this.#catchUp()
    // While one's own choice is on its way, what others do beside it is shown at once.
    else this.#playhead.extend(mirror.latest, heard === 'back' || (atEnd && mirror.busy))
    this.#changed()
    if (mirror.info !== null && (heard === 'table' || heard === 'info')) lookedAt(this.id, mirror.info, mirror.seat)
    if (first && (mirror.info !== null || mirror.problem !== null)) this.#heardOf.resolve()
    if (mirror.view !== null && isOver(mirror.view)) void this.#fetchWhole()
  }

  /** Somebody acted beside what is held: it is shown anew, or made at once where it would be another thing. */
  #renew(): void {
    const { held } = this.#holding
    const { view: now, seat } = this.#mirror
    if (held === null || now === null || seat === null) return
    const foreseen = check(this.game, now, seat, held.choice) === null && endOfTurn(this.game, now, seat, held.choice)
    if (foreseen) this.#holding.renew(foreseen)
    else this.#holding.goOn()
  }

  /** The first look at the table: whoever was away sees what came since the own last turn. */
  #arrive(): void {
    const { story, seat, latest, view: now } = this.#mirror
    const own = seat === null ? -1 : story.findLastIndex((told) => told.seat === seat)
    this.#playhead.extend(latest, true)
    if (own < 0 || own >= latest || now === null || isOver(now)) return
    void this.#fetchPast().then(() => {
      if (this.#left || this.#mirror.latest !== latest || this.#mirror.viewAt(own) === null) return
      this.#playhead.rewind(own)
    })
  }

  /** The line was broken for a while: what nobody saw is asked for, and then shown like everything else. */
  #catchUp(): void {
    const { latest } = this.#mirror
    if (latest - this.#playhead.shown >= 2) this.#playhead.hold(this.#fetchPast())
    this.#playhead.extend(latest, false)
  }

  #fetchPast(): Promise<void> {
    this.#past ??= ask<Past>('GET', `tables/${this.id}/past${this.query}`).then((answer) => {
      this.#past = null
      if ('value' in answer) this.#mirror.remember(answer.value)
      this.#changed()
    })
    return this.#past
  }

  /** Asked for until it comes: the server writes the end down before it gives the file away. */
  async #fetchWhole(): Promise<void> {
    if (this.#whole !== null || this.#fetchingWhole || this.#left) return
    this.#fetchingWhole = true
    this.#whole = await fetchWhole(this.id, this.query)
    this.#fetchingWhole = false
    if (this.#whole === null && this.lack === null) later(() => void this.#fetchWhole(), AGAIN_MS)
  }
}
