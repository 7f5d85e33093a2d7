// Opening a table on this device, and opening a kept one again.
import { isOver } from '../../../kernel/play.ts'
import type { Refusal } from '../../../kernel/words.ts'
import { type FileProblem, readMatch, writeMatch } from '../../../match/file.ts'
import { type Match, openMatch } from '../../../match/match.ts'
import { notesIn, withNotes } from '../../../match/notes.ts'
import type { SheetProblem } from '../../../papers/problems.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { keepAs } from './fresh.ts'
import type { Kept, Sitting } from './keep.ts'
import { stash } from './moments.ts'
import { keptSheet } from './sheets.ts'
import { findTitle } from './shelf.ts'
import { sittersOf, sittingOf } from './sitting.ts'

export interface Wanted {
  readonly game: string
  readonly sitting: readonly Sitting[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed?: string
  /** The card sheet to play with; the one this device keeps for the game, unless another is named. */
  readonly sheet?: Sheet | null
}

/** A new table, or what stands in its way. */
export type Opened =
  | { readonly id: string }
  | { readonly refusal: Refusal }
  | { readonly problems: readonly SheetProblem[] }
  | { readonly missing: true }

/** A word that nobody has used before. */
export const word = () => crypto.getRandomValues(new Uint32Array(2)).reduce((text, n) => text + n.toString(36), '')

/** A new match, kept on the device. */
export async function openTable(wanted: Wanted): Promise<Opened> {
  const title = await findTitle(wanted.game)
  if (title === null) return { missing: true }
  const { sitting, options = {}, seed = word(), sheet = keptSheet(wanted.game) } = wanted
  const seated = { players: sitting.map((s) => s.name), sitting: sittersOf(sitting, wanted.game, sheet) }
  const opened = openMatch(title, { seats: sitting.length, options, seed, sheet, ...seated })
  return 'match' in opened ? { id: await keepNew(opened.match, sitting) } : opened
}

/** Its id, or null where it cannot be. */
export async function newTable(wanted: Wanted): Promise<string | null> {
  const opened = await openTable(wanted)
  return 'id' in opened ? opened.id : null
}

/** Keeps a match under a new id, with what else is known of it. */
export async function keepNew(match: Match, sitting: readonly Sitting[], more: Partial<Kept> = {}): Promise<string> {
  const id = word()
  const over = isOver(match.state)
  await keepAs({ id, game: match.game.id, sitting, text: writeMatch(match), updated: Date.now(), over, ...more })
  return id
}

/**
 * A match from a file somebody gives: its new id, or what is wrong with it. It goes on with those who sat there; a moment
 * that was shared is looked at first.
 */
export async function importTable(
  text: string,
): Promise<{ id: string } | { moment: string } | { problem: FileProblem }> {
  const read = await readMatch(text, findTitle)
  if ('problem' in read) return { problem: read.problem }
  if (read.at !== null) return { moment: stash(text) }
  const { match } = read
  const { sitting, players, game, sheet } = match
  const notes = notesIn(text)
  const noted = notes === undefined ? {} : { text: withNotes(writeMatch(match), notes) }
  const over = isOver(match.state)
  const from = { ...noted, ...(over && { brought: true }) }
  if (sitting !== null) return { id: await keepNew(match, await sittingOf(sitting, players, game.id, sheet), from) }
  const people = players.map((name): Sitting => ({ kind: 'person', name }))
  return { id: await keepNew(match, people, over ? from : { ...from, asks: true }) }
}
