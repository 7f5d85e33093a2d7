// The outbox, kept names and the house's heartbeat in PostgreSQL.
import { numberIn, textIn } from '../columns.ts'
import type { NameStore, NewNotice, NoticeRow, NoticeStore, PulseStore } from '../outbox.ts'
import { noticeOf, outageOf } from '../rows.ts'
import type { Queries } from './queries.ts'

/** What becomes of a notice where one stands for the same person, table and channel. */
const KEPT_ONCE = `on conflict (person, table_id, channel) do update set kind = excluded.kind, since = excluded.since, sent = null,
  at = case when excluded.kind = 'nudge' then excluded.at else notice.at end,
  tries = case when excluded.kind = 'nudge' then 0 else notice.tries end
  where notice.sent is null or excluded.kind = 'nudge'`

/** Notices as columns, for `unnest`, and the numbers of the entries they tell of. */
export const columnsOf = (notices: readonly NewNotice[], seqs: readonly number[] = []): unknown[][] => [
  notices.map((n) => n.person),
  notices.map((n) => n.table),
  notices.map((n) => n.channel),
  notices.map((n) => n.kind),
  notices.map((n) => n.game),
  notices.map((n) => n.since),
  notices.map((n) => n.at),
  notices.map((_, i) => seqs[i] ?? 0),
]

/**
 * A statement that keeps the notices which stand in the parameters from number `from` on, as far as `where` lets them; the
 * last parameter is the number of the entry that each tells of. Whoever is gone is told nothing.
 */
export const addNotices = (from: number, where = ''): string => {
  const types = ['text', 'text', 'text', 'text', 'text', 'bigint', 'bigint', 'int']
  const columns = types.map((type, i) => `$${from + i}::${type}[]`).join(', ')
  return `insert into notice (person, table_id, channel, kind, game, since, at, tries, sent)
    select distinct on (n.person, n.table_id, n.channel) n.person, n.table_id, n.channel, n.kind, n.game, n.since, n.at, 0, null::bigint
    from unnest(${columns}) as n (person, table_id, channel, kind, game, since, at, seq)
    join person on person.id = n.person ${where} ${KEPT_ONCE}`
}

const ONE = 'person = $1 and table_id = $2 and channel = $3'
const keyOf = ({ person, table, channel }: NoticeRow) => [person, table, channel]

const TAKE = `update notice set at = $3, tries = tries + 1 where (person, table_id, channel) in
  (select person, table_id, channel from notice where sent is null and at <= $1 order by at limit $2 for update skip locked)
  returning *`

export function postgresNotices({ query, queryOnce }: Queries): NoticeStore {
  const done = async (text: string, values: readonly unknown[]) => void (await query(text, values))
  return {
    add: (notices) => done(addNotices(1), columnsOf(notices)),
    async take(until, limit, lease) {
      const due = await query('select 1 from notice where sent is null and at <= $1 limit 1', [until])
      return due.length === 0 ? [] : (await queryOnce(TAKE, [until, limit, lease])).map(noticeOf)
    },
    sent: (notice, at) => done(`update notice set sent = $4 where ${ONE} and sent is null`, [...keyOf(notice), at]),
    later: (notice, at) =>
      done(`update notice set at = $4, tries = $5 where ${ONE} and sent is null`, [...keyOf(notice), at, notice.tries]),
    drop: (notice) => done(`delete from notice where ${ONE}`, keyOf(notice)),
    seen: (person, table) => done('delete from notice where person = $1 and table_id = $2', [person, table]),
    forget: (person, channel) => done('delete from notice where person = $1 and channel = $2', [person, channel]),
    release: (now) => done('update notice set at = $1 where sent is null and tries > 0 and at > $1', [now]),
    async prune(sentBefore, now) {
      await done('delete from notice where sent < $1', [sentBefore])
      await done('delete from spent where until < $1', [now])
    },
    spend: async (hash, until) =>
      (
        await queryOnce('insert into spent (hash, until) values ($1, $2) on conflict do nothing returning hash', [
          hash,
          until,
        ])
      ).length > 0,
  }
}

export function postgresPulse({ transaction }: Queries): PulseStore {
  return {
    beat: (now, gap, since) =>
      transaction(async (go) => {
        await go('insert into pulse (id, at) values (1, $1) on conflict do nothing', [now])
        const [last] = await go('select at from pulse where id = 1 for update')
        const from = numberIn(last ?? {}, 'at')
        // The clocks of several nodes differ a little: the heart never beats backwards for it.
        if (now > from) await go('update pulse set at = $1 where id = 1', [now])
        if (now - from > gap)
          await go(
            `insert into outage (began, ended) values ($1, $2)
             on conflict (began) do update set ended = greatest(outage.ended, excluded.ended)`,
            [from, now],
          )
        await go('delete from outage where ended < $1', [since])
        return (await go('select began, ended from outage order by began')).map(outageOf)
      }),
  }
}

export function postgresNames({ query, transaction }: Queries): NameStore {
  const owner = async (skeleton: string) => {
    const [row] = await query('select person from kept_name where skeleton = $1', [skeleton])
    return row === undefined ? null : textIn(row, 'person')
  }
  return {
    claim: (skeleton, person) =>
      transaction(async (go) => {
        await go(
          'insert into kept_name (skeleton, person) select $1, id from person where id = $2 on conflict do nothing',
          [skeleton, person],
        )
        const [row] = await go('select person from kept_name where skeleton = $1', [skeleton])
        const has = row === undefined ? null : textIn(row, 'person')
        if (has !== person) return has
        await go('delete from kept_name where person = $1 and skeleton <> $2', [person, skeleton])
        return null
      }),
    owner,
    async nameless() {
      const rows = await query(
        `select distinct person.id, person.created from person join passkey on passkey.person = person.id
         where not exists (select 1 from kept_name where kept_name.person = person.id) order by person.created, person.id`,
      )
      return rows.map((row) => textIn(row, 'id'))
    },
  }
}
