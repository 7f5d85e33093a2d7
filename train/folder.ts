// Where training keeps its games: a file for each generation, one game a line, so that it can be broken off at any moment.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NetFile } from '../title/weights.ts'
import type { Record } from './record.ts'

/** How a generation did. */
export interface Step {
  readonly generation: number
  /** Games it learned from, all generations together, and positions. */
  readonly games: number
  readonly positions: number
  /** The loss on games it did not learn from: insight's, that of the net it began as, and its own. */
  readonly insight: number
  readonly began: number
  readonly loss: number
  /** What it won against the best so far and against `master-1`, with the same iterations, in how many games, at how many seats. */
  readonly gates: readonly {
    readonly against: string
    readonly seats: number
    readonly games: number
    readonly won: number
  }[]
  readonly kept: boolean
}

export interface Folder {
  /** The net that training goes on from, written down at its beginning; null where it begins with none. */
  begin(net: NetFile | null): NetFile | null
  /** In the order of their seeds, however they were added. */
  games(generation: number): Record[]
  add(generation: number, record: Record): void
  steps(): Step[]
  note(step: Step): void
  /** The net of a generation, kept or not. */
  save(generation: number, net: NetFile): void
  net(generation: number): NetFile | null
}

/** A line that was being written when the machine stopped is left out. */
const whole = (line: string): boolean => line.startsWith('{') && line.endsWith('}')

/** The number at the end of a game's seed. */
const numberOf = ({ seed }: Record): number => Number(seed.slice(seed.lastIndexOf('/') + 1))

export function folderAt(path: string): Folder {
  mkdirSync(path, { recursive: true })
  const fileOf = (generation: number) => join(path, `games-${generation}.jsonl`)
  const netFileOf = (generation: number) => join(path, `net-${generation}.json`)
  const stepsFile = join(path, 'steps.jsonl')
  const beginFile = join(path, 'begun.json')
  const lines = (file: string): string[] =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(whole) : []
  return {
    begin(net) {
      if (!existsSync(beginFile)) writeFileSync(beginFile, `${JSON.stringify(net)}\n`)
      return JSON.parse(readFileSync(beginFile, 'utf8'))
    },
    games: (generation) =>
      lines(fileOf(generation))
        .map((line): Record => JSON.parse(line))
        .sort((a, b) => numberOf(a) - numberOf(b)),
    add: (generation, record) => appendFileSync(fileOf(generation), `${JSON.stringify(record)}\n`),
    steps: () => lines(stepsFile).map((line) => JSON.parse(line)),
    note: (step) => appendFileSync(stepsFile, `${JSON.stringify(step)}\n`),
    save: (generation, net) => writeFileSync(netFileOf(generation), `${JSON.stringify(net)}\n`),
    net: (generation) =>
      existsSync(netFileOf(generation)) ? JSON.parse(readFileSync(netFileOf(generation), 'utf8')) : null,
  }
}
