// How the seats of a match began: for each of them its first choices, by what they are about, and what came of it.
import { at } from '../../kernel/lists.ts'
import { isOver } from '../../kernel/play.ts'
import { unusualOptions } from '../../kernel/variants.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import { labelKey, type Openings } from '../../title/openings.ts'
import type { Edition } from '../../title/title.ts'
import type { Agreement } from '../agreement.ts'
import { type Standing, statesOf } from '../standing.ts'
import type { Deed } from '../story.ts'

/** The beginning of one seat in one match that is over. */
export interface Beginning {
  readonly seat: Seat
  /** Its first choices, as `labelKey` writes them. */
  readonly path: readonly string[]
  /** Its share of the win, from 0 to 1, and its points. */
  readonly share: number
  readonly points: number
}

/** Follows a match choice by choice, and notes what the first choices of the seats are about. */
export class Follower {
  readonly paths: readonly string[][]
  readonly #openings: Openings
  readonly #game: Edition
  constructor(openings: Openings, game: Edition, seats: number) {
    this.#openings = openings
    this.#game = game
    this.paths = Array.from({ length: seats }, () => [])
  }
  /** Whether nothing more is to come that counts. */
  get done(): boolean {
    return this.paths.every((path) => path.length >= this.#openings.depth)
  }
  /** A choice, with the state before it; true where it counts. */
  note(before: State, seat: Seat, choice: Choice): boolean {
    const path = at(this.paths, seat)
    if (path.length >= this.#openings.depth) return false
    const label = this.#openings.label(before, seat, choice, this.#game.box)
    if (label === null || label.length === 0) return false
    path.push(labelKey(label))
    return true
  }
}

/** What each seat has of the win at the end: all of it, a part, or nothing. */
function sharesOf(game: Edition, state: State): number[] {
  const winners = game.winners(state, game.box)
  return Array.from({ length: state.seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** The beginnings with these paths in a match that ended so. */
export function beginningsAt(game: Edition, end: State, paths: readonly (readonly string[])[]): Beginning[] {
  const shares = sharesOf(game, end)
  const points = game.scores(end, game.box)
  return paths.flatMap((path, seat) =>
    path.length === 0 ? [] : [{ seat, path, share: at(shares, seat), points: at(points, seat) }],
  )
}

/** The value of the option by which tables are told apart; empty for a game without one. */
export const variantOf = ({ variant }: Openings, { options }: Pick<Agreement, 'options'>): string =>
  variant === null ? '' : String(options[variant] ?? '')

/**
 * Whether a match can be compared with others: by the printed cards, from the set-up, with no rule changed but the one by
 * which tables are told apart. Which seat has which colour changes nothing.
 */
export function isUsual({ variant }: Openings, { game, options, seats, sheet, from }: Agreement): boolean {
  const changed = unusualOptions(game.variants, options, seats)
  return (
    sheet === null && from === null && changed.every((id) => id === variant || game.variants[id]?.kind === 'each-seat')
  )
}

/** The first choices of a seat that count, where they stand in a story. */
export interface Followed {
  readonly path: readonly string[]
  /** By choice of the path: the line of the story it is told in, and what that line says. */
  readonly lines: readonly number[]
  readonly deeds: readonly Deed[]
}

interface Following extends Followed {
  readonly lines: number[]
  readonly deeds: Deed[]
}

/** How each seat began in a match, as far as its story goes. */
export function followedIn(openings: Openings, match: Standing): Followed[] {
  const follower = new Follower(openings, match.game, match.seats)
  const found = follower.paths.map((path): Following => ({ path, lines: [], deeds: [] }))
  const states = statesOf(match, match.story)
  for (const [line, deed] of match.story.entries()) {
    const { seat, choice } = deed
    if (seat === null || choice === null) continue
    const before = states.next()
    if (before.done || follower.done) break
    if (!follower.note(before.value, seat, choice)) continue
    at(found, seat).lines.push(line)
    at(found, seat).deeds.push(deed)
  }
  return found
}

/** The beginnings of a match; none where it is not over, or cannot be compared with others. */
export function beginningsOf(openings: Openings, match: Standing): Beginning[] {
  if (!isOver(match.state) || !isUsual(openings, match)) return []
  const paths = followedIn(openings, match).map(({ path }) => path)
  return beginningsAt(match.game, match.state, paths)
}
