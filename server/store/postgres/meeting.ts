// How people meet, in PostgreSQL.
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
import { HOLD, type Queries } from './queries.ts'

/** One node pairs at a time. */
const PAIRING = 'select pg_advisory_xact_lock(20251)'

const place = (n: number) => `$${n}`

const TIES = 'select * from tie where person = $1 or other = $1 order by at, person, other'
const TIE = `insert into tie (person, other, kind, at) select a.id, b.id, $3, $4 from person a, person b
  where a.id = $1 and b.id = $2 on conflict (person, other) do update set kind = excluded.kind, at = excluded.at`

type Done = (text: string, values: readonly unknown[]) => Promise<void>

export function postgresMeeting(queries: Queries): MeetingStore {
  const done: Done = async (text, values) => void (await queries.query(text, values))
  return { ...company(queries, done), ...seeking(queries, done) }
}

type CompanyStore = Pick<MeetingStore, 'tie' | 'untie' | 'ties' | 'blocks' | 'arrive' | 'depart' | 'here'>

/** Friends, blocks, and who is here. */
function company({ query, transaction }: Queries, done: Done): CompanyStore {
  return {
    tie: (row, most = Number.POSITIVE_INFINITY) =>
      transaction(async (go) => {
        const { person, other, kind, at } = row
        await go(HOLD, [[person, other]])
        const ties = async (of: string) => (await go(TIES, [of])).map(tieOf)
        const tied = tiedBy(row, await ties(person), await ties(other), most)
        if (tied === 'kept') await go(TIE, [person, other, kind, at])
        return tied
      }),
    untie: (person, other) => done('delete from tie where person = $1 and other = $2', [person, other]),
    ties: async (person) => (await query(TIES, [person])).map(tieOf),
    blocks: async (people) =>
      (
        await query(`select * from tie where kind = 'block' and person = any($1::text[]) and other = any($1::text[])`, [
          [...people],
        ])
      ).map(tieOf),
    arrive: (people, node, at) =>
      done(
        `insert into here (person, node, at) select id, $1, $2 from person where id = any($3::text[])
         on conflict (person, node) do update set at = excluded.at`,
        [node, at, [...people]],
      ),
    depart: (person, node) => done('delete from here where person = $1 and node = $2', [person, node]),
    here: async (people, since) =>
      (
        await query('select distinct person from here where at >= $1 and person = any($2::text[]) order by person', [
          since,
          [...people],
        ])
      ).map((row) => textIn(row, 'person')),
  }
}

/** Who is asked to a table, who looks for one, and where they stand. */
function seeking({ query, transaction }: Queries, done: Done): Omit<MeetingStore, keyof CompanyStore> {
  return {
    invite: ({ person, table, host, at, words }) =>
      done(
        `insert into invitation (person, table_id, host, at, words) select person.id, game_table.id, $3, $4, $5
         from person, game_table where person.id = $1 and game_table.id = $2
         on conflict (person, table_id) do update set host = excluded.host, at = excluded.at, words = excluded.words`,
        [person, table, host, at, words],
      ),
    uninvite: (person, table) => done('delete from invitation where person = $1 and table_id = $2', [person, table]),
    invitations: async (person, limit) =>
      (
        await query('select * from invitation where person = $1 order by at desc, table_id limit $2', [person, limit])
      ).map(invitationOf),
    seek: ({ person, doc, since, seen, table }) =>
      done(
        `insert into seek (person, doc, since, seen, table_id) select id, $1, $2, $3, $4 from person where id = $5
         on conflict (person) do update set doc = excluded.doc, since = excluded.since, seen = excluded.seen,
         table_id = excluded.table_id`,
        [doc, since, seen, table, person],
      ),
    async sought(person) {
      const [row] = await query('select * from seek where person = $1', [person])
      return row === undefined ? null : seekOf(row)
    },
    unseek: (person) => done('delete from seek where person = $1', [person]),
    async seeks(seenSince, limit) {
      await done('delete from seek where seen < $1', [seenSince])
      return (await query('select * from seek where table_id is null order by since, person limit $1', [limit])).map(
        seekOf,
      )
    },
    pair: (groups) =>
      transaction(async (go) => {
        await go(PAIRING)
        const given: Paired[] = []
        for (const group of groups) {
          const people = [...group.people]
          const free = await go('select person from seek where person = any($1::text[]) and table_id is null', [people])
          if (free.length < people.length) continue
          await go('update seek set table_id = $1 where person = any($2::text[])', [group.table, people])
          given.push(group)
        }
        return given
      }),
    async ladder(filter) {
      const { text, values } = ladderQuery(filter, place)
      return (await query(text, values)).map(rungOf)
    },
    opponents: async (person, open, limit) =>
      (await query(opponentsQuery(open, place), [person, limit])).map(opponentOf),
  }
}
