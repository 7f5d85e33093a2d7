// Who is at a table, on this node and on the others.
import type { Audience } from './audience.ts'
import type { TableDoc } from './document.ts'
import type { Presence } from './info.ts'

/** What other nodes said of who is there with them; a node that has not said so for a while is not believed. */
export interface RemotePresence {
  update(node: string, watchers: number, people: readonly string[], at: number): void
  here(person: string): boolean
  readonly watchers: number
  /** Forgets nodes that have fallen silent; true where that changes something. */
  expire(before: number): boolean
}

export function remotePresenceOf(): RemotePresence {
  const nodes = new Map<string, { watchers: number; people: readonly string[]; at: number }>()
  return {
    update(node, watchers, people, at) {
      if (watchers === 0 && people.length === 0) nodes.delete(node)
      else nodes.set(node, { watchers, people, at })
    },
    here(person) {
      for (const node of nodes.values()) if (node.people.includes(person)) return true
      return false
    },
    get watchers() {
      let n = 0
      for (const node of nodes.values()) n += node.watchers
      return n
    },
    expire(before) {
      const size = nodes.size
      for (const [name, { at }] of nodes) if (at < before) nodes.delete(name)
      return nodes.size < size
    },
  }
}

/** A table, as far as who is at it goes. */
export interface Attended {
  readonly audience: Audience
  readonly remotePresence: RemotePresence
  /** When the people who are at the table, or were, were last seen there; while the table is in memory. */
  readonly lastHere: Map<string, number>
  readonly loadedAt: number
  readonly doc: TableDoc
}

/** A turn that is older than this when a table is loaded was not being played just before. */
const OLD_MS = 30 * 60_000

export const presenceOf = ({ audience, remotePresence, lastHere, loadedAt, doc }: Attended): Presence => ({
  here: (person) => audience.here(person) || remotePresence.here(person),
  goneSince: (person) => lastHere.get(person) ?? (doc.since < loadedAt - OLD_MS ? doc.since : loadedAt),
  watchers: audience.watchers + remotePresence.watchers,
})

/** Whether the host is at the table, with a seat or without. */
export const hostIsHere = ({ audience, remotePresence, doc }: Attended): boolean =>
  audience.present(doc.host) || remotePresence.here(doc.host)

/** Remembers who is here now, so that it can be said since when they are not. */
export function rememberPresent(t: Attended, now: number): void {
  const presence = presenceOf(t)
  for (const { person } of t.doc.seats) if (person !== null && presence.here(person)) t.lastHere.set(person, now)
  if (hostIsHere(t)) t.lastHere.set(t.doc.host, now)
}
