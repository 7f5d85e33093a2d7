// Tables in PostgreSQL: documents, the log, snapshots, chat. Each write is one statement, so none can stop half-way.
import type { ChatLine } from '../../../wire/table.ts'
import { numberIn } from '../columns.ts'
import { offerOf, offersQuery } from '../offers.ts'
import { entryOf, headOf, lineOf, snapshotOf, tableOf } from '../rows.ts'
import type { TableFilter, TableRow, TableStore } from '../store.ts'
import { appenderOf } from './append.ts'
import { addNotices, columnsOf } from './notices.ts'
import { type Queries, taken } from './queries.ts'

const ADD = `with added as (
    insert into game_table (id, version, game, status, open, people, due, created, updated, doc, code, lane)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13) on conflict do nothing returning id
  ), sat as (insert into seated (person, table_id) select p, id from added, unnest($11::text[]) p)`

const REPLACE = `with changed as (
    update game_table set version = $2, game = $3, status = $4, open = $5, people = $6, due = $7, updated = $9, doc = $10,
      code = $12, lane = $13
    where id = $1 and version = $2 - 1 and created = $8 returning id
  ), stood as (
    delete from seated where table_id in (select id from changed) and person <> all($11::text[])
  ), sat as (
    insert into seated (person, table_id) select p, id from changed, unnest($11::text[]) p on conflict do nothing
  )`

/** The row alone, or with what people shall be told of it. */
const PUT = {
  add: `${ADD} select id from added`,
  replace: `${REPLACE} select id from changed`,
  addAndTell: `${ADD}, told as (${addNotices(14, 'join added on added.id = n.table_id')}) select id from added`,
  replaceAndTell: `${REPLACE}, told as (${addNotices(14, 'join changed on changed.id = n.table_id')}) select id from changed`,
}

const SAY = `insert into chat (table_id, n, at, person, name, text, blanks, command, guest, watching)
  select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9 from chat where table_id = $1
  on conflict do nothing returning n`

const HEADS = `select id, version, (select max(seq) from entry where table_id = id) as seq,
  (select max(n) from chat where table_id = id) as said from game_table where id = any($1)`

export function postgresTables(queries: Queries): TableStore {
  const { query } = queries
  /** Lines are numbered in the order in which they were said. */
  let lastSaid: Promise<unknown> = Promise.resolve()
  const first = async (text: string, values: readonly unknown[]) => (await query(text, values))[0]

  return {
    async put(t, notices = []) {
      const people = [...new Set(t.people)]
      const values: unknown[] = [t.id, t.version, t.game, t.status, t.open ? 1 : 0, JSON.stringify(t.people), t.due]
      values.push(t.created, t.updated, t.doc, people, t.code, t.lane ?? null)
      const tells = notices.length > 0
      if (tells) values.push(...columnsOf(notices))
      const isNew = t.version === 1
      const text = isNew ? (tells ? PUT.addAndTell : PUT.add) : tells ? PUT.replaceAndTell : PUT.replace
      const { rows, broke } = await queries.attempt(text, values).catch(taken)
      if (rows.length > 0 || !broke) return rows.length > 0
      // The connection broke: this very version may already be there.
      const there = await first('select doc, updated from game_table where id = $1 and version = $2', [t.id, t.version])
      return there !== undefined && there.doc === t.doc && there.updated === t.updated
    },
    async get(id) {
      const row = await first('select * from game_table where id = $1', [id])
      return row === undefined ? null : tableOf(row)
    },
    async byCode(code) {
      const row = await first('select * from game_table where code = $1', [code])
      return row === undefined ? null : tableOf(row)
    },
    heads: async (ids) => (await query(HEADS, [ids])).map(headOf),
    list: (filter) => list(queries, filter),
    async offers(filter) {
      const { text, values } = offersQuery(filter, { place: (n) => `$${n}`, lateral: true })
      return (await query(text, values)).map(offerOf)
    },
    append: appenderOf(queries),
    async entries(table, from) {
      const rows = await query('select * from entry where table_id = $1 and seq >= $2 order by seq', [table, from])
      return rows.map(entryOf)
    },
    async snapshot(s) {
      await query(
        `insert into snapshot (table_id, seq, rules, doc) values ($1, $2, $3, $4) on conflict (table_id)
         do update set seq = excluded.seq, rules = excluded.rules, doc = excluded.doc where excluded.seq >= snapshot.seq`,
        [s.table, s.seq, s.rules, s.doc],
      )
    },
    async lastSnapshot(table) {
      const row = await first('select * from snapshot where table_id = $1', [table])
      return row === undefined ? null : snapshotOf(row)
    },
    say(table, line, command) {
      const said = lastSaid.then(() => say(queries, table, line, command ?? null))
      lastSaid = said.catch(() => {})
      return said
    },
    async said(table, from, limit) {
      const rows =
        from < 0
          ? (
              await query('select * from chat where table_id = $1 order by n desc limit $2', [
                table,
                Math.min(limit, -from),
              ])
            ).reverse()
          : await query('select * from chat where table_id = $1 and n >= $2 order by n limit $3', [table, from, limit])
      return rows.map(lineOf)
    },
    async rewrite(table, { n, person, name, text, guest, with: blanks }) {
      const rows = await query(
        `update chat set person = $3, name = $4, text = $5, blanks = $6, guest = $7 where table_id = $1 and n = $2
         returning n`,
        [table, n, person, name, text, blanks === undefined ? null : JSON.stringify(blanks), guest ? 1 : 0],
      )
      return rows.length > 0
    },
  }
}

/** The newest first; those due, the longest due first. */
async function list({ query }: Queries, f: TableFilter): Promise<TableRow[]> {
  const where: string[] = []
  const values: unknown[] = []
  const also = (text: (place: string) => string, value: unknown) => where.push(text(`$${values.push(value)}`))
  if (f.ids !== undefined) also((p) => `id = any(${p}::text[])`, [...f.ids])
  if (f.person !== undefined) also((p) => `id in (select table_id from seated where person = ${p})`, f.person)
  if (f.people !== undefined)
    also((p) => `id in (select table_id from seated where person = any(${p}::text[]))`, [...f.people])
  if (f.game !== undefined) also((p) => `game = ${p}`, f.game)
  if (f.status !== undefined) also((p) => `status = any(${p}::text[])`, [...f.status])
  if (f.open !== undefined) also((p) => `open = ${p}`, f.open ? 1 : 0)
  if (f.due !== undefined) also((p) => `due <= ${p}`, f.due)
  if (f.before !== undefined) also((p) => `updated < ${p}`, f.before)
  if (f.from !== undefined) also((p) => `updated >= ${p}`, f.from)
  const order = f.due === undefined ? 'updated desc' : 'due'
  const text = `select * from game_table ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by ${order}, id limit $${values.push(f.limit)}`
  return (await query(text, values)).map(tableOf)
}

async function say(
  { query, queryOnce }: Queries,
  table: string,
  line: Omit<ChatLine, 'n'>,
  command: string | null,
): Promise<ChatLine> {
  const blanks = line.with === undefined ? null : JSON.stringify(line.with)
  const marks = [line.guest ? 1 : 0, line.watching ? 1 : 0]
  const values = [table, line.at, line.person, line.name, line.text, blanks, command, ...marks]
  for (;;) {
    if (command !== null) {
      const [said] = await query('select * from chat where table_id = $1 and command = $2', [table, command])
      if (said !== undefined) return lineOf(said)
    }
    const [row] = command === null ? await queryOnce(SAY, values) : await query(SAY, values)
    if (row !== undefined) return { n: numberIn(row, 'n'), ...line }
    // Another node took the number, or said this very command: look again.
  }
}
