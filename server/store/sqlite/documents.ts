// Documents of clubs and tournaments, in SQLite.
import type { DatabaseSync } from 'node:sqlite'
import { documentOf, documentsQuery } from '../document-rows.ts'
import type { DocumentRow, DocumentStore } from '../documents.ts'
import type { Write } from './people.ts'

export function sqliteDocuments(db: DatabaseSync, write: Write): DocumentStore {
  const sql = statements(db)

  function put(row: DocumentRow): boolean {
    const { id, kind, version, parent, code, due, created, updated, doc } = row
    const people = JSON.stringify(row.people)
    const { changes } =
      version === 1
        ? sql.add.run(id, kind, version, parent, code, people, due, created, updated, doc)
        : sql.replace.run(version, code, people, due, updated, doc, id, version - 1)
    if (changes === 0) return false
    sql.leave.run(id)
    for (const person of new Set(row.people)) sql.belong.run(person, id)
    return true
  }

  function remove(id: string, version: number): boolean {
    if (sql.remove.run(id, version).changes === 0) return false
    sql.removeParts.run(id)
    return true
  }

  return {
    put: (row) => write(() => put(row)),
    get: async (id) => {
      const row = sql.get.get(id)
      return row === undefined ? null : documentOf(row)
    },
    byCode: async (kind, code) => {
      const row = sql.byCode.get(kind, code)
      return row === undefined ? null : documentOf(row)
    },
    list: async (filter) => {
      const { text, values } = documentsQuery(filter, (n) => `?${n}`)
      return db
        .prepare(text)
        .all(...values)
        .map(documentOf)
    },
    remove: (id, version) => write(() => remove(id, version)),
  }
}

function statements(db: DatabaseSync) {
  const p = (text: string) => db.prepare(text)
  return {
    add: p(
      `insert into document (id, kind, version, parent, code, people, due, created, updated, doc)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    replace: p(
      `update or ignore document set version = ?, code = ?, people = ?, due = ?, updated = ?, doc = ?
       where id = ? and version = ?`,
    ),
    leave: p('delete from belongs where document_id = ?'),
    belong: p('insert into belongs (person, document_id) values (?, ?)'),
    get: p('select * from document where id = ?'),
    byCode: p('select * from document where kind = ? and code = ?'),
    remove: p('delete from document where id = ? and version = ?'),
    removeParts: p('delete from document where parent = ?'),
  }
}
