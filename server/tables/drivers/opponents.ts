// Computer opponents at a table of the house: whoever is awaited and not played by a person thinks, and acts when done.
import { randomInt } from 'node:crypto'
import { type Driven, driverOf } from '../../../bots/driver.ts'
import { AWAY_LEVEL } from '../../bots/levels.ts'
import { act } from '../act.ts'
import { asleep, driven } from '../runtime/document.ts'
import type { Hall, OpenTable } from '../runtime/hall.ts'
import { ready } from '../runtime/open.ts'

/** Lets every computer opponent that is awaited think. Asking twice is harmless. */
export function drive(hall: Hall, t: OpenTable): void {
  if (!t.doc.awaited.some((seat) => driven(t.doc, seat))) return
  t.driver ??= driverOf(drivenAt(hall, t))
  t.driver.wake()
}

function drivenAt(hall: Hall, t: OpenTable): Driven {
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
    async act(seat, choice) {
      const acted = await act(hall, t, null, { seat, choice })
      return 'refusal' in acted ? acted.refusal : null
    },
    alone: (work) => t.queue(() => ready(hall, t).then(work)),
    fault(seat, fault) {
      if (!hall.going()) return
      if ('error' in fault) hall.log.error({ err: fault.error, table: t.id, seat }, 'an opponent could not play')
      else hall.log.error({ table: t.id, seat, clause: fault.refusal.clause }, 'an opponent chose what it may not')
    },
  }
}
