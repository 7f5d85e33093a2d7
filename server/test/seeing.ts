// How what somebody sees of a table follows the frames of their line; the same for every player of the tests.
import type { Seat, State } from '../../kernel/words.ts'
import { apply } from '../../wire/difference.ts'
import type { FromServer } from '../../wire/messages.ts'

export interface Seeing {
  seat: Seat | null
  seq: number
  view: State | null
}

type Shown = Extract<FromServer, { t: 'table' | 'moved' | 'back' }>

export const isShown = (frame: FromServer): frame is Shown =>
  frame.t === 'table' || frame.t === 'moved' || frame.t === 'back'

/** False where an entry is missing in between: then nothing changes. */
export function see(seeing: Seeing, frame: Shown): boolean {
  if (frame.t === 'table') {
    seeing.seat = frame.seat
    seeing.view = frame.view
  } else {
    if (frame.seq !== seeing.seq + 1) return false
    seeing.view = apply(seeing.view, frame.view)
  }
  seeing.seq = frame.seq
  return true
}
