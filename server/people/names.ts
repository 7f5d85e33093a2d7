// Names that are kept: whoever has a passkey or recovery codes has their name to themselves, and nobody else may take one
// that looks like it. Guests may be called alike, and are marked as guests wherever their name is shown.
import { HttpError } from '../base/httpError.ts'
import type { Store } from '../store/store.ts'
import { skeletonOf } from './skeleton.ts'

export interface Names {
  /** Somebody else keeps this name, or one that looks like it. */
  isTaken(name: string, person: string | null): Promise<boolean>
  /** Refuses a name that is somebody else's. */
  check(name: string, person: string | null): Promise<void>
  /** Keeps a name for a person in place of the one they had; refuses one that is somebody else's. */
  keep(name: string, person: string): Promise<void>
  /** Names of those who had a passkey before names were kept, the oldest first; whoever comes second stays a guest. */
  keepEarlier(): Promise<void>
}

export function namesOf(store: Store): Names {
  const isTaken = async (name: string, person: string | null) => {
    const owner = await store.names.owner(skeletonOf(name))
    return owner !== null && owner !== person
  }
  const refuse = (name: string): never => {
    throw new HttpError(409, 'people.name-taken', { name })
  }
  return {
    isTaken,
    async check(name, person) {
      if (await isTaken(name, person)) refuse(name)
    },
    async keep(name, person) {
      if ((await store.names.claim(skeletonOf(name), person)) !== null) refuse(name)
      store.bus.publish([{ t: 'person', person }])
    },
    async keepEarlier() {
      for (const person of await store.names.nameless()) {
        const row = await store.people.get(person)
        if (row !== null) await store.names.claim(skeletonOf(row.name), person)
      }
    },
  }
}
