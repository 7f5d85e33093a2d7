// What people sent of their own analysed matches, in SQLite.
import type { DatabaseSync } from 'node:sqlite'
import { type JudgedStore, judgedOf, judgedQueries, judgedValues } from '../judged.ts'
import type { Write } from './people.ts'

export function sqliteJudged(db: DatabaseSync, write: Write): JudgedStore {
  const texts = judgedQueries((n) => `?${n}`)
  const keep = db.prepare(texts.keep)
  const trim = db.prepare(texts.trim)
  const of = db.prepare(texts.of)
  const forget = db.prepare(texts.forget)
  const forgetOne = db.prepare(texts.forgetOne)
  return {
    keep: (row, most) =>
      write(() => {
        keep.run(...judgedValues(row))
        trim.run(row.person, most)
      }),
    of: async (person, limit) => of.all(person, limit).map(judgedOf),
    forget: (person, table) =>
      write(() => void (table === undefined ? forget.run(person) : forgetOne.run(person, table))),
  }
}
