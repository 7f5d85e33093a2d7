// The outbox of "your turn": reminders for those who asked for mail and are not at the table stand in the store until they
// are due, and of several nodes one takes and sends each.

import type { Logger } from 'pino'
import { findWords } from '../../games/shelf.ts'
import type { Lang } from '../../papers/texts.ts'
import { textsIn } from '../../title/say.ts'
import { docOf } from '../people/person.ts'
import type { Settings } from '../settings.ts'
import type { PersonRow, ReminderRow, Store } from '../store/store.ts'
import { sayIn } from '../texts/say.ts'
import type { Links } from './links.ts'
import type { Letter, Mailer } from './mail.ts'

const MINUTE = 60_000
/** How often a node looks, and how many reminders it takes at once. */
const EVERY = 30_000
const AT_ONCE = 100
/** When a mail server that took nothing is asked again, for as long as the table waits. */
const AGAIN = 60 * MINUTE

export interface Turn {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly since: number
}

/** Whether the table still waits for this person, and they are not there. */
export type StillAwaited = (table: string, person: string) => Promise<boolean>

export interface Reminders {
  /** The table waits for somebody who is not there. */
  turn(turn: Turn): Promise<void>
  /** Sends what is due; how many letters went out. */
  sweep(): Promise<number>
  /** Looks from now on by itself, until closed. */
  start(still: StillAwaited): void
  close(): void
}

export function remindersOf(
  { settings, store, now, log }: { settings: Settings; store: Store; now: () => number; log: Logger },
  mailer: Mailer | null,
  links: Links,
): Reminders {
  let still: StillAwaited = async () => true
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<unknown> = Promise.resolve()

  async function turn({ person, table, game, since }: Turn): Promise<void> {
    if (mailer === null) return
    const row = await store.people.get(person)
    const doc = row === null ? null : docOf(row)
    if (doc?.mail?.confirmed !== true || !doc.mail.turn) return
    const at = since + settings.mailAfter * MINUTE
    // A reminder that falls into a vacation waits for its end.
    const back = doc.vacations.find((v) => v.from <= at && at < v.to)?.to ?? at
    await store.people.remind({ person, table, game, since, at: back })
  }

  async function sweep(): Promise<number> {
    if (mailer === null) return 0
    const due = Map.groupBy(await store.people.takeReminders(now(), AT_ONCE), (row) => row.person)
    let sent = 0
    for (const [person, rows] of due) if (await tell(person, rows)) sent++
    return sent
  }

  /** One letter for all tables that wait. */
  async function tell(person: string, rows: readonly ReminderRow[]): Promise<boolean> {
    const row = await store.people.get(person)
    const mail = row === null ? null : docOf(row).mail
    if (row === null || mailer === null || mail?.confirmed !== true || !mail.turn) return false
    const waiting: ReminderRow[] = []
    for (const r of rows) if (await still(r.table, person)) waiting.push(r)
    if (waiting.length === 0) return false
    const sent = await mailer.send(await turnLetter({ settings, links }, row, mail.address, waiting))
    if (!sent) for (const r of waiting) await store.people.remind({ ...r, at: now() + AGAIN })
    return sent
  }

  /** With jitter, so that the nodes of one house do not look at the same moment. */
  function plan(): void {
    timer = setTimeout(
      () => {
        sweeping = sweep()
          .catch((error) => log.error({ err: error }, 'reminders could not be sent'))
          .finally(plan)
      },
      EVERY * (0.75 + Math.random() / 2),
    )
    timer.unref()
  }

  return {
    turn,
    sweep,
    start(asked) {
      still = asked
      if (mailer !== null && timer === undefined) plan()
    },
    close() {
      clearTimeout(timer)
      void sweeping
      mailer?.close()
    },
  }
}

async function gameName(game: string, lang: Lang): Promise<string> {
  const words = await findWords(game)
  return words === null ? game : (await textsIn(words, lang)).title
}

/** What a letter is made with. */
interface Letters {
  readonly settings: Settings
  readonly links: Links
}

async function turnLetter(
  { settings, links }: Letters,
  row: PersonRow,
  address: string,
  rows: readonly ReminderRow[],
): Promise<Letter> {
  const { lang } = docOf(row)
  const stop = `${settings.origin}/mail/stop?link=${links.make('stop', row.id, address, null)}`
  const lines = await Promise.all(rows.map((r) => line(settings, r, lang)))
  const game = rows[0] === undefined ? '' : await gameName(rows[0].game, lang)
  return {
    to: address,
    subject:
      rows.length === 1
        ? sayIn(lang, 'mail.turn-subject', { game })
        : sayIn(lang, 'mail.turns-subject', { count: rows.length }),
    text: `${sayIn(lang, 'mail.turn-text', { name: row.name, tables: lines.join('\n\n') })}\n--\n${sayIn(lang, 'mail.footer', { link: stop })}\n`,
    stop,
  }
}

async function line({ origin }: Settings, r: ReminderRow, lang: Lang): Promise<string> {
  const since = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    r.since,
  )
  const link = `${origin}/#/at/${r.table}`
  return sayIn(lang, 'mail.turn-line', { game: await gameName(r.game, lang), since: `${since} UTC`, link })
}
