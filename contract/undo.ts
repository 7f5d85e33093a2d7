// The law of taking back: a seat can take back to the first choice of its turn, unless something hidden came out or
// somebody else acted since; each step back is exactly the state before, and done again it is the state after.
import { deciders } from '../kernel/ask.ts'
import type { Seat, State } from '../kernel/words.ts'
import { type Match, redoIn, undoIn } from '../match/match.ts'
import { stateNow } from '../match/standing.ts'
import { canUndo, whyNoUndo } from '../match/trail.ts'
import { same } from './same.ts'

/** The last choices of a match as the law sees them, from what was played and not from what the match says of it. */
export interface Run {
  readonly seat: Seat
  /** The states before each choice that the seat made since the last secret came out, alone; copies of the law's own. */
  readonly before: readonly State[]
  /** Others were asked the same: what each may take back then is the affair of the step. */
  readonly together: boolean
}

/** Whether two states are the same; events are how they came about, not what they are. */
const sameState = (a: State, b: State): boolean => same({ ...a, events: null }, { ...b, events: null })

/** After a choice of this seat, with a copy of the state before it. */
export function runOn(run: Run | null, match: Match, seat: Seat, before: State): Run {
  const rule = match.game.rules[before.agenda.at(-1)?.do ?? '']
  const together = rule?.kind === 'secret' || (rule?.kind === 'decision' && rule.together === true)
  if (together) return { seat, before: [], together }
  if (match.state.secretsOut > before.secretsOut) return { seat, before: [], together }
  const earlier = run !== null && run.seat === seat && !run.together ? run.before : []
  return { seat, before: [...earlier, before], together }
}

/** 9. What breaks the law of taking back at this position; the match is the same afterwards. */
export function lawUndo(match: Match, run: Run | null): string[] {
  const broken: string[] = []
  const now = stateNow(match)
  for (let seat = 0; seat < match.seats; seat++) {
    const entries = match.log.length
    if (run !== null && !run.together) broken.push(...lawOfTurn(match, run, seat))
    if (canUndo(match, seat)) broken.push(...lawOfStep(match, seat))
    if (match.log.length > entries && !sameState(match.state, now))
      broken.push(`9: seat ${seat} took back and did again, and the state is another`)
  }
  return broken
}

/** One step back takes back one choice. */
function lawOfStep(match: Match, seat: Seat): string[] {
  const lines = match.story.length
  if (undoIn(match, seat) !== null) return [`9: seat ${seat} could not take back`]
  if (match.story.length !== lines - 1) return ['9: undo took back more than one choice']
  return redoIn(match, seat) === null ? [] : [`9: seat ${seat} could not do again`]
}

/** All the way back to the first choice of the turn, and forth again. */
function lawOfTurn(match: Match, { seat: last, before }: Run, seat: Seat): string[] {
  const isSealed = match.state.sealed?.[seat] !== undefined && match.state.sealed[seat] !== null
  const isAsked = isSealed || deciders(match.game, match.state).includes(seat)
  if (seat !== last || before.length === 0 || !isAsked)
    return canUndo(match, seat) ? [`9: seat ${seat} may take back what is closed`] : []
  for (const state of before.toReversed()) {
    const why = whyNoUndo(match, seat)
    if (why !== null) return [`9: seat ${seat} cannot take back to the first choice of its turn: ${why.clause}`]
    undoIn(match, seat)
    if (!sameState(match.state, state)) return ['9: a step back is another state than the one before']
  }
  for (const _ of before) if (redoIn(match, seat) !== null) return [`9: seat ${seat} could not do all again`]
  return []
}
