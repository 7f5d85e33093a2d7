// The ninth schema: what people sent of their own analysed matches, one row a match and person. Column names are the same in
// both stores.

const tables = (whole: string, real: string, strict: string): readonly string[] => [
  `create table judged (
    person text not null references person (id) on delete cascade,
    table_id text not null,
    game text not null,
    seats integer not null,
    against text not null,
    result ${real} not null,
    at ${whole} not null,
    open integer not null,
    thoughts integer not null,
    doc text not null,
    primary key (person, table_id)
  )${strict}`,
  'create index judged_at on judged (person, at)',
]

export const judgedSqlite: readonly string[] = tables('integer', 'real', ' strict, without rowid')
export const judgedPostgres: readonly string[] = tables('bigint', 'double precision', '')
