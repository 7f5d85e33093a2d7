// A match somebody has shown: its moments can be looked at, and nothing can be played. A position alone is one moment.
import { deciders } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Refusal, Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import type { Match } from '../../../match/match.ts'
import { statesOf } from '../../../match/standing.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Told } from '../../../wire/told.ts'
import type { Sitting } from '../lib/keep.ts'
import { stash } from '../lib/moments.ts'
import type { Table } from './table.ts'
import { tellerOf } from './teller.ts'

const NO: Refusal = { clause: 'table.no-such-choice' }

export class MomentTable implements Table {
  readonly id = ''
  readonly match: Match
  readonly look: GameLook | null
  readonly sitting: readonly Sitting[]
  readonly eyes: Seat | null
  readonly past: readonly State[]
  readonly passTo = null
  readonly explained = []
  readonly noUndo = NO
  readonly canRedo = false
  readonly thinking = null
  readonly kept = true
  readonly exportable = true
  readonly held = null
  readonly mayRematch = false
  readonly coaching = 'never'
  readonly hintless = false
  moment = $state.raw(0)
  readonly #tell = tellerOf()

  constructor(match: Match, at: number, look: GameLook | null, sitting: readonly Sitting[]) {
    this.match = match
    this.look = look
    this.sitting = sitting
    const person = sitting.findIndex((s) => s.kind === 'person')
    // What is over is nobody's secret any more; a position was seen by some eyes, and shows no more than they saw.
    this.eyes = match.from === null ? Math.max(0, person) : match.from.eyes
    this.past = match.from !== null && match.log.length === 0 ? [match.from.state] : [...statesOf(match, match.story)]
    this.moment = Math.min(at, this.latest)
  }

  get title() {
    return this.match.title
  }
  get game() {
    return this.match.game
  }
  get latest(): number {
    return this.past.length - 1
  }
  get movers(): readonly (Seat | null)[] {
    return this.match.story.map((deed) => deed.seat)
  }
  readonly view: State = $derived.by(() => {
    const then = this.past[this.moment] ?? this.match.state
    return then === this.match.from?.state ? then : view(this.game, then, this.eyes)
  })
  readonly story: readonly Told[] = $derived.by(() => this.#tell(this.match.story.slice(0, this.moment + 1), this.eyes))
  readonly awaited: readonly Seat[] = $derived(deciders(this.game, this.view))
  get over(): boolean {
    return isOver(this.view)
  }
  get final(): State | null {
    const last = this.past.at(-1)
    return last !== undefined && isOver(last) ? last : null
  }
  get seed(): string {
    return this.match.seed
  }
  seenAt(line: number): State | null {
    const then = this.past[line]
    return then === undefined ? null : view(this.game, then, this.eyes)
  }
  momentFile(line: number): string {
    return writeMatch(this.match, { at: line })
  }
  file(): string {
    return writeMatch(this.match)
  }
  #stashed: string | null = null
  get analysis(): string | null {
    if (this.final === null) return null
    this.#stashed ??= stash(this.file())
    return `#/analysis/${this.#stashed}`
  }
  lookAt(moment: number): void {
    this.moment = Math.max(0, Math.min(moment, this.latest))
  }
  play(): Refusal {
    return NO
  }
  undo(): Refusal {
    return NO
  }
  redo(): Refusal {
    return NO
  }
  holds(): boolean {
    return false
  }
  isFinal(): boolean {
    return false
  }
  goOn(): void {}
  takeDevice(): void {}
  skip(): void {}
  again(): void {}
  leave(): void {}
  async hints() {
    return []
  }
  async rematch() {
    return null
  }
}

/** Whether a table somebody sent can be drawn at all: a look may fail on what no match has ever come to. */
export function drawable({ look, game, view: seen, eyes }: MomentTable, { voice }: Speaker): boolean {
  try {
    const drawn = look?.with({ box: game.box, voice })
    for (const shape of SHAPES) drawn?.scene(seen, eyes, shape, null)
    for (let seat = 0; seat < seen.seats; seat++) drawn?.panel(seen, seat, eyes)
    drawn?.progress(seen)
    return true
  } catch {
    return false
  }
}

const SHAPES = [
  { w: 1100, h: 700, form: 'wide' },
  { w: 390, h: 560, form: 'upright' },
] as const
