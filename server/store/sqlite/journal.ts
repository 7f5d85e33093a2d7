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

export const journalOf = (db: DatabaseSync, most = MOST): Journal => new SqliteJournal(db, most)

class SqliteJournal implements Journal {
  readonly #db: DatabaseSync
  readonly #most: number
  readonly #sql
  readonly #log
  readonly #me = randomUUID()
  /** By the age of their oldest entry: a table that was sorted in comes last when it gathers again. */
  readonly #gathered = new Map<string, Gathered>()
  readonly #commands = new Map<string, BloomFilter>()
  #count = 0
  /** The row of the moment, and the first one that may still be needed. */
  #row = 1
  #first = 1
  #mine = false
  /** Of the transaction under way. */
  #claimed = false
  #now = new Map<string, Fresh[]>()
  #sorting = new Set<string>()

  constructor(db: DatabaseSync, most: number) {
    this.#db = db
    this.#most = most
    const p = (text: string) => db.prepare(text)
    this.#sql = {
      add: p('insert into journal (entries) values (?)'),
      forget: p('delete from journal where n < ?'),
      gathered: p(GATHERED),
      writer: p('select name from writer'),
      nobody: p('delete from writer'),
      write: p('insert into writer values (?)'),
    }
    this.#log = logOf(db)
  }

  append({ table, seq, command, at, entry }: EntryRow): 'kept' | 'taken' {
    if (!this.#mine) {
      this.#claim()
      this.#claimed = true
    }
    if (seq <= this.#lastOf(table) || (command !== null && this.#isSaid(table, command))) return 'taken'
    const fresh: Fresh = { seq, command, at, entry: JSON.stringify(entry) }
    const here = this.#now.get(table)
    if (here === undefined) this.#now.set(table, [fresh])
    else here.push(fresh)
    return 'kept'
  }

  sortIn(table: string): void {
    if (this.#gathered.has(table)) this.#sorting.add(table)
  }

  entries(table: string, from: number): EntryRow[] {
    if (!this.#mine) this.#within(() => this.#claim())
    const all = this.#log.read(table, from)
    // Another server may have put into the log what this one still has here.
    const next = Math.max(from, (all.at(-1)?.seq ?? 0) + 1)
    for (const { entry, ...rest } of this.#gathered.get(table)?.entries ?? [])
      if (rest.seq >= next) all.push({ table, ...rest, entry: JSON.parse(entry) as Entry })
    return all
  }

  ending(): void {
    if (this.#now.size === 0 && this.#sorting.size === 0) return
    if (!this.#isMine()) throw new Error(TAKEN)
    this.#evacuate()
    for (const table of this.#sorting) this.#log.put(table, this.#gathered.get(table)?.entries ?? [])
    this.#takeAway()
    if (this.#now.size === 0) return
    let text = ''
    for (const [table, entries] of this.#now) {
      const name = JSON.stringify(table)
      for (const { seq, command, at, entry } of entries)
        text += `${text === '' ? '[' : ','}[${name},${seq},${JSON.stringify(command)},${at},${entry}]`
    }
    this.#row = Number(this.#sql.add.run(`${text}]`).lastInsertRowid)
  }

  kept(): void {
    for (const table of this.#sorting) {
      this.#count -= this.#gathered.get(table)?.entries.length ?? 0
      this.#gathered.delete(table)
    }
    for (const [table, entries] of this.#now) {
      const here = this.#gathered.get(table)
      if (here === undefined) this.#gathered.set(table, { from: this.#row, entries })
      else here.entries.push(...entries)
      this.#count += entries.length
    }
    this.#claimed = false
    this.#ended()
  }

  undone(): void {
    if (this.#claimed) this.#mine = false
    this.#claimed = false
    // What they heard of was not kept.
    for (const table of this.#now.keys()) this.#commands.delete(table)
    this.#ended()
  }

  close(): void {
    if (this.#isMine()) this.#within(() => this.#empty())
  }

  #isMine(): boolean {
    return this.#mine && (this.#sql.writer.get() as { name: string } | undefined)?.name === this.#me
  }

  /** What a server that was killed has left goes into the log, and from now on this one writes. */
  #claim(): void {
    this.#sql.nobody.run()
    this.#sql.write.run(this.#me)
    this.#empty()
    this.#mine = true
  }

  #empty(): void {
    const left = this.#sql.gathered.all() as unknown as (Fresh & { readonly table_id: string })[]
    for (const [table, entries] of Map.groupBy(left, (found) => found.table_id)) this.#log.put(table, entries)
    this.#sql.forget.run(Number.MAX_SAFE_INTEGER)
  }

  #lastOf(table: string): number {
    return (this.#now.get(table)?.at(-1) ?? this.#gathered.get(table)?.entries.at(-1))?.seq ?? this.#log.last(table)
  }

  *#commandsOf(table: string): Generator<string> {
    for (const { command } of this.#log.read(table, 1)) if (command !== null) yield command
    for (const { command } of this.#gathered.get(table)?.entries ?? []) if (command !== null) yield command
    for (const { command } of this.#now.get(table) ?? []) if (command !== null) yield command
  }

  /** The commands of a table, those of long ago included. */
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

  /** Whether a command was said before; if not, it is now. */
  #isSaid(table: string, command: string): boolean {
    const filter = this.#filterFor(table)
    if (filter.mayHave(command)) for (const said of this.#commandsOf(table)) if (said === command) return true
    filter.add(command)
    return false
  }

  /** The oldest tables make room. */
  #evacuate(): void {
    let left = this.#count + this.#now.size - this.#most
    for (const [table, { entries }] of this.#gathered) {
      if (left <= 0) return
      if (this.#sorting.has(table)) continue
      this.#sorting.add(table)
      left -= entries.length
    }
  }

  #takeAway(): void {
    let needed = this.#row
    for (const [table, { from }] of this.#gathered)
      if (!this.#sorting.has(table)) {
        needed = from
        break
      }
    if (needed - this.#first < STALE) return
    this.#sql.forget.run(needed)
    this.#first = needed
  }

  #ended(): void {
    this.#now = new Map()
    this.#sorting = new Set()
  }

  #within(work: () => void): void {
    this.#db.exec('begin immediate')
    work()
    this.#db.exec('commit')
  }
}
