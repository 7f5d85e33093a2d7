// Computer opponents at a table of the house: whoever is awaited and not played by a person thinks, and acts when done.

import { randomInt } from 'node:crypto'
import { type Driven, driverOf } from '../../../bots/driver.ts'
import { AWAY_LEVEL } from '../../../bots/level.ts'
import { knownName } from '../../../bots/names.ts'
import type { Choice, Refusal, Seat } from '../../../kernel/words.ts'
import { asleep, driven, type TableDoc } from '../runtime/document.ts'
import { ensureCurrent } from '../runtime/load.ts'
import type { LoadedTable, Runtime } from '../runtime/runtime.ts'

/** What an opponent may do: play a choice, within the table's queue. */
export type Play = (t: LoadedTable, seat: Seat, choice: Choice) => Promise<Refusal | null>

/** Lets every computer opponent that is awaited at a table think. Asking twice is harmless. */
export const opponentsOf =
  (runtime: Runtime, play: Play) =>
  (t: LoadedTable): void => {
    if (!t.doc.awaited.some((seat) => driven(t.doc, seat))) return
    t.driver ??= driverOf(drivenAt(runtime, t, play))
    t.driver.wake()
  }

/**
 * For whom the opponents of a table think: owners have turns at the threads. All tables of a tournament are one owner, which has no
 * host: somebody who plays forty at once takes no more than anybody else.
 */
export const ownerOf = ({ id, host, tournament }: Pick<TableDoc, 'id' | 'host' | 'tournament'>): string =>
  tournament ?? (host === '' ? id : host)

function drivenAt(runtime: Runtime, t: LoadedTable, play: Play): Driven {
  return {
    position() {
      const { doc, match } = t
      if (match === null || t.stale || doc.status !== 'running' || asleep(doc) || !runtime.isOpen()) return null
      if (doc.paused !== undefined) return null
      const { game, state } = match.standing
      return { game, state, awaited: doc.awaited, entries: doc.seq }
    },
    who: (seat) => (driven(t.doc, seat) ? knownName(t.doc.seats[seat]?.bot ?? AWAY_LEVEL) : null),
    // Nobody who knows the match can tell what an opponent will do.
    seed: () => `${randomInt(2 ** 47)}`,
    ask: (question) => runtime.thinkers.choose(question, ownerOf(t.doc)),
    act: (seat, choice) => play(t, seat, choice),
    alone: (work) => t.queue(() => ensureCurrent(runtime, t).then(work)),
    fault(seat, fault) {
      if (!runtime.isOpen()) return
      if ('error' in fault) runtime.log.error({ err: fault.error, table: t.id, seat }, 'an opponent could not play')
      else runtime.log.error({ table: t.id, seat, clause: fault.refusal.clause }, 'an opponent chose what it may not')
    },
  }
}
