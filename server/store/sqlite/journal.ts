// The journal: the newest entries of all tables, one row for each batch. In the log each table has its own pages, so writing
// every move there would cost a page or two; instead a table's entries are moved from the journal to the log together. Both
// are tables of the same file, and equally durable.
import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { numberIn, type Row, textIn, textOrNull } from '../columns.ts'
import type { EntryRow } from '../store.ts'
import { type BloomFilter, bloomFilterOf } from './bloomFilter.ts'
import type { TransactionObserver } from './commit.ts'
import { lastIn, logOf, type WrittenEntry } from './log.ts'

/** Entries the journal may hold before the oldest are moved to the log. */
const MOST = 16_384
/** Rows that are no longer needed before they are deleted. */
const STALE = 128
/** Tables for which a filter of their commands is kept. */
const TABLES = 4096
/** Commands a new filter is made for; where a table has more, its filter is made anew for twice as many. */
const COMMANDS = 400

/** The entries of a table that are not in the log yet, oldest first, and the journal's row that holds the first of them. */
interface PendingEntries {
  readonly from: number
  readonly entries: WrittenEntry[]
}

/** Observes every transaction: its memory holds an entry only once that is committed. */
export interface Journal extends TransactionObserver {
  /** Within a transaction: adds an entry to the batch, unless its number or its command is taken. */
  append(row: EntryRow): 'kept' | 'taken'
  /** Within a transaction: moves the entries of this table to the log. */
  flush(table: string): void
  /** All entries of a table from a number on, oldest first. */
  entries(table: string, from: number): EntryRow[]
  /** The number of the last entry of a table; 0 before the first. */
  last(table: string): number
  /** Whether another server has become the writer of this file since this one was. */
  isTakenOver(): boolean
  /** Moves everything to the log. */
  close(): void
}

/** The entries of the journal that are not in the log yet, as rows of the log. */
export const PENDING_ROWS = `select * from (select e.value ->> 0 as table_id, e.value ->> 1 as seq, e.value ->> 2 as command,
    e.value ->> 3 as at, e.value -> 4 as entry
    from journal, json_each(journal.entries) as e) as here
  where seq > ${lastIn('here.table_id')}
  order by table_id, seq`

export const ANOTHER_WRITER = 'another server has opened this store: this one may not write to it any more'

const writtenOf = (row: Row): WrittenEntry => ({
  seq: numberIn(row, 'seq'),
  command: textOrNull(row, 'command'),
  at: numberIn(row, 'at'),
  entry: textIn(row, 'entry'),
})

export const journalOf = (db: DatabaseSync, most = MOST): Journal => new SqliteJournal(db, most)

class SqliteJournal implements Journal {
  readonly #db: DatabaseSync
  readonly #most: number
  readonly #sql
  readonly #log
  readonly #me = randomUUID()
  /** By table, in the order of their oldest entry. */
  readonly #pending = new Map<string, PendingEntries>()
  readonly #commands = new Map<string, BloomFilter>()
  #count = 0
  /** The last row, and the first one that may still be needed. */
  #row = 1
  #first = 1
  #isWriter = false
  /** The transaction under way: whether it made this server the writer, its new entries, the tables it moves to the log. */
  #claimed = false
  #batch = new Map<string, WrittenEntry[]>()
  #flushing = new Set<string>()

  constructor(db: DatabaseSync, most: number) {
    this.#db = db
    this.#most = most
    const p = (text: string) => db.prepare(text)
    this.#sql = {
      add: p('insert into journal (entries) values (?)'),
      forget: p('delete from journal where n < ?'),
      pending: p(PENDING_ROWS),
      writer: p('select name from writer'),
      nobody: p('delete from writer'),
      write: p('insert into writer values (?)'),
    }
    this.#log = logOf(db)
  }

  append({ table, seq, command, at, entry }: EntryRow): 'kept' | 'taken' {
    if (!this.#isWriter) {
      this.#claim()
      this.#claimed = true
    }
    if (seq <= this.#lastOf(table) || (command !== null && this.#isKnown(table, command))) return 'taken'
    const fresh: WrittenEntry = { seq, command, at, entry: JSON.stringify(entry) }
    const here = this.#batch.get(table)
    if (here === undefined) this.#batch.set(table, [fresh])
    else here.push(fresh)
    return 'kept'
  }

  flush(table: string): void {
    if (this.#pending.has(table)) this.#flushing.add(table)
  }

  entries(table: string, from: number): EntryRow[] {
    if (!this.#isWriter) this.#within(() => this.#claim())
    const all = this.#log.read(table, from)
    // Another server may have moved to the log what is still pending here.
    const next = Math.max(from, (all.at(-1)?.seq ?? 0) + 1)
    for (const { entry, ...rest } of this.#pending.get(table)?.entries ?? [])
      if (rest.seq >= next) all.push({ table, ...rest, entry: JSON.parse(entry) })
    return all
  }

  last(table: string): number {
    if (!this.#isWriter) this.#within(() => this.#claim())
    return this.#lastOf(table)
  }

  beforeCommit(): void {
    if (this.#batch.size === 0 && this.#flushing.size === 0) return
    if (!this.#isStillWriter()) throw new Error(ANOTHER_WRITER)
    this.#evict()
    for (const table of this.#flushing) this.#log.put(table, this.#pending.get(table)?.entries ?? [])
    this.#trim()
    if (this.#batch.size === 0) return
    let text = ''
    for (const [table, entries] of this.#batch) {
      const name = JSON.stringify(table)
      for (const { seq, command, at, entry } of entries)
        text += `${text === '' ? '[' : ','}[${name},${seq},${JSON.stringify(command)},${at},${entry}]`
    }
    this.#row = Number(this.#sql.add.run(`${text}]`).lastInsertRowid)
  }

  committed(): void {
    for (const table of this.#flushing) {
      this.#count -= this.#pending.get(table)?.entries.length ?? 0
      this.#pending.delete(table)
    }
    for (const [table, entries] of this.#batch) {
      const here = this.#pending.get(table)
      if (here === undefined) this.#pending.set(table, { from: this.#row, entries })
      else here.entries.push(...entries)
      this.#count += entries.length
    }
    this.#claimed = false
    this.#reset()
  }

  rolledBack(): void {
    if (this.#claimed) this.#isWriter = false
    this.#claimed = false
    // The filters hold commands that were not committed.
    for (const table of this.#batch.keys()) this.#commands.delete(table)
    this.#reset()
  }

  close(): void {
    if (this.#isStillWriter()) this.#within(() => this.#flushAll())
  }

  isTakenOver(): boolean {
    return this.#isWriter && !this.#isStillWriter()
  }

  #isStillWriter(): boolean {
    return this.#isWriter && this.#sql.writer.get()?.name === this.#me
  }

  /** Becomes the one writer of this file: of two servers only the last to do so may write. Entries a killed server left are moved to the log. */
  #claim(): void {
    this.#sql.nobody.run()
    this.#sql.write.run(this.#me)
    this.#flushAll()
    this.#isWriter = true
  }

  #flushAll(): void {
    const left = Map.groupBy(this.#sql.pending.all(), (row) => textIn(row, 'table_id'))
    for (const [table, rows] of left) this.#log.put(table, rows.map(writtenOf))
    this.#sql.forget.run(Number.MAX_SAFE_INTEGER)
  }

  #lastOf(table: string): number {
    return (this.#batch.get(table)?.at(-1) ?? this.#pending.get(table)?.entries.at(-1))?.seq ?? this.#log.last(table)
  }

  *#commandsOf(table: string): Generator<string> {
    for (const { command } of this.#log.read(table, 1)) if (command !== null) yield command
    for (const { command } of this.#pending.get(table)?.entries ?? []) if (command !== null) yield command
    for (const { command } of this.#batch.get(table) ?? []) if (command !== null) yield command
  }

  /** The filter of all commands of a table. */
  #filterFor(table: string): BloomFilter {
    let filter = this.#commands.get(table)
    if (filter !== undefined && !filter.full) return filter
    const said = [...this.#commandsOf(table)]
    filter = bloomFilterOf(Math.max(COMMANDS, 2 * said.length))
    for (const command of said) filter.add(command)
    this.#commands.set(table, filter)
    const oldest = this.#commands.keys().next().value
    if (this.#commands.size > TABLES && oldest !== undefined) this.#commands.delete(oldest)
    return filter
  }

  /** Whether a command is in the log already; if not, it is added to the filter. */
  #isKnown(table: string, command: string): boolean {
    const filter = this.#filterFor(table)
    if (filter.mayHave(command)) for (const said of this.#commandsOf(table)) if (said === command) return true
    filter.add(command)
    return false
  }

  /** Where the journal holds too much, the tables with the oldest entries are moved to the log. */
  #evict(): void {
    let left = this.#count + this.#batch.size - this.#most
    for (const [table, { entries }] of this.#pending) {
      if (left <= 0) return
      if (this.#flushing.has(table)) continue
      this.#flushing.add(table)
      left -= entries.length
    }
  }

  #trim(): void {
    let needed = this.#row
    for (const [table, { from }] of this.#pending)
      if (!this.#flushing.has(table)) {
        needed = from
        break
      }
    if (needed - this.#first < STALE) return
    this.#sql.forget.run(needed)
    this.#first = needed
  }

  #reset(): void {
    this.#batch = new Map()
    this.#flushing = new Set()
  }

  #within(work: () => void): void {
    this.#db.exec('begin immediate')
    work()
    this.#db.exec('commit')
  }
}
