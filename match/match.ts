// A match: what was agreed at set-up, and the log. The log is the truth; the state is what replaying it gives.
import { check, deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { begin, commit } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions, type Values } from '../kernel/variants.ts'
import type { Choice, Event, Refusal, Seat, State } from '../kernel/words.ts'
import { type Sheet, type SheetProblem, sheetProblems } from '../papers/sheet.ts'
import { type Title, withSheet } from '../title/title.ts'

/** One line of the log: a choice and its canonical move. Taking back and doing again are entries like any other. */
export type Entry =
  | { readonly seat: Seat; readonly choice: Choice; readonly move: unknown }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly redo: true }
  /** Asked for by this seat and agreed by all: only so many entries of the log still count. */
  | { readonly seat: Seat; readonly back: number }

/** A choice that still stands, with what it brought about. */
export interface Deed {
  /** Its place in the log; −1 for the set-up. */
  readonly at: number
  readonly seat: Seat | null
  readonly step: string
  readonly choice: Choice | null
  readonly events: readonly Event[]
}

/** A choice that may still be taken back: the state before it, and whether others may act beside it. */
interface Trace {
  readonly deed: Deed & { readonly seat: Seat; readonly choice: Choice }
  readonly before: State
  readonly together: boolean
}

/** What is agreed before the first card. */
export interface Agreement {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: string
  /** A corrected card sheet, or null for the one the project ships. */
  readonly sheet?: Sheet | null
  readonly players?: readonly string[]
  readonly lasting?: boolean
}

export interface Match {
  readonly title: Title
  readonly game: Game
  readonly seats: number
  readonly options: Values
  readonly seed: string
  readonly sheet: Sheet | null
  readonly players: readonly string[]
  readonly log: Entry[]
  /** What stands, in order: the set-up, then every choice not taken back. */
  deeds: Deed[]
  /** A new one after every entry; where it is `lasting`, always the same, changed in place. */
  state: State
  /** The state before the last entry, for whoever wants to know what it changed; null before the first. */
  before: State | null
  /** For whoever has thousands of matches in memory: what stays need not be collected. */
  readonly lasting: boolean
  trail: Trace[]
  undone: { readonly seat: Seat; readonly choice: Choice }[]
}

export function openMatch(
  title: Title,
  agreed: Agreement,
): { match: Match } | { refusal: Refusal } | { problems: readonly SheetProblem[] } {
  const { seats, seed, sheet = null, lasting = false } = agreed
  const [min, max] = title.game.players
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { refusal: { clause: 'table.seats', with: { min, max, seats: String(seats) } } }
  const chosen = chooseOptions(title.game.variants, agreed.options ?? {}, seats)
  if ('refusal' in chosen) return chosen
  if (sheet !== null) {
    const problems = sheetProblems(title.game.id, title.form, sheet)
    if (problems.length > 0) return { problems }
  }
  const game = sheet === null ? title.game : withSheet(title, sheet)
  const state = begin(game, chosen.options, seats, rngOf(seed))
  const players = Array.from({ length: seats }, (_, seat) => agreed.players?.[seat] ?? '')
  const opening: Deed = { at: -1, seat: null, step: 'setup', choice: null, events: happened(state) }
  return {
    match: {
      title,
      game,
      seats,
      options: chosen.options,
      seed,
      sheet,
      players,
      log: [],
      deeds: [opening],
      state,
      before: null,
      lasting,
      trail: [],
      undone: [],
    },
  }
}

/** Plays a choice, checked: the clause that forbids it, or null. */
export function playIn(match: Match, seat: Seat, choice: unknown): Refusal | null {
  const refusal = check(match.game, match.state, seat, choice)
  if (refusal !== null) return refusal
  const { act, on, n } = choice as Choice
  const clean: Choice = { act, ...(on && { on }), ...(n && { n }) }
  match.log.push({ seat, choice: clean, move: match.title.canon.write(match.state, seat, clean, match.game.box) })
  match.undone = match.undone.filter((u) => u.seat !== seat)
  perform(match, seat, clean, match.log.length - 1)
  return null
}

const NOTHING: readonly Event[] = []

/** What the last choice brought about. A list to which nothing was added is still the state's own: the next choice may add to it. */
const happened = ({ events }: State): readonly Event[] => (events?.length ? events : NOTHING)

function perform(match: Match, seat: Seat, choice: Choice, at: number): void {
  const before = match.lasting ? clone(match.state) : match.state
  const step = before.agenda[before.agenda.length - 1]
  const rule = step && match.game.rules[step.do]
  const together =
    rule !== undefined && (rule.kind === 'secret' || (rule.kind === 'decision' && rule.together === true))
  const state = match.lasting ? match.state : clone(before)
  commit(match.game, state, seat, choice)
  const deed = { at, seat, step: step?.do ?? '', choice, events: happened(state) }
  match.state = state
  match.before = before
  match.deeds.push(deed)
  // Somebody else's turn closes what came before it, unless both act at the same time in the open; and what all
  // have ended together stays ended.
  const others = match.trail.some((t) => t.deed.seat !== seat)
  const apart = match.trail.some((t) => t.deed.seat !== seat && !(t.together && together))
  const ended = others && JSON.stringify(state.agenda.at(-1)) !== JSON.stringify(step)
  if (state.secretsOut > before.secretsOut || ended) {
    match.trail = []
    match.undone = []
  } else {
    if (apart) match.trail = []
    match.trail.push({ deed, before, together })
  }
}

/** The choice this seat may take back now, as an index into the trail, or −1. */
function undoable(match: Match, seat: Seat): number {
  const index = match.trail.findLastIndex((t) => t.deed.seat === seat)
  if (index < 0) return -1
  const stillSealed = match.state.sealed !== null && match.state.sealed[seat] !== null
  return stillSealed || deciders(match.game, match.state).includes(seat) ? index : -1
}

export function canUndo(match: Match, seat: Seat): boolean {
  return undoable(match, seat) >= 0
}

/** Takes back the seat's last choice: only while that seat is still asked, and nothing hidden has come out since. */
export function undoIn(match: Match, seat: Seat): Refusal | null {
  const index = undoable(match, seat)
  const trace = match.trail[index]
  if (trace === undefined) return { clause: 'table.no-undo' }
  const before = match.state
  const later = match.trail.slice(index + 1)
  const gone = new Set([trace, ...later].map((t) => t.deed.at))
  match.log.push({ seat, undo: true })
  match.trail = match.trail.slice(0, index)
  match.deeds = match.deeds.filter((d) => !gone.has(d.at))
  match.state = trace.before
  match.undone.push({ seat, choice: trace.deed.choice })
  // What others did at the same time stays done.
  for (const t of later) perform(match, t.deed.seat, t.deed.choice, t.deed.at)
  match.before = before
  return null
}

/** Does again what this seat last took back. */
export function redoIn(match: Match, seat: Seat): Refusal | null {
  const index = match.undone.findLastIndex((u) => u.seat === seat)
  const again = match.undone[index]
  if (again === undefined || check(match.game, match.state, seat, again.choice) !== null)
    return { clause: 'table.no-redo' }
  match.undone.splice(index, 1)
  match.log.push({ seat, redo: true })
  perform(match, seat, again.choice, match.log.length - 1)
  return null
}

/** Takes back to where the match stood after so many entries, over whatever has come out since: all have agreed. */
export function backIn(match: Match, seat: Seat, to: number): Refusal | null {
  if (!Number.isInteger(to) || to < 0 || to >= match.log.length) return { clause: 'table.no-undo' }
  const { title, log, ...agreed } = match
  const opened = openMatch(title, agreed)
  if (!('match' in opened)) return { clause: 'table.no-undo' }
  const { match: then } = opened
  for (const at of counting(log, to)) {
    then.log.length = at
    const refusal = enter(then, log[at] as Entry)
    if (refusal !== null) return refusal
  }
  log.push({ seat, back: to })
  match.before = match.state
  match.state = then.state
  match.deeds = then.deeds
  match.trail = then.trail
  match.undone = then.undone
  return null
}

/** Which of the first `to` entries still count, after all that was taken back by agreement. */
function counting(log: readonly Entry[], to: number): number[] {
  const places: number[] = []
  for (let at = to - 1; at >= 0; at--) {
    const entry = log[at] as Entry
    if ('back' in entry) at = entry.back
    else places.push(at)
  }
  return places.reverse()
}

/** One entry of a log, whatever it is. */
export function enter(match: Match, entry: Entry): Refusal | null {
  if ('back' in entry) return backIn(match, entry.seat, entry.back)
  if ('undo' in entry) return undoIn(match, entry.seat)
  if ('redo' in entry) return redoIn(match, entry.seat)
  return playIn(match, entry.seat, entry.choice)
}
