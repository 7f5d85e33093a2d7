// The outbox, kept names and the house's heartbeat in SQLite. Reads are answered at once; writes join the next commit.
import type { DatabaseSync } from 'node:sqlite'
import { numberIn, textIn } from '../columns.ts'
import type { NameStore, NewNotice, NoticeRow, NoticeStore, PulseStore } from '../outbox.ts'
import { noticeOf, outageOf } from '../rows.ts'
import type { Write } from './people.ts'

/** Within a transaction: keeps notices. Whoever is gone is told nothing: `select … from person` writes nothing for them. */
export type AddNotices = (notices: readonly NewNotice[]) => void

export function noticeAdder(db: DatabaseSync): AddNotices {
  const add = db.prepare(
    `insert into notice (person, table_id, channel, kind, game, since, at, tries, sent)
     select id, ?, ?, ?, ?, ?, ?, 0, null from person where id = ?
     on conflict (person, table_id, channel) do update set kind = excluded.kind, since = excluded.since, sent = null,
     at = case when excluded.kind = 'nudge' then excluded.at else notice.at end,
     tries = case when excluded.kind = 'nudge' then 0 else notice.tries end
     where notice.sent is null or excluded.kind = 'nudge'`,
  )
  return (notices) => {
    for (const n of notices) add.run(n.table, n.channel, n.kind, n.game, n.since, n.at, n.person)
  }
}

const ONE = 'person = ? and table_id = ? and channel = ?'
const keyOf = ({ person, table, channel }: NoticeRow) => [person, table, channel] as const

export function sqliteNotices(db: DatabaseSync, write: Write, add: AddNotices): NoticeStore {
  const p = (text: string) => db.prepare(text)
  const sql = {
    due: p('select 1 from notice where sent is null and at <= ? limit 1'),
    take: p(
      `update notice set at = ?, tries = tries + 1 where (person, table_id, channel) in
       (select person, table_id, channel from notice where sent is null and at <= ? order by at limit ?) returning *`,
    ),
    sent: p(`update notice set sent = ? where ${ONE} and sent is null`),
    later: p(`update notice set at = ?, tries = ? where ${ONE} and sent is null`),
    drop: p(`delete from notice where ${ONE}`),
    waits: p('select 1 from notice where person = ? and table_id = ? limit 1'),
    seen: p('delete from notice where person = ? and table_id = ?'),
    forget: p('delete from notice where person = ? and channel = ?'),
    release: p('update notice set at = ? where sent is null and tries > 0 and at > ?'),
    prune: p('delete from notice where sent < ?'),
    pruneSpent: p('delete from spent where until < ?'),
    spend: p('insert into spent (hash, until) values (?, ?) on conflict do nothing'),
  }
  return {
    add: (notices) => write(() => add(notices)),
    // A look that finds nothing costs no commit.
    take: async (until, limit, lease) =>
      sql.due.get(until) === undefined ? [] : write(() => sql.take.all(lease, until, limit).map(noticeOf)),
    sent: (notice, at) => write(() => void sql.sent.run(at, ...keyOf(notice))),
    later: (notice, at) => write(() => void sql.later.run(at, notice.tries, ...keyOf(notice))),
    drop: (notice) => write(() => void sql.drop.run(...keyOf(notice))),
    seen: async (person, table) => {
      if (sql.waits.get(person, table) !== undefined) await write(() => void sql.seen.run(person, table))
    },
    forget: (person, channel) => write(() => void sql.forget.run(person, channel)),
    release: (now) => write(() => void sql.release.run(now, now)),
    prune: (sentBefore, now) =>
      write(() => {
        sql.prune.run(sentBefore)
        sql.pruneSpent.run(now)
      }),
    spend: (hash, until) => write(() => sql.spend.run(hash, until).changes > 0),
  }
}

export function sqlitePulse(db: DatabaseSync, write: Write): PulseStore {
  const p = (text: string) => db.prepare(text)
  const sql = {
    last: p('select at from pulse where id = 1'),
    beat: p('insert into pulse (id, at) values (1, ?) on conflict (id) do update set at = excluded.at'),
    down: p('insert into outage (began, ended) values (?, ?) on conflict (began) do update set ended = excluded.ended'),
    forget: p('delete from outage where ended < ?'),
    outages: p('select began, ended from outage order by began'),
  }
  return {
    beat: (now, gap, since) =>
      write(() => {
        const last = sql.last.get()
        const from = last === undefined ? now : numberIn(last, 'at')
        sql.beat.run(now)
        if (now - from > gap) sql.down.run(from, now)
        sql.forget.run(since)
        return sql.outages.all().map(outageOf)
      }),
  }
}

export function sqliteNames(db: DatabaseSync, write: Write): NameStore {
  const p = (text: string) => db.prepare(text)
  const sql = {
    owner: p('select person from kept_name where skeleton = ?'),
    release: p('delete from kept_name where person = ? and skeleton <> ?'),
    claim: p('insert into kept_name (skeleton, person) select ?, id from person where id = ? on conflict do nothing'),
    nameless: p(
      `select distinct person.id, person.created from person join passkey on passkey.person = person.id
       where not exists (select 1 from kept_name where kept_name.person = person.id) order by person.created, person.id`,
    ),
  }
  const owner = (skeleton: string): string | null => {
    const row = sql.owner.get(skeleton)
    return row === undefined ? null : textIn(row, 'person')
  }
  return {
    claim: (skeleton, person) =>
      write(() => {
        sql.claim.run(skeleton, person)
        const has = owner(skeleton)
        if (has !== person) return has
        sql.release.run(person, skeleton)
        return null
      }),
    owner: async (skeleton) => owner(skeleton),
    nameless: async () => sql.nameless.all().map((row) => textIn(row, 'id')),
  }
}
