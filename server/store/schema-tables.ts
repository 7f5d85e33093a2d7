// The first schema of what is kept of tables. Column names are the same in both stores: a backup moves between them.

/** SQLite: numbers are milliseconds or counts, documents are JSON text. */
export const tablesSqlite: readonly string[] = [
  `create table game_table (
    id text primary key,
    version integer not null,
    game text not null,
    status text not null,
    open integer not null,
    people text not null,
    due integer,
    created integer not null,
    updated integer not null,
    doc text not null
  ) strict, without rowid`,
  'create index game_table_due on game_table (due) where due is not null',
  'create index game_table_listed on game_table (status, open, updated)',
  `create table seated (
    person text not null,
    table_id text not null references game_table (id) on delete cascade,
    primary key (person, table_id)
  ) strict, without rowid`,
  'create index seated_table on seated (table_id)',
  `create table entry (
    table_id text not null,
    seq integer not null,
    command text,
    at integer not null,
    entry text not null,
    primary key (table_id, seq)
  ) strict, without rowid`,
  'create unique index entry_command on entry (table_id, command) where command is not null',
  `create table snapshot (
    table_id text primary key,
    seq integer not null,
    rules integer not null,
    doc text not null
  ) strict`,
  `create table chat (
    table_id text not null,
    n integer not null,
    at integer not null,
    person text,
    name text not null,
    text text not null,
    blanks text,
    command text,
    primary key (table_id, n)
  ) strict, without rowid`,
  'create unique index chat_command on chat (table_id, command) where command is not null',
  `create table fixed (
    key text primary key,
    value text not null
  ) strict, without rowid`,
]

export const tablesPostgres: readonly string[] = [
  `create table game_table (
    id text primary key,
    version integer not null,
    game text not null,
    status text not null,
    open integer not null,
    people text not null,
    due bigint,
    created bigint not null,
    updated bigint not null,
    doc text not null
  )`,
  'create index game_table_due on game_table (due) where due is not null',
  'create index game_table_listed on game_table (status, open, updated)',
  `create table seated (
    person text not null,
    table_id text not null references game_table (id) on delete cascade,
    primary key (person, table_id)
  )`,
  'create index seated_table on seated (table_id)',
  `create table entry (
    table_id text not null,
    seq integer not null,
    command text,
    at bigint not null,
    entry text not null,
    primary key (table_id, seq)
  )`,
  'create unique index entry_command on entry (table_id, command) where command is not null',
  `create table snapshot (
    table_id text primary key,
    seq integer not null,
    rules integer not null,
    doc text not null
  )`,
  `create table chat (
    table_id text not null,
    n integer not null,
    at bigint not null,
    person text,
    name text not null,
    text text not null,
    blanks text,
    command text,
    primary key (table_id, n)
  )`,
  'create unique index chat_command on chat (table_id, command) where command is not null',
  `create table fixed (
    key text primary key,
    value text not null
  )`,
]

/** SQLite: the journal of the newest entries, the log in blocks, and the one server that may write. */
export const journalSqlite: readonly string[] = [
  `create table block (
    table_id text not null,
    seq integer not null,
    entries text not null,
    primary key (table_id, seq)
  ) strict`,
  `create table journal (
    n integer primary key,
    entries text not null
  ) strict`,
  'create table writer (name text not null) strict',
]
