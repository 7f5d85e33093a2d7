// Notices: what people are told while they are not at the table. Mail is the only channel so far.
import { randomBytes } from 'node:crypto'
import type { HouseBase } from '../people/people.ts'
import { type Links, linksWith } from './links.ts'
import { type Mailer, mailerOf } from './mail.ts'
import { type Reminders, remindersOf } from './reminders.ts'

export interface Notices extends Reminders {
  /** Null where the house sends no mail. */
  readonly mailer: Mailer | null
  /** The signed links in our mails. */
  readonly links: Links
}

export async function openNotices({ settings, store, now, log }: HouseBase): Promise<Notices> {
  const links = linksWith(await store.fix('link-key', randomBytes(32).toString('base64url')), now)
  const mailer = await mailerOf(settings, log)
  return { ...remindersOf({ settings, store, now, log }, mailer, links), mailer, links }
}
