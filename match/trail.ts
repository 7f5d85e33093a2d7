// The trail: the last choices of a match, as far as they may still be taken back.
import { deciders } from '../kernel/ask.ts'
import type { Game } from '../kernel/game.ts'
import type { Choice, Refusal, Seat, State } from '../kernel/words.ts'
import type { OwnDeed } from './story.ts'

/** A choice that may still be taken back: the state before it, and whether others may act beside it. */
export interface Trace {
  readonly deed: OwnDeed
  readonly before: State
  readonly together: boolean
}

/** What a standing knows of taking back. */
export interface Trail {
  readonly game: Game
  state: State
  /** The choices that may still be taken back: the last ones of the story. */
  trail: Trace[]
  /** What was taken back and may be done again, the last one last. */
  undone: { readonly seat: Seat; readonly choice: Choice }[]
}

/** After a choice: whether it, and those before it, may be taken back. */
export function keepTrail(standing: Trail, deed: OwnDeed, before: State): void {
  const { game, state, trail } = standing
  const step = before.agenda.at(-1)
  const rule = step && game.rules[step.do]
  const together =
    rule !== undefined && (rule.kind === 'secret' || (rule.kind === 'decision' && rule.together === true))
  // Somebody else's turn closes what came before it, unless both act at the same time in the open; and what all
  // have ended together stays ended.
  const others = trail.some((t) => t.deed.seat !== deed.seat)
  const apart = trail.some((t) => t.deed.seat !== deed.seat && !(t.together && together))
  const ended = others && JSON.stringify(state.agenda.at(-1)) !== JSON.stringify(step)
  if (state.secretsOut > before.secretsOut || ended) {
    standing.trail = []
    standing.undone = []
  } else standing.trail = [...(apart ? [] : trail), { deed, before, together }]
}

/** The choice this seat may take back now, as a place in the trail; or why there is none. */
export function undoable({ game, state, trail }: Trail, seat: Seat): { index: number; trace: Trace } | Refusal {
  const index = trail.findLastIndex((t) => t.deed.seat === seat)
  const trace = trail[index]
  const stillSealed = state.sealed !== null && state.sealed[seat] !== null
  const isAsked = stillSealed || deciders(game, state).includes(seat)
  return trace === undefined || !isAsked ? { clause: 'table.no-undo' } : { index, trace }
}

/** Why this seat cannot take back its last choice; null where it can. */
export function whyNoUndo(standing: Trail, seat: Seat): Refusal | null {
  const found = undoable(standing, seat)
  return 'clause' in found ? found : null
}

export const canUndo = (standing: Trail, seat: Seat): boolean => whyNoUndo(standing, seat) === null
