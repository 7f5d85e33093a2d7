import type { Listener } from './audience.ts'
// "Your turn", across all tables: pages that ask for it hear at which tables they are awaited.

export interface Turns {
  /** Tells this line from now on; begins with what is known. */
  follow(listener: Listener, tables: readonly string[]): void
  leave(listener: Listener): void
  /** Whether anybody wants to hear. */
  followed(): boolean
  /** These of a table's people are awaited now, the others are not. */
  heard(table: string, people: readonly string[], awaited: readonly string[]): void
}

export function turnsOf(): Turns {
  const followers = new Map<string, Map<Listener, Set<string>>>()
  const say = (listener: Listener, tables: ReadonlySet<string>) =>
    listener.send(JSON.stringify({ t: 'turns', tables: [...tables] }))
  return {
    follow(listener, tables) {
      const mine = followers.get(listener.person) ?? new Map<Listener, Set<string>>()
      followers.set(listener.person, mine)
      const set = new Set(tables)
      mine.set(listener, set)
      say(listener, set)
    },
    leave(listener) {
      const mine = followers.get(listener.person)
      mine?.delete(listener)
      if (mine?.size === 0) followers.delete(listener.person)
    },
    followed: () => followers.size > 0,
    heard(table, people, awaited) {
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
