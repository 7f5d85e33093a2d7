// People in SQLite. Reads are answered at once; writes join the next commit.
import type { DatabaseSync } from 'node:sqlite'
import { type Row, textIn } from '../columns.ts'
import { keptOf, passkeyOf, personOf, ratedResults, ratingOf, resultOf, sessionOf } from '../rows.ts'
import { countKey, type PeopleStore } from '../store.ts'

/** Does some work within the next transaction; resolves once it is on the disk. */
export type Write = <T>(work: () => T) => Promise<T>

export function sqlitePeople(db: DatabaseSync, write: Write): PeopleStore {
  const person = personStatements(db)
  const match = matchStatements(db)
  const one = <T>(row: Row | undefined, read: (row: Row) => T): T | null => (row === undefined ? null : read(row))

  return {
    put: (row) => write(() => void person.put.run(row.id, row.name, row.created, row.seen, row.doc)),
    get: async (id) => one(person.get.get(id), personOf),
    page: async (after, limit) => person.page.all(after, limit).map(personOf),
    recent: async (limit) => person.recent.all(limit).map(personOf),
    adoptSessions: (from, to) => write(() => void person.adopt.run(to, from)),
    remove: (id) =>
      write(() => {
        person.silence.run(id)
        person.remove.run(id)
      }),

    openSession: (row) => write(() => void person.open.run(row.hash, row.person, row.created, row.seen)),
    session: async (hash) => one(person.session.get(hash), sessionOf),
    closeSessions: (id, hash) =>
      write(() => void (hash === undefined ? person.closeAll.run(id) : person.close.run(id, hash))),

    addPasskey: (row, most) =>
      write(() => {
        const { id, person: of, publicKey, counter, transports, name, created } = row
        if (person.passkey.get(id) !== undefined) return 'taken'
        if (person.passkeys.all(of).length >= most) return 'full'
        person.addPasskey.run(id, of, publicKey, counter, transports, name, created)
        return 'kept'
      }),
    countPasskey: (id, counter) => write(() => void person.countPasskey.run(counter, id)),
    passkey: async (id) => one(person.passkey.get(id), passkeyOf),
    passkeys: async (id) => person.passkeys.all(id).map(passkeyOf),
    removePasskey: (id, key) => write(() => void person.removePasskey.run(id, key)),

    setRecovery: (id, hashes) =>
      write(() => {
        person.dropCodes.run(id)
        for (const hash of hashes) person.addCode.run(hash, id)
      }),
    useRecovery: (hash) => write(() => one(person.useCode.get(hash), (row) => textIn(row, 'person'))),

    finish: (results, rate) =>
      write(() => {
        const [first] = results
        if (first === undefined || match.known.get(first.table) !== undefined) return 'known'
        const { game } = first
        const people = JSON.stringify(results.map((r) => r.person))
        const keptIn = (key: string) => keptOf(match.kept.all(key, people), key)
        const kept = keptIn(game)
        const rated = rate(kept, keptIn(countKey(game, first.seats)))
        for (const r of ratedResults(results, kept, rated)) {
          const played = [r.table, r.game, r.seats, r.seat, r.score, r.place, r.won ? 1 : 0, r.at, r.open ? 1 : 0]
          const ratings = [r.before, r.after, r.count].flatMap((one) => [one?.mu ?? null, one?.sigma ?? null])
          match.add.run(...played, ...ratings, r.person)
        }
        for (const r of rated) match.rate.run(r.game, r.mu, r.sigma, r.matches, r.wins, r.person)
        return 'kept'
      }),
    ratings: async (id) => match.ratings.all(id).map(ratingOf),
    resultsAt: async (table) => match.resultsAt.all(table).map(resultOf),
    results: async (id, limit, before = Number.MAX_SAFE_INTEGER) => match.results.all(id, before, limit).map(resultOf),
  }
}

const PERSON = `select id, name, created, seen, doc,
  exists (select 1 from kept_name as own where own.person = person.id) as kept from person`

function personStatements(db: DatabaseSync) {
  return {
    put: db.prepare(
      `insert into person (id, name, created, seen, doc) values (?, ?, ?, ?, ?)
       on conflict (id) do update set name = excluded.name, seen = excluded.seen, doc = excluded.doc`,
    ),
    get: db.prepare(`${PERSON} where id = ?`),
    page: db.prepare(`${PERSON} where id > ? order by id limit ?`),
    recent: db.prepare(`${PERSON} order by seen desc, id limit ?`),
    adopt: db.prepare('update session set person = ? where person = ?'),
    remove: db.prepare('delete from person where id = ?'),
    silence: db.prepare("update chat set name = '', text = '' where person = ?"),
    open: db.prepare(
      `insert into session (hash, person, created, seen) values (?, ?, ?, ?)
       on conflict (hash) do update set seen = excluded.seen`,
    ),
    session: db.prepare('select hash, person, created, seen from session where hash = ?'),
    close: db.prepare('delete from session where person = ? and hash = ?'),
    closeAll: db.prepare('delete from session where person = ?'),
    addPasskey: db.prepare(
      'insert into passkey (id, person, public_key, counter, transports, name, created) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    countPasskey: db.prepare('update passkey set counter = ? where id = ?'),
    passkey: db.prepare('select * from passkey where id = ?'),
    passkeys: db.prepare('select * from passkey where person = ? order by created, id'),
    removePasskey: db.prepare('delete from passkey where person = ? and id = ?'),
    dropCodes: db.prepare('delete from recovery where person = ?'),
    addCode: db.prepare('insert into recovery (hash, person) values (?, ?)'),
    useCode: db.prepare('delete from recovery where hash = ? returning person'),
  }
}

/** Whoever is gone has no results or ratings any more: `select … from person` writes nothing for them. */
function matchStatements(db: DatabaseSync) {
  return {
    known: db.prepare('select 1 from result where table_id = ? limit 1'),
    kept: db.prepare(
      `select person.id as person, mu, sigma, matches, wins from person
       left join rating on rating.person = person.id and rating.game = ?
       where person.id in (select value from json_each(?))`,
    ),
    add: db.prepare(
      `insert into result (person, table_id, game, seats, seat, score, place, won, at, open,
       mu_before, sigma_before, mu, sigma, mu_count, sigma_count)
       select id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? from person where id = ?`,
    ),
    rate: db.prepare(
      `insert into rating (person, game, mu, sigma, matches, wins) select id, ?, ?, ?, ?, ? from person where id = ?
       on conflict (person, game) do update set mu = excluded.mu, sigma = excluded.sigma,
       matches = excluded.matches, wins = excluded.wins`,
    ),
    ratings: db.prepare('select person, game, mu, sigma, matches, wins from rating where person = ? order by game'),
    resultsAt: db.prepare('select * from result where table_id = ? order by seat'),
    results: db.prepare(
      `select * from result
       where person = ? and at < ? order by at desc, table_id, seat limit ?`,
    ),
  }
}
