// Who is asking: the cookie's token leads to a session, the session to a person.
import type { Store } from '../store/store.ts'
import type { Cookies } from './cookie.ts'
import { type Person, personOf } from './person.ts'
import type { Sanctions } from './sanctions.ts'

const DAY = 24 * 3600 * 1000
/** A session nobody used for so long is closed. */
const STALE = 400 * DAY

export interface Sessions {
  /** The person behind a cookie header, or null; refuses whoever is banned. */
  of(cookieHeader: string | undefined): Promise<Person | null>
  /** Opens a session on this device: the header that hands its cookie out. */
  open(person: string): Promise<string>
  /** The same cookie for another year, for somebody who is back. */
  renew(cookieHeader: string | undefined): string | null
  /** Signs out here, or on every device: the header that takes the cookie away. */
  close(cookieHeader: string | undefined, everywhere?: boolean): Promise<string>
}

/** `dismiss` hears who signed out everywhere. */
export function sessionsOf(
  store: Store,
  cookies: Cookies,
  now: () => number,
  sanctions: Pick<Sanctions, 'check'>,
  dismiss: (person: string) => void,
): Sessions {
  return {
    async of(header) {
      const held = cookies.read(header)
      const session = held === null ? null : await store.people.session(held.hash)
      if (session === null) return null
      // Before anything else: a browser of somebody who is banned stays known as theirs, however long it was away.
      await sanctions.check(session.person)
      const at = now()
      if (at - session.seen > STALE) {
        await store.people.closeSessions(session.person, session.hash)
        return null
      }
      const row = await store.people.get(session.person)
      if (row === null) return null
      if (at - session.seen > DAY) await store.people.openSession({ ...session, seen: at })
      if (at - row.seen > DAY) await store.people.put({ ...row, seen: at })
      return personOf(row)
    },
    async open(person) {
      await sanctions.check(person)
      const { hash, header } = cookies.make()
      const at = now()
      await store.people.openSession({ hash, person, created: at, seen: at })
      return header
    },
    renew(header) {
      const held = cookies.read(header)
      return held === null ? null : cookies.renew(held.token)
    },
    async close(header, everywhere = false) {
      const held = cookies.read(header)
      const session = held === null ? null : await store.people.session(held.hash)
      if (session !== null) {
        await sanctions.check(session.person)
        await store.people.closeSessions(session.person, everywhere ? undefined : session.hash)
        if (everywhere) dismiss(session.person)
        else store.bus.publish([{ t: 'person', person: session.person }])
      }
      return cookies.expired
    },
  }
}
