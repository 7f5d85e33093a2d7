// A position: the table as some eyes saw it at a moment, from which a match can begin. What those eyes did not see is not
// in it, and is dealt anew for whoever plays on.
import { check, deciders, options as optionsOf } from '../kernel/ask.ts'
import { anyNumbers, spread } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'

export interface Position {
  /** The seat whose eyes saw it; null for what everybody may see. */
  readonly eyes: Seat | null
  /** The view of those eyes: face-down cards, no chance, no events. */
  readonly state: State
}

/** What these eyes see of a state, and nothing else. */
export const positionOf = (game: Game, state: State, eyes: Seat | null): Position => ({
  eyes,
  state: { ...view(game, state, eyes), events: [] },
})

/** A whole table that fits a position: what was not seen is dealt by the seed. */
export const tableFrom = (game: Game, { eyes, state }: Position, seed: string): State => ({
  // No seat is −1: for everybody's eyes all sealed choices are open again.
  ...imagine(game, state, eyes ?? -1, rngOf(seed)),
  events: [],
})

const DEEPEST = 8
const MOST_PARTS = 20_000
const LARGEST = 1_000_000_000
/** Steps, acts and refs; never markup, which a look might draw. */
const WORD = /^[\w.:+-]{0,64}$/

/** Whether a value is plain data of a modest size. */
function isPlain(x: unknown, count: { parts: number }, depth = 0): boolean {
  if (++count.parts > MOST_PARTS || depth > DEEPEST) return false
  if (x === null || typeof x === 'boolean') return true
  if (typeof x === 'number') return Number.isInteger(x) && Math.abs(x) <= LARGEST
  if (typeof x === 'string') return WORD.test(x)
  if (typeof x !== 'object') return false
  if (Array.isArray(x)) return x.every((part) => isPlain(part, count, depth + 1))
  return Object.entries(x).every(
    ([key, part]) => WORD.test(key) && key !== '__proto__' && isPlain(part, count, depth + 1),
  )
}

const kindOf = (x: unknown) => (Array.isArray(x) ? 'list' : x === null ? 'null' : typeof x)

/** Whether a state has the members of another one of the same game and table, lists where it has lists. */
function isAlike(state: object, first: State): state is State {
  const [given, known] = [new Map(Object.entries(state)), Object.entries(first)]
  if (given.size !== known.length) return false
  return known.every(([key, was]) => {
    const kinds = [kindOf(given.get(key)), kindOf(was)]
    return given.has(key) && (kinds[0] === kinds[1] || kinds.includes('null'))
  })
}

/**
 * A position that somebody wrote, or null where it is none: of another shape than a table of this game (`first` is one as
 * it is set up), already over, or such that it cannot be played on by the rules.
 */
export function readPosition(game: Game, first: State, x: unknown): Position | null {
  if (typeof x !== 'object' || x === null || !('eyes' in x) || !('state' in x)) return null
  const { eyes, state } = x
  const isSeat = typeof eyes === 'number' && Number.isInteger(eyes) && eyes >= 0 && eyes < first.seats
  if (eyes !== null && !isSeat) return null
  if (typeof state !== 'object' || state === null || !isPlain(state, { parts: 0 }) || !isAlike(state, first))
    return null
  // What was agreed stands in the match, and what chance will bring nobody may say.
  const agreed = 'options' in first ? { options: first.options } : {}
  const position: Position = { eyes, state: { ...state, ...agreed, seats: first.seats, rng: null, events: [] } }
  return isPlayable(game, position) ? position : null
}

const MOST_CHOICES = 3000
const TRIAL_MS = 400

/** Whether a table laid from a position can be played by the rules: a trial by dice, as far as it goes in a moment. */
function isPlayable(game: Game, position: Position): boolean {
  try {
    const rng = rngOf('trial')
    const s = clone(tableFrom(game, position, 'trial'))
    if (isOver(s)) return false
    const until = Date.now() + TRIAL_MS
    for (let n = 0; n < MOST_CHOICES && !isOver(s) && (n < 20 || Date.now() < until); n++) {
      const [seat] = deciders(game, s)
      if (seat === undefined || seat < 0 || seat >= s.seats) return false
      commit(game, s, seat, someChoice(game, s, seat, rng))
    }
    return game.scores(s, game.box).every(Number.isFinite)
  } catch {
    return false
  }
}

/** Some choice of a seat; fails where it has none. */
function someChoice(game: Game, s: State, seat: Seat, rng: Rng): Choice {
  const list = optionsOf(game, s, seat)
  const choice = list[below(rng, list.length)]
  if (choice === undefined) throw new Error('no option')
  if (choice.span === undefined) return choice
  const tries = [anyNumbers(choice, rng), ...spread(choice), ...list.flatMap(spread)]
  const closed = tries.find((c) => check(game, s, seat, c) === null)
  if (closed === undefined) throw new Error('only empty options')
  return closed
}
