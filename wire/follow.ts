// How the info of a table follows from an entry of its log, so that a move need not be told twice.
import type { Seat } from '../kernel/words.ts'
import type { TableInfo } from './table.ts'

interface Entered {
  readonly seq: number
  readonly at?: number
  readonly left?: readonly (number | null)[]
}

/**
 * The info after a `moved` or `back` frame; `awaited` are the deciders of one's view. The server's `info` goes on from
 * here. Without a clock a frame does not say when: then it is `now`.
 */
export function follow(info: TableInfo, frame: Entered, awaited: readonly Seat[], now = Date.now()): TableInfo {
  const { seq, at = now, left } = frame
  const seats =
    left === undefined
      ? info.seats
      : info.seats.map((seat, i) => {
          const stays = left[i] ?? seat.left
          const runs = awaited.includes(i) && seat.kind === 'person' && !seat.away
          // A clock that runs already runs out when it did.
          const until = !runs || stays === null ? null : (seat.until ?? at + stays)
          return { ...seat, left: stays, until }
        })
  return { ...info, seats, seq, awaited: awaited.slice(), since: at, updated: at }
}
