// Computer opponents at a table on this device: they think in the page's worker, one after the other.
import { type Driver, driverOf, positionOf } from '../../../bots/driver.ts'
import type { Seat } from '../../../kernel/words.ts'
import { type Match, playIn } from '../../../match/match.ts'
import { idle, painted } from '../lib/frame.ts'
import type { Sitting } from '../lib/keep.ts'
import { think } from '../lib/thinker.ts'

/** What opponents need of a table. */
export interface Company {
  readonly match: Match
  readonly sitting: readonly Sitting[]
  /** The reader has gone elsewhere: nobody plays on. */
  left(): boolean
  /** An opponent has chosen. */
  moved(): void
  /** Once the reader's last choice can be seen: who thought at the same time answers after it. */
  seen(): Promise<void>
  /** Who thinks now; null where nobody does. */
  thinking(seat: Seat | null): void
}

/** Who plays a seat where its record does not say. */
const USUAL = 'greedy'

export function opponentsOf({ match, sitting, left, moved, seen, thinking }: Company): Driver {
  let begun = false
  return driverOf(
    {
      position: () => (left() ? null : positionOf(match)),
      who: (seat) => (sitting[seat]?.kind === 'bot' ? (sitting[seat].bot ?? USUAL) : null),
      seed: (seat, entries) => `${match.seed}/${seat}/${entries}`,
      async ask(question) {
        const { choice } = await think(question)
        await seen()
        return choice
      },
      act(seat, choice) {
        const refusal = playIn(match, seat, choice)
        if (refusal === null) moved()
        return refusal
      },
      async pace() {
        // Nobody thinks before what was done last can be seen.
        await painted()
        // A slow device is still laying the table when the first one should begin.
        if (!begun) await idle()
        begun = true
      },
      changed: ([seat = null]) => thinking(seat),
    },
    1,
  )
}
