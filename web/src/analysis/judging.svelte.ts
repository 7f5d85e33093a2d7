// A match as it is being judged: what is known so far, how far it is, and that it can be stopped and gone on with.
import type { Finest } from '../../../analysis/finest.ts'
import type { Moment } from '../../../analysis/moment.ts'
import { answers, type Judge, packed, type Report, readReport } from '../../../analysis/report.ts'
import type { Match } from '../../../match/match.ts'
import { judgeMatch } from '../lib/judge.ts'

/** What the page shows is made anew so often while moments come in, in milliseconds. */
const PACE = 250

export class Judging {
  readonly match: Match
  readonly #text: string
  readonly #keep: (notes: unknown) => Promise<void>
  #judge = $state.raw<Judge | null>(null)
  #moments = $state.raw<readonly Moment[]>([])
  #finest = $state.raw<readonly Finest[]>([])
  running = $state.raw(false)
  failed = $state.raw(false)
  #stop: (() => void) | null = null
  /** The whole analysis that a deeper one is to take the place of. */
  #before: Report | null = null

  /** `notes` is what was found out earlier; `keep` keeps what is found out now. */
  constructor(match: Match, text: string, notes: unknown, keep: (notes: unknown) => Promise<void>) {
    this.match = match
    this.#text = text
    this.#keep = keep
    const known = readReport(notes, match)
    if (known === null) return
    this.#judge = known.judge
    this.#moments = known.moments
    this.#finest = known.finest
  }

  get of(): number {
    return this.match.story.length
  }
  get done(): number {
    return this.#moments.length
  }
  /** What is known so far; null before the first moment. */
  readonly report: Report | null = $derived.by(() => {
    const [judge, moments] = [this.#judge, this.#moments]
    if (judge === null || moments.length === 0) return null
    return { judge, moments, finest: this.#finest, whole: moments.length === this.of }
  })

  /** Judges the match, or what is left of it; what was judged with fewer thoughts is judged anew. */
  start(thoughts: number): void {
    if (this.running) return
    const { report } = this
    const known = report !== null && answers(report, thoughts) ? report : null
    if (known?.whole) return
    this.running = true
    this.failed = false
    const moments = [...(known?.moments ?? [])]
    this.#before = known === null && report?.whole ? report : null
    this.#finest = []
    let shown = 0
    const show = () => {
      shown = Date.now()
      this.#moments = [...moments]
    }
    const earlier = known && { judge: known.judge, moments: known.moments }
    const asked = { text: this.#text, known: earlier, thoughts: known?.judge.thoughts ?? thoughts }
    this.#stop = judgeMatch(asked, (reply) => {
      if ('judge' in reply) {
        this.#judge = reply.judge
        moments.length = reply.earlier
        show()
      } else if ('moment' in reply) {
        moments.push(reply.moment)
        if (Date.now() - shown > PACE || moments.length === this.of) show()
      } else if ('finest' in reply) {
        this.#finest = reply.finest
        show()
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
    // A deeper analysis that was stopped leaves the one before it.
    if (this.report?.whole !== true && this.#before !== null) {
      this.#judge = this.#before.judge
      this.#moments = this.#before.moments
      this.#finest = this.#before.finest
      return
    }
    const { report } = this
    if (report !== null && !this.failed) void this.#keep(packed(report, this.match))
  }
}
