// The tenth schema: how seats of finished matches began, and up to which table a sweep has counted. No row says whose seat it
// was. Column names are the same in both stores.

const tables = (whole: string, strict: string): readonly string[] => [
  `create table beginning (
    table_id text not null references game_table (id) on delete cascade,
    seat integer not null,
    game text not null,
    rules integer not null,
    seats integer not null,
    variant text not null,
    who text not null,
    path text not null,
    won integer not null,
    points integer not null,
    at ${whole} not null,
    primary key (table_id, seat)
  )${strict}`,
  'create index beginning_game on beginning (game, at, table_id, seat)',
  `create table counting (
    what text primary key,
    form integer not null,
    at ${whole} not null,
    table_id text not null
  )${strict}`,
]

export const openingsSqlite: readonly string[] = tables('integer', ' strict, without rowid')
export const openingsPostgres: readonly string[] = tables('bigint', '')
