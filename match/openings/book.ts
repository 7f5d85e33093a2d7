// A book of beginnings, shipped with a game: trees by table and by who played, and for the most usual lines the match they
// are shown on. `npm run openings` makes it; it is read with care, and put aside when the rules have changed.
import { deciders } from '../../kernel/ask.ts'
import { at } from '../../kernel/lists.ts'
import { isRecord } from '../../kernel/record.ts'
import type { Choice, Seat } from '../../kernel/words.ts'
import type { Openings } from '../../title/openings.ts'
import type { Title } from '../../title/title.ts'
import { type Match, openMatch, playIn } from '../match.ts'
import { Follower } from './beginning.ts'
import { type Branch, readBranch } from './tree.ts'

/** A match as far as it shows how one seat began: its number, the seat, and the choices of all, each as `keyOf` writes it. */
export interface Example {
  readonly match: number
  readonly seat: Seat
  readonly choices: readonly string[]
}

/** The beginnings of one kind of table. */
export interface Chapter {
  readonly seats: number
  /** The value of the option by which tables are told apart; empty for a game without one. */
  readonly variant: string
  /** Who played, and with how many thoughts a choice; 0 for one who does not search. */
  readonly player: string
  readonly thoughts: number
  readonly matches: number
  readonly tree: Branch
  readonly examples: readonly Example[]
}

export interface Book {
  readonly rules: number
  readonly chapters: readonly Chapter[]
}

/** The seed of a match of a book, which makes the same match everywhere. */
export const seedOf = (game: string, { seats, variant, player }: Omit<Chapter, 'tree'>, match: number): string =>
  `openings/${game}/${seats}/${variant}/${player}/${match}`

/** The choice of a text that `keyOf` made. */
export function choiceOf(key: string): Choice {
  const [words = '', numbers] = key.split(' #')
  const [act = '', ...on] = words.split(' ')
  return { act, ...(on.length > 0 && { on }), ...(numbers !== undefined && { n: numbers.split(',').map(Number) }) }
}

const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0

function exampleIn(x: unknown): Example | null {
  if (!isRecord(x) || !isCount(x.match) || !isCount(x.seat) || !Array.isArray(x.choices)) return null
  const choices = x.choices.filter((key: unknown) => typeof key === 'string')
  return choices.length === x.choices.length ? { match: x.match, seat: x.seat, choices } : null
}

function chapterIn(x: unknown): Chapter | null {
  if (!isRecord(x) || !isCount(x.seats) || !isCount(x.thoughts) || !isCount(x.matches)) return null
  const { seats, variant, player, thoughts, matches, examples } = x
  const tree = readBranch(x.tree)
  if (typeof variant !== 'string' || typeof player !== 'string' || tree === null || !Array.isArray(examples))
    return null
  return { seats, variant, player, thoughts, matches, tree, examples: examples.flatMap((one) => exampleIn(one) ?? []) }
}

/** What a book says of these rules: nothing, where it is of others. */
export function readBook({ game }: Title, x: unknown): Book {
  const chapters = isRecord(x) && x.rules === game.version && Array.isArray(x.chapters) ? x.chapters : []
  return { rules: game.version, chapters: chapters.flatMap((one) => chapterIn(one) ?? []) }
}

/** A match of a book played as far as it is written, and where in its story the seat made the choices that count. */
export interface Shown {
  readonly match: Match
  readonly seat: Seat
  readonly path: readonly string[]
  /** By choice of the path: the line of the story it is told in. */
  readonly lines: readonly number[]
}

/** The match of an example; null where these rules refuse it. */
export function shownBy(title: Title, openings: Openings, chapter: Chapter, example: Example): Shown | null {
  const { variant, seats } = chapter
  const options = openings.variant === null ? {} : { [openings.variant]: variant }
  const opened = openMatch(title, { seats, options, seed: seedOf(title.game.id, chapter, example.match) })
  if (!('match' in opened) || example.seat >= seats) return null
  const { match } = opened
  const follower = new Follower(openings, match.game, seats)
  const lines: number[] = []
  for (const written of example.choices) {
    const choice = choiceOf(written)
    // Where several are asked at once, a book has them answer in their order.
    const [seat] = deciders(match.game, match.state)
    if (seat === undefined) return null
    if (follower.note(match.state, seat, choice) && seat === example.seat) lines.push(match.story.length)
    if (playIn(match, seat, choice) !== null) return null
  }
  return { match, seat: example.seat, path: at(follower.paths, example.seat), lines }
}
