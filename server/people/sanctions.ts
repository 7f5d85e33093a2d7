// Who may not speak, or not come, and until when. Kept apart from the person: other processes write it while the house runs, and
// of two writers one wins. A ban keeps the person's sessions, so that their browsers are still known to be theirs.
import { HttpError } from '../base/httpError.ts'
import { keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'

export interface SanctionDoc {
  readonly id: string
  readonly person: string
  /** When they may speak again; null where they may. */
  readonly silenced: number | null
  /** When they may come again; null where they may. `EVER` for never. */
  readonly banned: number | null
  readonly created: number
  readonly updated: number
}

/** Until somebody lifts it. */
export const EVER = Number.MAX_SAFE_INTEGER

/** What somebody may not do, as of now. */
export type Barred = Pick<SanctionDoc, 'silenced' | 'banned'>

export const FREE: Barred = { silenced: null, banned: null }

export interface Sanctions {
  of(person: string): Promise<Barred>
  /** Those of these who may not come now. */
  banned(people: readonly string[]): Promise<ReadonlySet<string>>
  /** Says what somebody may not do from now on; how it was before. */
  set(person: string, barred: Partial<Barred>): Promise<Barred>
  /** Those who may not speak or not come, the last changed first. */
  list(limit: number): Promise<SanctionDoc[]>
  /** Refuses somebody who is banned. */
  check(person: string): Promise<void>
  forget(person: string): Promise<void>
}

const DAY = 24 * 3600 * 1000

const idOf = (person: string): string => `sanction:${person}`
const still = (until: number | null, now: number): number | null => (until !== null && until > now ? until : null)

export function sanctionsOf(store: Pick<Store, 'documents'>, now: () => number): Sanctions {
  const kept = keptOf<SanctionDoc>(
    store,
    'sanction',
    ({ person }) => ({ parent: null, code: null, people: [person], due: null }),
    now,
  )
  const barredIn = (doc: SanctionDoc | null): Barred => {
    const at = now()
    return { silenced: still(doc?.silenced ?? null, at), banned: still(doc?.banned ?? null, at) }
  }
  const of = async (person: string) => barredIn(await kept.get(idOf(person)))
  return {
    of,
    async banned(people) {
      const found = await Promise.all(people.map(async (id) => ((await of(id)).banned === null ? [] : [id])))
      return new Set(found.flat())
    },
    async set(person, barred) {
      const at = now()
      const first: SanctionDoc = { id: idOf(person), person, ...FREE, ...barred, created: at, updated: at }
      if (await kept.add(first)) return FREE
      let before = FREE
      await kept.change(idOf(person), (doc) => {
        before = barredIn(doc)
        return { ...doc, ...barred }
      })
      return before
    },
    list: async (limit) =>
      (await kept.list({ limit })).filter((doc) => {
        const { silenced, banned } = barredIn(doc)
        return silenced !== null || banned !== null
      }),
    async check(person) {
      const { banned } = await of(person)
      if (banned === EVER) throw new HttpError(403, 'people.banned')
      if (banned !== null) throw new HttpError(403, 'people.banned-days', { days: Math.ceil((banned - now()) / DAY) })
    },
    forget: async (person) => void (await kept.remove(idOf(person))),
  }
}
