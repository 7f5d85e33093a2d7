// A WebAuthn ceremony has two calls: a challenge goes out, its answer comes back. The challenge is kept in a signed cookie,
// so that any node can check the answer; it is valid for five minutes and one answer.
import { HttpError } from '../base/httpError.ts'
import type { Cookies } from './cookie.ts'

const COOKIE = 'chantier-ceremony'
const SECONDS = 300
/** Answers remembered at most, so that nobody can fill the memory with them. */
const MOST = 10_000

type What = 'make' | 'sign'

export interface Ceremonies {
  /** The cookie that carries the challenge. */
  begin(what: What, challenge: string, person: string): string
  /** The challenge that was put to this person; refused where it is another's, too old, or already answered. */
  end(what: What, cookieHeader: string | undefined, person: string): string
}

export function ceremoniesOf(cookies: Cookies, now: () => number): Ceremonies {
  const answered = new Map<string, number>()
  return {
    begin(what, challenge, person) {
      const value = JSON.stringify([what, challenge, person, now() + SECONDS * 1000])
      return cookies.shortLived(COOKIE, Buffer.from(value).toString('base64url'), SECONDS)
    },
    end(what, cookieHeader, person) {
      const value = cookies.readShortLived(COOKIE, cookieHeader)
      if (value === null) throw new HttpError(400, 'passkey.stale')
      const read: [What, string, string, number] = JSON.parse(Buffer.from(value, 'base64url').toString())
      const [kind, challenge, who, until] = read
      const at = now()
      if (kind !== what || who !== person || until < at || answered.has(challenge))
        throw new HttpError(400, 'passkey.stale')
      for (const [old, end] of answered) if (end < at || answered.size >= MOST) answered.delete(old)
      answered.set(challenge, until)
      return challenge
    },
  }
}
