// A choice made while the page closes: the device's records are written too late for it, so it is noted beside them.
import type { Choice, Seat } from '../../../kernel/words.ts'

/** The last choice at a table, and how many entries stood in its log before. */
export interface Unwritten {
  readonly id: string
  readonly at: number
  readonly seat: Seat
  readonly choice: Choice
}

const KEY = 'chantier.unwritten'

export function note(unwritten: Unwritten): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(unwritten))
  } catch {
    // Storage is full or forbidden: the seat is asked again.
  }
}

/** What was noted of a table with so long a log, once; null where its record was written after all. */
export function noted(id: string, at: number): Unwritten | null {
  try {
    const found: Unwritten | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (found?.id !== id) return null
    localStorage.removeItem(KEY)
    return found.at === at ? found : null
  } catch {
    return null
  }
}
