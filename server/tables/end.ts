// The end of a match: results and ratings first, then the document and a last snapshot.
import type { Hall, OpenTable } from './runtime/hall.ts'
import { change, writeDocument } from './runtime/keep.ts'
import type { Opened } from './runtime/opened.ts'
import { snapshotOf } from './runtime/snapshot.ts'

export function keepSnapshot(hall: Hall, t: OpenTable, opened: Opened): void {
  opened.snapshotAt = opened.standing.last
  hall.store.tables
    .snapshot(snapshotOf(t.id, opened))
    .catch((error) => hall.log.warn({ err: error, table: t.id }, 'no snapshot'))
}

/** The match is over: ratings, scores, the secret of the shuffle. What fails is done again by a sweep; twice is harmless. */
export async function endMatch(hall: Hall, t: OpenTable, opened: Opened): Promise<void> {
  const { game, state } = opened.standing
  const scores = game.scores(state, game.box)
  const winners = game.winners(state, game.box)
  const people = t.doc.seats.map((seat) => (seat.bot === null ? seat.person : null))
  try {
    await hall.people.finish({ table: t.id, game: t.doc.game, at: t.doc.since, people, scores, winners })
  } catch (error) {
    hall.log.error({ err: error, table: t.id }, 'the result could not be kept')
    return writeDocument(hall, t)
  }
  await change(hall, t, (doc) =>
    doc.status === 'over' ? doc : { ...doc, status: 'over', scores, winners, request: null, hands: {}, before: null },
  )
  keepSnapshot(hall, t, opened)
}
