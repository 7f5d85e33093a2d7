// What a club tells the world, and where, as it is kept in its document.
import type { HookKind } from '../people/channels.ts'

/** Something that a club tells the world. */
export interface ClubNews {
  readonly key: 'announced' | 'round' | 'over'
  readonly with: Readonly<Record<string, string | number>>
  readonly tournament: string
}

export interface ClubHook {
  readonly kind: HookKind
  readonly url: string
  /** In the language of whoever set it. */
  readonly lang: string
  /** How often in a row nothing was taken. */
  readonly failed: number
  readonly waiting: readonly ClubNews[]
  /** When to try next; null where nothing waits. */
  readonly next: number | null
}
