// The third schema: the outbox of notices, links that were used, names that are kept, and the house's heartbeat. Column
// names are the same in both stores: a backup moves between them.

const tables = (whole: string, strict: string): readonly string[] => [
  `create table notice (
    person text not null references person (id) on delete cascade,
    table_id text not null,
    channel text not null,
    kind text not null,
    game text not null,
    since ${whole} not null,
    at ${whole} not null,
    tries integer not null,
    sent ${whole},
    primary key (person, table_id, channel)
  )${strict}`,
  'create index notice_at on notice (at) where sent is null',
  `create table spent (
    hash text primary key,
    until ${whole} not null
  )${strict}`,
  `create table kept_name (
    skeleton text primary key,
    person text not null references person (id) on delete cascade
  )${strict}`,
  'create index kept_name_person on kept_name (person)',
  `create table pulse (
    id integer primary key,
    at ${whole} not null
  )${strict === '' ? '' : ' strict'}`,
  `create table outage (
    began ${whole} primary key,
    ended ${whole} not null
  )${strict}`,
  // Reminders of the first schema were for mail only.
  `insert into notice (person, table_id, channel, kind, game, since, at, tries, sent)
   select person, table_id, 'mail', 'turn', game, since, at, 0, null from reminder`,
  'delete from reminder',
]

export const noticesSqlite = tables('integer', ' strict, without rowid')
export const noticesPostgres = tables('bigint', '')
