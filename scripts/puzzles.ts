// npm run puzzles -- <game> … [--count 40] [--minutes 30] [--from 0]: looks through matches of computers for moments with one clearly best
// choice, each solved by the search with three seeds, and adds them to the game's puzzles. It goes on where it stopped.
// With --again WORDS it solves those that are there once more, with three other seeds made of these words, and takes out what is not solved alike.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PuzzleFile } from '../analysis/puzzle.ts'
import { puzzleIn, solvedAgain } from '../analysis/solve.ts'
import { greedy, ranking } from '../bots/greedy.ts'
import { findMind, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { Seat, State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { positionOf } from '../match/position.ts'
import type { Mind } from '../title/mind.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '600' },
    from: { type: 'string', default: '0' },
    again: { type: 'string' },
  },
})
const ends = Date.now() + Number(values.minutes) * 60_000
/** One decision in so many is looked at: a match that is looked through whole gives puzzles that are all alike. */
const EVERY = 5
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

/** How hard the answer is to see: its place among all choices at a glance. */
function levelOf(mind: Mind, seen: State, seat: Seat, answer: string): number {
  const order = ranking(mind, seen, seat, rngOf('level'))
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

type Found = PuzzleFile['puzzles'][number]

/** The puzzles of one match. */
function puzzlesIn(mind: Mind, seats: number, seed: string): Found[] {
  const { game } = mind
  const chosen = chooseOptions(game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const s = begin(game, chosen.options, seats, rngOf(seed))
  const rng = rngOf(`${seed}/players`)
  const found: Found[] = []
  while (!isOver(s) && found.length < MOST && Date.now() < ends) {
    const [seat = 0] = deciders(game, s)
    const seen = view(game, s, seat)
    seen.events = null
    if (below(rng, EVERY) === 0) {
      const rows = puzzleIn(mind, seen, seat, `${seed}/${found.length}`)
      const [answer] = rows ?? []
      if (rows !== null && answer !== undefined) {
        const level = levelOf(mind, seen, seat, keyOf(answer.choice))
        const from = { ...positionOf(game, s, seat), eyes: seat }
        found.push({ seats, options: chosen.options, from, rows, level })
      }
    }
    commit(game, s, seat, greedy.choose({ ...mind, worlds: 1 }, seen, seat, rng))
  }
  return found
}

/** Solves the puzzles of a game once more; those that three other searches do not solve alike are taken out. */
function solveAgain(mind: Mind, id: string, words: string): void {
  const kept = keptOf(id, mind.game.version)
  const sound = kept.puzzles.filter(({ from, rows }, i) => {
    const [answer] = rows
    const right = answer === undefined ? '' : keyOf(answer.choice)
    const found = solvedAgain(mind, { ...from.state, events: null }, from.eyes, `${words}/${id}/${i}`)
    const holds = found.every((key) => key === right)
    if (!holds) console.log(`${id}: puzzle ${i + 1}, ${right}: ${found.join(', ')}`)
    return holds
  })
  console.log(`${id}: ${sound.length} of ${kept.puzzles.length} solved alike by three other searches`)
  if (sound.length < kept.puzzles.length) write(id, { ...kept, puzzles: sound })
}

for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const mind = await findMind(id)
  if (mind === null) throw new Error(`no game ${id}`)
  if (values.again !== undefined) {
    solveAgain(mind, id, values.again)
    continue
  }
  const [min, max] = mind.game.players
  let kept = keptOf(id, mind.game.version)
  while (kept.puzzles.length < Number(values.count) && Date.now() < ends) {
    // Every other match is at the smallest table, where a choice weighs most.
    const seats = kept.tried % 2 === 0 ? min : min + ((kept.tried >> 1) % (max - min + 1))
    const found = puzzlesIn(mind, seats, `puzzle/${id}/${kept.tried}`)
    kept = { ...kept, tried: kept.tried + 1, puzzles: [...kept.puzzles, ...found] }
    write(id, kept)
    console.log(`${id}: match ${kept.tried} with ${seats} seats, ${found.length} new, ${kept.puzzles.length} in all`)
  }
}
