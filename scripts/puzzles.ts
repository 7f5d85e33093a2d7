// npm run puzzles -- <game> … [--count 40] [--minutes 30] [--from 0]: looks through matches of computers for moments with one clearly best
// choice, each solved by the search with three seeds, and adds them to the game's puzzles. It goes on where it stopped.
// With --kept PATH …, match files or folders of them, or --house DATA, the folder or database of a house, it looks through the finished matches there
// instead: every choice of every seat. A puzzle holds the table as one seat sees it, and no name.
// With --again WORDS those that are there stand the same test once more, with three other seeds made of these words: the figures of those that do are
// written anew, the others and those that ask the same twice are taken out.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { momentOf, type PuzzleFile } from '../analysis/puzzle.ts'
import { puzzleIn, solved } from '../analysis/solve.ts'
import { ranking } from '../bots/greedy.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { positionOf } from '../match/position.ts'
import type { Mind } from '../title/mind.ts'
import { type Asked, fromFiles, fromHouse, generated, type Kept, momentsIn } from './puzzling/sources.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '600' },
    from: { type: 'string', default: '0' },
    again: { type: 'string' },
    kept: { type: 'string', multiple: true },
    house: { type: 'string' },
  },
})
const ends = Date.now() + Number(values.minutes) * 60_000
/** No match gives more than this. */
const MOST = 2

const pathOf = (id: string) => join(import.meta.dirname, '..', 'games', id, 'puzzles', 'puzzles.json')

function keptOf(id: string, rules: number): PuzzleFile {
  const path = pathOf(id)
  const kept: PuzzleFile | null = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  return kept !== null && kept.rules === rules ? kept : { rules, tried: Number(values.from), puzzles: [] }
}

/** One line a puzzle, so that a further one is a further line. A game without puzzles has no file. */
function write(id: string, { rules, tried, puzzles }: PuzzleFile): void {
  if (puzzles.length === 0) return
  const path = pathOf(id)
  mkdirSync(dirname(path), { recursive: true })
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`)
  const list = `[\n${lines.join(',\n')}\n  ]`
  writeFileSync(path, `{\n  "rules": ${rules},\n  "tried": ${tried},\n  "puzzles": ${list}\n}\n`)
}

type Found = PuzzleFile['puzzles'][number]

/** How hard the answer is to see: its place among all choices at a glance. */
function levelOf(mind: Mind, { state, eyes }: Found['from'], answer: string): number {
  const order = ranking(mind, { ...state, events: null }, eyes, rngOf('level'))
  return (
    1 +
    Math.min(
      4,
      Math.max(
        0,
        order.findIndex(({ choice }) => keyOf(choice) === answer),
      ),
    )
  )
}

/** The puzzles among some moments of one match. */
function puzzlesIn(mind: Mind, moments: Iterable<Asked>, seed: string): Found[] {
  const { game } = mind
  const found: Found[] = []
  for (const { table, seat, options } of moments) {
    if (found.length === MOST || Date.now() >= ends) break
    const seen = { ...view(game, table, seat), events: null }
    const rows = puzzleIn(mind, seen, seat, `${seed}/${found.length}`)
    const [answer] = rows ?? []
    if (rows === null || answer === undefined) continue
    const from = { ...positionOf(game, table, seat), eyes: seat }
    found.push({ seats: table.seats, options, from, rows, level: levelOf(mind, from, keyOf(answer.choice)) })
  }
  return found
}

/** Adds what nobody has asked yet; gives how many that were. */
function add(
  id: string,
  kept: PuzzleFile,
  found: readonly Found[],
): { readonly kept: PuzzleFile; readonly added: number } {
  const asked = new Set(kept.puzzles.map(momentOf))
  const fresh = found.filter((one) => !asked.has(momentOf(one)))
  const now = { ...kept, puzzles: [...kept.puzzles, ...fresh] }
  write(id, now)
  return { kept: now, added: fresh.length }
}

/** Looks through matches of quick opponents, every other one at the smallest table, where a choice weighs most. */
function generate(mind: Mind, id: string): void {
  const [min, max] = mind.game.players
  let kept = keptOf(id, mind.game.version)
  while (kept.puzzles.length < Number(values.count) && Date.now() < ends) {
    const seats = kept.tried % 2 === 0 ? min : min + ((kept.tried >> 1) % (max - min + 1))
    const seed = `puzzle/${id}/${kept.tried}`
    const done = add(id, { ...kept, tried: kept.tried + 1 }, puzzlesIn(mind, generated(mind, seats, seed), seed))
    kept = done.kept
    console.log(`${id}: match ${kept.tried} with ${seats} seats, ${done.added} new, ${kept.puzzles.length} in all`)
  }
}

/** Looks through matches that people kept. */
async function lookThrough(mind: Mind, id: string, matches: Kept): Promise<void> {
  let kept = keptOf(id, mind.game.version)
  let n = 0
  for await (const { name, match } of matches) {
    if (kept.puzzles.length >= Number(values.count) || Date.now() >= ends) break
    const done = add(id, kept, puzzlesIn(mind, momentsIn(match), `kept/${match.seed}`))
    kept = done.kept
    n++
    console.log(`${id}: ${name} with ${match.seats} seats, ${done.added} new, ${kept.puzzles.length} in all`)
  }
  if (n === 0) console.log(`${id}: no match to look through`)
}

/** Puts the puzzles of a game to the test once more. */
function solveAgain(mind: Mind, id: string, words: string): void {
  const kept = keptOf(id, mind.game.version)
  const seen = new Set<string>()
  const sound = kept.puzzles.flatMap((puzzle, i): Found[] => {
    const { from, rows } = puzzle
    const answer = at(rows, 0).choice
    const found = seen.has(momentOf(puzzle))
      ? 'asked before'
      : solved(mind, { ...from.state, events: null }, from.eyes, `${words}/${id}/${momentOf(puzzle)}`, answer)
    seen.add(momentOf(puzzle))
    if (typeof found === 'string') console.log(`${id}: puzzle ${i + 1}, ${keyOf(answer)}: ${found}`)
    return typeof found === 'string' ? [] : [{ ...puzzle, rows: found, level: levelOf(mind, from, keyOf(answer)) }]
  })
  console.log(`${id}: ${sound.length} of ${kept.puzzles.length} stood the test again`)
  write(id, { ...kept, puzzles: sound })
}

for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const mind = await findMind(id)
  if (mind === null) throw new Error(`no game ${id}`)
  if (values.again !== undefined) {
    solveAgain(mind, id, values.again)
    continue
  }
  if (values.kept === undefined && values.house === undefined) generate(mind, id)
  if (values.kept !== undefined) await lookThrough(mind, id, fromFiles(mind, values.kept))
  if (values.house !== undefined) await lookThrough(mind, id, fromHouse(mind, values.house))
}
