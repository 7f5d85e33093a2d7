// What the coach remembers of a table, kept on the device for the last few: whether it is there, how often it spoke, and
// what it saw of the reader's choices.
import type { Choice } from '../../../kernel/words.ts'

/** A choice that mattered: what was chosen, what would have been better, and what that gave away; nothing where it was the best. */
export interface Mattered {
  /** The line of the story before the choice. */
  readonly at: number
  readonly chosen: Choice
  readonly better: Choice
  /** Chance of winning given away, or by how much the best was better than the next. */
  readonly loss: number
  readonly lead: number
}

export interface Coached {
  /** Null: as the settings say. */
  readonly on: boolean | null
  /** A first match of this game. */
  readonly first: boolean
  readonly spoken: number
  readonly mattered: readonly Mattered[]
}

const KEY = 'chantier.coach'
const MOST = 20
const NEW: Coached = { on: null, first: false, spoken: 0, mattered: [] }

type Kept = readonly (readonly [id: string, coached: Coached])[]

function kept(): Kept {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((row) => Array.isArray(row) && typeof row[0] === 'string') : []
  } catch {
    return []
  }
}

export const coachedAt = (id: string): Coached => ({ ...NEW, ...kept().find(([table]) => table === id)?.[1] })

/** Keeps it; a device that forbids storage just forgets it. */
export function keepCoached(id: string, coached: Coached): void {
  try {
    const rest = kept().filter(([table]) => table !== id)
    localStorage.setItem(KEY, JSON.stringify([...rest, [id, coached]].slice(-MOST)))
  } catch {
    // Storage is full or forbidden: the coach starts anew at the next visit.
  }
}

/** Moments that mattered less than this are not worth showing, mistakes and good choices. */
const LEAST = 0.04
const SHOWN = 2

const weightOf = ({ loss, lead }: Mattered): number => (loss > 0 ? loss : lead / 2)

/** The moments that mattered most, in the order of the match: what was given away counts for more than what was found. */
export const mostOf = (mattered: readonly Mattered[]): readonly Mattered[] =>
  mattered
    .filter((m) => weightOf(m) >= LEAST)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, SHOWN)
    .sort((a, b) => a.at - b.at)

/** What mattered, with a further choice: what was taken back since is forgotten. */
export const withMattered = (mattered: readonly Mattered[], further: Mattered): readonly Mattered[] => [
  ...mattered.filter((m) => m.at < further.at),
  further,
]
