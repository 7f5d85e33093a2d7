// "Your turn", across all tables: pages that ask for it hear at which tables they are awaited.
import type { Ear } from './audience.ts'

export interface Turns {
  /** Tells this line from now on; begins with what is known. */
  follow(ear: Ear, tables: readonly string[]): void
  leave(ear: Ear): void
  /** Whether anybody wants to hear. */
  followed(): boolean
  /** These of a table's people are awaited now, the others are not. */
  heard(table: string, people: readonly string[], awaited: readonly string[]): void
}

export function turnsOf(): Turns {
  const followers = new Map<string, Map<Ear, Set<string>>>()
  const say = (ear: Ear, tables: ReadonlySet<string>) => ear.send(JSON.stringify({ t: 'turns', tables: [...tables] }))
  return {
    follow(ear, tables) {
      const mine = followers.get(ear.person) ?? new Map<Ear, Set<string>>()
      followers.set(ear.person, mine)
      const set = new Set(tables)
      mine.set(ear, set)
      say(ear, set)
    },
    leave(ear) {
      const mine = followers.get(ear.person)
      mine?.delete(ear)
      if (mine?.size === 0) followers.delete(ear.person)
    },
    followed: () => followers.size > 0,
    heard(table, people, awaited) {
      for (const person of people) {
        const now = awaited.includes(person)
        for (const [ear, tables] of followers.get(person) ?? []) {
          if (tables.has(table) === now) continue
          if (now) tables.add(table)
          else tables.delete(table)
          say(ear, tables)
        }
      }
    },
  }
}
