// How people meet, in SQLite.
import type { DatabaseSync } from 'node:sqlite'
import { textIn } from '../columns.ts'
import type { MeetingStore, Paired } from '../meeting.ts'
import {
  invitationOf,
  ladderQuery,
  opponentOf,
  opponentsQuery,
  rungOf,
  seekOf,
  tiedBy,
  tieOf,
} from '../meeting-rows.ts'
import type { Write } from './people.ts'

const place = (n: number) => `?${n}`

export function sqliteMeeting(db: DatabaseSync, write: Write): MeetingStore {
  const sql = statements(db)
  /** All of them still look: only then they get the table. */
  function give({ table, people }: Paired): boolean {
    if (!people.every((person) => sql.free.get(person) !== undefined)) return false
    for (const person of people) sql.give.run(table, person)
    return true
  }
  const ties = (person: string) => sql.ties.all(person, person).map(tieOf)
  return {
    tie: (row, most = Number.POSITIVE_INFINITY) =>
      write(() => {
        const { person, other, kind, at } = row
        const tied = tiedBy(row, ties(person), ties(other), most)
        if (tied === 'kept') sql.tie.run(person, other, kind, at)
        return tied
      }),
    untie: (person, other) => write(() => void sql.untie.run(person, other)),
    ties: async (person) => ties(person),
    blocks: async (people) => {
      const list = JSON.stringify(people)
      return sql.blocks.all(list, list).map(tieOf)
    },
    arrive: (people, node, at) => write(() => void sql.arrive.run(node, at, JSON.stringify(people))),
    depart: (person, node) => write(() => void sql.depart.run(person, node)),
    here: async (people, since) => sql.here.all(since, JSON.stringify(people)).map((row) => textIn(row, 'person')),
    invite: ({ person, table, host, at, words }) => write(() => void sql.invite.run(person, table, host, at, words)),
    uninvite: (person, table) => write(() => void sql.uninvite.run(person, table)),
    invitations: async (person, limit) => sql.invitations.all(person, limit).map(invitationOf),
    seek: ({ person, doc, since, seen, table }) => write(() => void sql.seek.run(doc, since, seen, table, person)),
    sought: async (person) => {
      const row = sql.sought.get(person)
      return row === undefined ? null : seekOf(row)
    },
    unseek: (person) => write(() => void sql.unseek.run(person)),
    seeks: (seenSince, limit) =>
      write(() => {
        sql.forget.run(seenSince)
        return sql.seeks.all(limit).map(seekOf)
      }),
    pair: (groups) => write(() => groups.filter(give)),
    ladder: async (filter) => {
      const { text, values } = ladderQuery(filter, place)
      return db
        .prepare(text)
        .all(...values)
        .map(rungOf)
    },
    opponents: async (person, open, limit) =>
      db.prepare(opponentsQuery(open, place)).all(person, limit).map(opponentOf),
  }
}

function statements(db: DatabaseSync) {
  const p = (text: string) => db.prepare(text)
  return {
    tie: p(
      `insert into tie (person, other, kind, at) select a.id, b.id, ?3, ?4 from person a, person b where a.id = ?1 and b.id = ?2
       on conflict (person, other) do update set kind = excluded.kind, at = excluded.at`,
    ),
    untie: p('delete from tie where person = ? and other = ?'),
    ties: p('select * from tie where person = ? or other = ? order by at, person, other'),
    blocks: p(
      `select * from tie where kind = 'block' and person in (select value from json_each(?))
       and other in (select value from json_each(?))`,
    ),
    arrive: p(
      `insert into here (person, node, at) select id, ?1, ?2 from person where id in (select value from json_each(?3))
       on conflict (person, node) do update set at = excluded.at`,
    ),
    depart: p('delete from here where person = ? and node = ?'),
    here: p(
      `select distinct person from here where at >= ? and person in (select value from json_each(?)) order by person`,
    ),
    invite: p(
      `insert into invitation (person, table_id, host, at, words) select person.id, game_table.id, ?3, ?4, ?5
       from person, game_table where person.id = ?1 and game_table.id = ?2
       on conflict (person, table_id) do update set host = excluded.host, at = excluded.at, words = excluded.words`,
    ),
    uninvite: p('delete from invitation where person = ? and table_id = ?'),
    invitations: p('select * from invitation where person = ? order by at desc, table_id limit ?'),
    seek: p(
      `insert into seek (person, doc, since, seen, table_id) select id, ?1, ?2, ?3, ?4 from person where id = ?5
       on conflict (person) do update set doc = excluded.doc, since = excluded.since, seen = excluded.seen,
       table_id = excluded.table_id`,
    ),
    sought: p('select * from seek where person = ?'),
    unseek: p('delete from seek where person = ?'),
    forget: p('delete from seek where seen < ?'),
    seeks: p('select * from seek where table_id is null order by since, person limit ?'),
    free: p('select 1 from seek where person = ? and table_id is null'),
    give: p('update seek set table_id = ? where person = ?'),
  }
}
