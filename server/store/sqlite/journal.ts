// The newest entries, in the order in which they came: one row for all of a moment. In the log itself every table has a
// place of its own, and a move would cost it two pages of the disk; so the log is written a table at a time, when a table
// has gathered some entries. What stands here is as safe as what stands there: it is in the same file.
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Entry } from '../../../match/match.ts'
import type { EntryRow } from '../store.ts'

/** Entries that may stand here before the oldest are put into the log. */
const MOST = 16_384
/** Entries that go into the log by one statement. */
const TOGETHER = 8
/** Rows that nobody needs any more, before they are taken away. */
const STALE = 128

/** An entry as the log has it, its text written. */
interface Fresh {
  readonly seq: number
  readonly command: string | null
  readonly at: number
  readonly entry: string
}

/** What a table has here, oldest first, and the row in which its oldest entry stands. */
interface Gathered {
  readonly from: number
  readonly entries: Fresh[]
}

export interface Journal {
  /** Within a transaction: an entry of the moment, unless its number or its command is taken. */
  append(row: EntryRow): 'kept' | 'taken'
  /** Within a transaction: what this table has gathered goes into the log. */
  sortIn(table: string): void
  /** Entries of a table that the log does not have yet. */
  entries(table: string, from: number): EntryRow[]
  /** Before a transaction is committed, and after: in memory it happens only when it has happened in the file. */
  ending(): void
  kept(): void
  undone(): void
  /** Everything into the log: nothing stands here while nobody is at home. */
  close(): void
}

/** What stands here as rows of the log. */
export const GATHERED = `select e.value ->> 0 as table_id, e.value ->> 1 as seq, e.value ->> 2 as command,
  e.value ->> 3 as at, e.value -> 4 as entry
  from journal, json_each(journal.entries) as e
  where not exists (select 1 from entry where table_id = e.value ->> 0 and seq = e.value ->> 1)`

/** Whoever opened the store last and wrote to its log: of two servers on one file only one goes on. */
const TAKEN = 'another server has opened this store: this one may not write to it any more'

export function journalOf(db: DatabaseSync, most = MOST): Journal {
  const p = (text: string) => db.prepare(text)
  const sql = {
    last: p('select max(seq) as seq from entry where table_id = ?'),
    said: p('select 1 from entry where table_id = ? and command = ?'),
    put: p('insert into entry values (?, ?, ?, ?, ?)'),
    putMany: p(`insert into entry values ${Array(TOGETHER).fill('(?, ?, ?, ?, ?)').join(', ')}`),
    add: p('insert into journal (entries) values (?)'),
    forget: p('delete from journal where n < ?'),
    all: p(`insert into entry ${GATHERED}`),
    writer: p('select name from writer'),
    nobody: p('delete from writer'),
    write: p('insert into writer values (?)'),
  }
  const me = randomUUID()
  /** By the age of their oldest entry: a table that was sorted in comes last when it gathers again. */
  const gathered = new Map<string, Gathered>()
  /** Tables of which the log has nothing yet: a new table's commands are all here. */
  const unlogged = new Set<string>()
  let count = 0
  /** The row of the moment, and the first one that may still be needed. */
  let row = 1
  let first = 1
  let mine = false
  /** Of the transaction under way. */
  let claimed = false
  let now = new Map<string, Fresh[]>()
  let sorting = new Set<string>()

  const isMine = () => mine && (sql.writer.get() as { name: string } | undefined)?.name === me

  /** What a server that was killed has left goes into the log, and from now on this one writes. */
  function claim(): void {
    sql.nobody.run()
    sql.write.run(me)
    empty()
    mine = true
  }

  function empty(): void {
    sql.all.run()
    sql.forget.run(Number.MAX_SAFE_INTEGER)
  }

  function lastOf(table: string): number {
    const here = now.get(table)?.at(-1) ?? gathered.get(table)?.entries.at(-1)
    if (here !== undefined) return here.seq
    const { seq } = sql.last.get(table) as { seq: number | null }
    if (seq === null) unlogged.add(table)
    return seq ?? 0
  }

  function isSaid(table: string, command: string): boolean {
    const same = (e: Fresh) => e.command === command
    if (now.get(table)?.some(same) || gathered.get(table)?.entries.some(same)) return true
    return !unlogged.has(table) && sql.said.get(table, command) !== undefined
  }

  function putAll(table: string, entries: readonly Fresh[]): void {
    const values = (e: Fresh) => [table, e.seq, e.command, e.at, e.entry]
    let i = 0
    for (; i + TOGETHER <= entries.length; i += TOGETHER)
      sql.putMany.run(...entries.slice(i, i + TOGETHER).flatMap(values))
    for (; i < entries.length; i++) sql.put.run(...values(entries[i] as Fresh))
  }

  /** The oldest tables make room. */
  function evacuate(): void {
    let left = count + now.size - most
    for (const [table, { entries }] of gathered) {
      if (left <= 0) return
      if (sorting.has(table)) continue
      sorting.add(table)
      left -= entries.length
    }
  }

  function takeAway(): void {
    let needed = row
    for (const [table, { from }] of gathered)
      if (!sorting.has(table)) {
        needed = from
        break
      }
    if (needed - first < STALE) return
    sql.forget.run(needed)
    first = needed
  }

  const rowOf = (table: string, { entry, ...rest }: Fresh): EntryRow => ({
    table,
    ...rest,
    entry: JSON.parse(entry) as Entry,
  })

  return {
    append({ table, seq, command, at, entry }) {
      if (!mine) {
        claim()
        claimed = true
      }
      if (seq <= lastOf(table) || (command !== null && isSaid(table, command))) return 'taken'
      const fresh: Fresh = { seq, command, at, entry: JSON.stringify(entry) }
      const here = now.get(table)
      if (here === undefined) now.set(table, [fresh])
      else here.push(fresh)
      return 'kept'
    },
    sortIn: (table) => void (gathered.has(table) && sorting.add(table)),
    entries(table, from) {
      if (!mine) within(claim)
      const here = gathered.get(table)?.entries ?? []
      return here.filter(({ seq }) => seq >= from).map((e) => rowOf(table, e))
    },
    ending() {
      if (now.size === 0 && sorting.size === 0) return
      if (!isMine()) throw new Error(TAKEN)
      evacuate()
      for (const table of sorting) putAll(table, gathered.get(table)?.entries ?? [])
      takeAway()
      if (now.size === 0) return
      let text = ''
      for (const [table, entries] of now) {
        const name = JSON.stringify(table)
        for (const { seq, command, at, entry } of entries)
          text += `${text === '' ? '[' : ','}[${name},${seq},${JSON.stringify(command)},${at},${entry}]`
      }
      row = Number(sql.add.run(`${text}]`).lastInsertRowid)
    },
    kept() {
      for (const table of sorting) {
        count -= gathered.get(table)?.entries.length ?? 0
        gathered.delete(table)
        unlogged.delete(table)
      }
      for (const [table, entries] of now) {
        const here = gathered.get(table)
        if (here === undefined) gathered.set(table, { from: row, entries })
        else here.entries.push(...entries)
        count += entries.length
      }
      claimed = false
      ended()
    },
    undone() {
      if (claimed) mine = false
      claimed = false
      ended()
    },
    close() {
      if (isMine()) within(empty)
    },
  }

  function ended(): void {
    now = new Map()
    sorting = new Set()
  }

  function within(work: () => void): void {
    db.exec('begin immediate')
    work()
    db.exec('commit')
  }
}
