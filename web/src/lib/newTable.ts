// Opening a table on this device, and opening a kept one again.
import { isOver } from '../../../kernel/play.ts'
import type { Refusal } from '../../../kernel/words.ts'
import { type FileProblem, readMatch, writeMatch } from '../../../match/file.ts'
import { type Match, openMatch } from '../../../match/match.ts'
import type { SheetProblem } from '../../../papers/problems.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { keep, type Sitting } from './keep.ts'
import { keptSheet } from './sheets.ts'
import { findTitle } from './shelf.ts'

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

const word = () => crypto.getRandomValues(new Uint32Array(2)).reduce((text, n) => text + n.toString(36), '')

/** A new match, kept on the device. */
export async function openTable(wanted: Wanted): Promise<Opened> {
  const title = await findTitle(wanted.game)
  if (title === null) return { missing: true }
  const { sitting, options = {}, seed = word(), sheet = keptSheet(wanted.game) } = wanted
  const players = sitting.map((s) => s.name)
  const opened = openMatch(title, { seats: sitting.length, options, seed, players, sheet })
  return 'match' in opened ? { id: await keepNew(opened.match, sitting) } : opened
}

/** Its id, or null where it cannot be. */
export async function newTable(wanted: Wanted): Promise<string | null> {
  const opened = await openTable(wanted)
  return 'id' in opened ? opened.id : null
}

async function keepNew(match: Match, sitting: readonly Sitting[]): Promise<string> {
  const id = word()
  const over = isOver(match.state)
  const kept = { id, game: match.game.id, sitting, text: writeMatch(match), updated: Date.now(), over }
  fresh.set(id, kept)
  await keep(kept)
  return id
}

/** Tables opened in this visit: they go on even where the device keeps nothing. */
export const fresh = new Map<string, Parameters<typeof keep>[0]>()

/** A match from a file somebody gives: its new id, or what is wrong with it. */
export async function importTable(text: string): Promise<{ id: string } | { problem: FileProblem }> {
  const read = await readMatch(text, findTitle)
  if ('problem' in read) return { problem: read.problem }
  const sitting = read.match.players.map((name): Sitting => ({ kind: 'person', name }))
  return { id: await keepNew(read.match, sitting) }
}
