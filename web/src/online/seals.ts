// What this device noted of the shuffles of its online tables, kept beside its matches until they are checked.
import type { Seat } from '../../../kernel/words.ts'
import { gaveWords, type Seen, type Witness, witnessed } from '../../../wire/witness.ts'

const KEY = 'chantier.seals'
/** The tables noted last; a match of days is long over before so many others have begun. */
const MOST = 300

/** Of each table, the newest last. */
type Noted = Record<string, Witness>

/** What was noted or read since the page was opened: all there is where the device forbids storage. */
const here = new Map<string, Witness>()

function read(): Noted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Noted
  } catch {
    return {}
  }
}

function write(table: string, witness: Witness): void {
  here.set(table, witness)
  const { [table]: _, ...others } = read()
  try {
    const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, witness]])
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden.
  }
}

export function notedAt(table: string): Witness | null {
  const noted = here.get(table) ?? read()[table] ?? null
  if (noted !== null) here.set(table, noted)
  return noted
}

/** Another look at a table: what is new in it is noted. */
export function lookedAt(table: string, seen: Seen | null, seat: Seat | null): void {
  if (seen === null) return
  const before = notedAt(table)
  const next = witnessed(before, seen, seat)
  if (next !== null && next !== before) write(table, next)
}

/** Words that this page has just added. */
export function noteWords(table: string, words: string): void {
  const before = notedAt(table)
  if (before !== null) write(table, gaveWords(before, words))
}
