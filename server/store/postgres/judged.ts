// What people sent of their own analysed matches, in PostgreSQL.
import { type JudgedStore, judgedOf, judgedQueries, judgedValues } from '../judged.ts'
import type { Queries } from './queries.ts'

export function postgresJudged({ query, transaction }: Queries): JudgedStore {
  const texts = judgedQueries((n) => `$${n}`)
  return {
    keep: (row, most) =>
      transaction(async (go) => {
        await go(texts.keep, judgedValues(row))
        await go(texts.trim, [row.person, most])
      }),
    of: async (person, limit) => (await query(texts.of, [person, limit])).map(judgedOf),
    forget: async (person, table) =>
      void (table === undefined ? await query(texts.forget, [person]) : await query(texts.forgetOne, [person, table])),
  }
}
