// Matches kept on the device, one record each, written after every choice.
import { type DBSchema, openDB } from 'idb'
import type { Lang } from '../../../papers/texts.ts'
import { openOnce } from './openOnce.ts'

/** Who sits where at a table on this device. */
export interface Sitting {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly bot?: string
}

/** Where a match stands, in the language it was last played in. */
export interface Standing {
  readonly lang: Lang
  /** "Round 3, trick 5"; empty for a game that does not say. */
  readonly where: string
  readonly moves: number
  /** Who is awaited, by name; empty once it is over. */
  readonly awaited: readonly string[]
  /** The reader alone is awaited. */
  readonly yours: boolean
  readonly seats: readonly { readonly tone: number; readonly letter: string; readonly name: string }[]
  /** Who leads, and with how many points; null while all have the same. */
  readonly ahead: { readonly seats: readonly number[]; readonly points: number } | null
  /** Winners and points, once it is over. */
  readonly result: { readonly winners: readonly string[]; readonly scores: readonly number[] } | null
}

export interface Kept {
  readonly id: string
  readonly game: string
  readonly sitting: readonly Sitting[]
  /** The match file. */
  readonly text: string
  readonly updated: number
  readonly over: boolean
  /** Where it stands; a record of an earlier version has none, or a text. */
  readonly stands?: Standing | string | null
  /** The file did not say who sits where: whoever opens the table is asked first. */
  readonly asks?: boolean
  /** It came as a file and was over: somebody played it, but not here. Gone as soon as somebody plays on. */
  readonly brought?: boolean
}

interface Shelf extends DBSchema {
  matches: { key: string; value: Kept; indexes: { updated: number } }
}

const open = openOnce(() =>
  openDB<Shelf>('chantier', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated')
    },
  }),
)

/** False where the device keeps nothing: storage is full or forbidden. */
export async function keep(match: Kept): Promise<boolean> {
  try {
    await (await open()).put('matches', match)
    return true
  } catch {
    return false
  }
}

export async function keptMatch(id: string): Promise<Kept | null> {
  try {
    return (await (await open()).get('matches', id)) ?? null
  } catch {
    return null
  }
}

/** Newest first. */
export async function keptMatches(): Promise<Kept[]> {
  try {
    return (await (await open()).getAllFromIndex('matches', 'updated')).reverse()
  } catch {
    return []
  }
}

export async function forget(id: string): Promise<void> {
  try {
    await (await open()).delete('matches', id)
  } catch {
    // Nothing was kept.
  }
}
