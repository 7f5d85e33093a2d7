// Computer opponents at a table of the house: whoever is awaited and not played by a person thinks, and acts when done.

import { randomInt } from 'node:crypto'
import { type Driven, driverOf } from '../../../bots/driver.ts'
import type { Choice, Refusal, Seat } from '../../../kernel/words.ts'
import { AWAY_LEVEL } from '../../bots/levels.ts'
import { asleep, driven } from '../runtime/document.ts'
import type { Hall, OpenTable } from '../runtime/hall.ts'
import { ready } from '../runtime/load.ts'

/** What an opponent may do: play a choice, within the table's queue. */
export type Play = (t: OpenTable, seat: Seat, choice: Choice) => Promise<Refusal | null>

/** Lets every computer opponent that is awaited at a table think. Asking twice is harmless. */
export const opponentsOf =
  (hall: Hall, play: Play) =>
  (t: OpenTable): void => {
    if (!t.doc.awaited.some((seat) => driven(t.doc, seat))) return
    t.driver ??= driverOf(drivenAt(hall, t, play))
    t.driver.wake()
  }

function drivenAt(hall: Hall, t: OpenTable, play: Play): Driven {
  return {
    position() {
      const { doc, opened } = t
      if (opened === null || t.stale || doc.status !== 'running' || asleep(doc) || !hall.going()) return null
      const { game, state } = opened.standing
      return { game, state, awaited: doc.awaited, entries: doc.seq }
    },
    who: (seat) => (driven(t.doc, seat) ? (t.doc.seats[seat]?.bot ?? AWAY_LEVEL) : null),
    // Nobody who knows the match can tell what an opponent will do.
    seed: () => `${randomInt(2 ** 47)}`,
    ask: (question) => hall.thinkers.choose(question),
    act: (seat, choice) => play(t, seat, choice),
    alone: (work) => t.queue(() => ready(hall, t).then(work)),
    fault(seat, fault) {
      if (!hall.going()) return
      if ('error' in fault) hall.log.error({ err: fault.error, table: t.id, seat }, 'an opponent could not play')
      else hall.log.error({ table: t.id, seat, clause: fault.refusal.clause }, 'an opponent chose what it may not')
    },
  }
}
