// Finding people: by what they are called, by their table, by their club. Nothing of what they play or say is told.
import type { PersonBrief, PersonFound, TableFound } from '../../wire/owner.ts'
import type { People } from '../people/people.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { docOf } from '../tables/runtime/document.ts'
import type { Reports } from './reports.ts'

/** Accents, small and large letters make no difference. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

const PAGE = 1000
/** More people than this are not looked through for a part of a name. */
const MOST = 200_000
const SHOWN = 40

interface FindParts {
  readonly store: Store
  readonly people: Pick<People, 'sanctions'>
  readonly reports: Pick<Reports, 'about'>
}

async function named(store: Store, text: string, limit: number): Promise<PersonRow[]> {
  const found: PersonRow[] = []
  let after = ''
  for (let seen = 0; seen < MOST && found.length < limit; seen += PAGE) {
    const rows = await store.people.page(after, PAGE)
    found.push(...rows.filter((row) => fold(row.name).includes(text)))
    after = rows.at(-1)?.id ?? ''
    if (rows.length < PAGE) break
  }
  return found.toSorted((a, b) => b.seen - a.seen).slice(0, limit)
}

/** Those who belong to a club of this name, and those who sit at the table of this id or code. */
async function idsOf({ documents, tables }: Store, text: string, raw: string): Promise<string[]> {
  const clubs = await documents.list({ kind: 'club', limit: 2000 })
  const members = clubs.flatMap(({ doc, people }) => {
    const { name }: { readonly name: string } = JSON.parse(doc)
    return fold(name) === text ? people : []
  })
  const row = (await tables.get(raw)) ?? (await tables.byCode(raw.toUpperCase()))
  return [...members, ...(row?.people ?? [])]
}

export async function findPeople(parts: FindParts, asked: string, limit = SHOWN): Promise<PersonFound[]> {
  const { store } = parts
  const text = fold(asked)
  const rows = text === '' ? await store.people.recent(limit) : await named(store, text, limit)
  if (text !== '')
    for (const id of [asked.trim(), ...(await idsOf(store, text, asked.trim()))].slice(0, limit)) {
      const row = rows.some((one) => one.id === id) ? null : await store.people.get(id)
      if (row !== null) rows.push(row)
    }
  return Promise.all(rows.slice(0, limit).map((row) => foundOf(parts, row)))
}

export async function foundOf({ store, people, reports }: FindParts, row: PersonRow): Promise<PersonFound> {
  const { id, name, created, seen } = row
  const ratings = await store.people.results(id, 10_000)
  const clubs = await store.documents.list({ kind: 'club', person: id, limit: 100 })
  return {
    ...{ id, name, guest: row.kept !== true, since: created, seen, matches: ratings.length, clubs: clubs.length },
    ...{ reports: await reports.about(id), passkeys: (await store.people.passkeys(id)).length },
    ...(await people.sanctions.of(id)),
  }
}

/** Tables that wait or run, or the one of this id or code: who sits there, and nothing of what lies on it. */
export async function findTables(store: Store, asked: string): Promise<TableFound[]> {
  const id = asked.trim()
  const one = id === '' ? null : ((await store.tables.get(id)) ?? (await store.tables.byCode(id.toUpperCase())))
  const rows =
    id === '' ? await store.tables.list({ status: ['waiting', 'running'], limit: SHOWN }) : one === null ? [] : [one]
  return rows.map((row) => {
    const people = docOf(row).seats.flatMap(({ person, name, guest = false }): PersonBrief[] =>
      person === null ? [] : [{ id: person, name, guest }],
    )
    return { id: row.id, game: row.game, status: row.status, open: row.open, people, updated: row.updated }
  })
}
