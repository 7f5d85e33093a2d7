// Through which channels somebody is told, and how each takes a notice.
import { randomBytes } from 'node:crypto'
import { type Device, HOOK_OFF, type Hook } from '../people/channels.ts'
import type { PersonDoc } from '../people/person.ts'
import type { Outside, Posted } from './guard.ts'
import { hookRequest, type Message } from './hooks.ts'
import { encryptFor, type HouseKeys, LONGEST_PUSH, pushHeaders, vapid } from './push.ts'

export const MAIL = 'mail'

/** Taken; gone: nobody will ever take anything there; failed: perhaps later. */
export type Outcome = 'taken' | 'gone' | 'failed'

export const newChannelId = (): string => randomBytes(6).toString('base64url')

/** The channels that somebody is told through, in their own order. */
export function channelIds({ mail, devices, hooks }: PersonDoc, hasMail: boolean): string[] {
  const ids = [
    ...devices.map((device) => device.id),
    ...hooks.filter((h) => h.failed < HOOK_OFF).map((hook) => hook.id),
  ]
  return hasMail && mail?.confirmed === true && mail.turn ? [...ids, MAIL] : ids
}

/** What channels of others' making need of the house. */
export interface Sending {
  readonly outside: Outside
  readonly keys: HouseKeys
  /** Whom a push service may write to about this house: a mailto: or https: address. */
  readonly subject: string
  now(): number
}

/** What the page's service worker reads (web/src/offline/push.ts). */
const pushed = (message: Message, tag: string) =>
  JSON.stringify({ title: message.title, body: message.text, link: message.link, tag })

export async function pushTo(
  { outside, keys, subject, now }: Sending,
  device: Device,
  message: Message,
  tag: string,
): Promise<Posted> {
  let text = pushed(message, tag)
  if (Buffer.byteLength(text) > LONGEST_PUSH) text = pushed({ ...message, text: '' }, tag)
  const body = encryptFor(device, Buffer.from(text))
  const headers = pushHeaders(vapid(keys, device.endpoint, subject, now()), tag)
  return outside.post(device.endpoint, headers, body)
}

export function postTo(
  { outside }: Pick<Sending, 'outside'>,
  hook: Pick<Hook, 'kind' | 'url'>,
  message: Message,
): Promise<Posted> {
  const { url, body } = hookRequest(hook.kind, hook.url, message)
  return outside.post(url, { 'content-type': 'application/json', 'user-agent': 'Chantier' }, body)
}

/** A push service says 404 or 410 of a browser that no longer takes anything (RFC 8030, 7.3). */
export function outcomeOf(posted: Posted): Outcome {
  if ('problem' in posted) return 'failed'
  const { status } = posted
  if (status >= 200 && status < 300) return 'taken'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}
