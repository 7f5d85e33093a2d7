// People, for whoever has only the store in hand and no house: reading them, barring them, calling them otherwise.
import type { Store } from '../store/store.ts'
import { type Names, namesOf } from './names.ts'
import { type Person, personOf } from './person.ts'
import { type PersonRecords, recordsOf } from './records.ts'
import { type Sanctions, sanctionsOf } from './sanctions.ts'

export interface KnownPeople {
  readonly names: Names
  readonly records: PersonRecords
  readonly sanctions: Sanctions
  get(id: string): Promise<Person | null>
}

export function knownPeople(store: Store, now: () => number): KnownPeople {
  return {
    names: namesOf(store),
    records: recordsOf(store, now, () => {}),
    sanctions: sanctionsOf(store, now),
    async get(id) {
      const row = await store.people.get(id)
      return row === null ? null : personOf(row)
    },
  }
}
