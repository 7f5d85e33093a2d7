// Who is whose friend, whom somebody has blocked, who is here, and who looks for a table. Column names are the same in both
// stores.

const tables = (whole: string, strict: string): readonly string[] => [
  `create table tie (
    person text not null references person (id) on delete cascade,
    other text not null references person (id) on delete cascade,
    kind text not null,
    at ${whole} not null,
    primary key (person, other)
  )${strict}`,
  'create index tie_other on tie (other)',
  `create table here (
    person text not null references person (id) on delete cascade,
    node text not null,
    at ${whole} not null,
    primary key (person, node)
  )${strict}`,
  `create table invitation (
    person text not null references person (id) on delete cascade,
    table_id text not null references game_table (id) on delete cascade,
    host text not null,
    at ${whole} not null,
    primary key (person, table_id)
  )${strict}`,
  `create table seek (
    person text primary key references person (id) on delete cascade,
    doc text not null,
    since ${whole} not null,
    seen ${whole} not null,
    table_id text
  )${strict}`,
]

export const tiesSqlite: readonly string[] = tables('integer', ' strict, without rowid')
export const tiesPostgres: readonly string[] = tables('bigint', '')
