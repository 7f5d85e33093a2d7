// The rows of a game put into chapters: by how many sat there, by which rules, and by who chose.
import type { HouseChapter, HousePlayers } from '../../wire/openings.ts'
import { HOUSE_PLAYERS, SEVERAL } from '../../wire/openings.ts'
import type { BeginningRead } from '../store/openings.ts'
import { add, type Case, noTally, type Tally, toldOf } from './tally.ts'

interface Begun extends Pick<HouseChapter, 'seats' | 'variant' | 'who'> {
  matches: number
  readonly tally: Tally
  /** Matches that wait until they are several. */
  readonly waiting: (readonly Case[])[]
}

/** Adds matches up, row by row in their order. */
export class Chapters {
  readonly #depth: number
  readonly #found = new Map<string, Begun>()
  /** The rows of the match that is being read. */
  #match: BeginningRead[] = []

  constructor(depth: number) {
    this.#depth = depth
  }

  add(row: BeginningRead): void {
    if (this.#match[0] !== undefined && this.#match[0].table !== row.table) this.#close()
    this.#match.push(row)
  }

  /** What is told of all that was added. */
  told(): readonly HouseChapter[] {
    this.#close()
    const order = ({ seats, variant, who }: HouseChapter) => `${seats}/${variant}/${HOUSE_PLAYERS.indexOf(who)}`
    return [...this.#found.values()]
      .flatMap(({ seats, variant, who, matches, tally }): HouseChapter[] => {
        const tree = toldOf(tally)
        return tree === null ? [] : [{ seats, variant, who, matches, tree }]
      })
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
  }

  /** The match is read: each chapter takes its seats. */
  #close(): void {
    const people = this.#match.flatMap(({ person }) => person ?? [])
    for (const who of HOUSE_PLAYERS) {
      const rows = this.#match.filter((row) => row.who === who)
      const [first] = rows
      if (first !== undefined) this.#take(this.#chapter(first, who), casesOf(rows, who, people))
    }
    this.#match = []
  }

  #chapter({ seats, variant }: BeginningRead, who: HousePlayers): Begun {
    const key = `${seats}/${variant}/${who}`
    const found = this.#found.get(key) ?? { seats, variant, who, matches: 0, tally: noTally(), waiting: [] }
    this.#found.set(key, found)
    return found
  }

  /** Matches come in several at once, so that no single one shows in what changed since the last look. */
  #take(chapter: Begun, cases: readonly Case[]): void {
    chapter.waiting.push(cases)
    if (chapter.waiting.length < SEVERAL.matches) return
    chapter.matches += chapter.waiting.length
    for (const one of chapter.waiting.splice(0).flat()) add(chapter.tally, one, this.#depth)
  }
}

const casesOf = (rows: readonly BeginningRead[], who: HousePlayers, people: readonly string[]): readonly Case[] =>
  rows.map(({ table, person, path, won, points }) => {
    const own = person === null ? [] : [person]
    return { table, path, won, points, people: who === 'people' ? own : people }
  })
