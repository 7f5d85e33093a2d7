// Tables in SQLite: documents, the log, snapshots, chat.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { textIn } from '../columns.ts'
import { offerOf, offersQuery } from '../offers.ts'
import { headOf, lineOf, snapshotOf, tableOf } from '../rows.ts'
import type { TableFilter, TableRow, TableStore } from '../store.ts'
import type { Journal } from './journal.ts'
import type { AddNotices } from './notices.ts'
import type { Write } from './people.ts'

export function sqliteTables(db: DatabaseSync, write: Write, journal: Journal, tell: AddNotices): TableStore {
  const sql = statements(db)

  function put(table: TableRow): boolean {
    const { id, version, game, status, code, people, due, created, updated, doc, lane = null } = table
    const open = table.open ? 1 : 0
    const list = JSON.stringify(people)
    if (version === 1) {
      if (sql.add.run(id, version, game, status, open, list, due, created, updated, doc, code, lane).changes === 0)
        return false
    } else {
      const before = sql.people.get(id)
      const { changes } = sql.replace.run(
        version,
        game,
        status,
        open,
        list,
        due,
        updated,
        doc,
        code,
        lane,
        id,
        version - 1,
      )
      if (changes === 0) return false
      if (before?.people === list) return true
      sql.stand.run(id)
    }
    for (const person of new Set(people)) sql.seat.run(person, id)
    return true
  }

  return {
    put: (table, notices = []) =>
      write(() => {
        const kept = put(table)
        if (kept) tell(notices)
        return kept
      }),
    get: async (id) => {
      const found = sql.get.get(id)
      return found === undefined ? null : tableOf(found)
    },
    byCode: async (code) => {
      const found = sql.coded.get(code)
      return found === undefined ? null : tableOf(found)
    },
    heads: async (ids) =>
      sql.heads.all(JSON.stringify(ids)).map((row) => headOf({ ...row, seq: journal.last(textIn(row, 'id')) })),
    list: async (filter) => list(db, filter),
    offers: async (filter) => {
      const { text, values } = offersQuery(filter, { place: (n) => `?${n}`, lateral: false })
      return db
        .prepare(text)
        .all(...values)
        .map(offerOf)
    },
    append: (entry, notices = []) =>
      write(() => {
        const answer = journal.append(entry)
        if (answer === 'kept') tell(notices)
        return answer
      }),
    entries: async (table, from) => journal.entries(table, from),
    snapshot: (s) =>
      write(() => {
        sql.keep.run(s.table, s.seq, s.rules, s.doc)
        journal.flush(s.table)
      }),
    lastSnapshot: async (table) => {
      const row = sql.snapshot.get(table)
      return row === undefined ? null : snapshotOf(row)
    },
    ...talk(write, sql),
  }
}

/** What is said at a table. */
function talk(write: Write, sql: ReturnType<typeof statements>): Pick<TableStore, 'say' | 'said' | 'rewrite'> {
  return {
    say: (table, line, id) =>
      write(() => {
        const command = id ?? null
        const said = command === null ? undefined : sql.saidBy.get(table, command)
        if (said !== undefined) return lineOf(said)
        const n = Number(sql.lines.get(table)?.n ?? 0)
        const blanks = line.with === undefined ? null : JSON.stringify(line.with)
        const marks = [line.guest ? 1 : 0, line.watching ? 1 : 0]
        sql.say.run(table, n + 1, line.at, line.person, line.name, line.text, blanks, command, ...marks)
        return { n: n + 1, ...line }
      }),
    said: async (table, from, limit) =>
      from < 0
        ? sql.last.all(table, Math.min(limit, -from)).map(lineOf).reverse()
        : sql.said.all(table, from, limit).map(lineOf),
    rewrite: (table, line) =>
      write(() => {
        const blanks = line.with === undefined ? null : JSON.stringify(line.with)
        const { person, name, text, guest } = line
        return sql.rewrite.run(person, name, text, blanks, guest ? 1 : 0, table, line.n).changes > 0
      }),
  }
}

function statements(db: DatabaseSync) {
  const p = (text: string) => db.prepare(text)
  return {
    add: p(
      `insert into game_table (id, version, game, status, open, people, due, created, updated, doc, code, lane)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    people: p('select people from game_table where id = ?'),
    replace: p(
      `update or ignore game_table set version = ?, game = ?, status = ?, open = ?, people = ?, due = ?, updated = ?,
       doc = ?, code = ?, lane = ? where id = ? and version = ?`,
    ),
    stand: p('delete from seated where table_id = ?'),
    seat: p('insert into seated values (?, ?)'),
    get: p('select * from game_table where id = ?'),
    coded: p('select * from game_table where code = ?'),
    heads: p(
      `select id, version, (select max(n) from chat where table_id = id) as said from game_table
       where id in (select value from json_each(?))`,
    ),
    keep: p(
      `insert into snapshot values (?, ?, ?, ?) on conflict (table_id)
       do update set seq = excluded.seq, rules = excluded.rules, doc = excluded.doc where excluded.seq >= snapshot.seq`,
    ),
    snapshot: p('select * from snapshot where table_id = ?'),
    lines: p('select max(n) as n from chat where table_id = ?'),
    saidBy: p('select * from chat where table_id = ? and command = ?'),
    say: p(
      `insert into chat (table_id, n, at, person, name, text, blanks, command, guest, watching)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    rewrite: p('update chat set person = ?, name = ?, text = ?, blanks = ?, guest = ? where table_id = ? and n = ?'),
    said: p('select * from chat where table_id = ? and n >= ? order by n limit ?'),
    last: p('select * from chat where table_id = ? order by n desc limit ?'),
  }
}

/** Lists are asked rarely and in many ways: each makes its own statement. The newest first; those due, the longest due first. */
function list(db: DatabaseSync, f: TableFilter): TableRow[] {
  const where: string[] = []
  const values: SQLInputValue[] = []
  const also = (text: string, ...more: SQLInputValue[]) => {
    where.push(text)
    values.push(...more)
  }
  if (f.ids !== undefined) also('id in (select value from json_each(?))', JSON.stringify(f.ids))
  if (f.person !== undefined) also('id in (select table_id from seated where person = ?)', f.person)
  if (f.people !== undefined)
    also(
      'id in (select table_id from seated where person in (select value from json_each(?)))',
      JSON.stringify(f.people),
    )
  if (f.game !== undefined) also('game = ?', f.game)
  if (f.status !== undefined) also(`status in (${f.status.map(() => '?').join(', ')})`, ...f.status)
  if (f.open !== undefined) also('open = ?', f.open ? 1 : 0)
  if (f.due !== undefined) also('due <= ?', f.due)
  if (f.before !== undefined) also('updated < ?', f.before)
  if (f.from !== undefined) also('updated >= ?', f.from)
  const text = `select * from game_table ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by ${f.due === undefined ? 'updated desc' : 'due'}, id limit ?`
  return db
    .prepare(text)
    .all(...values, f.limit)
    .map(tableOf)
}
