// Documents in the store, as what they say: of two writers one wins, and the other goes on from what is there.
import type { Refusal } from '../../kernel/words.ts'
import type { DocumentFilter, DocumentKind, DocumentRow } from './documents.ts'
import type { Store } from './store.ts'

/** What every such document says of itself. */
export interface Dated {
  readonly id: string
  readonly created: number
  readonly updated: number
}

/** What the columns of a document say beside it. */
export type Columns = Pick<DocumentRow, 'parent' | 'code' | 'people' | 'due'>

export type Changed<D> = { readonly doc: D } | { readonly refusal: Refusal }

export interface Kept<D extends Dated> {
  /** False where its code, or its id, is another's. */
  add(doc: D): Promise<boolean>
  get(id: string): Promise<D | null>
  byCode(code: string): Promise<D | null>
  list(filter: Omit<DocumentFilter, 'kind'>): Promise<D[]>
  /** The next document, kept; or why not. What is given back unchanged is not written. Null: there is no such document. */
  change(id: string, how: (doc: D, now: number) => D | Refusal): Promise<Changed<D> | null>
  /** Ends a document for good, unless `keep` says that it is to go on, looked at as it is then. */
  remove(id: string, keep?: (doc: D) => boolean): Promise<boolean>
}

const TRIES = 20

const isRefusal = <D extends Dated>(x: D | Refusal): x is Refusal => 'clause' in x

export function keptOf<D extends Dated>(
  { documents }: Pick<Store, 'documents'>,
  kind: DocumentKind,
  columns: (doc: D) => Columns,
  now: () => number,
): Kept<D> {
  const read = (row: DocumentRow): D => JSON.parse(row.doc)
  const rowOf = (doc: D, version: number): DocumentRow => ({
    ...{ id: doc.id, kind, version, ...columns(doc), created: doc.created, updated: doc.updated },
    doc: JSON.stringify(doc),
  })
  const rowAt = async (id: string) => {
    const row = await documents.get(id)
    return row?.kind === kind ? row : null
  }
  return {
    add: (doc) => documents.put(rowOf(doc, 1)),
    async get(id) {
      const row = await rowAt(id)
      return row === null ? null : read(row)
    },
    async byCode(code) {
      const row = await documents.byCode(kind, code)
      return row === null ? null : read(row)
    },
    list: async (filter) => (await documents.list({ ...filter, kind })).map(read),
    async change(id, how) {
      for (let tries = 0; tries < TRIES; tries++) {
        const row = await rowAt(id)
        if (row === null) return null
        const before = read(row)
        const at = now()
        const next = how(before, at)
        if (isRefusal(next)) return { refusal: next }
        if (next === before) return { doc: before }
        const doc = { ...next, updated: at }
        if (await documents.put(rowOf(doc, row.version + 1))) return { doc }
      }
      throw new Error(`the ${kind} ${id} could not be changed`)
    },
    async remove(id, keep = () => false) {
      for (let tries = 0; tries < TRIES; tries++) {
        const row = await rowAt(id)
        if (row === null || keep(read(row))) return false
        if (await documents.remove(id, row.version)) return true
      }
      throw new Error(`the ${kind} ${id} could not be removed`)
    },
  }
}
