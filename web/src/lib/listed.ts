// What the build knows of the languages, and of the games, before any of them is fetched (web/vite.config.ts).
import type { Lang } from '../../../papers/texts.ts'

interface ListedTongue {
  /** What the language calls itself. */
  readonly name: string
  /** How much of everything it says, from 0 to 1; only of a language that is not finished. */
  readonly share?: number
}

export const LISTED: Readonly<Record<Lang, ListedTongue>> = import.meta.env.TONGUES ?? {}

/** Games whose opponents have learned a net. */
export const LEARNED: readonly string[] = import.meta.env.LEARNED ?? []
