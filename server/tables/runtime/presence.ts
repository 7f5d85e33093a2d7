// Who is at a table, on this node and on the others.
import type { Audience } from './audience.ts'
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

export const presenceOf = (audience: Audience, elsewhere: RemotePresence): Presence => ({
  here: (person) => audience.here(person) || elsewhere.here(person),
  watchers: audience.watchers + elsewhere.watchers,
})
