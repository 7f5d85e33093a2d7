// Whether the other end of a connection is still there: what came last, and whether it was asked since. Thousands of them are
// looked at again and again, so times are whole milliseconds, which are kept without an object of their own.

/**
 * Who sits at a table with others is asked after so long a silence whether they are still there, once, and is shown as gone
 * when nothing came for so long after that; with a look every `LOOK_MS` a cut is seen within five seconds.
 */
const ASK_MS = 2000
const ANSWER_MS = 1500
export const LOOK_MS = 800

/** What a look finds: nothing to do, time to ask, or a silence that is too long. */
export type Found = 'well' | 'ask' | 'silent'

const NEVER = -1

export class Pulse {
  #heardAt: number
  #askedAt = NEVER

  constructor(now: number) {
    this.#heardAt = Math.trunc(now)
  }

  /** Something came from the other end. */
  heard(now: number): void {
    this.#heardAt = Math.trunc(now)
    this.#askedAt = NEVER
  }

  /** Whether it has been quiet for so long that a look is worth while. */
  isQuiet(now: number): boolean {
    return now - this.#heardAt > ASK_MS
  }

  /** Of a quiet one: `ask` is found once for a silence, since whatever is sent again would wait behind it. */
  look(now: number): Found {
    if (!this.isQuiet(now)) return 'well'
    if (this.#askedAt === NEVER) {
      this.#askedAt = Math.trunc(now)
      return 'ask'
    }
    return now - this.#askedAt > ANSWER_MS ? 'silent' : 'well'
  }
}
