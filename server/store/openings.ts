// How seats of finished matches began, as it is kept, and where the count of them has stopped.
import { numberIn, type Row, textIn, textOrNull } from './columns.ts'

/** How one seat of one match began. */
export interface BeginningRow {
  readonly table: string
  readonly seat: number
  readonly game: string
  /** The version of the rules it was played by. */
  readonly rules: number
  readonly seats: number
  readonly variant: string
  /** Who chose: people, or which computers. */
  readonly who: string
  /** The first choices, by what they are about. */
  readonly path: readonly string[]
  /** Sixtieths of the win, and points. */
  readonly won: number
  readonly points: number
  /** When the match ended. */
  readonly at: number
}

/** A row as it is read again, with whose result this seat's is; null for a computer's, and for somebody who has left. */
export interface BeginningRead extends BeginningRow {
  readonly person: string | null
}

/** A table in the order in which they are looked at: when it was last written, and its id. */
export interface TableMark {
  readonly at: number
  readonly table: string
}

/** How far a count is; `form` says how it counts, so that another way of counting begins anew. */
export interface CountMark extends TableMark {
  readonly form: number
}

/** After which row of a game a page of rows begins. */
export type BeginningMark = Pick<BeginningRow, 'at' | 'table' | 'seat'>

export interface OpeningsStore {
  mark(): Promise<CountMark | null>
  /** Matches of open tables that are over, last written after the mark and no later than `until`; the oldest first. */
  next(after: TableMark, until: number, limit: number): Promise<TableMark[]>
  /**
   * Keeps rows and how far the count is, in one commit; a seat that was counted before stays as it was. Of a game no more
   * than `most` rows are kept, the newest, and none of older rules.
   */
  keep(mark: CountMark, rows: readonly BeginningRow[], most: number): Promise<void>
  /** Forgets what was counted in another way, and begins anew. */
  restart(form: number): Promise<void>
  /** Rows of a game by these rules, the oldest first. */
  page(game: string, rules: number, after: BeginningMark, limit: number): Promise<BeginningRead[]>
}

/** Before the first of all. */
export const FIRST: BeginningMark = { at: -1, table: '', seat: -1 }

export const beginningOf = (row: Row): BeginningRead => ({
  table: textIn(row, 'table_id'),
  seat: numberIn(row, 'seat'),
  game: textIn(row, 'game'),
  rules: numberIn(row, 'rules'),
  seats: numberIn(row, 'seats'),
  variant: textIn(row, 'variant'),
  who: textIn(row, 'who'),
  path: JSON.parse(textIn(row, 'path')),
  won: numberIn(row, 'won'),
  points: numberIn(row, 'points'),
  at: numberIn(row, 'at'),
  person: textOrNull(row, 'person'),
})

export const placeOf = (row: Row): TableMark => ({ at: numberIn(row, 'at'), table: textIn(row, 'table_id') })

export const markOf = (row: Row): CountMark => ({
  form: numberIn(row, 'form'),
  ...placeOf(row),
})

/** What both stores ask in the same words; `place` writes the n-th value as the database wants it. */
export const openingsQueries = (place: (n: number) => string) => ({
  mark: "select form, at, table_id from counting where what = 'openings'",
  next: `select updated as at, id as table_id from game_table where status = 'over' and open = 1 and updated >= ${place(1)} and updated <= ${place(2)}
    and (updated > ${place(1)} or id > ${place(3)}) order by updated, id limit ${place(4)}`,
  keep: `insert into beginning (table_id, seat, game, rules, seats, variant, who, path, won, points, at)
    values (${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(place).join(', ')}) on conflict do nothing`,
  // Of two nodes that count at once, the one that is further wins.
  move: `insert into counting (what, form, at, table_id) values ('openings', ${[1, 2, 3].map(place).join(', ')})
    on conflict (what) do update set form = excluded.form, at = excluded.at, table_id = excluded.table_id
    where excluded.form > counting.form or (excluded.form = counting.form and (excluded.at > counting.at
      or (excluded.at = counting.at and excluded.table_id > counting.table_id)))`,
  outdate: `delete from beginning where game = ${place(1)} and rules < ${place(2)}`,
  trim: `delete from beginning where game = ${place(1)} and at <=
    (select at from beginning where game = ${place(1)} order by at desc limit 1 offset ${place(2)})`,
  forget: 'delete from beginning',
  page: `select b.*, (select min(r.person) from result r where r.table_id = b.table_id and r.seat = b.seat) as person
    from beginning b where b.game = ${place(1)} and b.rules = ${place(2)} and b.at >= ${place(3)}
    and (b.at > ${place(3)} or b.table_id > ${place(4)} or (b.table_id = ${place(4)} and b.seat > ${place(5)}))
    order by b.at, b.table_id, b.seat limit ${place(6)}`,
})

/** The values of `keep`, in its order. */
export const beginningValues = (row: BeginningRow): (string | number)[] => [
  ...[row.table, row.seat, row.game, row.rules, row.seats, row.variant, row.who],
  ...[JSON.stringify(row.path), row.won, row.points, row.at],
]

/** The games of some rows, each with the rules they were played by. */
export const gamesIn = (rows: readonly BeginningRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ game, rules }) => [game, rules]))
