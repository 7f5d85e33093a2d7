// What people sent of their own analysed matches, as it is kept.
import { numberIn, type Row, textIn } from './columns.ts'

/** One match of one person. */
export interface JudgedKept {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly seats: number
  /** `people`, or the level of the strongest computer. */
  readonly against: string
  /** The share of the win. */
  readonly result: number
  readonly at: number
  /** The table was open to all: everybody may know of the match. */
  readonly open: boolean
  /** How long it was thought about: a deeper analysis takes the place of a quick one. */
  readonly thoughts: number
  /** The figures themselves. */
  readonly doc: string
}

export interface JudgedStore {
  /** Keeps a row in the place of one that was thought over no longer, and no more than `most` of a person; nothing where they are gone. */
  keep(row: JudgedKept, most: number): Promise<void>
  /** The newest first. */
  of(person: string, limit: number): Promise<JudgedKept[]>
  /** Forgets all of a person, or one match of theirs. */
  forget(person: string, table?: string): Promise<void>
}

export const judgedOf = (row: Row): JudgedKept => ({
  person: textIn(row, 'person'),
  table: textIn(row, 'table_id'),
  game: textIn(row, 'game'),
  seats: numberIn(row, 'seats'),
  against: textIn(row, 'against'),
  result: numberIn(row, 'result'),
  at: numberIn(row, 'at'),
  open: numberIn(row, 'open') !== 0,
  thoughts: numberIn(row, 'thoughts'),
  doc: textIn(row, 'doc'),
})

/** What both stores ask in the same words; `place` writes the n-th value as the database wants it. */
export const judgedQueries = (place: (n: number) => string) => ({
  keep: `insert into judged (person, table_id, game, seats, against, result, at, open, thoughts, doc)
    select id, ${[2, 3, 4, 5, 6, 7, 8, 9, 10].map(place).join(', ')} from person where id = ${place(1)}
    on conflict (person, table_id) do update set game = excluded.game, seats = excluded.seats, against = excluded.against,
    result = excluded.result, at = excluded.at, open = excluded.open, thoughts = excluded.thoughts, doc = excluded.doc
    where excluded.thoughts >= judged.thoughts`,
  trim: `delete from judged where person = ${place(1)} and table_id not in
    (select table_id from judged where person = ${place(1)} order by at desc, table_id limit ${place(2)})`,
  of: `select * from judged where person = ${place(1)} order by at desc, table_id limit ${place(2)}`,
  forget: `delete from judged where person = ${place(1)}`,
  forgetOne: `delete from judged where person = ${place(1)} and table_id = ${place(2)}`,
})

/** The values of `keep`, in its order. */
export const judgedValues = (row: JudgedKept): (string | number)[] => [
  ...[row.person, row.table, row.game, row.seats, row.against, row.result],
  ...[row.at, row.open ? 1 : 0, row.thoughts, row.doc],
]
