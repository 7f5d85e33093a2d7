// The log of the house: what its owner, stewards of clubs and the house itself did, each with what takes it back where that can
// be. It is also how the nodes of a house learn what was done, on another node or at a terminal: a deed is written down with what
// it says, and every node does the rest when it reads of it.
import type { DeedInfo, DeedKind } from '../../wire/owner.ts'
import type { ChatLine } from '../../wire/table.ts'
import type { Barred } from '../people/sanctions.ts'
import { type Kept, keptOf } from '../store/kept.ts'
import type { Store } from '../store/store.ts'
import { newId } from '../tables/setUp.ts'
import type { HouseDoc } from './houseDoc.ts'

/** What takes a deed back: how it was before. */
export type Before =
  | { readonly of: 'barred'; readonly person: string; readonly was: Partial<Barred> }
  | { readonly of: 'name'; readonly person: string; readonly was: string }
  | { readonly of: 'line'; readonly table: string; readonly was: ChatLine }
  | { readonly of: 'club'; readonly club: string; readonly was: string }
  | { readonly of: 'house'; readonly was: Pick<HouseDoc, 'name' | 'welcome' | 'langs' | 'tables' | 'clubs'> }

export interface DeedDoc {
  readonly id: string
  readonly at: number
  readonly by: { readonly id: string | null; readonly name: string; readonly role: DeedInfo['role'] }
  readonly kind: DeedKind
  readonly person: string | null
  readonly table: string | null
  readonly what: string
  readonly with: Readonly<Record<string, string | number>>
  readonly before: Before | null
  /** When it was taken back. */
  readonly undone: number | null
  readonly created: number
  readonly updated: number
}

export type By = DeedDoc['by']

export const THE_HOUSE: By = { id: null, name: '', role: 'house' }

export interface NewDeed {
  readonly by: By
  readonly kind: DeedKind
  readonly person?: string
  readonly table?: string
  readonly what?: string
  readonly with?: DeedDoc['with']
  readonly before?: Before
}

export interface DeedLog {
  readonly kept: Kept<DeedDoc>
  write(deed: NewDeed): Promise<DeedDoc>
  /** The last changed first. */
  list(limit: number, before?: number): Promise<DeedDoc[]>
  /** Those that were written or taken back at this time or later, the oldest first. */
  since(at: number): Promise<DeedDoc[]>
  /** Forgets what is older; nobody can take it back any more. */
  prune(before: number): Promise<void>
}

const AT_ONCE = 500

export function logOf(store: Pick<Store, 'documents'>, now: () => number): DeedLog {
  const kept = keptOf<DeedDoc>(
    store,
    'deed',
    ({ person }) => ({ parent: null, code: null, people: person === null ? [] : [person], due: null }),
    now,
  )
  return {
    kept,
    async write({ by, kind, person = null, table = null, what = '', with: blanks = {}, before = null }) {
      const at = now()
      const deed: DeedDoc = {
        ...{ id: newId(), at, by, kind, person, table, what, with: blanks, before },
        ...{ undone: null, created: at, updated: at },
      }
      if (!(await kept.add(deed))) throw new Error('a new deed has the id of another')
      return deed
    },
    list: (limit, before) => kept.list({ limit, ...(before !== undefined && { before }) }),
    async since(at) {
      // The newest come first: whoever writes many must not push out what the others did before.
      for (let limit = AT_ONCE; ; limit *= 2) {
        const deeds = await kept.list({ since: at, limit })
        if (deeds.length < limit) return deeds.reverse()
      }
    },
    async prune(before) {
      for (const deed of await kept.list({ before, limit: AT_ONCE })) await kept.remove(deed.id)
    },
  }
}

/** How a deed is told. */
export const deedInfo = (deed: DeedDoc): DeedInfo => ({
  id: deed.id,
  at: deed.at,
  by: deed.by.name,
  role: deed.by.role,
  kind: deed.kind,
  what: deed.what,
  with: deed.with,
  undone: deed.undone !== null,
  open: deed.before !== null && deed.undone === null,
})
