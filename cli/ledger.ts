// A file of results, one a line under a first line that says what they are results of: whatever was broken off goes on
// where it stopped.
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync } from 'node:fs'
import type { Desk } from './desk.ts'
import { codeOf } from './files.ts'
import { failed, Stop } from './stop.ts'

export interface Ledger<T> {
  /** What the file held when it was opened, by key; of several with the same key the last. */
  readonly done: ReadonlyMap<string, T>
  add(result: T): void
}

/** What stands in a file, and what it says of itself when it is another one. */
interface Kind<T> {
  readonly head: object
  /** A result that was read, or null: a line cut short by a crash is nobody's result. */
  read(line: unknown): T | null
  keyOf(result: T): string
  /** What is said of a file that was begun for something else, or is none of these at all. */
  readonly other: string
}

/** No file: nothing is kept. */
export const nowhere = <T>(): Ledger<T> => ({ done: new Map(), add: () => {} })

/** Opens a file of results, new or broken off. */
export function ledgerIn<T>(path: string, kind: Kind<T>, desk: Desk): Ledger<T> {
  const head = JSON.stringify(kind.head)
  try {
    if (!existsSync(path) || statSync(path).size === 0) appendFileSync(path, `${head}\n`)
    const text = readFileSync(path, 'utf8')
    const [first, ...lines] = text.split('\n')
    if (first !== head) return failed(kind.other)
    const done = new Map<string, T>()
    for (const line of lines) {
      const result = kind.read(parsed(line))
      if (result !== null) done.set(kind.keyOf(result), result)
    }
    // A cut line must not swallow the next one.
    if (!text.endsWith('\n')) appendFileSync(path, '\n')
    return { done, add: (result) => append(path, JSON.stringify(result)) }
  } catch (error) {
    if (error instanceof Stop) throw error
    return failed(desk.t.file.unwritable(path, codeOf(error)))
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function append(path: string, line: string): void {
  const file = openSync(path, 'a')
  appendFileSync(file, `${line}\n`)
  fsyncSync(file)
  closeSync(file)
}
