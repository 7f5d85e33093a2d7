// Everything the house keeps of a person, as one document for themselves.
import type { Store } from '../store/store.ts'
import { docOf } from './person.ts'

/** More than anybody can have. */
const ALL = 100_000

/** Everything, as plain JSON; no secret that opens anything is in it. */
export async function exportOf(store: Store, id: string): Promise<Record<string, unknown> | null> {
  const row = await store.people.get(id)
  if (row === null) return null
  const tables = await store.tables.list({ person: id, limit: ALL })
  const chat: Record<string, unknown>[] = []
  for (const table of tables)
    for (const line of await store.tables.said(table.id, 0, ALL))
      if (line.person === id) chat.push({ table: table.id, at: line.at, text: line.text })
  const belongs = async (kind: 'club' | 'tournament') =>
    (await store.documents.list({ kind, person: id, limit: ALL })).map((document) => {
      const { name }: { readonly name: string } = JSON.parse(document.doc)
      return { id: document.id, name }
    })
  return {
    chantier: 'person',
    person: { id: row.id, name: row.name, created: row.created, seen: row.seen, ...docOf(row) },
    passkeys: (await store.people.passkeys(id)).map(({ name, created, transports }) => ({ name, created, transports })),
    ratings: await store.people.ratings(id),
    results: await store.people.results(id, ALL),
    judged: (await store.judged.of(id, ALL)).map(({ person: _, doc, ...known }) => ({
      ...known,
      figures: JSON.parse(doc),
    })),
    tables: tables.map(({ id: table, game, status, created, updated }) => ({ table, game, status, created, updated })),
    clubs: await belongs('club'),
    tournaments: await belongs('tournament'),
    chat,
  }
}
