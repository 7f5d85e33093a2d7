// What was found out about matches: in the file of a match that this device keeps, or beside, for one that a server keeps.
import { type DBSchema, openDB } from 'idb'
import { withNotes } from '../../../match/notes.ts'
import { fresh, keepAs } from './fresh.ts'
import { keptMatch } from './keep.ts'
import { openOnce } from './openOnce.ts'

interface Beside extends DBSchema {
  notes: { key: string; value: { readonly id: string; readonly notes: unknown } }
}

const open = openOnce(() =>
  openDB<Beside>('chantier-notes', 1, {
    upgrade(db) {
      db.createObjectStore('notes', { keyPath: 'id' })
    },
  }),
)

/** Writes notes into the file of a match that is kept here. */
export async function noteInFile(id: string, notes: unknown): Promise<void> {
  const kept = (await keptMatch(id)) ?? fresh.get(id)
  if (kept?.over) await keepAs({ ...kept, text: withNotes(kept.text, notes) })
}

/** Notes about a match that a server keeps; a device that forbids storage just forgets them. */
export async function noteBeside(id: string, notes: unknown): Promise<void> {
  try {
    await (await open()).put('notes', { id, notes })
  } catch {
    // Storage is full or forbidden: the match is judged anew at the next visit.
  }
}

export async function notesBeside(id: string): Promise<unknown> {
  try {
    return (await (await open()).get('notes', id))?.notes
  } catch {
    return undefined
  }
}
