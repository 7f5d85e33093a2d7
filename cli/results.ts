// The results of an arena, one line a game: an arena that was broken off goes on where it stopped.
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import type { Outcome } from '../bots/arena/game.ts'
import type { Budget } from '../bots/bot.ts'
import type { Values } from '../kernel/variants.ts'
import type { Desk } from './desk.ts'
import { codeOf } from './files.ts'
import { failed, Stop } from './stop.ts'

/** What an arena is about; the first line of its file. */
export interface Arena {
  readonly arena: 1
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Values
  /** Who holds each place, as typed. */
  readonly bots: readonly string[]
  readonly budget: Budget
  readonly seed: string
}

export interface Results {
  readonly done: readonly Outcome[]
  add(outcome: Outcome): void
}

/** No file: nothing is kept. */
export const nowhere = (): Results => ({ done: [], add: () => {} })

/** Opens the file of an arena, new or broken off. A line cut short by a crash is played again. */
export function resultsIn(path: string, arena: Arena, desk: Desk): Results {
  const head = JSON.stringify(arena)
  try {
    if (!existsSync(path)) appendFileSync(path, `${head}\n`)
    const text = readFileSync(path, 'utf8')
    const [first, ...lines] = text.split('\n')
    if (first !== head) return failed(desk.t.arena.other(path))
    const done = new Map<number, Outcome>()
    for (const line of lines) {
      const outcome = outcomeOf(line)
      if (outcome !== null) done.set(outcome.index, outcome)
    }
    // A cut line must not swallow the next one.
    if (!text.endsWith('\n')) appendFileSync(path, '\n')
    return { done: [...done.values()], add: (outcome) => append(path, JSON.stringify(outcome)) }
  } catch (error) {
    if (error instanceof Stop) throw error
    return failed(desk.t.file.unwritable(path, codeOf(error)))
  }
}

function append(path: string, line: string): void {
  const file = openSync(path, 'a')
  appendFileSync(file, `${line}\n`)
  fsyncSync(file)
  closeSync(file)
}

function outcomeOf(line: string): Outcome | null {
  try {
    const x = JSON.parse(line) as Outcome
    return Number.isInteger(x.index) && Array.isArray(x.scores) && Array.isArray(x.winners) ? x : null
  } catch {
    return null
  }
}
