// Documents of clubs and tournaments, in PostgreSQL. Each write is one statement, so none can stop half-way.
import { documentOf, documentsQuery } from '../document-rows.ts'
import type { DocumentStore } from '../documents.ts'
import { type Queries, taken } from './queries.ts'

const ADD = `with added as (
    insert into document (id, kind, version, parent, code, people, due, created, updated, doc)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id
  ), there as (insert into belongs (person, document_id) select p, id from added, unnest($11::text[]) p)
  select id from added`

const REPLACE = `with changed as (
    update document set version = $3, code = $5, people = $6, due = $7, updated = $9, doc = $10
    where id = $1 and kind = $2 and version = $3 - 1 and parent is not distinct from $4 and created = $8 returning id
  ), gone as (
    delete from belongs where document_id in (select id from changed) and person <> all($11::text[])
  ), there as (
    insert into belongs (person, document_id) select p, id from changed, unnest($11::text[]) p on conflict do nothing
  ) select id from changed`

const REMOVE = `with gone as (delete from document where id = $1 and version = $2 returning id),
  parts as (delete from document where parent in (select id from gone)) select id from gone`

export function postgresDocuments(queries: Queries): DocumentStore {
  const one = async (text: string, values: readonly unknown[]) => {
    const [row] = await queries.query(text, values)
    return row === undefined ? null : documentOf(row)
  }
  return {
    async put(d) {
      const values = [d.id, d.kind, d.version, d.parent, d.code, JSON.stringify(d.people), d.due, d.created, d.updated]
      const all = [...values, d.doc, [...new Set(d.people)]]
      const { rows, broke } = await queries.attempt(d.version === 1 ? ADD : REPLACE, all).catch(taken)
      if (rows.length > 0 || !broke) return rows.length > 0
      // The connection broke: this very version may already be there.
      const there = await one('select * from document where id = $1 and version = $2', [d.id, d.version])
      return there !== null && there.doc === d.doc && there.updated === d.updated
    },
    get: (id) => one('select * from document where id = $1', [id]),
    byCode: (kind, code) => one('select * from document where kind = $1 and code = $2', [kind, code]),
    async list(filter) {
      const { text, values } = documentsQuery(filter, (n) => `$${n}`)
      return (await queries.query(text, values)).map(documentOf)
    },
    async remove(id, version) {
      const { rows, broke } = await queries.attempt(REMOVE, [id, version])
      return rows.length > 0 || (broke && (await one('select * from document where id = $1', [id])) === null)
    },
  }
}
