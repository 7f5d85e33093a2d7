// "Your turn", across all tables: pages that ask for it hear at which tables they are awaited.
import type { Listener } from './audience.ts'

export interface Turns {
  /** Sends the list to this listener now and whenever it changes. */
  subscribe(listener: Listener, tables: readonly string[]): void
  unsubscribe(listener: Listener): void
  hasSubscribers(): boolean
  /** These of a table's people are awaited now, the others are not. */
  update(table: string, people: readonly string[], awaited: readonly string[]): void
}

export function turnsOf(): Turns {
  const followers = new Map<string, Map<Listener, Set<string>>>()
  const say = (listener: Listener, tables: ReadonlySet<string>) =>
    listener.send(JSON.stringify({ t: 'turns', tables: [...tables] }))
  return {
    subscribe(listener, tables) {
      const mine = followers.get(listener.person) ?? new Map<Listener, Set<string>>()
      followers.set(listener.person, mine)
      const set = new Set(tables)
      mine.set(listener, set)
      say(listener, set)
    },
    unsubscribe(listener) {
      const mine = followers.get(listener.person)
      mine?.delete(listener)
      if (mine?.size === 0) followers.delete(listener.person)
    },
    hasSubscribers: () => followers.size > 0,
    update(table, people, awaited) {
      for (const person of people) {
        const now = awaited.includes(person)
        for (const [listener, tables] of followers.get(person) ?? []) {
          if (tables.has(table) === now) continue
          if (now) tables.add(table)
          else tables.delete(table)
          say(listener, tables)
        }
      }
    },
  }
}
