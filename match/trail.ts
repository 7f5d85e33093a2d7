// The trail: the last choices of a match, as far as they may still be taken back. A seat can take back to the first choice
// of its turn, unless something hidden came out or somebody else acted since.
import { deciders, together as isTogether } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import type { Choice, Refusal, Seat, State } from '../kernel/words.ts'
import type { Edition } from '../title/title.ts'
import type { OwnDeed } from './story.ts'

/** A choice that may still be taken back: the state before it, and whether others may act beside it. */
export interface Trace {
  readonly deed: OwnDeed
  readonly before: State
  readonly together: boolean
}

/** Why what a seat did in its turn can no longer be taken back. */
type Closing = 'table.undo-secret' | 'table.undo-acted'

/** A log that is longer holds nothing but what was taken back and done again: no match comes near it. */
const LONG_LOG = 10_000

/** Why a seat cannot take back its last choice, as a clause. */
export type NoUndo = Closing | 'table.undo-many' | 'table.over' | 'table.undo-turn-over' | 'table.undo-first'

/** What a standing knows of taking back. */
export interface Trail {
  readonly game: Edition
  state: State
  /** The choices that may still be taken back: the last ones of the story. */
  trail: Trace[]
  /** What was taken back and may be done again, the last one last. */
  undone: { readonly seat: Seat; readonly choice: Choice }[]
  /** For each seat what closed the choices it has made since it was first asked; null where nothing did. */
  closed: readonly (Closing | null)[]
  /** The number of the last entry; 0 before the first. */
  last: number
}

const isSameStep = (a: State, b: State): boolean => JSON.stringify(a.agenda.at(-1)) === JSON.stringify(b.agenda.at(-1))

/** A sealed choice can still be opened again by whoever made it. */
const isAsked = (game: Edition, state: State, seat: Seat, awaited = deciders(game, state)): boolean =>
  (state.sealed !== null && state.sealed[seat] !== null) || awaited.includes(seat)

/** After a choice: whether it, and those before it, may be taken back. */
export function keepTrail(standing: Trail, deed: OwnDeed, before: State): void {
  const { game, state, trail } = standing
  const together = isTogether(game, before)
  const others = trail.filter((t) => t.deed.seat !== deed.seat)
  const beside = others.filter((t) => together && t.together && isSameStep(t.before, before))
  const cameOut = state.secretsOut > before.secretsOut
  // What all have ended together stays ended.
  const ended = beside.length > 0 && !isSameStep(before, state)
  const closed = standing.closed.slice()
  const stays = !cameOut && !ended && beside.length === others.length
  if (!stays) {
    const why = cameOut ? 'table.undo-secret' : 'table.undo-acted'
    for (const t of others) if (isAsked(game, before, t.deed.seat)) closed[t.deed.seat] = why
    closed[deed.seat] = why
    standing.trail = []
  }
  if (cameOut || ended) standing.undone = []
  else {
    closed[deed.seat] = null
    standing.trail.push({ deed, before, together })
  }
  // Whoever is asked no more begins anew when the next turn comes.
  standing.closed = closed.map((why, seat) => (why !== null && isAsked(game, state, seat) ? why : null))
}

interface NoUndoRefusal extends Refusal {
  readonly clause: NoUndo
}

/** The choice this seat may take back now, as a place in the trail; or why there is none. `awaited` where it is known. */
export function undoable(
  standing: Trail,
  seat: Seat,
  awaited?: readonly Seat[],
): { index: number; trace: Trace } | NoUndoRefusal {
  const { game, state, trail, closed, last } = standing
  if (isOver(state)) return { clause: 'table.over' }
  if (last >= LONG_LOG) return { clause: 'table.undo-many' }
  if (!isAsked(game, state, seat, awaited)) return { clause: 'table.undo-turn-over' }
  const index = trail.findLastIndex((t) => t.deed.seat === seat)
  const trace = trail[index]
  return trace === undefined ? { clause: closed[seat] ?? 'table.undo-first' } : { index, trace }
}

/** Why this seat cannot take back its last choice; null where it can. */
export function whyNoUndo(standing: Trail, seat: Seat, awaited?: readonly Seat[]): NoUndoRefusal | null {
  const found = undoable(standing, seat, awaited)
  return 'clause' in found ? found : null
}

export const canUndo = (standing: Trail, seat: Seat): boolean => whyNoUndo(standing, seat) === null
