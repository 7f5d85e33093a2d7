// The records of people: reads them, adds one, and changes a person's document, one change after the other.
import { randomBytes, randomInt } from 'node:crypto'
import type { Refusal } from '../../kernel/words.ts'
import type { Lang } from '../../papers/texts.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { sayIn } from '../texts/say.ts'
import { docOf, NEWCOMER, type Person, type PersonDoc, personOf } from './person.ts'

export interface PersonRecords {
  /** Writes a new person down. */
  add(name: string | null, lang: Lang): Promise<Person>
  row(id: string): Promise<PersonRow | null>
  /** Changes a person as `how` says; the new row, or null where there is no such person. */
  change(
    id: string,
    how: (row: PersonRow, doc: PersonDoc) => Partial<{ name: string; doc: PersonDoc; seen: number }>,
  ): Promise<PersonRow | null>
  /** Changes a person's document, or says why not: what they may have so many of is counted in the change that keeps it. */
  attempt(id: string, how: (doc: PersonDoc) => PersonDoc | Refusal): Promise<Refusal | null>
}

/** An id never begins with a dash: at a terminal it would be taken for a flag. */
export function newPersonId(): string {
  for (;;) {
    const id = randomBytes(9).toString('base64url')
    if (!id.startsWith('-')) return id
  }
}

/** `changed` hears of everybody whose record is written here. */
export function recordsOf(store: Store, now: () => number, changed: (id: string) => void): PersonRecords {
  /** The last change of each person that is still under way. */
  const under = new Map<string, Promise<unknown>>()

  async function change(id: string, how: Parameters<PersonRecords['change']>[1]): Promise<PersonRow | null> {
    const before = under.get(id) ?? Promise.resolve()
    const mine = before.then(
      () => write(id, how),
      () => write(id, how),
    )
    under.set(id, mine)
    try {
      return await mine
    } finally {
      if (under.get(id) === mine) under.delete(id)
    }
  }

  async function write(id: string, how: Parameters<PersonRecords['change']>[1]): Promise<PersonRow | null> {
    const row = await store.people.get(id)
    if (row === null) return null
    const { name = row.name, doc, seen = row.seen } = how(row, docOf(row))
    const next = { ...row, name, seen, doc: doc === undefined ? row.doc : JSON.stringify(doc) }
    await store.people.put(next)
    changed(id)
    store.bus.publish([{ t: 'person', person: id }])
    return next
  }

  return {
    async add(name, lang) {
      const at = now()
      const doc: PersonDoc = { ...NEWCOMER, lang }
      const row: PersonRow = {
        id: newPersonId(),
        name: name ?? sayIn(lang, 'people.guest', { number: randomInt(1000, 10_000) }),
        created: at,
        seen: at,
        doc: JSON.stringify(doc),
      }
      await store.people.put(row)
      return personOf(row)
    },
    row: (id) => store.people.get(id),
    change,
    async attempt(id, how) {
      const tried: { refusal: Refusal | null } = { refusal: null }
      await change(id, (_, doc) => {
        const next = how(doc)
        if (!('clause' in next)) return { doc: next }
        tried.refusal = next
        return {}
      })
      return tried.refusal
    },
  }
}
