// People in PostgreSQL.
import { numberIn, type Row, textIn } from '../columns.ts'
import { keptOf, passkeyOf, personOf, ratedResults, ratingOf, resultOf, sessionOf } from '../rows.ts'
import { countKey, type PeopleStore } from '../store.ts'
import { HOLD, type Queries } from './queries.ts'

const PERSON = `select id, name, created, seen, doc,
  exists (select 1 from kept_name as own where own.person = person.id)::integer as kept from person`

/** One at a time in the whole house: matches end rarely, and two may share a person. */
const FINISHING = 'select pg_advisory_xact_lock(20250)'

const KEPT = `select person.id as person, mu, sigma, matches, wins from person
  left join rating on rating.person = person.id and rating.game = $1 where person.id = any($2::text[])`

const ADD_RESULT = `insert into result (person, table_id, game, seats, seat, score, place, won, at, open,
    mu_before, sigma_before, mu, sigma, mu_count, sigma_count)
  select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 from person where id = $1`

interface Asked extends Queries {
  first<T>(read: (row: Row) => T, text: string, values: readonly unknown[]): Promise<T | null>
  done(text: string, values: readonly unknown[]): Promise<void>
}

export function postgresPeople(queries: Queries): PeopleStore {
  const { query } = queries
  const asked: Asked = {
    ...queries,
    first: async (read, text, values) => {
      const [row] = await query(text, values)
      return row === undefined ? null : read(row)
    },
    done: async (text, values) => void (await query(text, values)),
  }
  return {
    ...persons(asked),
    ...sessions(asked),
    ...passkeys(asked),
    ...recovery(asked),
    ...results(asked),
  }
}

/** Who somebody is. */
const persons = ({
  query,
  transaction,
  first,
  done,
}: Asked): Pick<PeopleStore, 'put' | 'get' | 'page' | 'recent' | 'remove'> => ({
  put: (p) =>
    done(
      `insert into person (id, name, created, seen, doc) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set name = excluded.name, seen = excluded.seen, doc = excluded.doc`,
      [p.id, p.name, p.created, p.seen, p.doc],
    ),
  get: (id) => first(personOf, `${PERSON} where id = $1`, [id]),
  page: async (after, limit) =>
    (await query(`${PERSON} where id collate "C" > $1 order by id collate "C" limit $2`, [after, limit])).map(personOf),
  recent: async (limit) => (await query(`${PERSON} order by seen desc, id limit $1`, [limit])).map(personOf),
  remove: (id) =>
    transaction(async (go) => {
      await go("update chat set name = '', text = '' where person = $1", [id])
      await go('delete from person where id = $1', [id])
    }),
})

/** Where somebody is signed in. */
const sessions = ({
  first,
  done,
}: Asked): Pick<PeopleStore, 'openSession' | 'session' | 'adoptSessions' | 'closeSessions'> => ({
  openSession: (s) =>
    done(
      `insert into session (hash, person, created, seen) values ($1, $2, $3, $4)
       on conflict (hash) do update set seen = excluded.seen`,
      [s.hash, s.person, s.created, s.seen],
    ),
  session: (hash) => first(sessionOf, 'select * from session where hash = $1', [hash]),
  adoptSessions: (from, to) => done('update session set person = $2 where person = $1', [from, to]),
  closeSessions: (person, hash) =>
    hash === undefined
      ? done('delete from session where person = $1', [person])
      : done('delete from session where person = $1 and hash = $2', [person, hash]),
})

/** What somebody signs in with. */
const passkeys = ({
  query,
  transaction,
  first,
  done,
}: Asked): Pick<PeopleStore, 'addPasskey' | 'countPasskey' | 'passkey' | 'passkeys' | 'removePasskey'> => ({
  addPasskey: (k, most) =>
    transaction(async (go) => {
      await go(HOLD, [[k.person]])
      const [there] = await go('select count(*) as count from passkey where person = $1', [k.person])
      const [known] = await go('select id from passkey where id = $1', [k.id])
      if (known !== undefined) return 'taken'
      if (numberIn(there ?? {}, 'count') >= most) return 'full'
      const kept = await go(
        `insert into passkey (id, person, public_key, counter, transports, name, created)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
        [k.id, k.person, Buffer.from(k.publicKey), k.counter, k.transports, k.name, k.created],
      )
      return kept.length > 0 ? 'kept' : 'taken'
    }),
  countPasskey: (id, counter) => done('update passkey set counter = $2 where id = $1', [id, counter]),
  passkey: (id) => first(passkeyOf, 'select * from passkey where id = $1', [id]),
  passkeys: async (person) =>
    (await query('select * from passkey where person = $1 order by created, id', [person])).map(passkeyOf),
  removePasskey: (person, id) => done('delete from passkey where person = $1 and id = $2', [person, id]),
})

/** Codes for who has lost every passkey. */
const recovery = ({ queryOnce, transaction }: Asked): Pick<PeopleStore, 'setRecovery' | 'useRecovery'> => ({
  setRecovery: (person, hashes) =>
    transaction(async (go) => {
      await go(HOLD, [[person]])
      await go('delete from recovery where person = $1', [person])
      await go('insert into recovery (hash, person) select h, $2 from unnest($1::text[]) h', [[...hashes], person])
    }),
  useRecovery: async (hash) => {
    const [row] = await queryOnce('delete from recovery where hash = $1 returning person', [hash])
    return row === undefined ? null : textIn(row, 'person')
  },
})

/** What came of matches, and what people are rated. */
const results = ({ query, transaction }: Asked): Pick<PeopleStore, 'finish' | 'ratings' | 'results' | 'resultsAt'> => ({
  finish: (results, rate) =>
    transaction(async (go) => {
      await go(FINISHING)
      const [match] = results
      if (match === undefined) return 'known'
      const { table, game, seats } = match
      const known = await go('select 1 from result where table_id = $1 limit 1', [table])
      if (known.length > 0) return 'known'
      const people = results.map((r) => r.person)
      const keptIn = async (key: string) => keptOf(await go(KEPT, [key, people]), key)
      const kept = await keptIn(game)
      const rated = rate(kept, await keptIn(countKey(game, seats)))
      for (const r of ratedResults(results, kept, rated)) {
        const ratings = [r.before, r.after, r.count].flatMap((one) => [one?.mu ?? null, one?.sigma ?? null])
        const played = [r.person, r.table, r.game, r.seats, r.seat, r.score, r.place, r.won ? 1 : 0, r.at]
        await go(ADD_RESULT, [...played, r.open ? 1 : 0, ...ratings])
      }
      for (const r of rated)
        await go(
          `insert into rating (person, game, mu, sigma, matches, wins)
           select id, $2, $3, $4, $5, $6 from person where id = $1
           on conflict (person, game) do update set mu = excluded.mu, sigma = excluded.sigma,
           matches = excluded.matches, wins = excluded.wins`,
          [r.person, r.game, r.mu, r.sigma, r.matches, r.wins],
        )
      return 'kept'
    }),
  ratings: async (person) =>
    (await query('select * from rating where person = $1 order by game', [person])).map(ratingOf),
  resultsAt: async (table) =>
    (await query('select * from result where table_id = $1 order by seat', [table])).map(resultOf),
  results: async (person, limit, before = Number.MAX_SAFE_INTEGER) =>
    (
      await query('select * from result where person = $1 and at < $2 order by at desc, table_id, seat limit $3', [
        person,
        before,
        limit,
      ])
    ).map(resultOf),
})
