// In a thread of opponents: judges a piece of a match that has ended. A piece is small, because whoever waits for a move comes first.
import { effortOf, QUICK } from '../../analysis/analyse.ts'
import { addLuck, type Luck, luckOf, noLuck } from '../../analysis/luck.ts'
import { findMind, findTitle } from '../../games/shelf.ts'
import { readMatch } from '../../match/file.ts'

/** What is known of a match so far. */
export interface Piece {
  readonly luck: Luck
  /** Lines of the story that are judged. */
  readonly lines: number
  readonly done: boolean
  readonly rules: number
  readonly net: boolean
  readonly draws: number
}

export interface Piecework {
  /** A match file. */
  readonly text: string
  /** What is known from the piece before; null for the first. */
  readonly known: Piece | null
}

/** Milliseconds after which no further line is begun. */
const PIECE = 30

/** The match this thread was judging last, and where it stopped: another piece of the same need not be read again. */
let last: { readonly text: string; lines: number; readonly lucks: Generator<Luck>; readonly blank: Piece } | null = null

async function begun(text: string, from: number): Promise<typeof last> {
  const read = await readMatch(text, findTitle)
  if ('problem' in read) return null
  const { match } = read
  const mind = await findMind(match.game.id, match.sheet)
  if (mind === null) return null
  const { draws } = effortOf(QUICK)
  const by = { rules: match.game.version, net: mind.taught, draws }
  const blank = { luck: noLuck(match.seats), lines: 0, done: false, ...by }
  return { text, lines: from, lucks: luckOf(mind, match, match.story, draws, from), blank }
}

export async function judge({ text, known }: Piecework): Promise<Piece | null> {
  const from = known?.lines ?? 0
  if (last?.text !== text || last.lines !== from) last = await begun(text, from)
  if (last === null) return null
  const until = performance.now() + PIECE
  let { luck } = known ?? last.blank
  do {
    const next = last.lucks.next()
    if (next.done) {
      const { lines } = last
      const piece = { ...last.blank, luck, lines, done: true }
      last = null
      return piece
    }
    luck = addLuck(luck, next.value)
    last.lines++
  } while (performance.now() < until)
  return { ...last.blank, luck, lines: last.lines }
}
