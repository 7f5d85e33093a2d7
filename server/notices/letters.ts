// The letters of the house: one for all tables that wait, with a link that signs in and one that stops them.
import type { PersonDoc } from '../people/person.ts'
import type { NoticeRow } from '../store/outbox.ts'
import type { PersonRow } from '../store/store.ts'
import { sayIn } from '../texts/say.ts'
import type { Links } from './links.ts'
import type { Letter } from './mail.ts'
import { gameName, momentIn, type TableFacts, withWhom } from './message.ts'

/** How long the link of a letter signs in: a day, and once. Later it offers a fresh letter. */
export const SIGN_IN_MS = 24 * 3600 * 1000

export interface LetterParts {
  readonly origin: string
  readonly links: Links
  now(): number
}

/** A table that a letter tells of. */
export interface Told {
  readonly notice: NoticeRow
  readonly facts: TableFacts
}

export const signInLink = ({ origin, links, now }: LetterParts, person: string, address: string, table: string) =>
  `${origin}/mail/in?link=${links.make('in', person, address, now() + SIGN_IN_MS, table)}`

export async function turnLetter(
  parts: LetterParts,
  row: PersonRow,
  doc: PersonDoc,
  address: string,
  told: readonly Told[],
): Promise<Letter> {
  const { lang } = doc
  const stop = `${parts.origin}/mail/stop?link=${parts.links.make('stop', row.id, address, null)}`
  const tables = await Promise.all(told.map((one) => tableLines(parts, row, doc, address, one)))
  const [first] = told
  const game = first === undefined ? '' : await gameName(first.notice.game, lang)
  const kind = first?.notice.kind ?? 'turn'
  return {
    to: address,
    subject:
      told.length === 1
        ? sayIn(lang, `mail.${kind}-subject`, { game })
        : sayIn(lang, 'mail.turns-subject', { count: told.length }),
    text: `${sayIn(lang, 'mail.turn-text', { name: row.name, tables: tables.join('\n\n') })}\n--\n${sayIn(lang, 'mail.footer', { link: stop })}\n`,
    stop,
  }
}

async function tableLines(
  parts: LetterParts,
  row: PersonRow,
  doc: PersonDoc,
  address: string,
  { notice, facts }: Told,
): Promise<string> {
  const { lang } = doc
  const heading = sayIn(lang, `notice.${notice.kind}`, { game: await gameName(notice.game, lang) })
  const since = sayIn(lang, 'mail.since', { when: momentIn(doc, notice.since) })
  return [heading, withWhom(doc, facts), since, signInLink(parts, row.id, address, notice.table)].join('\n')
}

/** A fresh link to sign in, for whoever opened one that has run out. */
export function signInLetter(
  parts: LetterParts,
  row: PersonRow,
  { lang }: PersonDoc,
  address: string,
  table: string,
): Letter {
  return {
    to: address,
    subject: sayIn(lang, 'mail.in-subject'),
    text: sayIn(lang, 'mail.in-text', { name: row.name, link: signInLink(parts, row.id, address, table) }),
  }
}
