// Notices: what people are told while they are not at the table, by push, webhook and mail.
import { randomBytes } from 'node:crypto'
import type { HouseBase, People } from '../people/people.ts'
import { docOf } from '../people/person.ts'
import type { Settings } from '../settings.ts'
import type { NewNotice, NoticeKind } from '../store/outbox.ts'
import { channelIds, MAIL, type Sending } from './channels.ts'
import { type Outside, type OutsideParts, outsideWith } from './guard.ts'
import type { LetterParts } from './letters.ts'
import { type Links, linksWith } from './links.ts'
import { type Mailer, mailerOf } from './mail.ts'
import { type HouseKeys, newHouseKeys } from './push.ts'
import { type Sender, senderOf } from './sender.ts'

/** Something that somebody shall be told of. */
export interface News {
  readonly person: string
  readonly table: string
  readonly game: string
  readonly kind: NoticeKind
  readonly at: number
  /** At a table with a live clock a letter would come too late. */
  readonly live: boolean
}

export interface Notices extends Sender {
  /** Null where the house sends no mail. */
  readonly mailer: Mailer | null
  /** The signed links in our mails. */
  readonly links: Links
  readonly letters: LetterParts
  readonly sending: Sending
  readonly outside: Outside
  /**
   * What is to be put into the outbox, beside what it tells of: one notice for each channel that wants it. At once where the
   * channels of all are known, since this is asked at every move.
   */
  noticesFor(news: readonly News[]): NewNotice[] | Promise<NewNotice[]>
  /** Tells something that is kept already. */
  post(news: readonly News[]): Promise<void>
  /** Somebody is at a table: what waited for them there is seen. */
  seen(person: string, table: string): Promise<void>
}

interface NoticeBase extends HouseBase {
  readonly people: People
  /** How the world outside is reached, where a test knows better. */
  readonly world?: Partial<OutsideParts>
}

const MINUTE = 60_000
/** What is known of somebody's channels is asked for again after a while: another node may have changed it. */
const KNOWN_MS = 30_000
const MOST_KNOWN = 20_000

export async function openNotices({ settings, store, now, log, people, world }: NoticeBase): Promise<Notices> {
  const links = linksWith(await store.fix('link-key', randomBytes(32).toString('base64url')), now)
  const mailer = await mailerOf(settings, log)
  const keys: HouseKeys = JSON.parse(await store.fix('push-keys', JSON.stringify(newHouseKeys())))
  const outside = outsideWith({ trusted: settings.trusted, ...world })
  const sending: Sending = { outside, keys, subject: subjectOf(settings), now }
  const letters: LetterParts = { origin: settings.origin ?? '', links, now }
  const sender = senderOf({ store, records: people.records, log, sending, letters, mailer, now })

  const known = new Map<string, { readonly ids: readonly string[]; readonly until: number }>()
  const stopListening = store.bus.listen((message) => {
    if (message === null) known.clear()
    else if (message.t === 'person') known.delete(message.person)
  })
  const stopHearing = people.onChange((person) => known.delete(person))
  /** Null where they must be asked for. */
  function knownChannels(person: string): readonly string[] | null {
    const there = known.get(person)
    return there !== undefined && there.until > Date.now() ? there.ids : null
  }
  async function channelsOf(person: string): Promise<readonly string[]> {
    const there = knownChannels(person)
    if (there !== null) return there
    const row = await store.people.get(person)
    const ids = row === null ? [] : channelIds(docOf(row), mailer !== null)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(person, { ids, until: Date.now() + KNOWN_MS })
    return ids
  }

  function addNotices(
    notices: NewNotice[],
    { person, table, game, kind, at, live }: News,
    ids: readonly string[],
  ): void {
    for (const channel of ids) {
      if (channel === MAIL && live) continue
      // A letter waits a while: whoever comes in time needs none.
      const due = channel === MAIL && kind !== 'nudge' ? at + settings.mailAfter * MINUTE : at
      notices.push({ person, table, channel, kind, game, since: at, at: due })
    }
  }
  function noticesFor(news: readonly News[]): NewNotice[] | Promise<NewNotice[]> {
    const notices: NewNotice[] = []
    for (const one of news) {
      const ids = knownChannels(one.person)
      if (ids === null) return askedNotices(news)
      addNotices(notices, one, ids)
    }
    return notices
  }
  async function askedNotices(news: readonly News[]): Promise<NewNotice[]> {
    const notices: NewNotice[] = []
    for (const one of news) addNotices(notices, one, await channelsOf(one.person))
    return notices
  }

  return {
    ...sender,
    mailer,
    links,
    letters,
    sending,
    outside,
    noticesFor,
    async post(news) {
      await store.notices.add(await noticesFor(news))
      sender.kick()
    },
    async seen(person, table) {
      if ((await channelsOf(person)).length > 0) await store.notices.seen(person, table)
    },
    async close() {
      stopListening()
      stopHearing()
      await sender.close()
    },
  }
}

function subjectOf({ origin, mailFrom }: Settings): string {
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  if (address !== '') return `mailto:${address}`
  return origin?.startsWith('https:') === true ? origin : 'mailto:chantier@localhost.invalid'
}
