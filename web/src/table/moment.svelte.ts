// A match somebody has shown: its moments can be looked at, and nothing can be played. A position alone is one moment.
import { isOver } from '../../../kernel/play.ts'
import type { Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { GameLook } from '../../../look/scene.ts'
import { writeMatch } from '../../../match/file.ts'
import type { Match } from '../../../match/match.ts'
import { statesOf } from '../../../match/standing.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Sitting } from '../lib/keep.ts'
import { stash } from '../lib/moments.ts'
import { Unplayed } from './unplayed.svelte.ts'

export class MomentTable extends Unplayed {
  readonly id = ''
  readonly match: Match
  readonly look: GameLook | null
  readonly sitting: readonly Sitting[]
  readonly eyes: Seat | null
  readonly past: readonly State[]
  moment = $state.raw(0)

  constructor(match: Match, at: number, look: GameLook | null, sitting: readonly Sitting[]) {
    super()
    this.match = match
    this.look = look
    this.sitting = sitting
    const person = sitting.findIndex((s) => s.kind === 'person')
    // What is over is nobody's secret any more; a position was seen by some eyes, and shows no more than they saw.
    this.eyes = match.from === null ? Math.max(0, person) : match.from.eyes
    this.past = match.from !== null && match.log.length === 0 ? [match.from.state] : [...statesOf(match, match.story)]
    this.moment = Math.min(at, this.latest)
  }

  get agreement() {
    return this.match
  }
  get deeds() {
    return this.match.story
  }
  get latest(): number {
    return this.past.length - 1
  }
  readonly view: State = $derived.by(() => {
    const then = this.past[this.moment] ?? this.match.state
    return then === this.match.from?.state ? then : view(this.game, then, this.eyes)
  })
  override get over(): boolean {
    return isOver(this.view)
  }
  override get final(): State | null {
    const last = this.past.at(-1)
    return last !== undefined && isOver(last) ? last : null
  }
  override get exportable(): boolean {
    return true
  }
  override get hintless(): boolean {
    return false
  }
  override momentFile(line: number): string {
    return writeMatch(this.match, { at: line })
  }
  override file(): string {
    return writeMatch(this.match)
  }
  #stashed: string | null = null
  override get analysis(): string | null {
    if (this.final === null) return null
    this.#stashed ??= stash(this.file())
    return `#/analysis/${this.#stashed}`
  }
  lookAt(moment: number): void {
    this.moment = Math.max(0, Math.min(moment, this.latest))
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
