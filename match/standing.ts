// Where a match stands: its state, the story so far, and what may still be taken back. It is made from an agreement and
// changed by `enter` alone; the log may stand elsewhere.

import { check } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { at as item } from '../kernel/lists.ts'
import { begin, commit } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { Choice, Refusal, Seat, State } from '../kernel/words.ts'
import type { Agreement } from './agreement.ts'
import { type BackWish, type EarlierEntries, type Entry, placesThatCount, type Wish } from './log.ts'
import { tableFrom } from './position.ts'
import { commonLines, type Deed, eventsOf } from './story.ts'
import { keepTrail, type Trail, undoable } from './trail.ts'

export interface Standing extends Agreement, Trail {
  /** The standing's own, changed in place by every choice: whoever wants to keep it takes a copy (`stateNow`). */
  state: State
  /** What stands, in order: the set-up, then every choice not taken back. */
  story: Deed[]
}

/** What an entry did. */
export interface Entered {
  /** As it goes into the log. */
  readonly entry: Entry
  /** Its number, counted from 1. */
  readonly seq: number
  /** The state before it. Nobody changes it any more. */
  readonly before: State
  /** So many lines of the story have stayed; those after them are new. */
  readonly keep: number
}

/** The standing before the first entry. */
export function standingOf(agreement: Agreement): Standing {
  const { title, game, seats, options, seed, sheet, players, sitting, from } = agreement
  const state = from === null ? begin(game, options, seats, rngOf(seed)) : tableFrom(game, from, seed)
  const opening: Deed = { at: -1, seat: null, step: 'setup', choice: null, events: eventsOf(state) }
  return {
    ...{ title, game, seats, options, seed, sheet, players, sitting, from },
    ...{ state, story: [opening], trail: [], undone: [], closed: players.map(() => null), last: 0 },
  }
}

/** The state as it stands now, for whoever wants to keep it. */
export const stateNow = ({ state }: Standing): State => clone(state)

/** A copy of all that entries change; `closed` they put anew. */
export const standingNow = (standing: Standing): Standing => ({
  ...standing,
  state: clone(standing.state),
  story: standing.story.slice(),
  trail: standing.trail.slice(),
  undone: standing.undone.slice(),
})

/** The standing after what somebody wishes; or why not, and then nothing has changed. Going back needs the log. */
export function enter(standing: Standing, wish: Exclude<Wish, BackWish>): Entered | Refusal
export function enter(standing: Standing, wish: Wish, earlier: EarlierEntries, known?: KnownStanding): Entered | Refusal
export function enter(
  standing: Standing,
  wish: Wish,
  earlier: EarlierEntries = () => [],
  known: KnownStanding = () => undefined,
): Entered | Refusal {
  if ('back' in wish) return goBack(standing, wish, earlier, known)
  if ('undo' in wish) return undo(standing, wish.seat)
  if ('redo' in wish) return redo(standing, wish.seat)
  return play(standing, wish.seat, wish.choice)
}

/** An entry that these rules refuse, though others once allowed it: it keeps its number and does nothing. */
export function passOver(standing: Standing): void {
  standing.last++
}

function play(standing: Standing, seat: Seat, wanted: unknown): Entered | Refusal {
  const { title, game, state, story } = standing
  const refusal = check(game, state, seat, wanted)
  if (refusal !== null) return refusal
  const { act, on, n } = wanted as Choice
  const choice: Choice = { act, ...(on && { on }), ...(n && { n }) }
  const entry: Entry = { seat, choice, move: title.canon.write(state, seat, choice, game.box) }
  const keep = story.length
  standing.undone = standing.undone.filter((u) => u.seat !== seat)
  const before = perform(standing, seat, choice, standing.last)
  return { entry, seq: ++standing.last, before, keep }
}

/** Carries out a choice that stands at this place of the log; gives the state before it. */
function perform(standing: Standing, seat: Seat, choice: Choice, at: number): State {
  const { game, state } = standing
  const before = clone(state)
  try {
    commit(game, state, seat, choice)
  } catch (error) {
    standing.state = before
    throw error
  }
  const deed = { at, seat, step: before.agenda.at(-1)?.do ?? '', choice, events: eventsOf(state) }
  standing.story.push(deed)
  keepTrail(standing, deed, before)
  return before
}

/** Takes back the seat's last choice; what others did at the same time stays done. */
function undo(standing: Standing, seat: Seat): Entered | Refusal {
  const found = undoable(standing, seat)
  if ('clause' in found) return found
  const { state: before, trail, story } = standing
  const later = trail.slice(found.index + 1)
  const keep = story.length - later.length - 1
  standing.trail = trail.slice(0, found.index)
  standing.story = story.slice(0, keep)
  standing.state = clone(found.trace.before)
  standing.undone.push({ seat, choice: found.trace.deed.choice })
  for (const { deed } of later) perform(standing, deed.seat, deed.choice, deed.at)
  return { entry: { seat, undo: true }, seq: ++standing.last, before, keep }
}

/** What this seat would do again; −1 where there is nothing, or where it is no longer allowed. */
function redoable({ game, state, undone }: Standing, seat: Seat): number {
  const index = undone.findLastIndex((u) => u.seat === seat)
  const again = undone[index]
  return again !== undefined && check(game, state, seat, again.choice) === null ? index : -1
}

export const canRedo = (standing: Standing, seat: Seat): boolean => redoable(standing, seat) >= 0

/** Does again what this seat last took back. */
function redo(standing: Standing, seat: Seat): Entered | Refusal {
  const index = redoable(standing, seat)
  const again = standing.undone[index]
  if (again === undefined) return { clause: 'table.no-redo' }
  standing.undone.splice(index, 1)
  const keep = standing.story.length
  const before = perform(standing, seat, again.choice, standing.last)
  return { entry: { seat, redo: true }, seq: ++standing.last, before, keep }
}

/** How a match stood after so many entries, where somebody remembers; it is copied before it is used. */
export type KnownStanding = (count: number) => Standing | undefined

/** How a match stood after so many entries, entered anew from the first. */
function standingAfter(agreement: Agreement, count: number, earlier: EarlierEntries): Standing | Refusal {
  const then = standingOf(agreement)
  const entries = earlier(count)
  for (const at of placesThatCount(entries)) {
    then.last = at
    const done = enter(then, item(entries, at), earlier)
    if ('clause' in done) return done
  }
  return then
}

/** Takes back to where the match stood after so many entries, over whatever has come out since: all have agreed. */
function goBack(
  standing: Standing,
  { seat, back }: BackWish,
  earlier: EarlierEntries,
  known: KnownStanding,
): Entered | Refusal {
  if (!Number.isInteger(back) || back < 0 || back >= standing.last) return { clause: 'table.no-undo' }
  const kept = known(back)
  const then = kept === undefined ? standingAfter(standing, back, earlier) : standingNow(kept)
  if ('clause' in then) return then
  const { state: before, story } = standing
  standing.state = then.state
  standing.story = then.story
  standing.trail = then.trail
  standing.undone = then.undone
  standing.closed = then.closed
  return { entry: { seat, back }, seq: ++standing.last, before, keep: commonLines(story, then.story) }
}

/** The states after each line of a story, the set-up first; fewer where these rules refuse a line. */
export function* statesOf(agreement: Agreement, story: readonly Deed[]): Generator<State> {
  const standing = standingOf(agreement)
  yield stateNow(standing)
  for (const { seat, choice } of story) {
    if (seat === null || choice === null) continue
    if ('clause' in enter(standing, { seat, choice })) return
    yield stateNow(standing)
  }
}
