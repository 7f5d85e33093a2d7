// How seats of finished matches began, in PostgreSQL.
import {
  beginningOf,
  beginningValues,
  gamesIn,
  markOf,
  type OpeningsStore,
  openingsQueries,
  placeOf,
} from '../openings.ts'
import type { Queries } from './queries.ts'

export function postgresOpenings({ query, transaction }: Queries): OpeningsStore {
  const texts = openingsQueries((n) => `$${n}`)
  return {
    async mark() {
      const [row] = await query(texts.mark)
      return row === undefined ? null : markOf(row)
    },
    next: async (after, until, limit) => (await query(texts.next, [after.at, until, after.table, limit])).map(placeOf),
    keep: (to, rows, most) =>
      transaction(async (go) => {
        for (const row of rows) await go(texts.keep, beginningValues(row))
        for (const [game, rules] of gamesIn(rows)) {
          await go(texts.outdate, [game, rules])
          await go(texts.trim, [game, most])
        }
        await go(texts.move, [to.form, to.at, to.table])
      }),
    restart: (form) =>
      transaction(async (go) => {
        await go(texts.forget)
        await go(texts.move, [form, -1, ''])
      }),
    page: async (game, rules, { at, table, seat }, limit) =>
      (await query(texts.page, [game, rules, at, table, seat, limit])).map(beginningOf),
  }
}
