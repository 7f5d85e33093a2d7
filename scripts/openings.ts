// npm run openings -- <game> … [--matches 300] [--minutes 30] [--player master]: computers play matches at every table of a game, and how
// they began goes into the game's book of openings with what came of it. It goes on where it stopped.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Budget } from '../bots/bot.ts'
import { ranking } from '../bots/greedy.ts'
import { levels } from '../bots/levels.ts'
import { thinkable } from '../bots/thinkable.ts'
import { bookPath, findMind, findOpenings, findTitle, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Choice, Rng, Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { openMatch, playIn } from '../match/match.ts'
import { beginningsAt, Follower } from '../match/openings/beginning.ts'
import { type Book, type Chapter, type Example, readBook, seedOf, shownBy } from '../match/openings/book.ts'
import { branchAt, count, noBranch } from '../match/openings/tree.ts'
import type { Mind } from '../title/mind.ts'
import { labelKey, type Openings } from '../title/openings.ts'
import type { Title } from '../title/title.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '600' },
    player: { type: 'string' },
  },
})
const ends = Date.now() + Number(values.minutes) * 60_000
/** Those of the second kind choose by lot what they begin with, so that every first choice is tried by equals. */
const PLAYERS = ['master', 'lot', 'journeyman'] as const
/** A book needs many matches more than deep ones. */
const MOST_THOUGHTS = 12
/** Lines of a table that are shown on a match of their own. */
const MOST_EXAMPLES = 14
/** Lines that fewer went than this are shown on the match of the line before them. */
const LEAST_SHOWN = 4
/** A book is not larger than this when packed, in bytes: whoever opens the explorer fetches it. */
const LARGEST = 38_000
/** Written after so many matches. */
const EVERY = 20

interface Played {
  readonly title: Title
  readonly mind: Mind
  readonly openings: Openings
}

const thoughtsOf = ({ strengths }: Mind, player: string): number =>
  player === 'master' ? Math.min(MOST_THOUGHTS, strengths.thoughts[0]) : 0

/** The tables of a game with who plays there, each with what the book has of it. */
function chaptersOf({ title, mind, openings }: Played, { chapters }: Book): Chapter[] {
  const [min, max] = title.game.players
  const variant = openings.variant === null ? undefined : title.game.variants[openings.variant]
  const variants = variant?.kind === 'one' ? variant.values : ['']
  const players = PLAYERS.filter((player) => values.player === undefined || values.player === player)
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((seats) =>
    variants.flatMap((value) => PLAYERS.map((player) => ({ seats, variant: value, player }))),
  )
  return tables.flatMap(({ seats, variant: value, player }) => {
    const known = chapters.find((c) => c.seats === seats && c.variant === value && c.player === player)
    if (known !== undefined) return [known]
    if (!players.includes(player)) return []
    const thoughts = thoughtsOf(mind, player)
    return [{ seats, variant: value, player, thoughts, matches: 0, tree: noBranch(), examples: [] }]
  })
}

/** The first choice of a seat by lot: one of what can be begun with, each as likely, in the best way there is. Null for a choice that does not count. */
function byLot({ mind, openings }: Played, seen: State, seat: Seat, rng: Rng): Choice | null {
  const label = (choice: Choice) => labelKey(openings.label(seen, seat, choice, mind.game.box) ?? [])
  const all = [...new Set(thinkable(mind, seen, seat).map(label))].filter((key) => key !== '')
  if (all.length === 0) return null
  const drawn = at(all, below(rng, all.length))
  return ranking(mind, seen, seat, rng).find(({ choice }) => label(choice) === drawn)?.choice ?? null
}

/** Plays the next match of a chapter, and counts it. */
function playNext(played: Played, chapter: Chapter): Chapter {
  const { title, mind, openings } = played
  const { seats, variant, player, thoughts, matches, tree } = chapter
  const options = openings.variant === null ? {} : { [openings.variant]: variant }
  const seed = seedOf(title.game.id, chapter, matches)
  const opened = openMatch(title, { seats, options, seed })
  if (!('match' in opened)) throw new Error(`no table for ${seats}`)
  const { match } = opened
  const rng = rngOf(`${seed}/players`)
  const budget: Budget | undefined = thoughts > 0 ? { iterations: thoughts } : undefined
  const follower = new Follower(openings, match.game, seats)
  const choices: string[] = []
  /** By seat: how many choices had been made when its last one that counts was. */
  const until = new Array<number>(seats).fill(0)
  while (!isOver(match.state)) {
    const seat = deciders(match.game, match.state)[0] ?? 0
    const seen = { ...view(match.game, match.state, seat), events: null }
    const drawn = player === 'lot' && at(follower.paths, seat).length === 0 ? byLot(played, seen, seat, rng) : null
    const choice = drawn ?? levels[player === 'master' ? 'master' : 'journeyman'].choose(mind, seen, seat, rng, budget)
    choices.push(keyOf(choice))
    if (follower.note(match.state, seat, choice)) until[seat] = choices.length
    if (playIn(match, seat, choice) !== null) throw new Error(`${keyOf(choice)} is refused`)
  }
  for (const beginning of beginningsAt(match.game, match.state, follower.paths)) count(tree, beginning)
  const shown = follower.paths.map((path, seat) => ({
    path,
    example: { match: matches, seat, choices: choices.slice(0, at(until, seat)) },
  }))
  const lines = linesOf(played, chapter)
  for (const { path, example } of shown) if (path.length === openings.depth) lines.set(path.join(' / '), example)
  return { ...chapter, matches: matches + 1 }
}

/** By table: a match for every line that was played to its end since the script began, and for those of the book. */
const seen = new Map<string, Map<string, Example>>()
function linesOf({ title, openings }: Played, chapter: Chapter): Map<string, Example> {
  const table = seedOf(title.game.id, chapter, 0)
  const known = seen.get(table)
  if (known !== undefined) return known
  const lines = new Map<string, Example>()
  for (const example of chapter.examples) {
    const shown = shownBy(title, openings, chapter, example)
    if (shown !== null) lines.set(shown.path.join(' / '), example)
  }
  seen.set(table, lines)
  return lines
}

/** The matches on which a chapter is shown: one for every first choice, then for every second and third, the usual ones first. */
function shownIn(played: Played, chapter: Chapter): readonly Example[] {
  const times = (path: readonly string[]) => branchAt(chapter.tree, path)?.[0] ?? 0
  const lines = [...linesOf(played, chapter)]
    .map(([line, example]) => ({ path: line.split(' / '), example }))
    .sort((a, b) => times(b.path) - times(a.path))
  const shown = new Set<Example>()
  const covered = new Set<string>()
  for (let depth = 1; depth <= played.openings.depth; depth++)
    for (const { path, example } of lines) {
      if (covered.has(path.slice(0, depth).join(' / ')) || times(path.slice(0, depth)) < LEAST_SHOWN) continue
      if (shown.size >= MOST_EXAMPLES) break
      for (let d = 1; d <= path.length; d++) covered.add(path.slice(0, d).join(' / '))
      shown.add(example)
    }
  return [...shown]
}

/** Who does not search is quick, and plays so many matches to one of the others. */
const QUICKER = 4
const dueOf = ({ matches, thoughts }: Chapter): number => (thoughts === 0 ? matches / QUICKER : matches)

/** One line a chapter. */
function write(id: string, book: Book): number {
  const path = bookPath(id)
  mkdirSync(dirname(path), { recursive: true })
  const lines = book.chapters.map((chapter) => `    ${JSON.stringify(chapter)}`)
  const text = `{\n  "rules": ${book.rules},\n  "chapters": [\n${lines.join(',\n')}\n  ]\n}\n`
  writeFileSync(path, text)
  return gzipSync(text).length
}

for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const [title, mind, openings] = await Promise.all([findTitle(id), findMind(id), findOpenings(id)])
  if (title === null || mind === null) throw new Error(`no game ${id}`)
  if (openings === null) continue
  const played = { title, mind, openings }
  const path = bookPath(id)
  const chapters = chaptersOf(played, readBook(title, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null))
  const wanted = (c: Chapter) => c.matches < Number(values.matches) && (values.player ?? c.player) === c.player
  for (let n = 1; ; n++) {
    // The table with the fewest matches is next.
    const [next] = chapters.filter(wanted).sort((a, b) => dueOf(a) - dueOf(b))
    const last = next === undefined || Date.now() > ends
    if (!last) chapters[chapters.indexOf(next)] = playNext(played, next)
    if (!last && n % EVERY !== 0) continue
    for (const [i, chapter] of chapters.entries()) chapters[i] = { ...chapter, examples: shownIn(played, chapter) }
    const size = write(id, { rules: title.game.version, chapters })
    const all = chapters.reduce((sum, { matches }) => sum + matches, 0)
    console.log(`${id}: ${all} matches at ${chapters.length} tables, ${(size / 1000).toFixed(1)} kB packed`)
    if (size > LARGEST) console.log(`${id}: the book is full`)
    if (last || size > LARGEST) break
  }
}
