// The end of a match: results and ratings first, then the document and a last snapshot.

import { change, writeDocument } from './runtime/keep.ts'
import type { LoadedMatch } from './runtime/loadedMatch.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { snapshotOf } from './runtime/snapshot.ts'

export function keepSnapshot(runtime: Runtime, t: LoadedTable, match: LoadedMatch): void {
  match.snapshotAt = match.standing.last
  runtime.store.tables
    .snapshot(snapshotOf(t.id, match))
    .catch((error) => runtime.log.warn({ err: error, table: t.id }, 'no snapshot'))
}

/** The match is over: ratings, scores, the secret of the shuffle. What fails is done again by a sweep; twice is harmless. */
export async function endMatch(runtime: Runtime, t: LoadedTable, match: LoadedMatch): Promise<void> {
  const { game, state } = match.standing
  const scores = game.scores(state, game.box)
  const winners = game.winners(state, game.box)
  const people = t.doc.seats.map((seat) => (seat.bot === null ? seat.person : null))
  try {
    await runtime.people.finish({ table: t.id, game: t.doc.game, at: t.doc.since, people, scores, winners })
  } catch (error) {
    runtime.log.error({ err: error, table: t.id }, 'the result could not be kept')
    return writeDocument(runtime, t)
  }
  await change(runtime, t, (doc) =>
    doc.status === 'over' ? doc : { ...doc, status: 'over', scores, winners, request: null, hands: {}, before: null },
  )
  keepSnapshot(runtime, t, match)
}
