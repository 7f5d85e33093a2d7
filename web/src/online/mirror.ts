// An online table as this page knows it: what the server said, and on top of it one's own choices still on their way.
import { check, deciders } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Choice, Refusal, Seat, State } from '../../../kernel/words.ts'
import type { NoUndo } from '../../../match/trail.ts'
import { apply } from '../../../wire/difference.ts'
import { follow } from '../../../wire/follow.ts'
import type { Past } from '../../../wire/http.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../../wire/table.ts'
import type { Told } from '../../../wire/told.ts'
import { type Foreseen, foresee } from '../table/foresee.ts'

/** A command on its way. A choice is shown at once, until the server has said the same (`landed`). */
interface Sent {
  readonly id: string
  readonly choice: Choice | null
  landed: boolean
}

export type Heard = 'nothing' | 'table' | 'moved' | 'back' | 'info' | 'chat' | 'missed'

export class Mirror {
  info: TableInfo | null = null
  seat: Seat | null = null
  /** The last number heard; undefined before the table was. */
  seq: number | undefined
  story: Told[] = []
  chat: ChatLine[] = []
  /** Why the server does not show this table. */
  problem: Extract<FromServer, { t: 'problem' }> | null = null
  /** The last command that was refused, and why. */
  refusal: Refusal | null = null
  /** The view as the server counts it: differences apply to this one. */
  #raw: State | null = null
  /** The table after each line of the story, where it is known. */
  #views: (State | null)[] = []
  #sent: Sent[] = []
  #foreseen: Foreseen[] = []
  #waits = false
  /** Why the last choice cannot be taken back, as the server said; undefined where it gave no reason. */
  #noUndo: NoUndo | null | undefined
  #canRedo = false
  /** The game with the cards the table agreed on: known once the table is. */
  readonly #agreed: () => Game

  constructor(agreed: () => Game) {
    this.#agreed = agreed
  }
  get #game(): Game {
    return this.#agreed()
  }

  get latest(): number {
    return this.story.length - 1 + this.#foreseen.length
  }
  /** The newest view, one's own choices on their way included. */
  get view(): State | null {
    return this.#foreseen.at(-1)?.view ?? this.#views.at(-1) ?? null
  }
  viewAt(moment: number): State | null {
    return this.#views[moment] ?? this.#foreseen[moment - this.story.length]?.view ?? null
  }
  /** The same, without one's own choices that are still on their way. */
  seenAt(line: number): State | null {
    return this.#views[line] ?? null
  }
  get told(): readonly Told[] {
    return this.#foreseen.length === 0 ? this.story : [...this.story, ...this.#foreseen.map((f) => f.told)]
  }
  /** Whether the past is known without a gap. */
  get knowsPast(): boolean {
    return this.#views.every((v) => v !== null)
  }
  get past(): readonly State[] {
    const known: State[] = []
    for (const v of this.#views) if (v !== null) known.push(v)
    return known
  }
  /** Something was said of which only the server knows what comes of it: nothing can be chosen meanwhile. */
  get waits(): boolean {
    return this.#waits
  }
  get busy(): boolean {
    return this.#sent.length > 0
  }
  /** Why one's last choice cannot be taken back; null where it can. */
  get noUndo(): Refusal | null {
    const { seat, view: now } = this
    if (now === null || seat === null) return { clause: 'table.undo-turn-over' }
    if (this.#foreseen.length > 0) return this.#noUndoForeseen(now, seat)
    if (this.#noUndo === null) return this.#waits ? { clause: 'table.no-undo' } : null
    return { clause: this.#noUndo ?? 'table.no-undo' }
  }
  /** After one's own choice that is still on its way. */
  #noUndoForeseen(now: State, seat: Seat): Refusal | null {
    if (isOver(now)) return { clause: 'table.over' }
    const asked = deciders(this.#game, now).includes(seat) || (now.sealed !== null && now.sealed[seat] !== null)
    if (!asked) return { clause: 'table.undo-turn-over' }
    return now.secretsOut === this.#views.at(-1)?.secretsOut ? null : { clause: 'table.undo-secret' }
  }
  get canRedo(): boolean {
    return this.#canRedo && !this.busy
  }

  /** One's own choice: why it may not be, or null; `say` sends it and gives its id. */
  play(choice: Choice, say: () => string): Refusal | null {
    const now = this.view
    if (now === null || this.seat === null || this.#waits) return { clause: 'table.no-such-choice' }
    const refusal = check(this.#game, now, this.seat, choice)
    if (refusal !== null) return refusal
    this.refusal = null
    this.#sent.push({ id: say(), choice, landed: false })
    this.#foresee()
    return null
  }
  /** Anything else that changes the table: nobody knows what it brings before the server has answered. */
  command(id: string): void {
    this.refusal = null
    this.#sent.push({ id, choice: null, landed: false })
    this.#foresee()
  }

  /** A difference that does not fit what is here means that something was missed: everything is asked for anew. */
  hear(frame: FromServer): Heard {
    try {
      return this.#heard(frame)
    } catch {
      this.seq = undefined
      return 'missed'
    }
  }

  #heard(frame: FromServer): Heard {
    switch (frame.t) {
      case 'table':
        return this.#laid(frame)
      case 'moved': {
        if (this.#raw === null || this.seq === undefined || frame.seq > this.seq + 1) return 'missed'
        if (frame.seq <= this.seq) return 'nothing'
        this.seq = frame.seq
        this.#turned(apply(this.#raw, frame.view), this.story.length, [frame.told])
        this.#follow(frame)
        if (frame.noUndo !== undefined) this.#noUndo = frame.noUndo
        if (frame.canRedo !== undefined) this.#canRedo = frame.canRedo
        const own = this.#sent.find((s) => !s.landed && s.choice !== null)
        if (own !== undefined && frame.told.seat === this.seat) own.landed = true
        this.#foresee()
        return 'moved'
      }
      case 'back':
        if (this.#raw === null || this.seq === undefined || frame.keep > this.story.length) return 'missed'
        if (frame.seq <= this.seq) return 'nothing'
        this.seq = frame.seq
        this.#turned(apply(this.#raw, frame.view), frame.keep, frame.story)
        this.#follow(frame)
        this.#noUndo = frame.noUndo
        this.#canRedo = frame.canRedo
        this.#foresee()
        return 'back'
      case 'info':
        if (this.info === null) return 'nothing'
        this.info = apply(this.info, frame.info)
        return 'info'
      case 'chat':
        return this.#talk([frame.line]) ? 'chat' : 'nothing'
      case 'done':
      case 'refused':
        this.#sent = this.#sent.filter((s) => s.id !== frame.id)
        if (frame.t === 'refused') this.refusal = frame.refusal
        this.#foresee()
        return 'info'
      case 'problem':
        // The line came back without this table: it is asked for again.
        if (frame.why === 'live.not-joined') return 'missed'
        this.problem = frame
        return 'info'
      default:
        return 'nothing'
    }
  }

  #laid(frame: Extract<FromServer, { t: 'table' }>): Heard {
    // A story that goes on where we know nothing is of no use: all of it is asked for.
    if (frame.from > this.story.length) {
      this.seq = undefined
      return 'missed'
    }
    this.info = frame.info
    this.seat = frame.seat
    this.seq = frame.seq
    this.problem = null
    this.#noUndo = frame.noUndo
    this.#canRedo = frame.canRedo
    this.#talk(frame.chat)
    // What is on its way may already be in what was just laid: the server's answer will tell.
    for (const sent of this.#sent) sent.landed = true
    if (frame.view === null) {
      this.story = []
      this.#views = []
      this.#raw = null
    } else this.#turned(frame.view, frame.from, frame.story)
    this.#foresee()
    return 'table'
  }

  /** What everybody knows of the table goes on with each move, without being told. */
  #follow(frame: Extract<FromServer, { t: 'moved' | 'back' }>): void {
    if (this.info !== null && this.#raw !== null) this.info = follow(this.info, frame, deciders(this.#game, this.#raw))
  }

  #turned(raw: State, keep: number, story: readonly Told[]): void {
    this.#raw = raw
    this.story = [...this.story.slice(0, keep), ...story]
    this.#views = this.story.map((_, i) => (i < keep ? (this.#views[i] ?? null) : null))
    // Events come with the story, not with the view.
    this.#views[this.story.length - 1] = { ...raw, events: [] }
  }

  #talk(lines: readonly ChatLine[]): boolean {
    const last = this.chat.at(-1)?.n ?? Number.NEGATIVE_INFINITY
    const fresh = lines.filter((line) => line.n > last)
    // A line that was said may be another by now: the house has taken it away, or put it back.
    const again = new Map(lines.filter((line) => line.n <= last).map((line) => [line.n, line]))
    const changed = this.chat.some(({ n, text }) => again.has(n) && again.get(n)?.text !== text)
    if (fresh.length === 0 && !changed) return false
    this.chat = [...this.chat.map((line) => again.get(line.n) ?? line), ...fresh]
    return true
  }

  /** Plays one's own choices on top of what the server said, as far as anybody here can know. */
  #foresee(): void {
    this.#foreseen = []
    const { seat } = this
    let now = this.#views.at(-1) ?? null
    this.#waits = this.#sent.some((s) => s.landed || s.choice === null)
    if (seat === null || now === null) return
    for (const { choice, landed } of this.#sent) {
      if (landed || choice === null) continue
      if (check(this.#game, now, seat, choice) !== null) return
      const seen = foresee(this.#game, now, seat, choice)
      if (seen === null) {
        this.#waits = true
        return
      }
      now = seen.view
      this.#foreseen.push(seen)
    }
  }

  /** The past as the server tells it: the table after each line of the story. False where it no longer fits. */
  remember(past: Past): boolean {
    let state = past.first
    for (const [i, step] of [null, ...past.steps].entries()) {
      const line = past.from + i
      if (line >= this.story.length) break
      state = apply(state, step)
      this.#views[line] ??= { ...state, events: [] }
    }
    return this.knowsPast
  }
}
