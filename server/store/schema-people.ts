// The first schema of what is kept of people. Column names are the same in both stores: a backup moves between them.

/** SQLite: numbers are milliseconds or counts, `blob` a public key. */
export const peopleSqlite: readonly string[] = [
  `create table person (
    id text primary key,
    name text not null,
    created integer not null,
    seen integer not null,
    doc text not null
  ) strict, without rowid`,
  `create table session (
    hash text primary key,
    person text not null references person (id) on delete cascade,
    created integer not null,
    seen integer not null
  ) strict, without rowid`,
  'create index session_person on session (person)',
  `create table passkey (
    id text primary key,
    person text not null references person (id) on delete cascade,
    public_key blob not null,
    counter integer not null,
    transports text not null,
    name text not null,
    created integer not null
  ) strict, without rowid`,
  'create index passkey_person on passkey (person)',
  `create table recovery (
    hash text primary key,
    person text not null references person (id) on delete cascade
  ) strict, without rowid`,
  'create index recovery_person on recovery (person)',
  `create table rating (
    person text not null references person (id) on delete cascade,
    game text not null,
    mu real not null,
    sigma real not null,
    matches integer not null,
    wins integer not null,
    primary key (person, game)
  ) strict, without rowid`,
  `create table result (
    person text not null references person (id) on delete cascade,
    table_id text not null,
    game text not null,
    seats integer not null,
    seat integer not null,
    score real not null,
    place integer not null,
    won integer not null,
    at integer not null,
    primary key (person, table_id, seat)
  ) strict, without rowid`,
  'create index result_at on result (person, at)',
  'create index result_table on result (table_id)',
  `create table reminder (
    person text not null references person (id) on delete cascade,
    table_id text not null,
    game text not null,
    since integer not null,
    at integer not null,
    primary key (person, table_id)
  ) strict, without rowid`,
  'create index reminder_at on reminder (at)',
]

/** PostgreSQL: the same tables and columns; `won` stays a number, so that rows travel unchanged. */
export const peoplePostgres: readonly string[] = [
  `create table person (
    id text primary key,
    name text not null,
    created bigint not null,
    seen bigint not null,
    doc text not null
  )`,
  `create table session (
    hash text primary key,
    person text not null references person (id) on delete cascade,
    created bigint not null,
    seen bigint not null
  )`,
  'create index session_person on session (person)',
  `create table passkey (
    id text primary key,
    person text not null references person (id) on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created bigint not null
  )`,
  'create index passkey_person on passkey (person)',
  `create table recovery (
    hash text primary key,
    person text not null references person (id) on delete cascade
  )`,
  'create index recovery_person on recovery (person)',
  `create table rating (
    person text not null references person (id) on delete cascade,
    game text not null,
    mu double precision not null,
    sigma double precision not null,
    matches integer not null,
    wins integer not null,
    primary key (person, game)
  )`,
  `create table result (
    person text not null references person (id) on delete cascade,
    table_id text not null,
    game text not null,
    seats integer not null,
    seat integer not null,
    score double precision not null,
    place integer not null,
    won integer not null,
    at bigint not null,
    primary key (person, table_id, seat)
  )`,
  'create index result_at on result (person, at)',
  'create index result_table on result (table_id)',
  `create table reminder (
    person text not null references person (id) on delete cascade,
    table_id text not null,
    game text not null,
    since bigint not null,
    at bigint not null,
    primary key (person, table_id)
  )`,
  'create index reminder_at on reminder (at)',
]
