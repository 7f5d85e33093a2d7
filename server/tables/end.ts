// The end of a match: results and ratings first, then the document and a last snapshot.

import type { Seat } from '../../kernel/words.ts'
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

/** Whose match it was: of several who held a seat, whoever made most of its choices; of equals, who came last. */
async function holdersOf(runtime: Runtime, { id, doc }: LoadedTable): Promise<(string | null)[]> {
  const now = doc.seats.map((seat) => (seat.bot === null ? seat.person : null))
  if (doc.stints.length === 0) return now
  const entries = await runtime.store.tables.entries(id, 1)
  return now.map((last, seat) => {
    const stints = doc.stints.filter((stint) => stint.seat === seat)
    if (last === null || stints.length === 0) return last
    const made = new Map<string, number>([[last, 0]])
    // What the computer played for somebody has no command.
    for (const { seq, command, entry } of entries) {
      if (entry.seat !== seat || command === null) continue
      const holder = stints.find((stint) => seq <= stint.until)?.person ?? last
      made.set(holder, (made.get(holder) ?? 0) + 1)
    }
    return [...made].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  })
}

async function keepResult(
  runtime: Runtime,
  t: LoadedTable,
  scores: readonly number[],
  winners: readonly Seat[],
): Promise<void> {
  const people = await holdersOf(runtime, t)
  const { game, since: at, rated, open } = t.doc
  await runtime.people.finish({ table: t.id, game, at, people, scores, winners, rated, open })
}

/** Within the table's queue: everybody who may look at the table knows of it from now on. Twice is harmless. */
export async function unseal(runtime: Runtime, t: LoadedTable): Promise<void> {
  const { scores, winners, sealed } = t.doc
  if (sealed !== true) return
  if (scores !== null && winners !== null) await keepResult(runtime, t, scores, winners)
  await change(runtime, t, ({ sealed: _, ...doc }) => doc)
}

/** The match is over: ratings, scores, the secret of the shuffle. What fails is done again by a sweep; twice is harmless. */
export async function endMatch(runtime: Runtime, t: LoadedTable, match: LoadedMatch): Promise<void> {
  const { game, state } = match.standing
  const scores = game.scores(state, game.box)
  const winners = game.winners(state, game.box)
  try {
    // What came of a sealed match is told with that of all the others.
    if (t.doc.sealed !== true) await keepResult(runtime, t, scores, winners)
  } catch (error) {
    runtime.log.error({ err: error, table: t.id }, 'the result could not be kept')
    return writeDocument(runtime, t)
  }
  await change(runtime, t, (doc) =>
    doc.status === 'over' ? doc : { ...doc, status: 'over', scores, winners, request: null, hands: {}, before: null },
  )
  keepSnapshot(runtime, t, match)
  runtime.ended(t.doc)
}
