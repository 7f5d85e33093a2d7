// What the house has to say to one person: shown when they next come, until they say that they have read it.
import type { Note } from '../../wire/owner.ts'
import { keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'
import { newId } from '../tables/setUp.ts'

interface NoteDoc extends Note {
  readonly person: string
  readonly created: number
  readonly updated: number
}

export interface Notes {
  write(person: string, note: Pick<Note, 'kind'> & Partial<Pick<Note, 'text' | 'with'>>): Promise<void>
  /** The newest first. */
  of(person: string): Promise<Note[]>
  /** Somebody has read a note of theirs. */
  read(person: string, id: string): Promise<void>
  forget(person: string): Promise<void>
}

const MOST = 20

export function notesOf(store: Pick<Store, 'documents'>, now: () => number): Notes {
  const kept = keptOf<NoteDoc>(
    store,
    'note',
    ({ person }) => ({ parent: null, code: null, people: [person], due: null }),
    now,
  )
  return {
    async write(person, { kind, text = '', with: blanks = {} }) {
      const at = now()
      await kept.add({ id: newId(), person, at, kind, text, with: blanks, created: at, updated: at })
    },
    of: async (person) =>
      (await kept.list({ person, limit: MOST })).map(({ id, at, kind, text, with: blanks }) => ({
        ...{ id, at, kind, text, with: blanks },
      })),
    async read(person, id) {
      await kept.remove(id, (note) => note.person !== person)
    },
    async forget(person) {
      for (const { id } of await kept.list({ person, limit: 1000 })) await kept.remove(id)
    },
  }
}
