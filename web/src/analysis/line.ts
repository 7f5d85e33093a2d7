// A line that goes on from a moment of a match: another choice is made there, and opponents play it out, shown move by move.
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import { type Match, playIn } from '../../../match/match.ts'
import { stateNow } from '../../../match/standing.ts'
import { takenUp } from '../../../match/takenUp.ts'
import type { Sitting } from '../lib/keep.ts'
import type { Company } from '../table/opponents.ts'
import { type Playhead, playheadOf, type Screen } from '../table/playhead.ts'

/** Where a line leaves the match. */
export interface Branch {
  readonly match: Match
  /** The table after each line of the match. */
  readonly past: readonly State[]
  /** The line of the story that is played otherwise, by whom, and how. */
  readonly line: number
  readonly seat: Seat
  readonly choice: Choice
}

/** What a line needs of the page around it. */
export interface Surroundings extends Pick<Screen, 'later' | 'changed'> {
  /** How long it takes until a line of this match is shown, in milliseconds. */
  pace(match: Match, line: number): number
  /** Who drives the opponents. */
  drive(company: Company): { wake(): void }
  thinking(seat: Seat | null): void
}

/** A walk through what has been shown of a line. */
export interface Walk {
  /** The last line that has been shown, and the one that is looked at. */
  readonly shown: number
  readonly moment: number
  /** All that was thought has been shown. */
  readonly caughtUp: boolean
  /** Looks at a line; nothing further is shown until the last one is looked at again. */
  lookAt(line: number): void
  /** Shows at once what has been thought. */
  skip(): void
  /** Shows the lines after this one once more. */
  again(line: number): void
}

export interface Line {
  /** The match as far as it has been thought, which may be further than it has been shown. */
  readonly match: Match
  /** The table after each line of its story. */
  readonly past: readonly State[]
  readonly sitting: readonly Sitting[]
  readonly walk: Walk
  /** Nobody thinks any further, and nothing more is shown. */
  leave(): void
}

/** Plays a line from its branch on, with the same cards to come and the master at every seat; null where the rules refuse it. */
export function lineOf(branch: Branch, { pace, later, changed, drive, thinking }: Surroundings): Line | null {
  const { line, seat, choice } = branch
  const match = takenUp(branch.match, line - 1)
  if (match === null || playIn(match, seat, choice) !== null) return null
  const sitting = match.players.map((name): Sitting => ({ kind: 'bot', name, bot: 'master' }))
  const past = [...branch.past.slice(0, line), stateNow(match)]
  let left = false
  const playhead = playheadOf({ pace: (at) => pace(match, at), later, known: () => true, changed }, line - 1)
  const company: Company = {
    ...{ match, sitting, thinking },
    left: () => left,
    moved() {
      past.push(stateNow(match))
      playhead.extend(past.length - 1, false)
    },
    seen: () => Promise.resolve(),
  }
  playhead.extend(line, false)
  drive(company).wake()
  return {
    ...{ match, past, sitting, walk: walkThrough(playhead, changed) },
    leave() {
      left = true
      playhead.leave()
    },
  }
}

/** The line stands still while somebody looks back, and goes on from where they left it. */
function walkThrough(playhead: Playhead, changed: () => void): Walk {
  let back: number | null = null
  let release: (() => void) | null = null
  function goOn(): void {
    back = null
    release?.()
    release = null
  }
  return {
    get shown() {
      return playhead.shown
    },
    get moment() {
      return back ?? playhead.shown
    },
    get caughtUp() {
      return playhead.shown === playhead.latest
    },
    lookAt(line: number): void {
      if (line >= playhead.shown) goOn()
      else {
        back = Math.max(0, line)
        if (release === null) {
          const { promise, resolve } = Promise.withResolvers<void>()
          release = resolve
          playhead.hold(promise)
        }
      }
      changed()
    },
    skip(): void {
      goOn()
      playhead.skip()
    },
    again(line: number): void {
      goOn()
      playhead.rewind(line)
    },
  }
}
