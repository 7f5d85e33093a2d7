// How seats of finished matches began, in SQLite.
import type { DatabaseSync } from 'node:sqlite'
import {
  beginningOf,
  beginningValues,
  gamesIn,
  markOf,
  type OpeningsStore,
  openingsQueries,
  placeOf,
} from '../openings.ts'
import type { Write } from './people.ts'

export function sqliteOpenings(db: DatabaseSync, write: Write): OpeningsStore {
  const texts = openingsQueries((n) => `?${n}`)
  const mark = db.prepare(texts.mark)
  const next = db.prepare(texts.next)
  const keep = db.prepare(texts.keep)
  const move = db.prepare(texts.move)
  const outdate = db.prepare(texts.outdate)
  const trim = db.prepare(texts.trim)
  const forget = db.prepare(texts.forget)
  const page = db.prepare(texts.page)
  return {
    async mark() {
      const row = mark.get()
      return row === undefined ? null : markOf(row)
    },
    next: async (after, until, limit) => next.all(after.at, until, after.table, limit).map(placeOf),
    keep: (to, rows, most) =>
      write(() => {
        for (const row of rows) keep.run(...beginningValues(row))
        for (const [game, rules] of gamesIn(rows)) {
          outdate.run(game, rules)
          trim.run(game, most)
        }
        move.run(to.form, to.at, to.table)
      }),
    restart: (form) =>
      write(() => {
        forget.run()
        move.run(form, -1, '')
      }),
    page: async (game, rules, { at, table, seat }, limit) =>
      page.all(game, rules, at, table, seat, limit).map(beginningOf),
  }
}
