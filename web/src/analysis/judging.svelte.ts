// A match as it is being judged: what is known so far, how far it is, and that it can be stopped and gone on with.
import { DEEP } from '../../../analysis/analyse.ts'
import { earlierFor, type Kept, keptWith, packedKept, partOf, readKept } from '../../../analysis/kept.ts'
import type { Moment } from '../../../analysis/moment.ts'
import type { Judge, Report } from '../../../analysis/report.ts'
import type { Match } from '../../../match/match.ts'
import { judgeMatch } from '../lib/judge.ts'

/** What the page shows is made anew so often while moments come in, in milliseconds. */
const PACE = 250

export class Judging {
  readonly match: Match
  readonly #text: string
  readonly #keep: (notes: unknown) => Promise<void>
  #kept = $state.raw<Kept | null>(null)
  /** What is being found out; null while nobody judges. */
  #now = $state.raw<Report | null>(null)
  running = $state.raw(false)
  failed = $state.raw(false)
  #stop: (() => void) | null = null

  /** `notes` is what was found out earlier; `keep` keeps what is found out now. */
  constructor(match: Match, text: string, notes: unknown, keep: (notes: unknown) => Promise<void>) {
    this.match = match
    this.#text = text
    this.#keep = keep
    this.#kept = readKept(notes, match)
  }

  readonly #both: Kept | null = $derived(this.#now === null ? this.#kept : keptWith(this.#kept, this.#now))
  /** What can be shown; null before the first moment. A whole analysis stays until a deeper one is whole. */
  readonly report: Report | null = $derived(this.#both?.report ?? null)
  /** As much as there is of a deeper analysis, which goes on from there; null where none was begun. */
  readonly deeper: Report | null = $derived(this.#both?.deeper ?? null)

  get of(): number {
    return this.match.story.length
  }
  /** Moments that are judged, of the analysis that runs or was stopped last. */
  get done(): number {
    return (this.deeper ?? this.report)?.moments.length ?? 0
  }

  /** Judges the match, or what is left of it; what was judged with fewer thoughts is judged anew. */
  start(asked: number): void {
    if (this.running) return
    // A file may claim a part of an analysis that nobody would wait for: it is not gone on with.
    const most = Math.min(asked, DEEP)
    const earlier = earlierFor(this.#kept, most)
    if (earlier?.whole) return
    const known = earlier !== null && earlier.judge.thoughts <= DEEP ? earlier : null
    this.running = true
    this.failed = false
    const moments: Moment[] = [...(known?.moments ?? [])]
    let judge: Judge | null = null
    let shown = 0
    const show = () => {
      shown = Date.now()
      this.#now = judge === null ? null : partOf(judge, moments, this.of)
    }
    const from = known && { judge: known.judge, moments: known.moments }
    this.#stop = judgeMatch({ text: this.#text, known: from, thoughts: known?.judge.thoughts ?? most }, (reply) => {
      if ('judge' in reply) {
        judge = reply.judge
        moments.length = reply.earlier
        show()
      } else if ('moment' in reply) {
        moments.push(reply.moment)
        if (Date.now() - shown > PACE || moments.length === this.of) show()
      } else if ('lookedBack' in reply) {
        if (judge !== null) this.#now = { judge, moments: [...moments], ...reply.lookedBack, whole: true }
        this.#end()
      } else if ('failed' in reply) {
        this.failed = true
        show()
        this.#end()
      }
    })
  }
  /** Stops at once; what is there stays. */
  stop(): void {
    if (this.running) this.#end()
  }
  #end(): void {
    this.#stop?.()
    this.#stop = null
    this.running = false
    const changed = this.#now !== null
    this.#kept = this.#both
    this.#now = null
    if (changed && this.#kept !== null && !this.failed) void this.#keep(packedKept(this.#kept, this.match))
  }
}
