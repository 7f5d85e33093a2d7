// What the explorer counts: matches of the book, of this device and of the house alike, by table, by who played, and with tables to look at.
import { isStrong } from '../../../bots/level.ts'
import { at } from '../../../kernel/lists.ts'
import { readMatch } from '../../../match/file.ts'
import type { Match } from '../../../match/match.ts'
import { beginningsOf, followedIn, variantOf } from '../../../match/openings/beginning.ts'
import { type Book, type Chapter, readBook, type Shown, shownBy } from '../../../match/openings/book.ts'
import { type Branch, count, noBranch } from '../../../match/openings/tree.ts'
import type { Openings } from '../../../title/openings.ts'
import type { Title } from '../../../title/title.ts'
import { type Kept, keptMatches, type Sitting } from '../lib/keep.ts'
import { findTitle } from '../lib/titles.ts'

export const SOURCES = ['book', 'device', 'house'] as const
export type Source = (typeof SOURCES)[number]
/** Who made the choices: strong computers, other ones, people; or computers that began by lot. */
export type Who = 'masters' | 'others' | 'people' | 'lot'

/** Beginnings of one kind of table and of one kind of player. */
export interface Counted {
  readonly source: Source
  readonly seats: number
  readonly variant: string
  readonly who: Who
  readonly tree: Branch
  readonly matches: number
  /** Matches to look at, made when somebody looks. */
  readonly shown: readonly (() => Shown | null)[]
  /** The chapter of the book it is; null for what this device or the house has. */
  readonly chapter: Chapter | null
}

const facets = import.meta.glob<Openings>('../../../games/*/openings/index.ts', { import: 'openings' })
const books = import.meta.glob<unknown>('../../../games/*/openings/book.json', { import: 'default' })

/** By what a game tells first choices apart; null for a game that does not. */
export const findOpenings = async (game: string): Promise<Openings | null> =>
  (await facets[`../../../games/${game}/openings/index.ts`]?.()) ?? null

/** What the players of a book are here. */
const PLAYERS: Readonly<Record<string, Who>> = { master: 'masters', lot: 'lot' }

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** What the book of a game has, shipped with it. */
export async function countedInBook(title: Title, openings: Openings): Promise<readonly Counted[]> {
  const book: Book = readBook(title, await books[`../../../games/${title.game.id}/openings/book.json`]?.())
  return book.chapters.map((chapter) => ({
    source: 'book',
    ...chapter,
    who: PLAYERS[chapter.player] ?? 'others',
    shown: chapter.examples.map((example) => once(() => shownBy(title, openings, chapter, example))),
    chapter,
  }))
}

/** Matches of this device that are read at most, the newest first. */
const MOST = 200

const whoIs = (sitting: Sitting | undefined): Who => {
  if (sitting === undefined || sitting.kind === 'person') return 'people'
  return isStrong(sitting.bot ?? '') ? 'masters' : 'others'
}

/** How a seat began in a match of this device, to look at. */
function shownIn(openings: Openings, match: Match, seat: number): Shown {
  const { path, lines } = at(followedIn(openings, match), seat)
  return { match, seat, path, lines }
}

/** Counts matches of one game that are over; those that cannot be compared with others are left out. */
export async function countMatches(openings: Openings, list: readonly Kept[]): Promise<readonly Counted[]> {
  const found = new Map<string, Counted & { matches: number; shown: (() => Shown | null)[] }>()
  for (const { text, sitting } of list.slice(0, MOST)) {
    const read = await readMatch(text, findTitle)
    if ('problem' in read) continue
    const { match } = read
    const table = { source: 'device' as const, seats: match.seats, variant: variantOf(openings, match) }
    const here = new Set<string>()
    for (const beginning of beginningsOf(openings, match)) {
      const who = whoIs(sitting[beginning.seat])
      const key = `${table.seats}/${table.variant}/${who}`
      const counted = found.get(key) ?? { ...table, who, tree: noBranch(), matches: 0, shown: [], chapter: null }
      count(counted.tree, beginning)
      counted.shown.push(once(() => shownIn(openings, match, beginning.seat)))
      if (!here.has(key)) counted.matches++
      here.add(key)
      found.set(key, counted)
    }
  }
  return [...found.values()]
}

/** What this device keeps of a game. */
export const countedHere = async (title: Title, openings: Openings): Promise<readonly Counted[]> =>
  countMatches(
    openings,
    (await keptMatches()).filter(({ game, over }) => over && game === title.game.id),
  )
