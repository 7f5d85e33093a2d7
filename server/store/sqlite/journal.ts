// The newest entries, in the order in which they came: one row for all of a moment. In the log itself every table has a
// place of its own, and a move would cost it pages of the disk; so the log is written a table at a time, when a table
// has gathered some entries. What stands here is as safe as what stands there: it is in the same file.
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Entry } from '../../../match/log.ts'
import type { EntryRow } from '../store.ts'
import { type BloomFilter, bloomFilterOf } from './bloomFilter.ts'
import type { Witness } from './commit.ts'
import { type Fresh, lastIn, logOf } from './log.ts'

/** Entries that may stand here before the oldest are put into the log. */
const MOST = 16_384
/** Rows that nobody needs any more, before they are taken away. */
const STALE = 128
/** Tables whose commands are remembered. */
const TABLES = 4096
/** Commands that a table is expected to have at first; where there are more, twice as many. */
const COMMANDS = 400

/** What a table has here, oldest first, and the row in which its oldest entry stands. */
interface Gathered {
  readonly from: number
  readonly entries: Fresh[]
}

/** A witness of every transaction: in memory an entry is here only when it is in the file. */
export interface Journal extends Witness {
  /** Within a transaction: an entry of the moment, unless its number or its command is taken. */
  append(row: EntryRow): 'kept' | 'taken'
  /** Within a transaction: what this table has gathered goes into the log. */
  sortIn(table: string): void
  /** All entries of a table from a number on, oldest first. */
  entries(table: string, from: number): EntryRow[]
  /** Everything into the log: nothing stands here while nobody is at home. */
  close(): void
}

/** What stands here and not yet in the log, as rows of the log. */
export const GATHERED = `select * from (select e.value ->> 0 as table_id, e.value ->> 1 as seq, e.value ->> 2 as command,
    e.value ->> 3 as at, e.value -> 4 as entry
    from journal, json_each(journal.entries) as e) as here
  where seq > ${lastIn('here.table_id')}
  order by table_id, seq`

/** Whoever opened the store last and wrote to its log: of two servers on one file only one goes on. */
const TAKEN = 'another server has opened this store: this one may not write to it any more'

export function journalOf(db: DatabaseSync, most = MOST): Journal {
  const p = (text: string) => db.prepare(text)
  const sql = {
    add: p('insert into journal (entries) values (?)'),
    forget: p('delete from journal where n < ?'),
    gathered: p(GATHERED),
    writer: p('select name from writer'),
    nobody: p('delete from writer'),
    write: p('insert into writer values (?)'),
  }
  const log = logOf(db)
  const me = randomUUID()
  /** By the age of their oldest entry: a table that was sorted in comes last when it gathers again. */
  const gathered = new Map<string, Gathered>()
  const commands = new Map<string, BloomFilter>()
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
    const left = sql.gathered.all() as unknown as (Fresh & { readonly table_id: string })[]
    for (const [table, entries] of Map.groupBy(left, (found) => found.table_id)) log.put(table, entries)
    sql.forget.run(Number.MAX_SAFE_INTEGER)
  }

  const lastOf = (table: string): number =>
    (now.get(table)?.at(-1) ?? gathered.get(table)?.entries.at(-1))?.seq ?? log.last(table)

  function* commandsOf(table: string): Generator<string> {
    for (const { command } of log.read(table, 1)) if (command !== null) yield command
    for (const { command } of gathered.get(table)?.entries ?? []) if (command !== null) yield command
    for (const { command } of now.get(table) ?? []) if (command !== null) yield command
  }

  /** The commands of a table, those of long ago included. */
  function filterFor(table: string): BloomFilter {
    let filter = commands.get(table)
    if (filter !== undefined && !filter.full) return filter
    const said = [...commandsOf(table)]
    filter = bloomFilterOf(Math.max(COMMANDS, 2 * said.length))
    for (const command of said) filter.add(command)
    commands.set(table, filter)
    const oldest = commands.keys().next().value
    if (commands.size > TABLES && oldest !== undefined) commands.delete(oldest)
    return filter
  }

  /** Whether a command was said before; if not, it is now. */
  function isSaid(table: string, command: string): boolean {
    const filter = filterFor(table)
    if (filter.mayHave(command)) for (const said of commandsOf(table)) if (said === command) return true
    filter.add(command)
    return false
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

  function ended(): void {
    now = new Map()
    sorting = new Set()
  }

  function within(work: () => void): void {
    db.exec('begin immediate')
    work()
    db.exec('commit')
  }

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
      const all = log.read(table, from)
      // Another server may have put into the log what this one still has here.
      const next = Math.max(from, (all.at(-1)?.seq ?? 0) + 1)
      for (const { entry, ...rest } of gathered.get(table)?.entries ?? [])
        if (rest.seq >= next) all.push({ table, ...rest, entry: JSON.parse(entry) as Entry })
      return all
    },
    ending() {
      if (now.size === 0 && sorting.size === 0) return
      if (!isMine()) throw new Error(TAKEN)
      evacuate()
      for (const table of sorting) log.put(table, gathered.get(table)?.entries ?? [])
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
      // What they heard of was not kept.
      for (const table of now.keys()) commands.delete(table)
      ended()
    },
    close() {
      if (isMine()) within(empty)
    },
  }
}
