// What a notice says: the kind of news, the game, who else sits there, until when, and where the table is. Nothing that lies
// on the table can get in: it is not among what a message is made of.
import { findWords } from '../../games/shelf.ts'
import { type Lang, listsOf } from '../../papers/texts.ts'
import { textsIn } from '../../title/say.ts'
import type { PersonDoc } from '../people/person.ts'
import type { NoticeRow } from '../store/outbox.ts'
import { sayIn } from '../texts/say.ts'
import type { Message } from './hooks.ts'

interface Named {
  readonly name: string
  readonly guest: boolean
}

/** What is known of a table when it is told of. */
export interface TableFacts {
  readonly running: boolean
  /** It still waits for players, and the person has no seat there. */
  readonly asks: boolean
  /** The table waits for the person. */
  readonly awaited: boolean
  /** The person is at the table now. */
  readonly here: boolean
  /** The others who sit there; of a guest nobody keeps the name. */
  readonly others: readonly Named[]
  /** Who asks the person to come, and what they said with it; null where nobody does, or said nothing. */
  readonly said: (Named & { readonly words: string }) | null
  /** When the person's clock runs out. */
  readonly deadline: number | null
}

export async function gameName(game: string, lang: Lang): Promise<string> {
  const words = await findWords(game)
  return words === null ? game : (await textsIn(words, lang)).title
}

/** Day and hour where the person lives; where that is not known, by the world's clock, and it says so. */
export function momentIn({ lang, zone, quiet }: Pick<PersonDoc, 'lang' | 'zone' | 'quiet'>, at: number): string {
  const known = zone ?? quiet?.zone
  const when = new Intl.DateTimeFormat(lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: known ?? 'UTC',
  }).format(at)
  return known === undefined ? `${when} UTC` : when
}

/** The sentences under the heading: with whom, until when, and what whoever asks has said. */
export function withWhom(doc: PersonDoc, { others, deadline, said }: TableFacts): string {
  const { lang } = doc
  const called = ({ name, guest }: Named) => (guest ? sayIn(lang, 'people.name-guest', { name }) : name)
  const names = listsOf(lang).format(others.map(called))
  return [
    others.length === 0 ? sayIn(lang, 'notice.alone') : sayIn(lang, 'notice.with', { names }),
    ...(deadline === null ? [] : [sayIn(lang, 'notice.until', { when: momentIn(doc, deadline) })]),
    ...(said === null ? [] : [sayIn(lang, 'notice.said', { who: called(said), words: said.words })]),
  ].join(' ')
}

export async function messageOf(
  { kind, game, table }: Pick<NoticeRow, 'kind' | 'game' | 'table'>,
  doc: PersonDoc,
  facts: TableFacts,
  origin: string,
): Promise<Message> {
  const title = sayIn(doc.lang, `notice.${kind}`, { game: await gameName(game, doc.lang) })
  return { kind, title, text: withWhom(doc, facts), link: `${origin}/#/at/${table}` }
}

export const testMessage = ({ lang }: PersonDoc, origin: string): Message => ({
  kind: 'test',
  title: sayIn(lang, 'notice.test'),
  text: sayIn(lang, 'notice.test-text'),
  link: `${origin}/`,
})
