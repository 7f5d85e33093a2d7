// Walking through a match that was played: by move, by turn or by round.
import type { Seat } from '../../../kernel/words.ts'

export type By = 'move' | 'turn' | 'round'

/** The lines of a match: who moved in each, and in which round it was, or −1. */
export interface Lines {
  readonly movers: readonly (Seat | null)[]
  readonly rounds: readonly number[]
}

/** Whether a line is the last of its move, turn or round. */
function ends({ movers, rounds }: Lines, line: number, by: By): boolean {
  if (by === 'move' || line === 0 || line >= movers.length - 1) return true
  return by === 'turn' ? movers[line] !== movers[line + 1] : rounds[line] !== rounds[line + 1]
}

/** The line a step leads to, forward (1) or back (−1); the first or last one where there is no further. */
export function stepFrom(lines: Lines, from: number, by: By, way: 1 | -1): number {
  const last = Math.max(0, lines.movers.length - 1)
  let line = from + way
  while (line > 0 && line < last && !ends(lines, line, by)) line += way
  return Math.max(0, Math.min(last, line))
}

/** A round as a band of lines: `from` up to and without `to`. */
export interface Band {
  readonly round: number
  readonly from: number
  readonly to: number
}

/** The rounds of a match as bands. */
export function bandsOf(rounds: readonly number[]): Band[] {
  const bands: { round: number; from: number; to: number }[] = []
  for (const [line, round] of rounds.entries()) {
    const band = bands.at(-1)
    if (band !== undefined && (band.round === round || round < 0)) band.to = line + 1
    else bands.push({ round, from: line, to: line + 1 })
  }
  return bands
}
