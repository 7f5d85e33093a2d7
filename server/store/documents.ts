// Documents that belong to several people, as they are kept: clubs, the tournaments of a club, and what the owner of the house
// keeps: how the house is led, who may not speak or come, reports, notes to people, and the log of what was done.

export const DOCUMENT_KINDS = ['club', 'tournament', 'house', 'sanction', 'report', 'note', 'deed'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** One document, replaced as a whole; the columns are for lists and sweeps. */
export interface DocumentRow {
  readonly id: string
  readonly kind: DocumentKind
  /** Grows by one with each replacement: of two writers only one can win. */
  readonly version: number
  /** The document that this one belongs to: a tournament's club. Its removal removes this one, too. */
  readonly parent: string | null
  /** What can be said to find it; no two documents of a kind have the same. */
  readonly code: string | null
  /** Person ids of those it is a matter of. */
  readonly people: readonly string[]
  /** When a sweep should next look at it; null for never. */
  readonly due: number | null
  readonly created: number
  readonly updated: number
  readonly doc: string
}

export interface DocumentFilter {
  readonly kind: DocumentKind
  readonly person?: string
  readonly parent?: string
  /** Due at or before this time. */
  readonly due?: number
  /** Only those whose id comes after this one. */
  readonly after?: string
  /** Last changed before this time, or at this time and later. */
  readonly before?: number
  readonly since?: number
  readonly limit: number
}

export interface DocumentStore {
  /** Keeps a new document (`version` 1) or the next version of one; false where somebody else was first, or has its code. */
  put(row: DocumentRow): Promise<boolean>
  get(id: string): Promise<DocumentRow | null>
  byCode(kind: DocumentKind, code: string): Promise<DocumentRow | null>
  /** The last changed first; with `due`, those longest due first. */
  list(filter: DocumentFilter): Promise<DocumentRow[]>
  /** Removes this version and what belongs to it; false where somebody has changed it since, or it is gone. */
  remove(id: string, version: number): Promise<boolean>
}
